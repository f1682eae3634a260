//! `nonet solve --techniques`: what logic and backtracking did; and how `path` reports its end.

use super::*;
use support::{HARDEST, plain, solutions};

const THESIS: [&str; 3] = ["solve", "--techniques", "thesis"];

/// The digits of its only solution.
fn solved(text: &str) -> String {
    let found = solutions(&plain(text), 1)[0];
    found.iter().map(u8::to_string).collect()
}

/// A field of a row of JSON: the text between its name and the next one.
fn field<'a>(row: &'a str, name: &str) -> &'a str {
    let (_, rest) = row
        .split_once(&format!("\"{name}\":"))
        .expect("the field is there");
    rest.split_once(",\"").map_or(rest, |(value, _)| value)
}

#[test]
fn the_thesis_runs_to_the_solution_and_tells_both_parts() {
    for puzzle in HARDEST {
        let told = rows(&run(&[&THESIS[..], &[puzzle]].concat(), ""));
        assert_eq!(told[0], solved(puzzle));
        assert!(told[1].starts_with("# By logic: "), "{told:?}");
        assert!(
            told[2].starts_with("# Then by backtracking, from r"),
            "{told:?}"
        );
        assert_eq!(told.len(), 3);
    }
    // Logic is enough: one remark.
    let told = rows(&run(&[&THESIS[..], &[ONE]].concat(), ""));
    assert_eq!((told.len(), &*told[0]), (2, SOLVED));
    let spanish = run(&[&THESIS[..], &["--lang", "es", HARDEST[0]]].concat(), "");
    assert!(rows(&spanish)[2].starts_with("# Después, por backtracking"));
}

#[test]
fn none_several_and_undecided_are_told() {
    let json = |words: &[&str]| {
        rows(&run(
            &[&THESIS[..], &["--format", "json"], words].concat(),
            "",
        ))
    };
    let told = json(&[ONE, SIX, NONE, TWICE, HARDEST[0]]);
    let verdicts: Vec<&str> = told.iter().map(|row| field(row, "verdict")).collect();
    assert_eq!(
        verdicts,
        ["\"one\"", "\"several\"", "\"none\"", "\"none\"", "\"one\""]
    );
    assert_eq!(field(&told[0], "tried"), "null");
    assert_ne!(field(&told[4], "tried"), "null");
    let short = json(&["--budget", "3", HARDEST[0]]);
    assert_eq!(field(&short[0], "verdict"), "\"undecided\"");
    assert_eq!(field(&short[0], "solution"), "null");
    assert_eq!(field(&short[0], "tried"), "3");
    let text = |puzzle: &str| rows(&run(&[&THESIS[..], &[puzzle]].concat(), ""));
    let several = text(SIX);
    let (board, verdict) = several[0]
        .split_once(' ')
        .expect("a solution and a verdict");
    assert!(solutions(&plain(SIX), 10).contains(&plain(board)) && verdict == "several");
    for puzzle in [NONE, TWICE] {
        let none = text(puzzle);
        assert_eq!(none[0], "none");
        assert!(
            none.last().unwrap().starts_with("# No solution: "),
            "{none:?}"
        );
    }
    assert!(text(TWICE).last().unwrap().contains("5 occurs twice in r1"));
}

#[test]
fn csv_has_a_field_for_each_column() {
    let words = [&THESIS[..], &["--format", "csv", HARDEST[0], ONE, NONE]].concat();
    let told = rows(&run(&words, ""));
    assert!(
        told[0].ends_with(
            ",steps,placements,eliminations,techniques,begins,candidates,tried,taken_back"
        )
    );
    assert_eq!(told.len(), 4);
    // Every row of the list is answered, in order, and the output is a list of boards again.
    let list = rows(&run(&THESIS, &format!("{}\n{ONE}\n", HARDEST[0])));
    let boards = rows(&run(&["count"], &list.join("\n")));
    assert_eq!(boards, ["1", "1"]);
    let both = run(&[&THESIS[..], &["--every", ONE]].concat(), "");
    assert_eq!(status(&both), 2);
}

#[test]
fn its_logic_is_that_of_the_path() {
    for puzzle in [HARDEST[2], ONE, SIX] {
        let path = rows(&run(
            &["path", "--techniques", "thesis", "--format", "json", puzzle],
            "",
        ));
        let row = &rows(&run(
            &[&THESIS[..], &["--format", "json", puzzle]].concat(),
            "",
        ))[0];
        let n = path[0].matches("\"technique\":").count();
        assert_eq!(field(row, "steps"), n.to_string());
    }
}

#[test]
fn a_path_says_why_it_ends() {
    let path = |words: &[&str]| {
        rows(&run(
            &[&["path", "--techniques", "thesis"], words].concat(),
            "",
        ))
    };
    let ends = [
        (HARDEST[0], "The techniques stop here.", "one"),
        (SIX, "There are several solutions", "several"),
        (NONE, "o solution", "none"),
        (TWICE, "No solution: 5 occurs twice in r1", "none"),
    ];
    for (puzzle, why, verdict) in ends {
        let text = path(&[puzzle]);
        let [.., dash, last] = &text[..] else {
            panic!("{text:?}")
        };
        assert!(dash == "   -" && last.contains(why), "{last}");
        let json = path(&["--format", "json", puzzle]).concat();
        assert!(
            json.contains(&format!("\"verdict\":\"{verdict}\""))
                && json.ends_with("\"solved\":false}"),
            "{json}"
        );
        // Remarks are skipped where steps are proved.
        let proved = run(&["prove"], &text.join("\n"));
        assert_eq!(complaints(&proved), "", "{puzzle}");
    }
    let undecided = path(&["--budget", "1", HARDEST[0]]);
    assert!(
        undecided.last().unwrap().contains("too hard to tell"),
        "{undecided:?}"
    );
    let json = path(&["--format", "json", ONE]).concat();
    assert!(
        json.contains("\"verdict\":\"one\"") && json.ends_with("\"solved\":true}"),
        "{json}"
    );
    assert!(!path(&[ONE]).concat().contains("# "));
}
