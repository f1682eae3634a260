//! Puzzles made, scrambled, compared.

use super::*;
use support::{plain, solutions};

#[test]
fn puzzles_are_made_the_same_from_the_same_seed() {
    let many = run(&["generate", "--count", "20", "--seed", "5"], "");
    assert_eq!((status(&many), complaints(&many)), (0, String::new()));
    let many = rows(&many);
    assert_eq!(many.len(), 20);
    for row in &many {
        assert_eq!(solutions(&plain(row), 2).len(), 1, "{row}");
    }
    let one = ["generate", "--count", "20", "--seed", "5", "--threads", "1"];
    assert_eq!(rows(&run(&one, "")), many);
    let later = run(&["generate", "--seed", "24"], "");
    assert_eq!(rows(&later), many[19..]);
    let fresh = run(&["generate"], "");
    assert!(complaints(&fresh).starts_with("nonet: seed "));
}

#[test]
fn a_certificate_says_what_was_asked_for() {
    let words = "generate --seed 3 --format json --symmetry rotate-180 --givens 28..30";
    let output = run(&words.split(' ').collect::<Vec<_>>(), "");
    let row = rows(&output).remove(0);
    for part in [
        "\"solutions\":1",
        "\"shape\":\"3x3\"",
        "\"seed\":3",
        "\"options\":\"--symmetry rotate-180 --givens 28..30\"",
        "\"techniques\":{\"full-house\":",
    ] {
        assert!(row.contains(part), "{row} has {part}");
    }
    let csv = rows(&run(&["generate", "--seed", "3", "--format", "csv"], ""));
    assert!(csv[0].starts_with("puzzle,shape,solutions,solution,minimal,givens,symmetry"));
    assert!(csv[1].contains(",3x3,1,"), "{}", csv[1]);
}

#[test]
fn every_wish_is_understood_and_what_cannot_be_is_refused() {
    for words in [
        "--size 4",
        "--boxes 2x3 --count 3",
        "--regions aaabacbbccbdcddd",
        "--rating explainer:1.2..2.6",
        "--rating hodoku-level:easy..medium",
        "--rating whip:2",
        "--size 4 --rating braid:0..1",
        "--needs naked-pair",
        "--without pointing,claiming",
        "--scatter --givens 26..27",
        "--pattern xxx.xxxxx.xxxx.x",
    ] {
        let words: Vec<&str> = ["generate", "--seed", "1"]
            .into_iter()
            .chain(words.split(' '))
            .collect();
        let output = run(&words, "");
        assert_eq!(status(&output), 0, "{words:?}: {}", complaints(&output));
    }
    for words in [
        "--size 25",
        "--givens 90",
        "--givens 9..3",
        "--rating explainer:x",
        "--rating whip:3..2",
        "--needs x",
        "--symmetry mirror",
        "--pattern xx",
        "--size 4 --rating explainer:1..2",
    ] {
        let words: Vec<&str> = ["generate", "--seed", "1"]
            .into_iter()
            .chain(words.split(' '))
            .collect();
        let output = run(&words, "");
        assert_eq!(status(&output), 2, "{words:?}");
    }
    let never = "generate --seed 1 --givens 17 --symmetry full --attempts 3";
    let output = run(&never.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(status(&output), 1);
    assert_eq!(
        complaints(&output),
        "nonet: puzzle 1: none found in 3 attempts, which does not prove that there is none\n"
    );
}

#[test]
fn random_digits_tell_their_attempts_in_every_form() {
    let told = |words: &[&str]| {
        rows(&run(
            &[&["generate", "--scatter", "--seed", "5"], words].concat(),
            "",
        ))
    };
    let json = told(&["--format", "json"]).concat();
    let (_, n) = json.split_once("\"attempts\":").expect("it is there");
    let n = n.trim_end_matches('}');
    let text = told(&[]);
    let (puzzle, attempts) = text[0].split_once(" # ").expect("a remark");
    assert_eq!(attempts, format!("{n} attempts"));
    assert!(json.contains(puzzle) && told(&["--format", "csv"])[1].ends_with(&format!(",{n}")));
    // The text that follows is skipped where puzzles are read.
    assert_eq!(rows(&run(&["count"], &text[0])), ["1"]);
}

#[test]
fn puzzles_go_to_a_file() {
    let path = file("made.txt", "old");
    let name = path.to_str().expect("a name");
    let words = ["generate", "--seed", "3", "--count", "12"];
    let made = rows(&run(&words, ""));
    let output = run(&[&words[..], &["--output", name]].concat(), "");
    assert_eq!((status(&output), rows(&output).len()), (0, 0));
    let text = std::fs::read_to_string(&path).expect("it is there");
    assert!(text.lines().eq(made), "{text}");
    let nowhere = run(
        &["generate", "--seed", "3", "--output", "no-such-folder/x"],
        "",
    );
    assert_eq!(status(&nowhere), 2);
}

#[test]
fn scrambles_have_the_same_canonical_form() {
    let list = format!("{ONE}\n{SIX}\n{TWICE}\n");
    let scrambled = run(&["scramble", "--seed", "8"], &list);
    let scrambled = rows(&scrambled).join("\n");
    assert!(!scrambled.contains(ONE));
    let forms = rows(&run(&["canonical"], &list));
    assert_eq!(rows(&run(&["canonical"], &scrambled)), forms);
    assert_eq!(forms[2], "none");
    assert_ne!(forms[0], forms[1]);
}

#[test]
fn what_cannot_be_is_refused_at_once() {
    for (wish, why) in [
        (
            &["--givens", "16"][..],
            "no puzzle on this board has fewer than 17 givens",
        ),
        (&["--scatter", "--givens", "10..16"], "fewer than 17"),
        (&["--givens", "82..90"], "only 81 cells"),
        (&["--size", "4", "--givens", "3"], "fewer than 4"),
        (
            &["--rating", "hodoku-level:hard", "--regions", MAP],
            "most scales for 9x9 only",
        ),
        (&["--rating", "half-steps:7..8"], "no value in that range"),
        (
            &["--rating", "half-steps:2.6..2.9"],
            "no value in that range",
        ),
        (&["--rating", "explainer:12..13"], "no value in that range"),
        (
            &["--needs", "naked-pair", "--without", "naked-pair"],
            "left out",
        ),
        (
            &["--contains", "naked-pair", "--without", "naked-pair"],
            "left out",
        ),
    ] {
        let output = run(&[&["generate", "--seed", "1"], wish].concat(), "");
        assert_eq!((status(&output), rows(&output).len()), (2, 0), "{wish:?}");
        assert!(complaints(&output).contains(why), "{}", complaints(&output));
    }
    let four = run(
        &["generate", "--seed", "1", "--size", "4", "--givens", "4"],
        "",
    );
    assert_eq!(rows(&four).len(), 1);
    for band in ["half-steps:2.5..2.5", "hodoku-level:easy..easy"] {
        let output = run(&["generate", "--seed", "1", "--rating", band], "");
        assert_eq!(status(&output), 0, "{band}: {}", complaints(&output));
    }
}

#[test]
fn seconds_end_a_search() {
    let hard = [
        "generate",
        "--seed",
        "1",
        "--givens",
        "17",
        "--seconds",
        "1",
    ];
    let start = std::time::Instant::now();
    let output = run(&hard, "");
    assert!(start.elapsed().as_secs() < 60);
    assert!(status(&output) == 0 || complaints(&output).contains("none found in"));
    // It is unknown whether there are such puzzles, so the only possible result is that time ran out.
    let words = [
        "generate",
        "--seed",
        "1",
        "--boxes",
        "4x4",
        "--givens",
        "22..30",
        "--seconds",
        "1",
    ];
    let output = run(&words, "");
    assert_eq!((status(&output), rows(&output).len()), (1, 0));
    let told = complaints(&output);
    assert!(
        told.contains(" and 1 s, which does not prove that there is none"),
        "{told}"
    );
}

/// An irregular board of 9x9.
const MAP: &str =
    "112222333111123333114222235414466535444466555466666555777888999777888999777888999";

#[test]
fn a_technique_is_found_by_nearly_its_name_and_by_its_other_ones() {
    let told = |words: &[&str]| {
        let output = run(words, "");
        assert_eq!((status(&output), rows(&output).len()), (2, 0), "{words:?}");
        complaints(&output)
    };
    for wish in ["--needs", "--contains", "--without"] {
        assert!(told(&["generate", wish, "xwing"]).contains("did you mean x-wing?"));
    }
    for word in ["path", "steps", "solve", "propagate"] {
        let why = told(&[word, "--techniques", "naked-single,y-wing", ONE]);
        assert!(why.contains("did you mean xy-wing?"), "{word}: {why}");
    }
    let why = told(&["generate", "--needs", "magic"]);
    assert!(
        !why.contains("did you mean") && why.contains("nonet techniques"),
        "{why}"
    );
}

#[test]
fn every_technique_is_listed_by_the_name_that_is_asked_for() {
    let slugs: Vec<&str> = nonet::logic::techniques::infos()
        .map(|info| info.slug)
        .collect();
    let text = rows(&run(&["techniques"], ""));
    let first: Vec<&str> = text
        .iter()
        .filter_map(|row| row.split(' ').next())
        .collect();
    assert_eq!(first, slugs);
    let spanish = rows(&run(&["techniques", "--lang", "es"], ""));
    assert!(spanish.concat().contains("Par desnudo"), "{spanish:?}");
    for format in ["csv", "json"] {
        let [english, spanish] = ["en", "es"].map(|lang| {
            rows(&run(
                &["techniques", "--format", format, "--lang", lang],
                "",
            ))
        });
        assert_eq!(english, spanish);
        assert_eq!(english.len(), slugs.len() + usize::from(format == "csv"));
        for (row, slug) in english
            .iter()
            .skip(usize::from(format == "csv"))
            .zip(&slugs)
        {
            assert!(row.contains(slug), "{row}");
        }
    }
}
