//! docs/SOURCES.md lists the command for each system of the source documents, and the test of the page: the
//! commands are run, the tests looked up.

use super::*;
use std::fs;

/// A row's cells: author, system, place in the page, command, output.
fn table() -> Vec<[String; 5]> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/SOURCES.md");
    let text = fs::read_to_string(path).expect("docs/SOURCES.md is as its tests expect");
    let rows = text.lines().filter(|line| line.starts_with("| S"));
    let rows = rows.map(|line| {
        let line = line.replace("\\|", "\u{1}");
        let cells = line.trim_matches('|').split('|');
        let cells = cells.map(|cell| cell.trim().replace('\u{1}', "|"));
        let cells: Vec<String> = cells.collect();
        <[String; 5]>::try_from(cells).expect("five cells in a row")
    });
    let rows: Vec<_> = rows.collect();
    assert!(rows.len() > 30, "{}", rows.len());
    rows
}

/// The puzzles that the commands name, `NAME=puzzle`.
fn puzzles() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/SOURCES.md");
    let text = fs::read_to_string(path).expect("docs/SOURCES.md is as its tests expect");
    let lines = text.lines().filter_map(|line| line.strip_prefix("    "));
    let named = lines.filter_map(|line| line.split_once('='));
    named
        .map(|(name, puzzle)| (name.to_owned(), puzzle.to_owned()))
        .collect()
}

/// A shell's expansion of a word: `$P1` is a puzzle, `11${P1#8.}` one with a different beginning.
fn word(word: &str, puzzles: &[(String, String)]) -> String {
    let find = |name: &str| {
        let found = puzzles.iter().find(|(known, _)| known == name);
        found
            .unwrap_or_else(|| panic!("no puzzle {name}"))
            .1
            .clone()
    };
    match word.split_once('$') {
        None => word.to_owned(),
        Some((before, name)) => match name.trim_matches(['{', '}']).split_once('#') {
            None => before.to_owned() + &find(name),
            Some((name, start)) => {
                before.to_owned()
                    + find(name)
                        .strip_prefix(start)
                        .expect("docs/SOURCES.md is as its tests expect")
            }
        },
    }
}

fn code(cell: &str) -> &str {
    cell.strip_prefix('`')
        .and_then(|cell| cell.strip_suffix('`'))
        .expect("docs/SOURCES.md is as its tests expect")
}

#[test]
fn each_command_prints_what_the_table_says() {
    let puzzles = puzzles();
    for [_, what, _, command, prints] in table() {
        let words = code(&command).split(' ').map(|part| word(part, &puzzles));
        let words: Vec<String> = words.collect();
        assert_eq!(words[0], "nonet");
        let arguments: Vec<&str> = words[1..].iter().map(String::as_str).collect();
        let output = run(&arguments, "");
        let printed = rows(&output).join("\n");
        assert!(
            printed.contains(code(&prints)),
            "{what}: {command}: {printed}"
        );
        assert_eq!(status(&output), 0, "{what}: {command}");
    }
}

#[test]
fn each_test_in_the_page_exists() {
    for [_, what, page, ..] in table() {
        if page.starts_with('`') {
            continue; // tests/e2e/sources.test.mjs runs it
        }
        let (file, name) = page
            .split_once(": ")
            .expect("docs/SOURCES.md is as its tests expect");
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/e2e");
        let text = fs::read_to_string(format!("{folder}/{file}.test.mjs"))
            .expect("docs/SOURCES.md is as its tests expect");
        assert!(text.contains(&format!("test('{name}'")), "{what}: {page}");
    }
}
