//! Symmetries: the turn, the digits that are exchanged, and those that stay.

use super::super::sentence::sentence;
use crate::key;
use answers::protocol::{Filling, Sentence};
use nonet::board::{Digit, DigitSet};
use nonet::logic::{Turn, cycles};

/// What the turn does to the givens and their digits.
pub(super) fn lines(turn: Turn, images: &[Digit]) -> Vec<Sentence> {
    let key = match turn {
        Turn::Half => key::TURN_HALF,
        Turn::Quarter => key::TURN_QUARTER,
        Turn::Diagonal => key::TURN_DIAGONAL,
        Turn::Antidiagonal => key::TURN_ANTIDIAGONAL,
    };
    let mut lines = vec![sentence(key, Vec::new())];
    let (fixed, moved): (Vec<_>, Vec<_>) = cycles(images).into_iter().partition(|c| c.len() == 1);
    let of = |key, digits: Vec<Digit>| {
        let digits: DigitSet = digits.into_iter().collect();
        sentence(key, vec![("digits", Filling::Digits(digits, Vec::new()))])
    };
    lines.extend(moved.into_iter().map(|cycle| of(key::TURN_MOVED, cycle)));
    if !fixed.is_empty() {
        lines.push(of(key::TURN_FIXED, fixed.concat()));
    }
    lines
}
