//! Puzzles made and judged: one solution, minimal, symmetric, with the requested number of givens, the same from
//! the same seed.

use crate::judges::{Shape, dance};
use nonet::board::{Geometry, Puzzle};
use nonet::generate::{self, Options, Symmetry};
use std::sync::Arc;

/// How many of a kind to make: the usual number, scaled if `NONET_PUZZLES` is set (200 would change nothing).
pub fn n_of_a_sort(usual: u64) -> u64 {
    let more = std::env::var("NONET_PUZZLES").ok();
    let more = more.map(|text| text.parse::<u64>().expect("a number"));
    more.map_or(usual, |more| more * usual / 200)
}

pub fn plain() -> Options {
    Options::minimal(Geometry::classic())
}

pub fn make(options: &Options, seed: u64) -> Puzzle {
    let made = generate::make(options, seed, &mut |_| {});
    made.unwrap_or_else(|why| panic!("{options}, seed {seed}: {why:?}"))
        .puzzle
}

/// The judge's shape of a board.
pub fn shape(geometry: &Arc<Geometry>) -> Shape {
    let box_of = geometry.box_map().iter().map(|&index| usize::from(index));
    Shape {
        side: geometry.side(),
        box_of: box_of.collect(),
        geometry: Arc::clone(geometry),
    }
}

pub fn numbers(puzzle: &Puzzle) -> Vec<u8> {
    let digits = puzzle.digits().iter();
    digits.map(|d| d.map_or(0, |d| d.get())).collect()
}

pub fn has_one_solution(shape: &Shape, board: &[u8]) -> bool {
    dance(shape, board, 2).len() == 1
}

pub fn is_minimal(shape: &Shape, board: &[u8]) -> bool {
    (0..board.len()).filter(|&i| board[i] != 0).all(|i| {
        let mut less = board.to_vec();
        less[i] = 0;
        !has_one_solution(shape, &less)
    })
}

/// Is the pattern the same after each of these motions, by row and column?
pub fn is_symmetric(side: usize, board: &[u8], symmetry: Symmetry) -> bool {
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

/// Everything requested is true, and the same seed gives the same puzzle again.
pub fn check(options: &Options, usual: u64) -> Vec<Puzzle> {
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
        if let Some(range) = &options.givens {
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
