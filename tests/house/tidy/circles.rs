//! Files that name each other in a circle: none of them can be read, or changed, without all the others.
//!
//! A file is a node, `mod.rs` is its folder's. An arrow goes from a file that names something to the file that
//! defines it, through all windows (`pub use`), which are not arrows themselves; nor is `mod child;`. Tests may
//! use anything.

use super::source::{Kind, Path, Said, Source};
use std::collections::{BTreeMap, BTreeSet};

/// A file, by its crate and the modules that lead to it.
type Place = Path;

/// All files of the crates.
pub(crate) struct House {
    files: BTreeMap<Place, Source>,
}

/// An arrow: one file names something in another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Arrow {
    pub(crate) from: Place,
    pub(crate) to: Place,
    pub(crate) line: usize,
    pub(crate) path: String,
}

/// The target of a path.
enum Found {
    Module(Place),
    /// An item of that file.
    Item(Place),
}

/// `crates/app/src/view/mod.rs` is `app::view`. The library of the command line has the name `batch`.
fn place(name: &str) -> Place {
    let name = name.trim_end_matches(".rs").trim_end_matches("/mod");
    let name = name.trim_start_matches("crates/");
    let name = name.replace("command/src/batch", "batch/src");
    let (package, rest) = match name.strip_prefix("src/") {
        Some(rest) => ("page", rest),
        None => name.split_once("/src").unwrap_or((&name, "")),
    };
    let parts = rest.split('/').filter(|part| !part.is_empty());
    let parts = parts.filter(|part| *part != "lib" && (package == "page" || *part != "main"));
    [package]
        .into_iter()
        .chain(parts)
        .map(str::to_owned)
        .collect()
}

impl House {
    pub(crate) fn read(files: &[(String, String)]) -> Self {
        let read = |(name, text): &(String, String)| (place(name), Source::read(text));
        Self {
            files: files
                .iter()
                .filter(|(name, _)| !name.ends_with("/tests.rs"))
                .map(read)
                .collect(),
        }
    }

    /// The target of a path from a file, if it is one of ours. `fuel` runs out if names stand for each other.
    fn find(&self, from: &Place, said: &Said, fuel: usize) -> Option<Found> {
        let fuel = fuel.checked_sub(1)?;
        let (mut found, rest) = self.start(from, said, fuel)?;
        for (n, part) in rest.iter().enumerate() {
            let Found::Module(module) = &found else { break };
            let is_value = n + 1 == rest.len() && said.kind == Kind::Code;
            found = self.step(module, part, is_value, fuel);
        }
        Some(found)
    }

    /// Where a path begins, and the rest of it.
    fn start<'a>(
        &self,
        from: &Place,
        said: &'a Said,
        fuel: usize,
    ) -> Option<(Found, &'a [String])> {
        let (first, rest) = said.path.split_first()?;
        let child = self.child(from, first).filter(|_| !rest.is_empty());
        let module = match first.as_str() {
            "crate" => from[..1].to_vec(),
            "self" => from.clone(),
            "super" => {
                let n = said.path.iter().take_while(|part| *part == "super").count();
                let up = from.len() - n.saturating_sub(said.depth);
                return Some((Found::Module(from[..up].to_vec()), &said.path[n..]));
            }
            _ if child.is_some() => child?,
            _ => match self.files[from].brought.get(first) {
                Some(brought) => return Some((self.find(from, brought, fuel)?, rest)),
                None => Some(vec![first.clone()]).filter(|root| self.files.contains_key(root))?,
            },
        };
        Some((Found::Module(module), rest))
    }

    fn child(&self, module: &Place, name: &str) -> Option<Place> {
        let place = [&module[..], &[name.to_owned()]].concat();
        self.files.contains_key(&place).then_some(place)
    }

    /// The meaning of a name in a module. If the module does not seem to have it, one of its macros made it.
    fn step(&self, module: &Place, name: &str, prefers_item: bool, fuel: usize) -> Found {
        let item = || Found::Item(module.clone());
        let Some(source) = self.files.get(module) else {
            return item();
        };
        let is_item = source.items.contains(name);
        match self.child(module, name) {
            Some(child) if !(is_item && prefers_item) => Found::Module(child),
            _ if is_item => item(),
            _ => self.brought(module, name, fuel).unwrap_or_else(item),
        }
    }

    /// The meaning of this name in a module's imports.
    fn brought(&self, module: &Place, name: &str, fuel: usize) -> Option<Found> {
        let brought = &self.files[module].brought;
        if let Some(said) = brought.get(name) {
            return self.find(module, said, fuel);
        }
        match self.find(module, brought.get("*")?, fuel)? {
            Found::Module(other) => Some(self.step(&other, name, true, fuel)),
            found => Some(found),
        }
    }

    /// Which file names which, without tests and windows.
    pub(crate) fn arrows(&self) -> Vec<Arrow> {
        let mut arrows = Vec::new();
        for (from, source) in &self.files {
            let counts = |said: &&Said| matches!(said.kind, Kind::Import | Kind::Code);
            for said in source.said.iter().filter(counts) {
                if let Some(Found::Item(to)) = self.find(from, said, 16)
                    && to != *from
                {
                    arrows.push(Arrow {
                        from: from.clone(),
                        to,
                        line: said.line,
                        path: said.path.join("::"),
                    });
                }
            }
        }
        arrows
    }
}

/// Files that can all reach each other.
#[derive(Debug)]
pub(crate) struct Circle(BTreeSet<Place>);

impl Circle {
    /// The files by their modules, without the name of our own library.
    pub(crate) fn names(&self) -> Vec<String> {
        self.0.iter().map(written).collect()
    }

    /// The circle with the lines that make it.
    pub(crate) fn told(&self, arrows: &[Arrow]) -> String {
        let inside = |arrow: &&Arrow| self.0.contains(&arrow.from) && self.0.contains(&arrow.to);
        let mut lines: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        for arrow in arrows.iter().filter(inside) {
            let says = format!("{}: {}", arrow.line, arrow.path);
            lines
                .entry((&arrow.from, &arrow.to))
                .or_default()
                .insert(says);
        }
        let mut told = format!("circle of {}:\n", self.0.len());
        for ((from, to), says) in lines {
            let says = says.into_iter().collect::<Vec<_>>().join(", ");
            told += &format!("  {} -> {} (line {says})\n", written(from), written(to));
        }
        told
    }
}

fn written(place: &Place) -> String {
    place.join("::")
}

/// All circles, each once.
pub(crate) fn circles(arrows: &[Arrow]) -> Vec<Circle> {
    let mut next: BTreeMap<&Place, BTreeSet<&Place>> = BTreeMap::new();
    for arrow in arrows {
        next.entry(&arrow.from).or_default().insert(&arrow.to);
    }
    let reached = |from: &&Place| reach(&next, from);
    let reached: BTreeMap<&Place, BTreeSet<&Place>> =
        next.keys().map(|from| (*from, reached(from))).collect();
    let mut circles = BTreeSet::new();
    for (from, there) in &reached {
        let back = |to: &&&Place| reached.get(**to).is_some_and(|all| all.contains(*from));
        let circle: BTreeSet<Place> = there
            .iter()
            .filter(back)
            .map(|place| (*place).clone())
            .collect();
        circles.extend((!circle.is_empty()).then_some(circle));
    }
    circles.into_iter().map(Circle).collect()
}

fn reach<'a>(next: &BTreeMap<&'a Place, BTreeSet<&'a Place>>, from: &Place) -> BTreeSet<&'a Place> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&Place> = vec![from];
    while let Some(place) = open.pop() {
        for to in next.get(place).into_iter().flatten() {
            if seen.insert(*to) {
                open.push(to);
            }
        }
    }
    seen
}
