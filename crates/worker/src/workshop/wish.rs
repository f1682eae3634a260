//! The page's request as options of `nonet generate`. Fields that the chosen way does not use are left out, as they
//! are hidden.

use nonet::generate::MINIMAL_SIDE;

/// The fields for the techniques that a puzzle needs; the next is shown once one is filled.
const TECHNIQUES: [&str; 3] = ["technique", "technique-2", "technique-3"];

/// The field for a technique that its path contains.
const CONTAINED: &str = "technique-in";

/// The fields by name, with their content; a ticked one holds "on".
#[derive(Clone, Copy)]
struct Fields<'a>(&'a [(String, String)]);

impl<'a> Fields<'a> {
    /// The content of each field of this name.
    fn all(self, name: &str) -> impl Iterator<Item = &'a str> {
        let fields = self.0.iter().filter(move |(field, _)| field == name);
        fields.map(|(_, value)| value.trim())
    }

    /// The content of the field; empty if there is no such field.
    fn get(self, name: &str) -> &'a str {
        self.all(name).next().unwrap_or_default()
    }
}

/// The options for a board of this many cells.
pub(super) fn words(fields: &[(String, String)], n_cells: usize) -> String {
    let form = Fields(fields);
    let way = form.get("way");
    let mut words = match way {
        "scatter" => "--scatter".to_owned(),
        "pattern" => format!("--pattern {}", form.get("drawn")),
        _ => format!("--symmetry {}", form.get("symmetry")),
    };
    let givens = range(form, "fewest", "most", ["1", "625"]);
    let givens = givens.or_else(|| usual_givens(n_cells, way));
    if let Some(givens) = givens.as_ref().filter(|_| way != "pattern") {
        words += &format!(" --givens {givens}");
    }
    if way != "scatter" {
        let wished = TECHNIQUES.iter().map(|name| form.get(name));
        let wished = wished.take_while(|slug| !slug.is_empty());
        words.extend(wished.map(|slug| format!(" --needs {slug}")));
        let contained = Some(form.get(CONTAINED)).filter(|slug| !slug.is_empty());
        words.extend(contained.map(|slug| format!(" --contains {slug}")));
    }
    let attempts = form.get("attempts");
    if !attempts.is_empty() {
        words += &format!(" --attempts {attempts}");
    }
    words += &rating(form);
    words.extend(form.all("off").map(|slug| format!(" --without {slug}")));
    let plain = givens.is_none() && words == "--symmetry none";
    if plain || form.get("minimal") == "on" {
        words += " --minimal";
    }
    words
}

/// Boards too large to be dug until every given is needed are dug until about half of the cells are empty, unless a
/// number is asked for: docs/GENERATE.md has the figures.
fn usual_givens(n_cells: usize, way: &str) -> Option<String> {
    let is_large = n_cells > MINIMAL_SIDE * MINIMAL_SIDE;
    let part = |percent: usize| n_cells * percent / 100;
    (is_large && way == "dig").then(|| format!("{}..{}", part(51), part(55)))
}

/// `from..to`; an empty end becomes the extreme. `None` if both are empty.
fn range(form: Fields<'_>, from: &str, to: &str, furthest: [&str; 2]) -> Option<String> {
    let ends = [form.get(from), form.get(to)];
    if ends == ["", ""] {
        return None;
    }
    let [from, to] = [0, 1].map(|end| match ends[end] {
        "" => furthest[end],
        said => said,
    });
    Some(format!("{from}..{to}"))
}

/// A scale with its two ends, or a level.
fn rating(form: Fields<'_>) -> String {
    let scale = form.get("rating");
    if scale.is_empty() {
        return String::new();
    }
    if scale.contains(':') {
        return format!(" --rating {scale}");
    }
    let band = range(form, "easiest", "hardest", ["0", "99999"]);
    band.map_or_else(String::new, |band| format!(" --rating {scale}:{band}"))
}
