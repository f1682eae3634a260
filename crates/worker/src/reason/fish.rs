//! Fish with fins: what holds if no fin has the digit, and if one has.

use super::super::sentence::{Gaps, sentence};
use crate::key;
use answers::protocol::{Filling, Sentence};
use nonet::board::{Cell, DigitSet};
use nonet::logic::Fish;

/// Empty for fish without fins: one sentence is enough.
pub(super) fn lines(fish: &[Fish]) -> Vec<Sentence> {
    fish.iter().flat_map(with_fins).collect()
}

fn with_fins(fish: &Fish) -> Vec<Sentence> {
    let key = match n_fins(fish) {
        0 => return Vec::new(),
        1 => key::FISH_FIN,
        _ => key::FISH_FINS,
    };
    vec![without_fins(fish), sentence(key, gaps(fish))]
}

/// What holds if no fin has the digit.
pub(super) fn without_fins(fish: &Fish) -> Sentence {
    let key = match n_fins(fish) {
        1 => key::FISH_NO_FIN,
        _ => key::FISH_NO_FINS,
    };
    sentence(key, gaps(fish))
}

/// The gaps for a fish.
pub(super) fn gaps(fish: &Fish) -> Gaps {
    vec![
        (
            "digit",
            Filling::Digits(DigitSet::only(fish.digit), Vec::new()),
        ),
        ("base", Filling::Houses(fish.base.clone())),
        ("cover", Filling::Houses(fish.cover.clone())),
        ("fins", Filling::Cells(fins(fish))),
    ]
}

/// How many fins it has, endo fins included.
pub(super) fn n_fins(fish: &Fish) -> usize {
    fish.fins.len() + fish.endo_fins.len()
}

fn fins(fish: &Fish) -> Vec<Cell> {
    [&fish.fins[..], &fish.endo_fins].concat()
}
