//! How long the generator takes. `cargo bench` measures; as a test each sort is made once and its counts are checked.

use nonet::board::{Geometry, Puzzle};
use nonet::generate::{Generator, Options, Progress, Symmetry};
use nonet::solve::nine::{self, Board};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    let measured = std::env::args().any(|argument| argument == "--bench");
    let n = if measured { 2000 } else { 20 };
    println!(
        "{:28}{:>9}{:>12}{:>12}{:>12}{:>12}",
        "sort", "puzzles", "clues", "us/puzzle", "puzzles/s", "solves"
    );
    for symmetry in [Symmetry::None, Symmetry::Rotate180, Symmetry::Full] {
        let mut options = Options::minimal(Geometry::classic());
        (options.symmetry, options.minimal) = (symmetry, symmetry == Symmetry::None);
        report(symmetry.slug(), &options, n, measured);
    }
}

/// One line of the table: the best of several passes, as other programs may run beside it. The last column is how many of
/// the same puzzles are solved in the time that it takes to make one.
fn report(name: &str, options: &Options, n: u64, measured: bool) {
    let puzzles: Vec<Puzzle> = (0..n).map(|seed| make(options, seed)).collect();
    let boards: Vec<Board> = puzzles.iter().map(board).collect();
    assert!(boards.iter().all(|board| nine::count(board, 2).found == 1));
    let passes = if measured { 10 } else { 1 };
    let make_all = || {
        (0..n).for_each(|seed| {
            black_box(make(options, seed));
        });
    };
    let made = best(passes, make_all) / n as f64;
    let solve_all = || {
        boards.iter().for_each(|board| {
            black_box(nine::count(black_box(board), 2));
        });
    };
    let solved = best(passes, solve_all) / n as f64;
    let clues = puzzles.iter().map(Puzzle::n_givens).sum::<usize>() as f64 / n as f64;
    println!(
        "{name:28}{n:>9}{clues:>12.2}{made:>12.2}{:>12.0}{:>12.1}",
        1e6 / made,
        made / solved
    );
}

/// The shortest of several passes, in microseconds.
fn best(passes: usize, pass: impl Fn()) -> f64 {
    let times = (0..passes).map(|_| {
        let begin = Instant::now();
        pass();
        begin.elapsed()
    });
    times.min().unwrap_or(Duration::ZERO).as_secs_f64() * 1e6
}

fn make(options: &Options, seed: u64) -> Puzzle {
    let mut generator = Generator::new(options.clone(), seed).expect("there are such puzzles");
    loop {
        match generator.step(1 << 20) {
            Progress::Found(puzzle) => return puzzle,
            Progress::Working => {}
            other => panic!("{other:?}"),
        }
    }
}

fn board(puzzle: &Puzzle) -> Board {
    let mut digits = [0; 81];
    for (cell, digit) in puzzle.givens() {
        digits[cell.index()] = digit.get();
    }
    Board::from_digits(&digits)
}
