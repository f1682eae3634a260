//! Printed boards read back as the same board without further information: for every word that prints boards, for
//! boards of every shape and every way of writing digits.

use super::*;
use batch::{Boards, Judged};
use batch::{Choices, Format, Job, Outcome, Prover, ask, row};
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::logic::techniques;
use nonet::text::{Expect, Symbols, line_as, read_any, read_boxes, read_regions};
use std::sync::Arc;
use support::Random;
use words::Lang;

const BOXES: [&str; 22] = [
    "2x2", "2x3", "3x2", "1x7", "7x1", "2x4", "4x2", "3x3", "1x9", "2x5", "5x2", "3x4", "4x3",
    "2x6", "6x2", "3x5", "4x4", "2x8", "8x2", "4x5", "4x6", "5x5",
];

const MAPS: [&str; 3] = [
    "1112211322433254335544455",
    "111222333111222333111222333444555666444555666444555666777888999777888999777888999",
    "112222333111123333114222235414466535444466555466666555777888999777888999777888999",
];

/// Boards of all shapes, with a solution in which few cells are blank, with none, and nearly empty.
fn puzzles(random: &mut Random) -> Vec<Puzzle> {
    let boxes = BOXES.iter().map(|boxes| read_boxes(boxes).expect("boxes"));
    let maps = MAPS.iter().map(|map| read_regions(map));
    let shapes: Vec<Arc<Geometry>> = boxes.chain(maps.flatten()).collect();
    assert!(shapes.len() >= BOXES.len() + 2);
    shapes
        .iter()
        .flat_map(|shape| of_shape(shape, random))
        .collect()
}

fn of_shape(shape: &Arc<Geometry>, random: &mut Random) -> Vec<Puzzle> {
    let (side, empty) = (shape.side(), Puzzle::empty(Arc::clone(shape)));
    let mut all = vec![empty.clone()];
    if side <= 16 {
        let solution = nonet::solve::solve(&empty).expect("every one of these has a solution");
        let mut few = solution.board().clone();
        for _ in 0..side + 3 {
            few.set(Cell::new(random.below(side * side)), None)
                .expect("on the board");
        }
        all.push(few);
    }
    let mut sparse = empty.clone();
    for value in 1..=side.min(4) {
        let cell = Cell::new(random.below(side * side));
        sparse
            .set(cell, Digit::new(value as u8))
            .expect("on the board");
    }
    // Letters alone.
    let mut letters = empty;
    letters
        .set(Cell::new(1), Digit::new(side as u8))
        .expect("on the board");
    letters
        .set(Cell::new(side), Digit::new(side as u8 - 1))
        .expect("on the board");
    all.extend([sparse, letters]);
    all
}

/// The ways in which a board of this size may be written.
fn customs(side: usize) -> Vec<Symbols> {
    match side {
        0..=9 => vec![Symbols::Letters],
        _ => Symbols::ALL.to_vec(),
    }
}

fn answered(word: &str, format: Format, puzzle: &Puzzle, symbols: Symbols) -> String {
    let choices = Choices {
        techniques: techniques::named("naked-single"),
        ..Choices::default()
    };
    let job = Job {
        ask: ask(word).expect("a question"),
        choices,
        format,
        expect: Expect {
            geometry: Some(Arc::clone(puzzle.geometry())),
            symbols: Some(symbols),
        },
        budget: Some(2000),
    };
    match row(&job, 1, &line_as(puzzle, symbols, '.')) {
        Outcome::Row { row, .. } => row,
        other => panic!("{word} {symbols:?} {puzzle}: {other:?}"),
    }
}

/// The text of a field of JSON that consists of board characters only.
fn field<'a>(json: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = json.split_once(&format!("\"{name}\":\""))?;
    rest.split('"').next()
}

/// The words that print a board in text, and the field that holds it.
const PRINTING: [(&str, &str); 6] = [
    ("solve", "solution"),
    ("propagate", "board"),
    ("path", "puzzle"),
    ("steps", "puzzle"),
    ("canonical", "canonical"),
    ("scramble", "scrambled"),
];

#[test]
fn every_word_prints_boards_that_are_read_as_they_were_meant() {
    let mut random = Random::new(44);
    let mut n = 0;
    for puzzle in puzzles(&mut random) {
        for symbols in customs(puzzle.geometry().side()) {
            for (word, name) in PRINTING {
                let text = answered(word, Format::Text(Lang::En), &puzzle, symbols);
                let json = answered(word, Format::Json, &puzzle, symbols);
                let Some(meant) = field(&json, name) else {
                    assert!(
                        ["none", "undecided"].contains(&&*text),
                        "{word} {json}\n{text}"
                    );
                    continue;
                };
                let expect = Expect {
                    geometry: Some(Arc::clone(puzzle.geometry())),
                    symbols: Some(symbols),
                };
                let meant = read_any(meant, &expect).expect("it is a board");
                let first = text.lines().next().expect("a line");
                let read = read_any(first, &Expect::default());
                let read = read.unwrap_or_else(|error| panic!("{word} {first}: {error:?}"));
                assert_eq!(
                    read.likeliest().puzzle,
                    meant.likeliest().puzzle,
                    "{word} {symbols:?}\n{first}"
                );
                n += 1;
            }
        }
    }
    assert!(n > 1000, "{n}");
}

#[test]
fn steps_on_boards_of_every_shape_are_proved() {
    let mut random = Random::new(45);
    let mut n = 0;
    for puzzle in puzzles(&mut random) {
        if puzzle.n_givens() < 9 {
            continue;
        }
        for symbols in customs(puzzle.geometry().side()) {
            for word in ["path", "steps"] {
                let boards = if word == "path" {
                    Boards::Left
                } else {
                    Boards::Puzzle
                };
                let mut prover = Prover::new(Expect::default(), boards);
                let text = answered(word, Format::Text(Lang::En), &puzzle, symbols);
                for line in text.lines() {
                    let judged = prover.line(line);
                    let is_right =
                        matches!(judged, Judged::Nothing | Judged::Puzzle | Judged::Proved);
                    assert!(is_right, "{word} {symbols:?}: {line}\n{judged:?}\n{text}");
                    n += u32::from(judged == Judged::Proved);
                }
            }
        }
    }
    assert!(n > 500, "{n}");
}

/// The puzzles with which users found the fault.
#[test]
fn a_path_is_proved_with_nothing_told() {
    let irregular = ".8.1.6.7.9......5..1.8.....8........2...........249......9...3......1......6.21.. \
        112222333111123333114222235414466535444466555466666555777888999777888999777888999";
    let lying = "......34......123...45......2..1....";
    for (words, puzzle) in [
        (&["path"][..], irregular),
        (&["path", "--boxes", "3x2"], lying),
    ] {
        let path = run(words, puzzle);
        let path = String::from_utf8(path.stdout).expect("it is text");
        let proved = run(&["prove"], &path);
        let n = path.lines().filter(|line| line.contains(':')).count();
        assert!(n > 5, "{path}");
        assert_eq!(rows(&proved), [format!("proved {n} of {n}")], "{path}");
    }
    // Given although it is not needed.
    let path = run(&["path", "--boxes", "3x2"], lying);
    let path = String::from_utf8(path.stdout).expect("it is text");
    let bare = path.replacen(" 112233112233112233445566445566445566", "", 1);
    assert_ne!(bare, path);
    assert_eq!(status(&run(&["prove", "--boxes", "3x2"], &bare)), 0);
    assert_eq!(status(&run(&["prove"], &bare)), 1);
}
