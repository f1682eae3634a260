//! The order of the house: which room may use which, how each file begins, how long files and lines of docs are,
//! and that every slug is documented.

mod circles;
mod source;

use circles::{Circle, House, circles};
use source::Source;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms of the crates that have several, and what each may use. Between crates Cargo holds the arrows. Both
/// tables are in docs/ARCHITECTURE.md.
const ARROWS: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("text", &["board", "logic"]),
    ("solve", &["board"]),
    ("logic", &["board"]),
    ("rate", &["board", "solve", "logic"]),
    ("generate", &["board", "solve", "logic", "rate"]),
    ("protocol", &[]),
    ("voice", &["protocol"]),
];

/// The crates with several rooms.
const OF_ROOMS: [&str; 2] = ["nonet", "answers"];

/// The remaining circles of files. The list may only shrink.
const LEFT: &[&[&str]] = &[];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            let name = path.strip_prefix(root()).expect("below the root");
            let name = name.to_string_lossy().replace('\\', "/");
            found.push((name, fs::read_to_string(&path).expect("it is text")));
        }
    }
    found.sort();
    found
}

/// The crates of `crates/`, by name.
fn crates() -> Vec<String> {
    let entries = fs::read_dir(root().join("crates")).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("it can be read").file_name());
    let mut names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
    names.sort();
    names
}

fn sources() -> Vec<(String, String)> {
    let mut found = files(&root().join("src"), "rs");
    for name in crates() {
        found.extend(files(&root().join(format!("crates/{name}/src")), "rs"));
    }
    found
}

/// The room of a source file: `crates/nonet/src/board/cell.rs` is in `board`.
fn room(name: &str) -> Option<&'static str> {
    let (package, rest) = name.strip_prefix("crates/")?.split_once("/src/")?;
    let first = rest.split(['/', '.']).next()?;
    let mut rooms = ARROWS.iter().map(|(room, _)| *room);
    rooms.find(|room| OF_ROOMS.contains(&package) && *room == first)
}

/// The rooms named in a text: the modules of our own crate in its paths, including those in tests.
fn named(text: &str) -> BTreeSet<String> {
    let said = Source::read(text).said.into_iter();
    said.filter_map(|said| match said.path.as_slice() {
        [first, room, ..] if first == "crate" => Some(room.clone()),
        _ => None,
    })
    .collect()
}

#[test]
fn rooms_use_only_the_rooms_that_they_may() {
    for (name, text) in sources() {
        let Some(room) = room(&name) else { continue };
        let (_, allowed) = ARROWS.iter().find(|(r, _)| *r == room).expect("a room");
        for used in named(&text) {
            let known = ARROWS.iter().any(|(r, _)| *r == used);
            let fine = used == room || allowed.contains(&used.as_str());
            assert!(!known || fine, "{name} uses {used}");
        }
    }
}

#[test]
fn a_circle_is_found_however_an_import_is_written() {
    let circles_of = |b: &str| {
        let files = [
            ("src/lib.rs", "mod a;"),
            ("src/a/mod.rs", "mod b; mod c; pub use {b::Bee, c::See};"),
            ("src/a/b.rs", b),
            ("src/a/c.rs", "pub struct See(super::Bee);"),
        ];
        let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
        circles(&House::read(&files).arrows()).len()
    };
    for other in [
        "use crate::a::See;",
        "use crate::{a::{self, See as Other}, d};",
        "use super::c; fn f() { c::f(); }",
        "mod inner { use super::super::{c::See}; }",
        "fn f() { vec![crate::a::See::new()]; }",
    ] {
        let b = format!("{other} pub struct Bee;");
        assert_eq!(circles_of(&b), 1, "{b}");
    }
    for other in [
        "use crate::a; use super::c;",
        "#[cfg(test)] mod tests { use crate::a::See; }",
        "// crate::a::See\nconst SEE: &str = \"super::See\";",
    ] {
        let b = format!("{other} pub struct Bee;");
        assert_eq!(circles_of(&b), 0, "{b}");
    }
}

/// A resolved circle must also leave the list.
#[test]
fn no_files_name_each_other_in_a_circle() {
    let arrows = House::read(&sources()).arrows();
    let circles = circles(&arrows);
    let found: Vec<Vec<String>> = circles.iter().map(Circle::names).collect();
    let said: String = circles.iter().map(|circle| circle.told(&arrows)).collect();
    assert!(found == LEFT, "{said}\n{found:#?}");
}

/// The linker keeps every finder that the first program names: 75 kB of its download.
#[test]
fn the_first_program_names_no_finders() {
    for (name, text) in sources() {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let mut lines = code.lines().map(str::trim_start);
        let finders = ["every()", "ALL", "ON_REQUEST", "ordered("];
        let names = |line: &str| {
            let named = |finder| line.contains(&format!("techniques::{finder}"));
            !line.starts_with("//") && finders.iter().any(named)
        };
        let first = [
            "crates/app/",
            "crates/nonet/src/text/",
            "crates/answers/src/protocol",
            "crates/answers/src/voice/",
            "src/web/",
        ];
        let is_there = first.iter().any(|folder| name.starts_with(folder));
        assert!(!is_there || !lines.any(names), "{name} names finders");
    }
}

#[test]
fn the_search_of_the_laboratory_knows_nothing_of_boards() {
    for (name, text) in files(&root().join("crates/lab/src/search"), "rs") {
        for word in ["board", "Digit", "Cell", "algorithms"] {
            assert!(!text.contains(word), "{name} says {word}");
        }
    }
}

/// The arrows of the docs: each name, and what it may use.
fn told_arrows() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join("docs/ARCHITECTURE.md")).expect("it is there");
    let rows = text.lines().filter_map(|line| {
        let (name, to) = line.strip_prefix("    ")?.split_once(" <- ")?;
        let to = to.split(' ').filter(|name| *name != "nothing");
        Some((name.trim().to_owned(), to.map(str::to_owned).collect()))
    });
    rows.collect()
}

/// The crates of ours that a crate depends on, by its manifest.
fn dependencies(manifest: &Path, ours: &[String]) -> BTreeSet<String> {
    let text = fs::read_to_string(manifest).expect("it is there");
    let (_, rest) = text.split_once("\n[dependencies]\n").unwrap_or_default();
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| Some(line.split_once([' ', '.'])?.0.to_owned()));
    names.filter(|name| ours.contains(name)).collect()
}

#[test]
fn every_arrow_is_in_the_docs() {
    let told = told_arrows();
    let rooms = ARROWS.iter().map(|(room, allowed)| {
        let allowed = allowed.iter().map(|name| (*name).to_owned());
        ((*room).to_owned(), allowed.collect())
    });
    let ours = crates();
    let of_crates = ours.iter().map(|name| {
        let manifest = root().join(format!("crates/{name}/Cargo.toml"));
        (name.clone(), dependencies(&manifest, &ours))
    });
    let page = dependencies(&root().join("Cargo.toml"), &ours);
    let rows = rooms.chain(of_crates).chain([("page".to_owned(), page)]);
    assert_eq!(told, rows.collect());
    for name in OF_ROOMS {
        let lib = root().join(format!("crates/{name}/src/lib.rs"));
        let lib = fs::read_to_string(lib).expect("it is there");
        for line in lib.lines().filter_map(|line| line.strip_prefix("pub mod ")) {
            let room = line.trim_end_matches(';');
            let is_known = ARROWS.iter().any(|(r, _)| *r == room);
            assert!(is_known, "{room} is in no row");
        }
    }
}

#[test]
fn only_the_page_touches_the_browser() {
    for (name, text) in sources() {
        let touches = ["web_sys", "js_sys", "wasm_bindgen"]
            .iter()
            .any(|word| text.contains(word));
        assert!(
            !touches || name.starts_with("src/"),
            "{name} touches the browser"
        );
    }
}

#[test]
fn no_text_becomes_markup_or_code() {
    let scripts = files(&root().join("www"), "js");
    for (name, text) in sources().into_iter().chain(scripts) {
        for word in [
            "inner_html",
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
            "eval(",
            "new Function",
        ] {
            assert!(!text.contains(word), "{name} has {word}");
        }
    }
}

#[test]
fn every_file_says_what_it_is_and_is_not_too_long() {
    for (name, text) in sources() {
        assert!(text.starts_with("//!"), "{name} begins with no //!");
        let code = text
            .split("#[cfg(test)]\nmod tests")
            .next()
            .unwrap_or_default();
        let lines = code.lines().count();
        assert!(lines <= 500, "{name} has {lines} lines");
        for mark in ["TODO", "FIXME", "XXX"] {
            assert!(!text.contains(mark), "{name} has a {mark}");
        }
    }
}

#[test]
fn every_technique_has_its_page() {
    let pages: String = files(&root().join("docs/techniques"), "md")
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    for technique in nonet::logic::techniques::every() {
        let slug = technique.info().slug;
        assert!(
            pages.contains(&format!("(`{slug}`)")),
            "docs/techniques lacks {slug}"
        );
    }
}

/// The first program has the tables of techniques without their finders; a function in a row would be linked with it.
#[test]
fn no_technique_holds_a_function() {
    for (name, text) in files(&root().join("crates/nonet/src/logic/techniques"), "rs") {
        let held = text
            .lines()
            .find(|line| line.starts_with("    ") && line.contains(": fn("));
        assert_eq!(held, None, "{name}");
    }
}

#[test]
fn the_skeleton_s_words_and_actions_exist() {
    use app::buttons;
    let page = fs::read_to_string(root().join("index.html")).expect("it is there");
    let values = |name: &str| -> Vec<String> {
        let mark = format!(" {name}=\"");
        let parts = page.split(&mark).skip(1);
        parts
            .filter_map(|rest| rest.split('"').next())
            .map(str::to_owned)
            .collect()
    };
    for key in values("data-word").into_iter().chain(values("data-title")) {
        assert!(words::named(&key).is_some(), "no phrase is named {key}");
    }
    for action in values("data-action") {
        assert!(buttons::named(&action).is_some(), "no action {action}");
    }
}

#[test]
fn no_path_of_a_machine_is_committed() {
    for (name, text) in sources() {
        for path in ["/tmp/", "/work/", "/root/", "/home/"] {
            assert!(!text.contains(path), "{name} has {path}");
        }
    }
}

/// Every text for people: the files in the root and below docs/.
fn texts() -> Vec<(String, String)> {
    let mut found = files(&root().join("docs"), "md");
    for name in ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(root().join(name)).expect("it is there");
        found.push((name.to_owned(), text));
    }
    found
}

/// The lines of a text outside tables and code, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_fenced = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let is_fence = line.starts_with("```");
        is_fenced ^= is_fence;
        !is_fenced && !is_fence && !line.starts_with('|') && !line.starts_with("    ")
    })
}

#[test]
fn no_line_of_the_docs_is_too_wide() {
    for (name, text) in texts() {
        for (number, line) in prose(&text) {
            assert!(line.chars().count() <= 120, "{name}:{number} is too wide");
        }
    }
}
