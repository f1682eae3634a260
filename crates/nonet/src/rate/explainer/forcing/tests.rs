//! The waves agree with those of `logic::net`, which work on boards of any size; static chains agree with a plain
//! search for the shortest.

use super::multiple;
use super::search::addition;
use super::wave::{CANDIDATES, Candidate, Rules, Wave, Why, members};
use crate::board::{Cell, Digit, Geometry, Puzzle};
use crate::logic::net;
use crate::rate::board::{Board, cells_in, houses_of, ones};
use crate::rate::explainer::{Effort, chain, walk};
use std::ops::ControlFlow;

/// A. Inkala, 2012.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Its solution.
const SOLUTION: &str =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

fn read(line: &str) -> Puzzle {
    let mut puzzle = Puzzle::empty(Geometry::classic());
    for (cell, char) in line.chars().enumerate() {
        let digit = char.to_digit(10).and_then(|digit| Digit::new(digit as u8));
        puzzle.put(Cell::new(cell), digit);
    }
    puzzle
}

/// Boards on the way to the solution of this puzzle, each with one more given.
fn boards() -> Vec<Board> {
    let (puzzle, solution) = (read(HARD), read(SOLUTION));
    let mut boards = Vec::new();
    for cell in puzzle.geometry().cells() {
        let mut easier = puzzle.clone();
        easier.put(cell, solution.get(cell));
        let mut unheard = |_| ControlFlow::Continue(());
        let mut effort = Effort::new(90, &mut unheard);
        walk(&easier, &mut effort, &mut |board, hint| {
            if hint.rating >= 75 {
                boards.push(board.clone());
            }
        });
    }
    boards
}

fn reason(why: Why) -> net::Why {
    match why {
        Why::Supposed => net::Why::Supposed,
        Why::Sees(other) => net::Why::Sees(other),
        Why::Last(truth) => net::Why::Truth(truth),
        Why::Further(number) => net::Why::Further(number),
    }
}

#[test]
fn waves_are_those_of_boards_of_any_size() {
    let boards = boards();
    assert!(boards.len() > 100);
    for board in boards.iter().step_by(9) {
        let candidates: Vec<(usize, usize)> = cells_in(board.empty)
            .flat_map(|cell| ones(board.digits[cell]).map(move |digit| (cell, digit)))
            .collect();
        let of_any_size = net::Board::new((81, 9), houses_of, candidates.iter().copied());
        for depth in [
            net::Depth::OneDigit,
            net::Depth::Static,
            net::Depth::Dynamic,
        ] {
            let rules = depth.rules();
            for &(cell, digit) in &candidates {
                for right in [true, false] {
                    let candidate = (9 * cell + digit) as Candidate;
                    let mut wave = Wave::new(board, candidate, right);
                    wave.run(
                        Rules {
                            cells: rules.cells,
                            dynamic: rules.dynamic,
                        },
                        &mut |_| Vec::new(),
                    );
                    let other: net::Wave<()> =
                        net::Wave::new(&of_any_size, depth.rules(), None, (candidate, right));
                    let events = wave.events.iter().map(|event| net::Event {
                        candidate: event.candidate,
                        right: event.right,
                        why: reason(event.why),
                    });
                    assert!(events.eq(other.events), "from {candidate}, {right}");
                    assert_eq!(wave.clash, other.clash);
                }
            }
        }
    }
}

/// How many links away everything is that follows from a candidate, itself 1; 0 for nothing.
fn distances(board: &Board, from: Candidate) -> [[u32; 2]; CANDIDATES] {
    let mut found = [[0; 2]; CANDIDATES];
    found[usize::from(from)][1] = 1;
    for distance in 1.. {
        let at = |right: usize| (0..CANDIDATES).filter(move |&c| found[c][right] == distance);
        let mut next = Vec::new();
        for right in [0, 1] {
            for candidate in at(right) {
                let (cell, digit) = (candidate / 9, candidate % 9);
                let houses = houses_of(cell).map(|house| (81 + 9 * house + digit) as u16);
                for truth in [cell as u16].into_iter().chain(houses) {
                    let others = members(board, truth).filter(|&o| usize::from(o) != candidate);
                    let others: Vec<Candidate> = others.collect();
                    if right == 1 || others.len() == 1 {
                        next.extend(others.into_iter().map(|other| (other, 1 - right)));
                    }
                }
            }
        }
        next.retain(|&(other, right)| found[usize::from(other)][right] == 0);
        if next.is_empty() {
            break;
        }
        for (other, right) in next {
            found[usize::from(other)][right] = distance + 1;
        }
    }
    found
}

/// The rating of the shortest chains from all ways of satisfying a truth.
fn shortest(board: &Board) -> Option<u8> {
    let all: Vec<_> = (0..CANDIDATES as u16)
        .map(|from| distances(board, from))
        .collect();
    let large = |cell: &usize| board.count(*cell) > 2;
    let mut truths: Vec<u16> = cells_in(board.empty)
        .filter(large)
        .map(|cell| cell as u16)
        .collect();
    for truth in 81..81 + 27 * 9 {
        let first = members(board, truth)
            .next()
            .map(|first| usize::from(first / 9));
        if members(board, truth).count() > 1 && first.is_some_and(|first| large(&first)) {
            truths.push(truth);
        }
    }
    let nodes = truths.into_iter().flat_map(|truth| {
        let all = &all;
        (0..2 * CANDIDATES).filter_map(move |said| {
            let mut branches = members(board, truth);
            branches.try_fold(0, |sum, branch| {
                let distance = all[usize::from(branch)][said / 2][said % 2];
                (distance > 0).then_some(sum + distance)
            })
        })
    });
    nodes.min().map(|nodes| 80 + addition(nodes))
}

#[test]
fn static_chains_are_as_short_as_a_plain_search_finds_them() {
    let mut found = 0;
    for board in boards().iter().step_by(3) {
        assert!(chain::chain(board).is_none());
        let rating = multiple(board).map(|hint| hint.rating);
        assert_eq!(rating, shortest(board));
        found += usize::from(rating.is_some());
    }
    assert!(found > 20);
}
