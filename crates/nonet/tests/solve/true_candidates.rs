//! True candidates, judged by all solutions of boards that have few enough.

use nonet::board::{Candidate, Cell, Digit, DigitSet, Geometry, Grid, Puzzle};
use nonet::solve::{Status, TrueCandidates};
use support::Random;
use support::any_size::Shape;

const LIMIT: usize = 3000;

/// Boards of all shapes with no, one or a few solutions, and these solutions.
fn samples(seed: u64, n: usize) -> Vec<(Puzzle, Vec<Vec<u8>>)> {
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let shapes = [
        Shape::boxes(2, 2),
        Shape::boxes(2, 3),
        Shape::boxes(3, 2),
        Shape::crooked(),
        Shape::boxes(3, 3),
        Shape::boxes(2, 4),
    ];
    let mut all = Vec::new();
    for shape in shapes {
        let boards = std::iter::repeat_with(|| shape.sample(&mut random));
        let judged = boards.map(|board| (shape.puzzle(&board), shape.solutions(&board, LIMIT)));
        all.extend(judged.filter(|(_, found)| found.len() < LIMIT).take(n));
    }
    all
}

/// For each cell, the digits of these solutions.
fn union(puzzle: &Puzzle, solutions: &[Vec<u8>]) -> Vec<DigitSet> {
    let digits = |cell: Cell| {
        solutions
            .iter()
            .filter_map(move |s| Digit::new(s[cell.index()]))
    };
    puzzle
        .geometry()
        .cells()
        .map(|cell| digits(cell).collect())
        .collect()
}

fn proven(candidates: &TrueCandidates, puzzle: &Puzzle) -> Vec<DigitSet> {
    puzzle
        .geometry()
        .cells()
        .map(|cell| candidates.proven(cell))
        .collect()
}

#[test]
fn they_are_what_all_solutions_show() {
    for (puzzle, solutions) in samples(1, 60) {
        let mut candidates = TrueCandidates::new(&puzzle);
        assert_eq!(candidates.run(u64::MAX), Status::Done);
        assert_eq!(proven(&candidates, &puzzle), union(&puzzle, &solutions));
        let mut cells = puzzle.geometry().cells();
        assert!(cells.all(|cell| candidates.unknown(cell).is_empty()));
    }
}

#[test]
fn what_is_known_at_a_pause_is_right_and_pauses_change_nothing() {
    for (puzzle, solutions) in samples(2, 12) {
        let truth = union(&puzzle, &solutions);
        let mut candidates = TrueCandidates::new(&puzzle);
        while candidates.run(1) == Status::Paused {
            for (cell, truth) in puzzle.geometry().cells().zip(&truth) {
                let (proven, unknown) = (candidates.proven(cell), candidates.unknown(cell));
                assert!(proven.minus(*truth).is_empty());
                assert!(truth.minus(proven.union(unknown)).is_empty());
            }
        }
        assert_eq!(proven(&candidates, &puzzle), truth);
        let mut at_once = TrueCandidates::new(&puzzle);
        at_once.run(u64::MAX);
        assert_eq!(proven(&at_once, &puzzle), truth);
    }
}

#[test]
fn erased_candidates_are_kept_to() {
    let mut random = Random::new(3);
    for (puzzle, solutions) in samples(3, 20) {
        let n_cells = puzzle.geometry().n_cells();
        let mut grid = Grid::new(&puzzle);
        for _ in 0..3 {
            let cell = Cell::new(random.below(n_cells));
            if let Some(digit) = grid.candidates(cell).first() {
                grid.eliminate(Candidate { cell, digit });
            }
        }
        let keeps = |solution: &Vec<u8>| {
            let mut digits = grid
                .empty_cells()
                .zip(grid.empty_cells().map(|c| solution[c.index()]));
            digits.all(|(cell, digit)| grid.candidates(cell).contains(Digit::new(digit).unwrap()))
        };
        let kept: Vec<Vec<u8>> = solutions.into_iter().filter(keeps).collect();
        let mut candidates = TrueCandidates::from_grid(&grid);
        candidates.run(u64::MAX);
        assert_eq!(proven(&candidates, &puzzle), union(&puzzle, &kept));
    }
}

#[test]
fn on_an_empty_board_of_any_size_all_are() {
    for (rows, cols) in [
        (1, 1),
        (1, 2),
        (2, 2),
        (2, 3),
        (3, 3),
        (2, 5),
        (4, 3),
        (4, 4),
        (5, 5),
    ] {
        let geometry = Geometry::rectangular(rows, cols).unwrap();
        let puzzle = Puzzle::empty(geometry.into());
        let mut candidates = TrueCandidates::new(&puzzle);
        assert_eq!(candidates.run(u64::MAX), Status::Done);
        let full = DigitSet::full(rows * cols);
        assert!(
            proven(&candidates, &puzzle)
                .iter()
                .all(|&digits| digits == full)
        );
    }
}

#[test]
fn nearly_empty_boards_take_few_searches() {
    let mut puzzle = Puzzle::empty(Geometry::classic());
    for value in 1..=9 {
        puzzle
            .set(Cell::new(usize::from(value) * 8), Digit::new(value))
            .unwrap();
    }
    let mut candidates = TrueCandidates::new(&puzzle);
    assert_eq!(candidates.run(u64::MAX), Status::Done);
    assert!(candidates.nodes() < 100_000, "{}", candidates.nodes());
}
