//! How long the whole solution path takes, and the ratings that depend on it: medians for puzzles by Sudoku
//! Explainer's rating, and how long the next hint takes along the paths of the hardest. `cargo bench` measures; as
//! a test one puzzle of each band is rated once.

use nonet::board::{CellSet, Grid, Puzzle};
use nonet::logic::{Context, first_step, techniques};
use nonet::rate;
use nonet::text;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The bands of the rating in tenths: the lower and the upper end.
const BANDS: [(u32, u32); 7] = [
    (0, 15),
    (17, 40),
    (42, 61),
    (62, 75),
    (76, 89),
    (90, 99),
    (100, 119),
];

/// For how many of the hardest puzzles every hint is timed.
const HARDEST: usize = 30;

/// Our own puzzles with their ratings in tenths, in case the shared ones are missing.
const OWN: [(&str, u32); 2] = [
    (
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        12,
    ),
    (
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        72,
    ),
];

/// The work done with a puzzle.
type Work = fn(&Puzzle);

/// The work that is timed.
const RATINGS: [(&str, Work); 3] = [
    ("path", |puzzle| {
        let givens = puzzle.givens().map(|(cell, _)| cell);
        let givens = CellSet::of(puzzle.geometry().n_cells(), givens);
        let path = rate::path(Grid::new(puzzle), Some(&givens), techniques::ALL);
        black_box(path);
    }),
    ("HoDoKu", |puzzle| {
        black_box(rate::hodoku(puzzle));
    }),
    ("Explainer", |puzzle| {
        black_box(rate::explainer(puzzle));
    }),
];

fn main() {
    let measured = std::env::args().any(|argument| argument == "--bench");
    let puzzles = shared().unwrap_or_else(|| {
        println!("own puzzles: ../shared is not there");
        OWN.map(|(line, rating)| (read(line), rating)).into()
    });
    print!("{:16}{:>9}", "rating", "puzzles");
    for (name, _) in RATINGS {
        print!("{:>14}", format!("{name} us"));
    }
    println!();
    for (first, last) in BANDS {
        let band = puzzles
            .iter()
            .filter(|(_, rating)| (first..=last).contains(rating));
        let band: Vec<&Puzzle> = band
            .map(|(puzzle, _)| puzzle)
            .take(if measured { 1000 } else { 1 })
            .collect();
        if !band.is_empty() {
            report(
                &format!(
                    "{}.{} to {}.{}",
                    first / 10,
                    first % 10,
                    last / 10,
                    last % 10
                ),
                &band,
                measured,
            );
        }
    }
    hints(measured);
}

/// The next hint in every position along the paths of the hardest puzzles: the median and the 95th percentile.
fn hints(measured: bool) {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../shared/data/puzzles/forum_hardest_1905_11+.txt"
    );
    let text = std::fs::read_to_string(path).unwrap_or_else(|_| OWN[1].0.to_owned());
    let lines: Vec<&str> = text
        .lines()
        .filter_map(|line| line.get(..81).filter(|_| !line.starts_with('#')))
        .collect();
    let wanted = if measured { HARDEST } else { 1 };
    let apart = (lines.len() / wanted).max(1);
    let chosen = lines.iter().step_by(apart).take(wanted);
    let mut times: Vec<Duration> = chosen.flat_map(|line| along(&read(line))).collect();
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    println!(
        "the next of {} hints on the ways of the hardest: half within {:.1} ms, 95 % within {:.1}, the longest {:.1}",
        times.len(),
        at(50),
        at(95),
        at(100)
    );
}

/// How long each step takes to find.
fn along(puzzle: &Puzzle) -> Vec<Duration> {
    let givens = puzzle.given_cells();
    let (mut grid, mut times) = (Grid::new(puzzle), Vec::new());
    loop {
        let begin = Instant::now();
        let step = first_step(&Context::unique(&grid, &givens), techniques::ALL);
        let Some(step) = step else { return times };
        times.push(begin.elapsed());
        step.apply(&mut grid);
    }
}

/// A line of the table.
fn report(name: &str, puzzles: &[&Puzzle], measured: bool) {
    print!("{name:16}{:>9}", puzzles.len());
    for (_, rating) in RATINGS {
        let mut times: Vec<Duration> = puzzles
            .iter()
            .map(|puzzle| time(puzzle, rating, measured))
            .collect();
        times.sort_unstable();
        print!("{:>14.1}", times[times.len() / 2].as_secs_f64() * 1e6);
    }
    println!();
}

/// The best of several passes, since other programs may be running.
fn time(puzzle: &Puzzle, rating: Work, measured: bool) -> Duration {
    let pass = || {
        let begin = Instant::now();
        rating(black_box(puzzle));
        begin.elapsed()
    };
    let passes = if measured { 7 } else { 1 };
    (0..passes).map(|_| pass()).min().unwrap_or(Duration::ZERO)
}

fn read(line: &str) -> Puzzle {
    text::read(line).expect("a puzzle").puzzle
}

/// The rated puzzles next to the project, if they are there.
fn shared() -> Option<Vec<(Puzzle, u32)>> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../shared/data/techniques/ratings-part.csv"
    );
    let text = std::fs::read_to_string(path).ok()?;
    let rated = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let rating: f64 = fields.get(3)?.parse().ok()?;
        Some((read(fields[0]), (rating * 10.0).round() as u32))
    };
    Some(text.lines().filter_map(rated).collect())
}
