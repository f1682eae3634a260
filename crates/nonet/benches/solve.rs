//! How long the 9x9 engine takes to read a puzzle and to prove that it has one solution, several or none, and how
//! many guesses it needs. `cargo bench` measures; as a test each set is counted once and the counts are checked.

#[path = "common/random.rs"]
mod random;

use nonet::solve::nine::{self, Board};
use random::Random;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The sets next to the project, if they are there.
const SHARED: [&str; 7] = [
    "easy_gen",
    "minimal_gen",
    "17_clue",
    "magictour_top1465",
    "forum_hardest_1905_11+",
    "serg_multi",
    "invalid_gen",
];

fn main() {
    let measured = std::env::args().any(|argument| argument == "--bench");
    println!(
        "{:28}{:>9}{:>12}{:>12}",
        "set", "puzzles", "us/puzzle", "guesses"
    );
    let n = if measured { 2000 } else { 50 };
    let minimal = own_puzzles(n);
    assert!(minimal.iter().all(|line| count(line).found == 1));
    report("own, minimal", &minimal, measured);
    let looser: Vec<Line> = minimal.iter().map(without_a_given).collect();
    assert!(looser.iter().all(|line| count(line).found == 2));
    report("own, one given less", &looser, measured);
    for name in SHARED {
        let path = format!(
            "{}/../shared/data/puzzles/{name}.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        match std::fs::read_to_string(path) {
            Ok(text) => {
                let lines = text
                    .lines()
                    .filter_map(|line| line.as_bytes().try_into().ok());
                let lines: Vec<Line> = lines.take(if measured { 20_000 } else { 50 }).collect();
                report(name, &lines, measured);
            }
            Err(_) => println!("{name:28} skipped: ../shared is not there"),
        }
    }
}

/// A puzzle as text, `0` or `.` for empty.
type Line = [u8; 81];

fn count(line: &Line) -> nine::Count {
    nine::count(&Board::parse(line).expect("digits and dots"), 2)
}

/// One line of the table: the best of several passes, since other programs may be running.
fn report(name: &str, lines: &[Line], measured: bool) {
    let guesses: u64 = lines.iter().map(|line| count(line).guesses).sum();
    let pass = || {
        let begin = Instant::now();
        for line in lines {
            black_box(count(black_box(line)));
        }
        begin.elapsed()
    };
    let passes = if measured { 15 } else { 1 };
    let best = (0..passes).map(|_| pass()).min().unwrap_or(Duration::ZERO);
    let n = lines.len().max(1) as f64;
    let (time, guesses) = (best.as_secs_f64() * 1e6 / n, guesses as f64 / n);
    println!("{name:28}{:>9}{time:>12.3}{guesses:>12.2}", lines.len());
}

/// Random minimal puzzles, always the same: every given that can go is removed from a shuffled solution.
fn own_puzzles(n: usize) -> Vec<Line> {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let pattern = |cell: usize| (cell / 9 * 3 + cell / 27 + cell % 9) % 9;
    let mut puzzles = Vec::new();
    while puzzles.len() < n {
        let digits = random.order(9);
        let mut line: Line = std::array::from_fn(|cell| b'1' + digits[pattern(cell)] as u8);
        for cell in random.order(81) {
            let given = std::mem::replace(&mut line[cell], b'.');
            if count(&line).found != 1 {
                line[cell] = given;
            }
        }
        puzzles.push(line);
    }
    puzzles
}

fn without_a_given(line: &Line) -> Line {
    let mut line = *line;
    if let Some(given) = line.iter_mut().find(|byte| **byte != b'.') {
        *given = b'.';
    }
    line
}
