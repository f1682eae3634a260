//! How long the engine for boards of every size takes, board by board: the median and the worst of each set, with
//! the number of branches. `cargo bench` measures; as a test a few boards of each set are solved once.

#[path = "common/random.rs"]
mod random;

use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::solve::{Event, Search};
use random::Random;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The sets next to the project, if they are there: file, box, and question.
const SHARED: [(&str, usize, Ask); 6] = [
    ("gecode_16x16", 4, Ask::Unique),
    ("gen_unique_16x16", 4, Ask::Unique),
    ("acs_16x16", 4, Ask::Any),
    ("gen_unique_25x25", 5, Ask::Unique),
    ("acs_25x25", 5, Ask::Any),
    ("gecode_25x25", 5, Ask::Any),
];

/// The question about a board.
#[derive(Clone, Copy)]
enum Ask {
    /// Some solution.
    Any,
    /// The only solution, with proof that there is no second.
    Unique,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let measured = arguments.any(|argument| argument == "--bench");
    let only = std::env::var("LARGE_SET").unwrap_or_default();
    println!(
        "{:24}{:>7}{:>12}{:>12}{:>12}{:>10}{:>10}",
        "set", "boards", "median ms", "mean ms", "worst ms", "median", "worst"
    );
    let n = |boards| if measured { boards } else { 1 };
    if only.is_empty() {
        report(
            "own 16x16, minimal",
            &minimal(4, n(12)),
            Ask::Unique,
            measured,
        );
        report(
            "own 25x25, 42 % kept",
            &kept(5, 42, n(12)),
            Ask::Any,
            measured,
        );
    }
    for (name, size, ask) in SHARED.into_iter().filter(|set| set.0.contains(&only)) {
        match read(name, size) {
            Ok(boards) => report(name, &boards[..n(boards.len())], ask, measured),
            Err(_) => println!("{name:24} skipped: ../shared is not there"),
        }
    }
}

/// A line of the table.
fn report(name: &str, boards: &[Puzzle], ask: Ask, measured: bool) {
    let mut times: Vec<(f64, u64)> = boards
        .iter()
        .map(|board| time(board, ask, measured))
        .collect();
    let mean = times.iter().map(|(ms, _)| ms).sum::<f64>() / times.len() as f64;
    let (middle, last) = (times.len() / 2, times.len() - 1);
    times.sort_by_key(|&(_, nodes)| nodes);
    let nodes = (times[middle].1, times[last].1);
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (median, worst) = (times[middle].0, times[last].0);
    println!(
        "{name:24}{:>7}{median:>12.3}{mean:>12.3}{worst:>12.3}{:>10}{:>10}",
        boards.len(),
        nodes.0,
        nodes.1
    );
}

/// Milliseconds and branches: the best of several passes, since other programs may be running.
fn time(board: &Puzzle, ask: Ask, measured: bool) -> (f64, u64) {
    let (mut best, mut nodes) = (Duration::MAX, 0);
    let begin = Instant::now();
    for _ in 0..if measured { 20 } else { 1 } {
        let before = Instant::now();
        nodes = answer(board, ask);
        best = best.min(before.elapsed());
        if begin.elapsed() > Duration::from_secs(1) {
            break;
        }
    }
    (best.as_secs_f64() * 1e3, nodes)
}

fn answer(board: &Puzzle, ask: Ask) -> u64 {
    let mut search = Search::new(board);
    assert!(matches!(search.run(u64::MAX), Event::Solution(_)));
    if let Ask::Unique = ask {
        assert!(matches!(search.run(u64::MAX), Event::Exhausted));
    }
    search.nodes()
}

/// Boards, one a line: digits, then letters from A for 10, dots for empty cells.
fn read(name: &str, size: usize) -> std::io::Result<Vec<Puzzle>> {
    let path = format!(
        "{}/../shared/data/puzzles/big/{name}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(path)?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let value = |sign: char| match sign {
        'A'..='P' => sign as u8 - b'A' + 10,
        _ => sign.to_digit(10).unwrap_or(0) as u8,
    };
    let board = |line: &str| puzzle(size, line.split('\t').next()?.chars().map(value));
    Ok(lines.filter_map(board).collect())
}

fn puzzle(size: usize, board: impl IntoIterator<Item = u8>) -> Option<Puzzle> {
    let geometry = Geometry::rectangular(size, size).ok()?;
    let mut puzzle = Puzzle::empty(Arc::new(geometry));
    for (index, value) in board.into_iter().enumerate() {
        puzzle
            .set(Cell::new(index), Digit::new(value))
            .expect("on the board");
    }
    Some(puzzle)
}

/// Random minimal puzzles, always the same: every given that can go is removed from a shuffled solution.
fn minimal(size: usize, n: usize) -> Vec<Puzzle> {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let dug = |_| {
        let mut board = solution(size, &mut random);
        for index in random.order(board.len()) {
            let given = std::mem::take(&mut board[index]);
            if !has_one_solution(&puzzle(size, board.iter().copied())) {
                board[index] = given;
            }
        }
        puzzle(size, board)
    };
    (0..n).filter_map(dug).collect()
}

fn has_one_solution(board: &Option<Puzzle>) -> bool {
    board.as_ref().is_some_and(|board| {
        let mut search = Search::new(board);
        search.run(u64::MAX);
        search.run(u64::MAX) == Event::Exhausted
    })
}

/// Shuffled solutions with a percentage of the cells kept.
fn kept(size: usize, percent: usize, n: usize) -> Vec<Puzzle> {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let holed = |_| {
        let mut board = solution(size, &mut random);
        let order = random.order(board.len());
        for &index in &order[board.len() * percent / 100..] {
            board[index] = 0;
        }
        puzzle(size, board)
    };
    (0..n).filter_map(holed).collect()
}

/// A full board of a regular pattern, with its digits, bands, stacks and lines shuffled.
fn solution(size: usize, random: &mut Random) -> Vec<u8> {
    let side = size * size;
    let digits = random.order(side);
    let mut lines = || {
        let chutes = random.order(size).into_iter();
        let inside = |chute| {
            random
                .order(size)
                .into_iter()
                .map(move |line| chute * size + line)
        };
        chutes.flat_map(inside).collect::<Vec<usize>>()
    };
    let (rows, cols) = (lines(), lines());
    let pattern = |row: usize, col: usize| (row % size * size + row / size + col) % side;
    let at = |index: usize| pattern(rows[index / side], cols[index % side]);
    (0..side * side)
        .map(|index| digits[at(index)] as u8 + 1)
        .collect()
}
