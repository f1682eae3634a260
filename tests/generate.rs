//! Generated puzzles, judged by dancing links and by hand-written symmetries: one solution, minimal, symmetric, as many
//! givens as were asked for, the same from the same seed. Equivalent puzzles and the canonical form, by definition.
//!
//! `NONET_PUZZLES` asks for more than two hundred of each sort.
#![cfg(not(target_arch = "wasm32"))]

mod common;
mod judges;

use judges::{Shape, dance};
use nonet::board::{Geometry, Puzzle};
use nonet::generate::{Generator, Options, Problem, Progress, Symmetry};
use std::sync::Arc;

/// How many of a sort are made, if a tenth of a second would do for so many.
fn n_of_a_sort(usual: u64) -> u64 {
    let more = std::env::var("NONET_PUZZLES").ok();
    let more = more.map(|text| text.parse::<u64>().expect("a number"));
    more.map_or(usual, |more| more * usual / 200)
}

fn plain() -> Options {
    Options::minimal(Geometry::classic())
}

fn make(options: &Options, seed: u64) -> Puzzle {
    let mut generator = Generator::new(options.clone(), seed).expect("there are such puzzles");
    loop {
        match generator.step(1000) {
            Progress::Found(puzzle) => return puzzle,
            Progress::Working => {}
            other => panic!("{options}, seed {seed}: {other:?}"),
        }
    }
}

/// The judge's picture of a board.
fn shape(geometry: &Arc<Geometry>) -> Shape {
    let box_of = geometry.box_map().iter().map(|&index| usize::from(index));
    Shape {
        side: geometry.side(),
        box_of: box_of.collect(),
        geometry: Arc::clone(geometry),
    }
}

fn numbers(puzzle: &Puzzle) -> Vec<u8> {
    let digits = puzzle.digits().iter();
    digits.map(|d| d.map_or(0, |d| d.get())).collect()
}

fn has_one_solution(shape: &Shape, board: &[u8]) -> bool {
    dance(shape, board, 2).len() == 1
}

fn is_minimal(shape: &Shape, board: &[u8]) -> bool {
    (0..board.len()).filter(|&i| board[i] != 0).all(|i| {
        let mut less = board.to_vec();
        less[i] = 0;
        !has_one_solution(shape, &less)
    })
}

/// Is the pattern the same after each of these motions, by row and column?
fn is_symmetric(side: usize, board: &[u8], symmetry: Symmetry) -> bool {
    let at = |row: usize, col: usize| board[row * side + col] != 0;
    let last = side - 1;
    let all = |image: &dyn Fn(usize, usize) -> bool| {
        (0..side * side).all(|i| at(i / side, i % side) == image(i / side, i % side))
    };
    let half = || all(&|r, c| at(last - r, last - c));
    let quarter = || all(&|r, c| at(c, last - r));
    let left_right = || all(&|r, c| at(r, last - c));
    let top_bottom = || all(&|r, c| at(last - r, c));
    let diagonal = || all(&|r, c| at(c, r));
    let antidiagonal = || all(&|r, c| at(last - c, last - r));
    match symmetry {
        Symmetry::None => true,
        Symmetry::Rotate180 => half(),
        Symmetry::Rotate90 => quarter(),
        Symmetry::MirrorLeftRight => left_right(),
        Symmetry::MirrorTopBottom => top_bottom(),
        Symmetry::MirrorBoth => left_right() && top_bottom(),
        Symmetry::Diagonal => diagonal(),
        Symmetry::Antidiagonal => antidiagonal(),
        Symmetry::DiagonalBoth => diagonal() && antidiagonal(),
        Symmetry::Full => quarter() && left_right(),
    }
}

/// All that was asked for is true, and the same seed gives the same again.
fn check(options: &Options, usual: u64) -> Vec<Puzzle> {
    let shape = shape(&options.geometry);
    let puzzles = (0..n_of_a_sort(usual)).map(|seed| {
        let puzzle = make(options, seed);
        let board = numbers(&puzzle);
        let what = || format!("{options}, seed {seed}");
        assert_eq!(puzzle.geometry(), &options.geometry);
        assert!(has_one_solution(&shape, &board), "{}", what());
        assert!(
            is_symmetric(shape.side, &board, options.symmetry),
            "{}",
            what()
        );
        assert!(!options.minimal || is_minimal(&shape, &board), "{}", what());
        if let Some(range) = &options.clues {
            assert!(range.contains(&puzzle.n_givens()), "{}", what());
        }
        if seed < 5 {
            assert_eq!(puzzle, make(options, seed), "{}", what());
        }
        puzzle
    });
    let puzzles: Vec<Puzzle> = puzzles.collect();
    assert!(puzzles.len() < 2 || puzzles[0] != puzzles[1], "{options}");
    puzzles
}

#[test]
fn plain_puzzles_are_minimal_and_have_one_solution() {
    check(&plain(), 200);
}

#[test]
fn symmetric_puzzles_are_symmetric_and_no_group_can_go() {
    for symmetry in Symmetry::ALL {
        let options = Options {
            symmetry,
            minimal: false,
            ..plain()
        };
        let shape = shape(&options.geometry);
        for puzzle in check(&options, 200) {
            let board = numbers(&puzzle);
            for orbit in symmetry.orbits(&options.geometry) {
                let mut less = board.clone();
                orbit.iter().for_each(|cell| less[cell.index()] = 0);
                assert!(
                    less == board || !has_one_solution(&shape, &less),
                    "{symmetry:?}"
                );
            }
        }
    }
}

#[test]
fn a_symmetric_puzzle_can_be_minimal_too() {
    let options = Options {
        symmetry: Symmetry::Rotate180,
        ..plain()
    };
    check(&options, 20);
}

#[test]
fn as_many_givens_as_are_asked_for() {
    for (clues, minimal, usual) in [
        (22..=24, true, 100),
        (24..=24, false, 200),
        (28..=30, false, 200),
        (45..=45, false, 100),
        (80..=81, false, 100),
    ] {
        let options = Options {
            clues: Some(clues),
            minimal,
            ..plain()
        };
        check(&options, usual);
    }
    let symmetric = Options {
        clues: Some(32..=36),
        symmetry: Symmetry::MirrorBoth,
        minimal: false,
        ..plain()
    };
    check(&symmetric, 100);
}

#[test]
fn boards_of_all_sizes() {
    for (high, wide, usual) in [(2, 2, 200), (2, 3, 200), (4, 2, 40), (2, 5, 20), (3, 4, 3)] {
        let geometry = Geometry::shared(high, wide).expect("there is such a board");
        check(&Options::minimal(geometry), usual);
    }
    let geometry = Geometry::shared(5, 5).expect("there is such a board");
    let large = Options {
        clues: Some(400..=420),
        minimal: false,
        symmetry: Symmetry::Rotate90,
        ..Options::minimal(geometry)
    };
    check(&large, 1);
}

#[test]
fn irregular_regions() {
    let mut random = common::Random::new(19);
    for (high, wide, usual) in [(2, 2, 40), (2, 3, 40), (3, 3, 20)] {
        for _ in 0..3 {
            let (shape, _) = Shape::random(high, wide, &mut random);
            check(&Options::minimal(shape.geometry), usual);
        }
    }
}

#[test]
fn what_cannot_be_is_said() {
    let large = Options::minimal(Geometry::shared(5, 5).expect("there is such a board"));
    assert_eq!(Generator::new(large, 1).err(), Some(Problem::Large(25)));
    let many = Options {
        clues: Some(82..=90),
        ..plain()
    };
    assert_eq!(Generator::new(many, 1).err(), Some(Problem::Clues));
    // The last cell of region 0 needs the digit that stands above it.
    let regions = [0, 0, 0, 1, 1, 1, 1, 0, 2, 2, 2, 2, 3, 3, 3, 3];
    let geometry = Arc::new(Geometry::irregular(&regions).expect("four regions of four"));
    let mut generator = Generator::new(Options::minimal(geometry), 1).expect("nobody has looked");
    let end = generator.step(1 << 20);
    assert!(
        matches!(end, Progress::Impossible(Problem::Regions)),
        "{end:?}"
    );
    assert_eq!(generator.step(1), end);
}

#[test]
fn attempts_are_counted_and_limited() {
    let options = Options {
        clues: Some(17..=17),
        symmetry: Symmetry::Full,
        attempts: Some(5),
        ..plain()
    };
    let mut generator = Generator::new(options, 1).expect("nobody has looked");
    assert_eq!(generator.step(1), Progress::Working);
    while generator.step(10) == Progress::Working {}
    assert_eq!(generator.step(10), Progress::GaveUp);
    assert_eq!(generator.attempts(), 5);
}

#[test]
fn pauses_change_nothing() {
    for seed in 0..20 {
        let mut generator = Generator::new(plain(), seed).expect("there are such puzzles");
        let puzzle = loop {
            if let Progress::Found(puzzle) = generator.step(1) {
                break puzzle;
            }
        };
        assert_eq!(puzzle, make(&plain(), seed));
    }
}
