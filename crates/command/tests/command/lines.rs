//! What is read, in which order, and what happens when the output is closed.

use super::questions::check_solved;
use super::*;
use std::io::{BufRead, BufReader};
use support::{Plain, Random};

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
        let expected = "nonet: line 2: Found 80 cells. The nearest board, 9×9, has 81.\n\
            nonet: line 4: The character “O” in line 4, column 1 is neither a digit from 1 to 9 nor a sign for an empty cell. \
            It looks like 0: is that what you meant?\n";
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
    assert!(complaints(&output).contains("line 1: This text is too large"));
    assert!(complaints(&output).contains("line 2: "));
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
