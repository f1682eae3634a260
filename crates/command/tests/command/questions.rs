//! The three questions, in every form of answer.

use super::*;
use nonet::board::{Grid, Puzzle};
use nonet::generate::scramble;
use nonet::logic::techniques;
use nonet::rate::{self, explainer};
use nonet::text::line;
use support::{Plain, plain, puzzle, solutions};

/// The output of `nonet solve`, checked by the judge, for which any of several solutions will do.
pub(super) fn check_solved(row: &str, board: &Plain) {
    let found = solutions(board, 2);
    let digits = |solution: &Plain| solution.iter().map(u8::to_string).collect::<String>();
    match &found[..] {
        [] => assert_eq!(row, "none"),
        [only] => assert_eq!(row, digits(only)),
        _ => {
            let solution = plain(row.strip_suffix(" several").expect("the program runs"));
            let kept = board
                .iter()
                .zip(&solution)
                .all(|(given, digit)| *given == 0 || given == digit);
            assert!(kept && !solutions(&solution, 1).is_empty(), "{row}");
        }
    }
}

#[test]
fn the_three_questions() {
    let input = [ONE, SIX, NONE, TWICE].join("\n");
    let solved = run(&["solve"], &input);
    let told = "nonet: line 4: a digit repeats, so there is no solution: 5 repeats in r1 (r1c12)\n";
    assert_eq!((status(&solved), &*complaints(&solved)), (0, told));
    let found = rows(&solved);
    check_solved(&found[0], &plain(ONE));
    check_solved(&found[1], &plain(SIX));
    // The judge would take minutes for the third.
    assert_eq!(found[2..], ["none", "none"]);
    assert_eq!(rows(&run(&["count"], &input)), ["1", "6", "0", "0"]);
    for (limit, expected) in [
        ("7", ["1", "6", "0", "0"]),
        ("6", ["1", "6+", "0", "0"]),
        ("2", ["1", "2+", "0", "0"]),
        ("1", ["1+", "1+", "0", "0"]),
        ("0", ["0+", "0+", "0+", "0+"]),
    ] {
        assert_eq!(rows(&run(&["count", "--limit", limit], &input)), expected);
        // The long way gives the same.
        let json = rows(&run(
            &["count", "--format", "json", "--limit", limit],
            &input,
        ));
        for (row, expected) in json.iter().zip(expected) {
            let (count, is_complete) = (expected.trim_end_matches('+'), !expected.ends_with('+'));
            let told = format!(r#""count":{count},"complete":{is_complete},"#);
            assert!(row.contains(&told), "{row} is not {expected}");
        }
    }
    let told = rows(&run(&["diagnose"], &input));
    let begins = [
        "Exactly one solution. ",
        "Several solutions: ",
        "No solution: ",
        "No solution: 5 repeats in r1 (r1c12)",
    ];
    for (told, begin) in told.iter().zip(begins) {
        assert!(told.starts_with(begin), "{told}");
    }
    assert!(
        told[3].ends_with("Perhaps r1c2=5 should not be given, r1c2=5 should be 3."),
        "{}",
        told[3]
    );
}

/// Needs a unique rectangle.
const RECTANGLE: &str =
    "9....6..23....2....6.835....4....7.1...5....4.78....2...34..1.875...8....9....67.";

#[test]
fn uniqueness_is_left_out_on_request() {
    let relies = |rows: &[String]| {
        let names = ["Unique", "BUG", "Bivalue", "Avoidable", "Rectangle"];
        names.iter().any(|name| rows.concat().contains(name))
    };
    // The boards on the way to the solution.
    let given = puzzle(&plain(RECTANGLE));
    let mut grid = Grid::new(&given);
    let path = rate::path(grid.clone(), Some(&given.given_cells()), techniques::ALL);
    let boards = path.steps.iter().map(|step| {
        step.apply(&mut grid);
        line(&grid.to_puzzle(), '.') + "\n"
    });
    let list = format!("{RECTANGLE}\n{}", boards.collect::<String>());
    for word in ["path", "steps"] {
        assert!(relies(&rows(&run(&[word], &list))), "{word}");
        assert!(
            !relies(&rows(&run(&[word, "--no-uniqueness"], &list))),
            "{word}"
        );
    }
    let both = run(&["rate", "--no-uniqueness", "--images", "2", ONE], "");
    assert_eq!(status(&both), 2);
    let told = rows(&run(
        &["rate", "--scale", "explainer", "--no-uniqueness", RECTANGLE],
        "",
    ));
    let er = rate::explainer_without_uniqueness(&given).and_then(|rating| rating.er);
    let er = er.expect("it is on the scale");
    assert!(er > 45, "it needs the rectangle otherwise");
    assert!(
        told[0].starts_with(&format!("Explainer {}.{}/", er / 10, er % 10)),
        "{told:?}"
    );
}

#[test]
fn what_makes_no_sense_is_status_2() {
    let words: [&[&str]; 7] = [
        &[],
        &["sulve"],
        &["solve", "--format", "xml"],
        &["count", "--limit", "many"],
        &["solve", "--threads", "0"],
        &["solve", "--boxes", "9x9"],
        &["solve", "--size", "7"],
    ];
    for words in words {
        assert_eq!(status(&run(words, ONE)), 2, "{words:?}");
    }
    for words in [&["--help"][..], &["solve", "--help"], &["--version"]] {
        let output = run(words, "");
        assert_eq!(status(&output), 0);
        assert!(!output.stdout.is_empty());
    }
}

#[test]
fn csv_and_json_name_their_fields() {
    let csv = rows(&run(
        &["solve", "--format", "csv"],
        &format!("\n{ONE}\n{NONE}"),
    ));
    assert_eq!(csv[0], "line,puzzle,shape,verdict,solution,nodes");
    assert_eq!(csv[1], format!("2,{ONE},3x3,one,{SOLVED},0"));
    assert!(
        csv[2].starts_with(&format!("3,{},3x3,none,,", NONE.replace('0', "."))),
        "{}",
        csv[2]
    );
    let json = rows(&run(&["solve", "--format", "json"], ONE));
    let expected =
        r#"{"line":1,"puzzle":"ONE","shape":"3x3","verdict":"one","solution":"SOLVED","nodes":0}"#;
    assert_eq!(
        json,
        [expected.replace("ONE", ONE).replace("SOLVED", SOLVED)]
    );
    let json = rows(&run(&["count", "--format", "json", "--limit", "3"], SIX));
    assert!(
        json[0].contains(r#""count":3,"complete":false,"nodes":"#),
        "{}",
        json[0]
    );
    let json = rows(&run(&["diagnose", "--format", "json"], TWICE));
    for part in [
        r#""verdict":"none","repeated":[{"digit":"5","house":"r1","cells":["r1c1","r1c2"]},"#,
        r#""core":["r1c1","r1c2"],"core_is_minimal":true,"#,
        r#""repairs":[{"cell":"r1c2","given":"5","digit":null},{"cell":"r1c2","given":"5","digit":"3"}],"swaps":[],"unknown":[],"#,
    ] {
        assert!(json[0].contains(part), "{}", json[0]);
    }
    let csv = rows(&run(&["diagnose", "--format", "csv"], TWICE));
    assert!(
        csv[1].starts_with("1,") && csv[1].contains(",none,\"No solution: 5 repeats"),
        "{}",
        csv[1]
    );
}

#[test]
fn every_size_by_its_length_and_other_shapes_by_name() {
    let four = "1...............";
    assert_eq!(rows(&run(&["count"], four)), ["72"]);
    assert_eq!(
        rows(&run(&["count", "--boxes", "1x4", "--limit", "1000"], four)),
        ["144"]
    );
    let sixteen = format!("12G{}", ".".repeat(253));
    let solved = rows(&run(&["solve", "--size", "16"], &sixteen));
    assert!(
        solved[0].starts_with("12G") && solved[0].ends_with(" several"),
        "{solved:?}"
    );
    let regions = format!("12{} 0001100211322143224433344", ".".repeat(23));
    let solved = rows(&run(&["solve", "--format", "csv"], &regions));
    assert!(
        solved[1].contains(",1112211322433254335544455,"),
        "{solved:?}"
    );
    let wrong = run(&["count", "--size", "16"], ONE);
    assert_eq!(
        (status(&wrong), complaints(&wrong)),
        (
            1,
            "nonet: line 1: Found 81 cells where 256 are needed.\n".to_owned()
        )
    );
}

#[test]
fn a_line_with_two_meanings_is_told() {
    let letters = format!("AB{}", ".".repeat(254));
    let output = run(&["solve"], &letters);
    assert_eq!(status(&output), 0);
    assert!(rows(&output)[0].starts_with("AB"));
    let told = complaints(&output);
    assert!(
        told.contains("A to P, or 16x16 with boxes 4x4, 1 to G"),
        "{told}"
    );
    let clear = run(&["solve", "--symbols", "letters"], &letters);
    assert_eq!(complaints(&clear), "");
}

#[test]
fn a_budget_that_ends_is_told() {
    assert_eq!(rows(&run(&["solve", "--budget", "0"], NONE)), ["undecided"]);
    assert_eq!(rows(&run(&["count", "--budget", "0"], NONE)), ["0+"]);
    let told = rows(&run(&["diagnose", "--budget", "1"], NONE));
    assert_eq!(told, ["Too hard to tell."]);
    for budget in ["10", "20", "40", "80", "160"] {
        for puzzle in [ONE, SIX, TWICE] {
            let told = rows(&run(&["diagnose", "--budget", budget], puzzle)).concat();
            assert!(told.ends_with('.') && !told.contains("  "), "{told}");
        }
    }
}

#[test]
fn ratings_are_those_asked_for_and_images_tell_what_they_vary() {
    let rate = |words: &[&str]| rows(&run(&[&["rate"], words].concat(), ONE)).concat();
    let usual = rate(&["--format", "json"]);
    assert!(
        usual.contains("\"hodoku\":{") && !usual.contains("dependency"),
        "{usual}"
    );
    let one = rate(&["--scale", "dependency"]);
    assert!(
        one.starts_with("dependency ") && !one.contains(','),
        "{one}"
    );
    let words = [
        "--scale",
        "explainer,dependency,hodoku-score",
        "--images",
        "5",
        "--format",
        "json",
    ];
    let all = rate(&words);
    let (_, images) = all.split_once("\"images\":").expect("ranges");
    let range = |name: &str| {
        let (_, rest) = images
            .split_once(&format!("\"{name}\":["))
            .expect("a range");
        let (ends, _) = rest.split_once(']').expect("two ends");
        let ends: Vec<f64> = ends.split(',').map(|end| end.parse().unwrap()).collect();
        (ends[0], ends[1])
    };
    let (least, most) = range("dependency");
    assert_eq!(least, most);
    let (least, most) = range("hodoku-score");
    assert!(least <= most && least > 0.0, "{images}");
    let alone = |n: usize| {
        let puzzle: Puzzle = ONE.parse().unwrap();
        let images = (0..5).map(|seed| scramble(&puzzle, seed));
        let mut values = images.chain([puzzle.clone()]).map(|image| {
            let rated = explainer(&image).unwrap();
            f64::from([rated.er, rated.ep, rated.ed][n].unwrap()) / 10.0
        });
        let first = values.next().unwrap();
        values.fold((first, first), |(least, most), value| {
            (value.min(least), value.max(most))
        })
    };
    for (n, name) in ["explainer", "ep", "ed"].into_iter().enumerate() {
        assert_eq!(range(name), alone(n), "{name}");
    }
    let unknown = run(&["rate", "--scale", "vast", ONE], "");
    assert_eq!(status(&unknown), 2);
    assert!(complaints(&unknown).contains("refutation-sum"));
}
