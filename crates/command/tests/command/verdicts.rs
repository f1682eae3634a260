//! None, one, several, undecided: four answers, with the same names everywhere.

use super::*;

/// One solution, found after many branches.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn field(json: &str) -> String {
    let (_, rest) = json
        .split_once("\"verdict\":\"")
        .unwrap_or_else(|| panic!("{json}"));
    rest.split('"').next().expect("a name").to_owned()
}

/// The cell of the column `verdict` in the row below the header.
fn column(csv: &[String]) -> String {
    let place = csv[0]
        .split(',')
        .position(|name| name == "verdict")
        .expect("a column");
    csv[1].split(',').nth(place).expect("a cell").to_owned()
}

#[test]
fn four_answers_in_every_word_and_form() {
    let cases = [
        (ONE, "1000000", "one"),
        (NONE, "1000000", "none"),
        (TWICE, "1000000", "none"),
        (SIX, "1000000", "several"),
        (HARD, "1", "undecided"),
    ];
    for word in ["solve", "diagnose", "path", "steps", "rate", "backdoors"] {
        for (puzzle, budget, verdict) in cases {
            let words = [word, "--budget", budget, puzzle];
            let said = |form: &str| {
                let output = run(&[&words[..], &["--format", form]].concat(), "");
                assert_eq!(status(&output), 0, "{words:?}");
                rows(&output)
            };
            assert_eq!(field(&said("json")[0]), verdict, "{words:?}");
            assert_eq!(column(&said("csv")), verdict, "{words:?}");
            let text = said("text").concat();
            assert!(!text.contains("not one solution"), "{words:?}: {text}");
            if ["rate", "backdoors"].contains(&word) && verdict != "one" {
                assert_eq!(text, verdict, "{words:?}");
            }
        }
    }
}

/// A repeated digit for 0: the reader has an answer, or an error.
#[test]
fn a_board_full_of_noughts_is_read() {
    let zeros = "0".repeat(81);
    for (word, told) in [
        ("solve", "none"),
        ("count", "0"),
        ("backdoors", "none"),
        ("rate", "none"),
    ] {
        let output = run(&[word, "--symbols", "from-zero", &zeros], "");
        assert_eq!(
            (status(&output), rows(&output)),
            (0, vec![told.to_owned()]),
            "{}",
            complaints(&output)
        );
    }
    for word in batch::ASKS.iter().map(|ask| ask.slug) {
        for side in [4, 9, 16] {
            let zeros = "0".repeat(side * side);
            let output = run(
                &[word, "--budget", "1000", "--symbols", "from-zero", &zeros],
                "",
            );
            assert_eq!(status(&output), 0, "{word} {side}: {}", complaints(&output));
        }
    }
}
