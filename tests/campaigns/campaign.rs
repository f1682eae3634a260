//! Long runs that compare all ways of counting solutions. The ordinary run skips them:
//!
//!     NONET_BOARDS=10000000 cargo test --release --test campaigns campaign -- --ignored --nocapture
//!
//! `NONET_BOARDS` is the number of random boards (a hundred thousand by default), `NONET_SEED` their first seed.
#![allow(clippy::needless_range_loop, reason = "places are numbers here")]

use nonet::solve::any_size;
use std::thread;
use support::Random;
use support::judges::{Shape, backtrack, collect, dance_for, found, found_at_any_size, sample};

/// Up to which number the solutions of one board are counted.
const LIMIT: usize = 6;

/// After this many choices dancing links gives up on a board: some random regions have no solution and would keep it
/// busy for hours.
const PATIENCE: u64 = 300_000;

/// Heights and widths of boxes; each shape is used for one in this many boards.
const SHAPES: [(usize, usize, u64); 11] = [
    (2, 2, 4),
    (2, 3, 5),
    (3, 2, 5),
    (3, 3, 20),
    (2, 4, 20),
    (4, 2, 20),
    (2, 5, 50),
    (3, 4, 500),
    (4, 4, 5000),
    (4, 5, 20_000),
    (5, 5, 20_000),
];

fn setting(name: &str, default: u64) -> u64 {
    let value = std::env::var(name).ok();
    value.map_or(default, |text| text.parse().expect("a number"))
}

fn sorted(mut boards: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    boards.sort_unstable();
    boards
}

/// Compares every engine and judge: all give these solutions, or the limit's number of them. `None` if the judge gives
/// up.
fn compare(shape: &Shape, board: &[u8]) -> Option<usize> {
    let puzzle = shape.puzzle(board);
    let expected = sorted(if shape.side < 8 {
        backtrack(shape, board, LIMIT)
    } else {
        dance_for(shape, board, LIMIT, PATIENCE)?
    });
    let mut answers = vec![found_at_any_size(&puzzle, LIMIT)];
    if shape.side == 9 {
        answers.push(found(&puzzle, LIMIT));
    }
    for answer in answers {
        let same = if expected.len() < LIMIT {
            sorted(answer) == expected
        } else {
            answer.len() == LIMIT
        };
        assert!(same, "{board:?} in boxes {:?}", shape.box_of);
    }
    Some(expected.len())
}

/// How many boards had each number of solutions; the last entry, for how many the judge gave up.
type Seen = [u64; LIMIT + 2];

#[test]
#[ignore = "hours"]
fn random_boards_of_all_sizes() {
    let (n_boards, seed) = (setting("NONET_BOARDS", 100_000), setting("NONET_SEED", 1));
    let n = thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let n = setting("NONET_THREADS", n);
    println!("seeds {seed} to {}", seed + n - 1);
    let run = |seed| thread::spawn(move || random_boards(n_boards.div_ceil(n), seed));
    let threads: Vec<_> = (seed..seed + n).map(run).collect();
    let mut seen: Seen = [0; LIMIT + 2];
    for thread in threads {
        let more = thread.join().expect("they agree");
        seen.iter_mut()
            .zip(more)
            .for_each(|(all, more)| *all += more);
    }
    let given_up = std::mem::take(&mut seen[LIMIT + 1]);
    let total: u64 = seen.iter().sum();
    println!(
        "{total} boards agree; with 0, 1, ... {LIMIT} or more solutions: {seen:?}; {given_up} given up"
    );
}

fn random_boards(n_boards: u64, seed: u64) -> Seen {
    let mut random = Random::new(seed);
    let mut seen = [0; LIMIT + 2];
    let shares: f64 = SHAPES
        .iter()
        .map(|&(_, _, rarity)| 1.0 / rarity as f64)
        .sum();
    for (rows, cols, rarity) in SHAPES {
        let n = (n_boards as f64 / shares / rarity as f64).ceil() as u64;
        for first in (0..n).step_by(20) {
            let (shape, solution) = Shape::random(rows, cols, &mut random);
            for _ in first..n.min(first + 20) {
                let board = sample(&shape, &solution, &mut random);
                seen[compare(&shape, &board).unwrap_or(LIMIT + 1)] += 1;
            }
        }
        println!("{rows}x{cols}: {n} boards");
    }
    seen
}

#[test]
#[ignore = "minutes"]
fn every_puzzle_of_size_4x4() {
    let shape = Shape::boxes(2, 2);
    let solutions = backtrack(&shape, &[0; 16], 1000);
    assert_eq!(solutions.len(), 288);
    let mut n_unique = 0u64;
    for solution in &solutions {
        let counts = counts_by_givens(solution, &solutions);
        for (givens, &expected) in counts.iter().enumerate() {
            let keep = |place: usize| {
                if givens >> place & 1 == 1 {
                    solution[place]
                } else {
                    0
                }
            };
            let board: Vec<u8> = (0..16).map(keep).collect();
            let mut search = any_size::Search::new(&shape.puzzle(&board));
            let found = collect(usize::MAX, || search.run(u64::MAX)).len();
            assert_eq!(found, expected, "{board:?}");
            n_unique += u64::from(found == 1);
        }
    }
    println!(
        "{} puzzles, {n_unique} with one solution",
        solutions.len() << 16
    );
}

/// For each set of cells, how many solutions agree with this one there.
fn counts_by_givens(solution: &[u8], solutions: &[Vec<u8>]) -> Vec<usize> {
    let mut counts = vec![0; 1 << 16];
    for other in solutions {
        let same = (0..16).filter(|&place| other[place] == solution[place]);
        counts[same.fold(0usize, |bits, place| bits | 1 << place)] += 1;
    }
    // Each solution counts for every set of the cells in which it agrees.
    for place in 0..16 {
        for givens in (0..1 << 16).filter(|givens| givens >> place & 1 == 0) {
            counts[givens] += counts[givens | 1 << place];
        }
    }
    counts
}
