//! Counts row by row, checked against known numbers and against engines that find every solution.

use crate::lab_runs::{begin, classic, ended, on, row};
use lab::{Detail, Limits, Verdict, run};
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::solve;
use support::any_size::Shape;
use support::{Random, puzzle, solutions};

/// The number of all solutions, and of the ways to fill the first rows.
fn counted(puzzle: &Puzzle) -> (u128, Vec<(u8, u128)>) {
    let mut by_rows = begin("count-by-rows", "", puzzle);
    let outcome = run(by_rows.as_mut(), Limits::of(row("count-by-rows")), &mut on);
    let Detail::Rows { count, filled, .. } = by_rows.detail() else {
        panic!("a count");
    };
    let count = count.unwrap_or_else(|| panic!("{:?} {puzzle:?}", outcome.verdict));
    let expected = match count {
        0 => Verdict::NoSolution,
        _ => Verdict::Exhausted,
    };
    assert_eq!(outcome.verdict, expected);
    assert_eq!(
        u128::from(outcome.counters.solutions),
        count.min(u128::from(u64::MAX - 1))
    );
    if let Some(solution) = outcome.solution {
        assert!(
            puzzle
                .givens()
                .all(|(cell, digit)| solution.digit(cell) == digit)
        );
    }
    (count, filled)
}

fn empty(high: usize, wide: usize) -> Puzzle {
    Puzzle::empty(Geometry::shared(high, wide).expect("they fit"))
}

#[test]
fn the_numbers_of_boards_are_the_known_ones() {
    assert_eq!(
        counted(&empty(2, 2)),
        (288, vec![(1, 24), (2, 24 * 4), (3, 24 * 4 * 3), (4, 288)])
    );
    assert_eq!(counted(&empty(2, 3)).0, 28_200_960);
    assert_eq!(counted(&empty(3, 2)).0, 28_200_960);
    // Latin squares: the boxes are the rows.
    assert_eq!(counted(&empty(1, 5)).0, 161_280);
    let (count, filled) = counted(&empty(3, 3));
    assert_eq!(count, 6_670_903_752_021_072_936_960);
    assert_eq!(count, (1 << 20) * 3u128.pow(8) * 5 * 7 * 27_704_267_971);
    let ordered = 362_880;
    assert_eq!(filled, [(3, ordered * 2_612_736)]);
    assert_eq!(2_612_736, 36_288 * 72);
}

#[test]
fn givens_in_one_band_or_stack_divide_them() {
    let all = 6_670_903_752_021_072_936_960u128;
    for place in [0, 40, 80] {
        let mut one = empty(3, 3);
        one.set(Cell::new(place), Digit::new(5))
            .expect("on the board");
        assert_eq!(counted(&one).0, all / 9);
    }
    for step in [1, 9] {
        let mut line = empty(3, 3);
        for digit in 1..=9 {
            let place = 4 * (10 - step) + (digit - 1) * step;
            line.set(Cell::new(place), Digit::new(digit as u8))
                .expect("on the board");
        }
        assert_eq!(counted(&line).0, all / 362_880);
    }
}

#[test]
fn counts_are_those_of_engines_that_find_every_solution() {
    let mut random = Random::new(6670);
    for (high, wide, least) in [(2, 2, 2), (2, 3, 10), (3, 2, 9), (2, 4, 60), (1, 5, 6)] {
        let geometry = Geometry::shared(high, wide).expect("they fit");
        let side = high * wide;
        for _ in 0..6 {
            let full = solve::solve(&Puzzle::empty(geometry.clone())).expect("it has some");
            let mut board = Puzzle::empty(geometry.clone());
            for _ in 0..least {
                let cell = Cell::new(random.below(side * side));
                board
                    .set(cell, Some(full.digit(cell)))
                    .expect("on the board");
            }
            let expected = solve::count(&board, 5_000_000);
            if expected.is_complete() {
                assert_eq!(counted(&board).0, expected.found.into(), "{board:?}");
            }
        }
    }
    let crooked = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];
    let geometry = Geometry::irregular(&crooked).expect("four regions");
    let board = Puzzle::empty(geometry.into());
    let expected = solve::count(&board, 1_000_000);
    assert_eq!(counted(&board).0, expected.found.into());
    let all = Shape::boxes(2, 2).solutions(&[0; 16], 1000);
    assert_eq!(counted(&empty(2, 2)).0, all.len() as u128);
}

#[test]
fn nine_by_nine_with_many_givens_agrees_with_the_judge() {
    let mut random = Random::new(21);
    for number in 0..6 {
        let board = match number % 3 {
            0 => random.unique().0,
            1 => random.several(),
            _ => random.impossible(),
        };
        let mut by_rows = begin("count-by-rows", "", &puzzle(&board));
        let limits = Limits::of(row("count-by-rows"));
        let verdict = run(by_rows.as_mut(), limits, &mut on).verdict;
        let Detail::Rows { count, .. } = by_rows.detail() else {
            panic!("a count");
        };
        let expected = solutions(&board, 10_000).len();
        let count = count.unwrap_or_else(|| panic!("{verdict:?} {board:?}"));
        if expected < 10_000 {
            assert_eq!(count, expected as u128);
        }
    }
}

/// A count that is too large says so, and no step on the way takes much more than the memory allowed.
#[test]
fn boards_that_are_too_large_are_given_up_within_the_memory_allowed() {
    let limits = Limits::of(row("count-by-rows"));
    let mut crowded = empty(4, 4);
    for digit in 1..=16 {
        // Every digit is in the last row, so no two are interchangeable.
        let cell = Cell::new(239 + usize::from(digit));
        crowded.set(cell, Digit::new(digit)).expect("on the board");
    }
    for board in [empty(4, 4), empty(5, 5), empty(4, 6), crowded] {
        let mut by_rows = begin("count-by-rows", "", &board);
        let outcome = run(by_rows.as_mut(), limits, &mut on);
        let too_much = [Verdict::MemoryLimit, Verdict::GaveUp];
        assert!(too_much.contains(&outcome.verdict), "{:?}", outcome.verdict);
        assert!(outcome.counters.memory_max < 3 * limits.memory);
        let Detail::Rows { count, .. } = by_rows.detail() else {
            panic!("a count");
        };
        assert_eq!(count, None);
    }
}

#[test]
fn scanning_comes_before_the_search() {
    use crate::lab_runs::P;
    let easy = ended("scan-then-search", "", &classic(P[2]));
    let counters = easy.counters;
    assert_eq!((counters.propagations, counters.expanded), (51, 0));
    for text in &P[..2] {
        let scanned = ended("scan-then-search", "", &classic(text));
        let plain = ended("backtracking", "", &classic(text)).counters;
        assert_eq!(scanned.verdict, Verdict::Solved);
        assert!(scanned.counters.expanded <= plain.expanded);
        if scanned.counters.propagations == 0 {
            assert_eq!(scanned.counters.expanded, plain.expanded);
        }
    }
}
