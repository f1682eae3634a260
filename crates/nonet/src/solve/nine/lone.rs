//! Candidates that occur in one solution and no other: as a further given, each of them leaves that one only.

use super::Board;
use super::choice::TRIES;
use super::lanes::{Lanes, Vector};
use super::state::{Outcome, State};
use super::wide::Three;

/// The candidates, cell and digit, that occur in exactly one solution, by digit and then by cell. `None` if there are
/// more solutions than `limit`.
///
/// ```
/// use nonet::solve::nine::{self, Board};
/// let mut digits = nine::solve(&Board::from_digits(&[0; 81])).expect("there are many");
/// digits[0] = 0;
/// let lone = nine::lone(&Board::from_digits(&digits), 10).expect("there is one");
/// assert_eq!(lone.len(), 81);
/// ```
pub fn lone(board: &Board, limit: u64) -> Option<Vec<(usize, u8)>> {
    let (mut once, mut twice) = ([Lanes::splat(0); 9], [Lanes::splat(0); 9]);
    let mut found = 0;
    let mut stack = vec![State::new(board)];
    while let Some(mut state) = stack.pop() {
        match state.settle::<Three>() {
            Outcome::Dead => {}
            Outcome::Solved if found == limit => return None,
            Outcome::Solved => {
                found += 1;
                for (d, &cells) in state.digits.iter().enumerate() {
                    twice[d] = twice[d] | once[d] & cells;
                    once[d] = once[d] | cells;
                }
            }
            Outcome::Open => {
                let second = state.split(TRIES);
                stack.extend([second, state]);
            }
        }
    }
    let mut lone = Vec::new();
    for (digit, (once, twice)) in (1..).zip(once.into_iter().zip(twice)) {
        for (band, mut left) in once.without(twice).bands().into_iter().enumerate() {
            while left != 0 {
                lone.push((band * 27 + left.trailing_zeros() as usize, digit));
                left &= left - 1;
            }
        }
    }
    Some(lone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Digit, Geometry, Puzzle};
    use crate::solve::{Event, Search};

    const MINIMAL: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// The puzzle without some of its givens.
    fn puzzle(gone: &[usize]) -> Puzzle {
        let mut puzzle = Puzzle::empty(Geometry::classic());
        for (index, ch) in MINIMAL.chars().enumerate() {
            let value = ch.to_digit(10).unwrap_or(0) as u8;
            if !gone.contains(&index) {
                puzzle.put(Cell::new(index), Digit::new(value));
            }
        }
        puzzle
    }

    fn digits(puzzle: &Puzzle) -> [u8; 81] {
        std::array::from_fn(|index| puzzle.get(Cell::new(index)).map_or(0, Digit::get))
    }

    /// In how many solutions each candidate occurs, by counting.
    fn counted(puzzle: &Puzzle) -> (u64, Vec<(usize, u8)>) {
        let mut search = Search::new(puzzle);
        let (mut n, mut times) = (0, [[0u64; 10]; 81]);
        while let Event::Solution(solution) = search.run(u64::MAX) {
            n += 1;
            let digits = digits(solution.board());
            (0..81).for_each(|cell| times[cell][usize::from(digits[cell])] += 1);
        }
        let all = (1..=9).flat_map(|digit| (0..81).map(move |cell| (cell, digit)));
        let once = all.filter(|&(cell, digit)| times[cell][usize::from(digit)] == 1);
        (n, once.collect())
    }

    #[test]
    fn lone_candidates_are_those_that_are_counted_once() {
        for gone in [
            &[][..],
            &[0],
            &[0, 12, 36],
            &[4, 13, 76, 80],
            &[0, 1, 4, 9, 12, 70],
        ] {
            let puzzle = puzzle(gone);
            let (n, once) = counted(&puzzle);
            let board = Board::from_digits(&digits(&puzzle));
            assert_eq!(lone(&board, n), Some(once), "{gone:?}");
            assert_eq!(lone(&board, n - 1), None, "{gone:?}");
        }
    }
}
