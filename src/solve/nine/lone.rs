//! Candidates that stand in one solution and no other: as a further given, each of them leaves that one alone.

use super::Board;
use super::choice::TRIES;
use super::lanes::Lanes;
use super::state::{Outcome, State};

/// The candidates, cell and digit, that stand in exactly one solution, by digit and then by cell. `None` if there are more
/// solutions than `limit`.
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
        match state.settle() {
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
