//! The command line as a person uses it: the real program, its rows, its complaints and its exit status.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::{Plain, Random, plain, solutions};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;

const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const SIX: &str =
    "800000600029670010000014050600391502051000900902006000060430000090087160007000003";
const NONE: &str =
    "000005080000601043000000000010500000000106000300000005530000061000000004000000000";
const TWICE: &str =
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonet"));
    command.args(arguments).stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs with this text on standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut pipe = child.stdin.take().expect("the program runs");
    let input = input.to_owned();
    let writer = thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the program runs");
    // It may end without reading.
    let _ = writer.join().expect("the writer does not panic");
    output
}

fn rows(output: &Output) -> Vec<String> {
    let text = String::from_utf8(output.stdout.clone()).expect("the program runs");
    text.lines().map(str::to_owned).collect()
}

fn complaints(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program runs")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("the program runs")
}

/// A file with this text, in the folder that cargo gives to tests.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the program runs");
    path
}

/// What `nonet solve` prints, by the judge; which of several solutions is not the judge's to say.
fn check_solved(row: &str, board: &Plain) {
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
    assert_eq!((status(&solved), complaints(&solved)), (0, String::new()));
    let found = rows(&solved);
    check_solved(&found[0], &plain(ONE));
    check_solved(&found[1], &plain(SIX));
    // The judge would take minutes for the third.
    assert_eq!(found[2..], ["none", "none"]);
    assert_eq!(rows(&run(&["count"], &input)), ["1", "6", "0", "0"]);
    assert_eq!(
        rows(&run(&["count", "--limit", "6"], &input)),
        ["1", "6+", "0", "0"]
    );
    assert_eq!(
        rows(&run(&["count", "--limit", "5"], &input)),
        ["1", "5+", "0", "0"]
    );
    assert_eq!(rows(&run(&["count", "--limit", "0"], ONE)), ["0+"]);
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

#[test]
fn arguments_files_and_standard_input() {
    let list = file(
        "list.txt",
        &format!("# a list\n\n{ONE}\n  \n{SIX} # six\r\n"),
    );
    let list = list.to_str().unwrap();
    assert_eq!(
        rows(&run(&["count", ONE, list, "-", SIX], NONE)),
        ["1", "1", "6", "0", "6"]
    );
    let grid: String = (0..9)
        .map(|row| format!("{}\n", &ONE[row * 9..row * 9 + 9]))
        .collect();
    assert_eq!(rows(&run(&["solve", &grid], "")), [SOLVED]);
    assert_eq!(rows(&run(&["count"], &format!("\u{FEFF}{ONE}"))), ["1"]);
    assert_eq!(rows(&run(&["count"], "")), [""; 0]);
    assert_eq!(status(&run(&["count"], "")), 0);
}

#[test]
fn bad_lines_are_told_and_the_run_goes_on() {
    let input = format!("{ONE}\n{}\n\n{}\n{SIX}\n", &ONE[1..], ONE.replace('5', "O"));
    for threads in ["1", "3"] {
        let output = run(&["count", "--threads", threads], &input);
        assert_eq!(
            (status(&output), rows(&output)),
            (1, vec!["1".to_owned(), "6".to_owned()])
        );
        let expected = "nonet: line 2: no board has a row or a line of 80 cells\n\
            nonet: line 4: 'O' (U+004F) in line 1, column 1 is neither a digit nor a blank\n";
        assert_eq!(complaints(&output), expected);
    }
    let output = run(&["count", "nonsense", ONE], "");
    assert_eq!((status(&output), rows(&output)), (1, vec!["1".to_owned()]));
    assert!(complaints(&output).starts_with("nonet: argument 1: "));
    let path = file("bad.txt", "x\n");
    let output = run(&["count", path.to_str().unwrap()], "");
    assert!(
        complaints(&output).contains("bad.txt: line 1: "),
        "{}",
        complaints(&output)
    );
}

#[test]
fn lines_that_are_no_text_and_lines_without_end() {
    let mut child = command(&["count"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let long = [
        vec![b'.'; 3 << 20],
        vec![b'\n', 0xFF, 0xFE, 0, b'\n'],
        ONE.into(),
    ]
    .concat();
    let writer = thread::spawn(move || pipe.write_all(&long));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert_eq!((status(&output), rows(&output)), (1, vec!["1".to_owned()]));
    assert!(complaints(&output).contains("line 1: the text is too large"));
    assert!(complaints(&output).contains("line 2: "));
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
        r#""repairs":[{"cell":"r1c2","given":"5","digit":null},{"cell":"r1c2","given":"5","digit":"3"}],"unknown":[],"#,
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
        (1, "nonet: line 1: 81 cells instead of 256\n".to_owned())
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
fn ten_thousand_lines_in_order_whatever_the_threads() {
    let seed = 5;
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let few: Vec<Plain> = (0..25)
        .flat_map(|_| [random.unique().0, random.several(), random.impossible()])
        .collect();
    let text = |board: &Plain| board.iter().map(u8::to_string).collect::<String>();
    let mut input = String::new();
    let mut boards = Vec::new();
    for k in 0..10_000 {
        let board = few[random.below(few.len())];
        input += &format!("{}\n", text(&board));
        boards.push(board);
        input += if k % 100 == 7 { "bad line\n" } else { "" };
    }
    let one = run(&["solve", "--threads", "1"], &input);
    assert_eq!((status(&one), rows(&one).len()), (1, 10_000));
    for (row, board) in rows(&one).iter().zip(&boards).take(100) {
        check_solved(row, board);
    }
    for threads in ["2", "7"] {
        let more = run(&["solve", "--threads", threads], &input);
        assert!(
            more.stdout == one.stdout && more.stderr == one.stderr,
            "{threads} threads"
        );
    }
    let all = run(&["solve"], &input);
    assert!(all.stdout == one.stdout);
}

#[test]
fn whoever_stops_reading_ends_it_quietly() {
    for threads in ["1", "2"] {
        let mut child = command(&["count", "--threads", threads])
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let mut pipe = child.stdin.take().unwrap();
        let writer = thread::spawn(move || {
            let line = format!("{ONE}\n");
            while pipe.write_all(line.as_bytes()).is_ok() {}
        });
        let mut first = String::new();
        let mut reader = BufReader::new(child.stdout.take().unwrap());
        reader.read_line(&mut first).unwrap();
        drop(reader);
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        assert_eq!(
            (first.as_str(), complaints(&output), status(&output)),
            ("1\n", String::new(), 0)
        );
    }
}

#[test]
fn nobody_reading_is_no_panic() {
    let asks: [&[&str]; 8] = [
        &["solve", ONE],
        &["count", "bad"],
        &["generate", "--count", "2"],
        &["lab", "--list"],
        &["lab", "--algorithm", "no-such"],
        &["lab", "--algorithm", "backtracking", ONE],
        &["verify-library", "no-such-file"],
        &["prove", "no-such-file"],
    ];
    for ask in asks {
        let mut child = command(ask).stdin(Stdio::null()).spawn().unwrap();
        drop((child.stdout.take(), child.stderr.take()));
        assert_ne!(child.wait().unwrap().code(), Some(101), "{ask:?}");
    }
}

#[test]
fn an_answer_does_not_wait_for_the_next_line() {
    let mut child = command(&["count"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    for (line, expected) in [(ONE, "1\n"), (SIX, "6\n"), (NONE, "0\n")] {
        writeln!(pipe, "{line}").unwrap();
        let mut row = String::new();
        reader.read_line(&mut row).unwrap();
        assert_eq!(row, expected);
    }
    drop(pipe);
    assert!(child.wait().unwrap().success());
}

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
    let words = "generate --seed 3 --format json --symmetry rotate-180 --clues 28..30";
    let output = run(&words.split(' ').collect::<Vec<_>>(), "");
    let row = rows(&output).remove(0);
    for part in [
        "\"solutions\":1",
        "\"shape\":\"3x3\"",
        "\"seed\":3",
        "\"options\":\"--symmetry rotate-180 --clues 28..30\"",
        "\"techniques\":{\"full-house\":",
    ] {
        assert!(row.contains(part), "{row} has {part}");
    }
    let csv = rows(&run(&["generate", "--seed", "3", "--format", "csv"], ""));
    assert!(csv[0].starts_with("puzzle,shape,solutions,solution,minimal,clues,symmetry"));
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
        "--technique naked-pair",
        "--without pointing,claiming",
        "--scatter --clues 26..27",
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
        "--clues 90",
        "--clues 9..3",
        "--rating explainer:x",
        "--technique x",
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
    let never = "generate --seed 1 --clues 17 --symmetry full --attempts 3";
    let output = run(&never.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(status(&output), 1);
    assert_eq!(
        complaints(&output),
        "nonet: puzzle 1: none found in 3 attempts\n"
    );
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
fn what_path_prints_is_proved_in_either_notation() {
    for notation in ["hodoku", "eureka"] {
        let path = run(&["path", "--notation", notation], ONE);
        let proved = run(&["prove"], &String::from_utf8(path.stdout).unwrap());
        let n = rows(&proved).pop().unwrap();
        assert!(n == "proved 51 of 51" && status(&proved) == 0, "{n}");
    }
}

#[test]
fn steps_are_proved_where_they_stand() {
    let steps = format!("{ONE} # a puzzle\n  Naked Single: r5c5=5\n  Naked Single: r5c5=5\n\n");
    let each = run(&["prove"], &steps);
    let twice = "line 3: nothing new: r5c5=5: Naked Single: r5c5=5";
    assert_eq!(rows(&each), [twice, "proved 1 of 2"]);
    assert_eq!(status(&each), 1);
    let alone = run(&["prove", "--alone"], &steps);
    assert_eq!(rows(&alone), ["proved 2 of 2"]);
    assert_eq!(status(&alone), 0);
}

#[test]
fn steps_that_are_wrong_or_no_steps_are_told() {
    let wrong = format!(
        "{ONE}\n Naked Single: r5c5=4\n X-Wing: 1 r12 c12 => r3c1<>1\n X-Wing: 1 r12\n{TWICE}\n Naked Single: r1c1=1\n"
    );
    let output = run(&["prove"], &format!("  Naked Single: r1c1=1\n{wrong}"));
    let told = [
        "line 3: nothing new: r5c5=4: Naked Single: r5c5=4",
        "line 4: not so: a truth has candidates: X-Wing: 1 r12 c12 => r3c1<>1",
    ];
    assert_eq!(rows(&output)[..2], told);
    let complaints = complaints(&output);
    assert!(
        complaints.contains("line 1: a step before any puzzle"),
        "{complaints}"
    );
    assert!(
        complaints.contains("line 5: column 15: expected"),
        "{complaints}"
    );
    assert_eq!(status(&output), 1);
    assert_eq!(status(&run(&["prove", "no-such-file"], "")), 2);
}

#[test]
fn the_laboratory_runs_what_its_table_says() {
    let list = rows(&run(&["lab", "--list"], ""));
    assert!(list.iter().any(|line| line.starts_with("breadth-first ")));
    let output = run(
        &["lab", "--algorithm", "depth-first", "--order", "9-1", ONE],
        "",
    );
    let found = rows(&output);
    assert_eq!((status(&output), found.len()), (0, 1));
    for part in [
        "\"algorithm\":\"depth-first\"",
        "\"order\":\"9-1\"",
        "\"status\":\"solved\"",
        &format!("\"solution\":\"{SOLVED}\""),
        "\"expanded\":474",
        "\"frontier_max\":15",
        "\"cost\":null",
    ] {
        assert!(found[0].contains(part), "{part} in {}", found[0]);
    }
    let flags = [
        "lab",
        "--algorithm=candidate-best-first",
        "--pairs",
        "--branch",
        "smallest",
    ];
    assert!(rows(&run(&flags, ONE))[0].contains("\"expanded\":0"));
    let kept = run(
        &["lab", "--algorithm", "exhaustive-count", "--keep", "9", SIX],
        "",
    );
    let kept = rows(&kept).remove(0);
    assert!(kept.contains("\"status\":\"exhausted\"") && kept.contains("\"solutions\":6"));
    assert_eq!(
        kept.split("\"kept\":")
            .nth(1)
            .map(|list| list.matches(',').count()),
        Some(5)
    );
    let stopped = run(
        &["lab", "--algorithm", "breadth-first", "--nodes", "7", ONE],
        "",
    );
    assert!(
        rows(&stopped)[0].contains("\"status\":\"node-limit\",\"solution\":null,\"expanded\":7")
    );
    let stopped = run(
        &["lab", "--algorithm", "breadth-first", "--memory", "0", ONE],
        "",
    );
    assert!(rows(&stopped)[0].contains("\"status\":\"memory-limit\""));
    let stopped = run(
        &["lab", "--algorithm", "breadth-first", "--seconds", "0", ONE],
        "",
    );
    assert!(rows(&stopped)[0].contains("\"status\":\"time-limit\""));
    let twice = run(&["lab", "--algorithm", "backtracking", TWICE], "");
    assert!(rows(&twice)[0].contains("\"status\":\"no-solution\",\"reason\":\"repeated-givens\""));
}

#[test]
fn the_laboratory_writes_models() {
    for (format, first, last) in [
        ("cnf", "c ", "729 0"),
        ("cnf-minimal", "c ", "729 0"),
        ("gmpl", "# ", "end;"),
        ("lp", "\\ ", "End"),
    ] {
        let full = format!("{}9", &SOLVED[..80]);
        let output = run(&["lab", "--export", format, &full], "");
        let found = rows(&output);
        assert_eq!(status(&output), 0, "{format}");
        assert!(found[0].starts_with(first), "{format} {}", found[0]);
        assert_eq!(found.last().map(String::as_str), Some(last), "{format}");
    }
    assert_eq!(status(&run(&["lab", "--export", "xls", ONE], "")), 2);
    assert_eq!(status(&run(&["lab", "--export", "cnf", "12"], "")), 1);
}

#[test]
fn the_laboratory_refuses_what_makes_no_sense() {
    for arguments in [
        &["lab"][..],
        &["lab", "--algorithm"],
        &["lab", "--algorithm", "guessing", ONE],
        &["lab", "--algorithm", "breadth-first", "--order", "1-9", ONE],
        &["lab", "--algorithm", "depth-first", "--order", "1-8", ONE],
        &[
            "lab",
            "--algorithm",
            "iterative-deepening",
            "--increment",
            "0",
            ONE,
        ],
        &["lab", "--algorithm", "depth-first", "--seed", "x", ONE],
    ] {
        let output = run(arguments, "");
        assert_eq!(
            (status(&output), rows(&output).len()),
            (2, 0),
            "{arguments:?}"
        );
        assert!(!complaints(&output).is_empty());
    }
    let bad = run(&["lab", "--algorithm", "depth-first"], "no puzzle\n");
    assert_eq!((status(&bad), rows(&bad).len()), (1, 0));
}
