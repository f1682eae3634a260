//! What the docs cite as evidence exists.

use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
    text.unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The texts in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The rows of the tables of a text.
fn rows(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with('|'))
}

/// The evidence that docs/SECURITY.md cites exists: a file, or a name or a line in it.
#[test]
fn what_shows_the_page_to_be_secure_exists() {
    let page = read("docs/SECURITY.md");
    let mut n = 0;
    for evidence in rows(&page).flat_map(quoted) {
        let (path, name) = evidence.split_once(": ").unwrap_or((evidence, ""));
        assert!(read(path).contains(name), "{path} has no {name:?}");
        n += 1;
    }
    assert!(n > 60, "{n}");
}

/// Does the file have a function of this name, or a test whose name begins like this?
fn has_test(text: &str, name: &str) -> bool {
    let heads = [
        format!("fn {name}("),
        format!("test('{name}"),
        format!("test(`{name}"),
    ];
    heads.iter().any(|head| text.contains(head))
}

/// Each convention in docs/CONVENTIONS.md that applies here names its tests, and all of them exist.
#[test]
fn every_convention_has_its_tests() {
    let page = read("docs/CONVENTIONS.md");
    let is_head = |row: &&str| row.starts_with("| convention |") || row.starts_with("|---");
    let mut n = 0;
    for row in rows(&page).filter(|row| !is_head(row)) {
        let columns: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
        let [_, here, _, tests] = columns[..] else {
            panic!("{} columns: {row}", columns.len());
        };
        let is_there = !here.starts_with("not there");
        assert!(
            !tests.contains("none") && (tests != "–" || !is_there),
            "{row}"
        );
        for test in quoted(tests) {
            let (path, name) = test.split_once(": ").unwrap_or((test, ""));
            assert!(has_test(&read(path), name), "{path} has no test {name:?}");
        }
        n += 1;
    }
    assert!(n > 110, "{n}");
}

/// The tests that docs/log/DEFECTS.md names for what strangers found exist.
#[test]
fn every_defect_that_is_mended_has_its_test() {
    let page = read("docs/log/DEFECTS.md");
    let (_, found) = page.split_once("# What strangers found").expect("the part");
    let cited = rows(found).flat_map(quoted);
    let tests = cited.filter_map(|cited| cited.split_once(": "));
    for (path, name) in tests {
        assert!(has_test(&read(path), name), "{path} has no test {name:?}");
    }
}
