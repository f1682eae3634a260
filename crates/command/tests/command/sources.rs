//! What the source documents require of a command line: files of nine lines, framed boards, repeats by place,
//! where scanning stops, every solution in a file, the verification of a solution.

use crate::lab_runs::P;

use super::*;
use nonet::board::{Grid, Puzzle};
use nonet::text::{Expect, framed, line, read_any};
use std::collections::BTreeSet;
use support::{plain, puzzle, solutions};

fn nine(board: &str) -> String {
    let rows = board.as_bytes().chunks(9);
    let row = |row: &[u8]| String::from_utf8_lossy(row).into_owned() + "\n";
    rows.map(row).collect()
}

#[test]
fn a_file_of_nine_lines_is_one_board() {
    let path = file("nine.txt", &nine(P[2]));
    let path = path.to_str().unwrap();
    assert_eq!(rows(&run(&["solve", path], "")), [SOLVED]);
    let lab = run(&["lab", "--algorithm", "backtracking", path], "");
    assert!(rows(&lab)[0].contains("\"expanded\":4208"));
    for threads in ["1", "3"] {
        let list = format!("# two\n{}\n{}{SIX}\n{}", nine(P[2]), nine(SIX), nine(NONE));
        let json = rows(&run(
            &["count", "--threads", threads, "--format", "json"],
            &list,
        ));
        let numbers = [
            "\"line\":2,",
            "\"line\":12,",
            "\"line\":21,",
            "\"line\":22,",
        ];
        let counts = [
            "\"count\":1,",
            "\"count\":6,",
            "\"count\":6,",
            "\"count\":0,",
        ];
        assert_eq!(json.len(), 4);
        for ((row, number), count) in json.iter().zip(numbers).zip(counts) {
            assert!(row.contains(number) && row.contains(count), "{row}");
        }
    }
}

#[test]
fn the_four_faults_of_such_a_file_are_told_apart() {
    let board = nine(P[2]);
    let complaint = |name: &str, text: &str| {
        let path = file(name, text);
        let output = run(&["solve", path.to_str().unwrap()], "");
        assert_eq!((status(&output), rows(&output).len()), (1, 0));
        let told = complaints(&output);
        assert_eq!(told.lines().count(), 1, "{told}");
        told
    };
    let short = complaint("short.txt", &board.replacen("600195000", "60019500", 1));
    assert!(
        short.contains("short.txt: lines 1 to 9: ") && short.contains('8'),
        "{short}"
    );
    let bad = complaint("char.txt", &board.replacen("600195000", "6%0195000", 1));
    assert!(
        bad.contains('%') && bad.contains("line 2, column 2"),
        "{bad}"
    );
    let few = complaint("few.txt", &board[..80]);
    assert!(few.contains("lines 1 to 8"), "{few}");
    let none = run(&["solve", "no-such-folder/nine.txt"], "");
    assert!(complaints(&none).contains("no such file"));
}

#[test]
fn frames_are_read_and_written() {
    let boards = [ONE, SIX].map(|text| puzzle(&plain(text)));
    let list: String = boards.iter().map(framed).collect();
    assert_eq!(rows(&run(&["count"], &list)), ["1", "6"]);
    let output = run(&["solve", "--framed"], &list);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text, framed(&puzzle(&plain(SOLVED))) + &text[26 * 13..]);
    assert!(text.trim_end().ends_with("several"), "{text}");
    let irregular = "12.......................\u{20}1112211322433254335544455";
    let puzzle = &read_any(irregular, &Expect::default())
        .unwrap()
        .into_likeliest()
        .puzzle;
    let list = format!("{}{ONE}\n", framed(puzzle));
    let json = rows(&run(&["count", "--format", "json", "--limit", "2"], &list));
    assert!(
        json.len() == 2 && json[0].contains("1112211322433254335544455"),
        "{json:?}"
    );
    assert!(json[1].contains("\"line\":14,"), "{json:?}");
}

#[test]
fn every_solution_goes_to_a_file_and_is_verified() {
    let path = file("solutions.txt", "to be replaced");
    let name = path.to_str().unwrap();
    let output = run(&["solve", "--every", "--output", name, SIX], "");
    assert_eq!((status(&output), rows(&output).len()), (0, 0));
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[6]), (7, "# 6"));
    let found: BTreeSet<String> = lines[..6].iter().map(|line| (*line).to_owned()).collect();
    let judged = solutions(&plain(SIX), 10);
    let judged = judged
        .iter()
        .map(|b| b.iter().map(u8::to_string).collect::<String>());
    assert_eq!(found, judged.collect());
    // The output is a list of puzzles again.
    assert_eq!(rows(&run(&["count", name], "")), ["1"; 6]);
    let some = rows(&run(&["solve", "--every", "--limit", "2", SIX], ""));
    assert_eq!((some.len(), &*some[2]), (3, "# 2+"));
    let verified = rows(&run(&["solve", "--verify", ONE], ""));
    assert_eq!(
        verified,
        [SOLVED, "# 27 of 27 houses hold each digit exactly once."]
    );
    let several = rows(&run(&["solve", "--verify", SIX], ""));
    assert!(several[0].ends_with(" several") && several[1].starts_with("# 27 of 27"));
    assert_eq!(rows(&run(&["solve", "--verify", NONE], "")), ["none"]);
    let nowhere = run(&["solve", "--output", "no-such-folder/x", ONE], "");
    assert_eq!(status(&nowhere), 2);
}

#[test]
fn repeats_are_told_by_row_column_and_box() {
    let told = rows(&run(&["check", ONE, TWICE, SOLVED], ""));
    assert_eq!(
        told[0],
        "No digit repeats. 0 of 27 houses hold each digit exactly once."
    );
    assert!(
        told[1].starts_with("Repeated in rows: 5 repeats in r1 (r1c12). Repeated in boxes: 5 repeats in b1 (r1c12). 0 "),
        "{}",
        told[1]
    );
    assert_eq!(
        told[2],
        "No digit repeats. 27 of 27 houses hold each digit exactly once."
    );
    let swapped = format!("35{}", &SOLVED[2..]);
    let told = rows(&run(&["check", "--format", "json", &swapped], ""));
    // Two columns repeat one digit each; row and box are complete.
    assert!(
        told[0].contains("\"complete\":25,\"houses\":27"),
        "{}",
        told[0]
    );
}

#[test]
fn propagation_stops_where_scanning_by_hand_does() {
    for board in [P[0], P[1], SIX, ONE] {
        let scanned = scan(&puzzle(&plain(board)));
        let open = scanned
            .digits()
            .iter()
            .filter(|digit| digit.is_none())
            .count();
        let told = rows(&run(&["propagate", board], ""));
        let ending = if open == 0 {
            String::new()
        } else {
            format!(" open {open}")
        };
        assert_eq!(told, [line(&scanned, '.') + &ending]);
    }
    let drawn = rows(&run(&["propagate", "--candidates", P[0]], ""));
    assert_eq!(drawn.len(), 1 + 13);
    let json = rows(&run(&["propagate", "--format", "json", NONE], "")).concat();
    assert!(json.contains("\"contradiction\":"), "{json}");
}

/// Only one value for a cell, only one place for a digit, again and again: by the rules alone.
fn scan(puzzle: &Puzzle) -> Puzzle {
    let mut board = puzzle.clone();
    let geometry = board.geometry().clone();
    let side = geometry.side();
    'again: loop {
        let fits = |board: &Puzzle, cell, digit| {
            let mut peers = geometry.peers(cell).iter();
            board.get(cell).is_none() && peers.all(|&peer| board.get(peer) != Some(digit))
        };
        let digits = || (1..=side as u8).filter_map(nonet::board::Digit::new);
        for cell in geometry.cells().filter(|&cell| board.get(cell).is_none()) {
            let mut fitting = digits().filter(|&digit| fits(&board, cell, digit));
            if let (Some(digit), None) = (fitting.next(), fitting.next()) {
                board.set(cell, Some(digit)).expect("on the board");
                continue 'again;
            }
        }
        for house in geometry.houses() {
            for digit in digits() {
                let cells = geometry.house_cells(house).iter().copied();
                let mut places = cells.filter(|&cell| fits(&board, cell, digit));
                if let (Some(cell), None) = (places.next(), places.next()) {
                    board.set(cell, Some(digit)).expect("on the board");
                    continue 'again;
                }
            }
        }
        return board;
    }
}

#[test]
fn candidates_are_drawn_after_each_deduction() {
    let output = run(&["path", "--candidates", ONE], "");
    let text = String::from_utf8(output.stdout).unwrap();
    let frames = text.matches("      # +-").count();
    assert_eq!(frames, 51 * 4);
    let proved = run(&["prove"], &text);
    assert_eq!(rows(&proved), ["proved 51 of 51"]);
    let json = rows(&run(&["path", "--format", "json", ONE], "")).concat();
    let first = json
        .split("\"places\":[\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    let (cell, digit) = first.split_once('=').unwrap();
    let mut grid = Grid::new(&puzzle(&plain(ONE)));
    let cell = nonet::text::parse_cell(grid.geometry(), cell).unwrap();
    grid.place(
        cell,
        nonet::board::Digit::new(digit.parse().unwrap()).unwrap(),
    );
    let frame = nonet::text::framed_candidates(&grid);
    let drawn = text.lines().skip(2).take(13).map(|line| &line[8..]);
    assert!(drawn.eq(frame.lines()), "{text}");
}
