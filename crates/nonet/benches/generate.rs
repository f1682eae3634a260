//! How long making a puzzle takes, absolutely and in units of solving it, and how long a canonical form takes.
//! `cargo bench` measures; as a test one or ten of each sort are made and their counts are checked.

use nonet::board::{Geometry, Puzzle, canonical};
use nonet::generate::{self, Band, Options, Scale, Symmetry, Way, Wishes, scramble};
use nonet::logic::techniques;
use nonet::solve::nine::{self, Board};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    let measured = std::env::args().any(|argument| argument == "--bench");
    let n = if measured { 1000 } else { 10 };
    println!("{:32}{:>8}{:>8}", "sort", "puzzles", "givens");
    println!("  us/puzzle (best pass), puzzles/s, solves; us at 50, 95, 99 %");
    for (name, options, n) in sorts(n) {
        report(&name, &options, n, measured);
    }
    forms(n, measured);
}

/// The sorts of puzzles, and how many of each are made.
fn sorts(n: u64) -> Vec<(String, Options, u64)> {
    let plain = Options::minimal(Geometry::classic());
    let free = Options {
        minimal: false,
        ..plain.clone()
    };
    let mut sorts = vec![("minimal".to_owned(), plain.clone(), n)];
    for symmetry in [Symmetry::Rotate180, Symmetry::Full] {
        let options = Options {
            symmetry,
            ..free.clone()
        };
        sorts.push((symmetry.slug().to_owned(), options, n));
    }
    for givens in [20, 22, 30] {
        let options = Options {
            givens: Some(givens..=givens),
            ..free.clone()
        };
        sorts.push((format!("{givens} givens"), options, n / 10));
    }
    let options = Options {
        way: Way::Scatter,
        ..free.clone()
    };
    sorts.push(("random digits".to_owned(), options, n / 10));
    sorts.extend(wished(&free, n / 10));
    sorts
}

/// Puzzles to a rating, and with a technique.
fn wished(free: &Options, n: u64) -> Vec<(String, Options, u64)> {
    let bands = [(12, 15), (20, 26), (30, 38), (40, 49), (50, 59), (60, 70)];
    let bands = bands.map(|(least, most)| {
        let scale = Scale::named("explainer").expect("a scale");
        let band = Some(Band { scale, least, most });
        let name = format!("Explainer {least} to {most} tenths");
        (
            name,
            Wishes {
                band,
                ..Wishes::default()
            },
        )
    });
    let slugs = [
        "pointing",
        "x-wing",
        "jellyfish",
        "remote-pair",
        "uniqueness-test-1",
    ];
    let techniques = slugs.map(|slug| {
        let techniques = techniques::info(slug).into_iter().collect();
        (
            slug.to_owned(),
            Wishes {
                needs: techniques,
                ..Wishes::default()
            },
        )
    });
    let all = bands.into_iter().chain(techniques);
    all.map(|(name, wishes)| {
        (
            name,
            Options {
                wishes,
                ..free.clone()
            },
            n,
        )
    })
    .collect()
}

/// Reports the best of several passes, since other programs may be running. The solves are how often the same
/// puzzle is solved in that time. The percentiles are of the best time of each puzzle.
fn report(name: &str, options: &Options, n: u64, measured: bool) {
    let passes = if measured { 5 } else { 1 };
    let mut best = vec![Duration::MAX; n as usize];
    let mut puzzles = Vec::new();
    let mut total = Duration::MAX;
    for _ in 0..passes {
        let times = (0..n).map(|seed| {
            let begin = Instant::now();
            let puzzle = make(options, seed);
            (puzzle, begin.elapsed())
        });
        let times: Vec<(Puzzle, Duration)> = times.collect();
        total = total.min(times.iter().map(|(_, time)| *time).sum());
        for (best, (_, time)) in best.iter_mut().zip(&times) {
            *best = (*best).min(*time);
        }
        puzzles = times.into_iter().map(|(puzzle, _)| puzzle).collect();
    }
    best.sort_unstable();
    let part = |percent: usize| micros(best[(best.len() - 1) * percent / 100]);
    let givens = puzzles.iter().map(Puzzle::n_givens).sum::<usize>() as f64 / n as f64;
    let (made, solved) = (micros(total) / n as f64, solve_time(&puzzles, passes));
    println!("{name:32}{n:>8}{givens:>8.2}");
    println!(
        "{made:>12.1}{:>12.0}{:>10.1}{:>16.0}{:>12.0}{:>12.0}",
        1e6 / made,
        made / solved,
        part(50),
        part(95),
        part(99)
    );
}

/// How long proving that each has one solution takes, on average.
fn solve_time(puzzles: &[Puzzle], passes: usize) -> f64 {
    let boards: Vec<Board> = puzzles.iter().map(board).collect();
    assert!(boards.iter().all(|board| nine::count(board, 2).found == 1));
    let pass = || {
        for board in &boards {
            black_box(nine::count(black_box(board), 2));
        }
    };
    best_time(10 * passes, pass) / boards.len() as f64
}

/// Times the canonical forms of puzzles, and checks that scrambles have the same.
fn forms(n: u64, measured: bool) {
    let options = Options::minimal(Geometry::classic());
    let puzzles: Vec<Puzzle> = (0..n).map(|seed| make(&options, seed)).collect();
    let same = |puzzle: &Puzzle| canonical(puzzle) == canonical(&scramble(puzzle, 1));
    assert!(puzzles.iter().all(same));
    let pass = || {
        for puzzle in &puzzles {
            black_box(canonical(black_box(puzzle)));
        }
    };
    let time = best_time(if measured { 10 } else { 1 }, pass) / n as f64;
    println!(
        "{:32}{n:>8}\n{time:>12.1}{:>12.0}",
        "canonical form",
        1e6 / time
    );
}

/// The shortest of several passes, in microseconds.
fn best_time(passes: usize, pass: impl Fn()) -> f64 {
    let times = (0..passes).map(|_| {
        let begin = Instant::now();
        pass();
        begin.elapsed()
    });
    micros(times.min().unwrap_or(Duration::ZERO))
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn make(options: &Options, seed: u64) -> Puzzle {
    let made = generate::make(options, seed, &mut |_| {});
    made.expect("there are such puzzles").puzzle
}

fn board(puzzle: &Puzzle) -> Board {
    let mut digits = [0; 81];
    for (cell, digit) in puzzle.givens() {
        digits[cell.index()] = digit.get();
    }
    Board::from_digits(&digits)
}
