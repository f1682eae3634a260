//! Fish with fins: what holds if no fin has the digit, and what if one has.

use super::super::sentence::{Gaps, sentence};
use crate::board::{Cell, DigitSet};
use crate::logic::Fish;
use crate::protocol::{Filling, Sentence};

/// Nothing for fish without fins: one sentence is enough.
pub(super) fn lines(fish: &[Fish]) -> Vec<Sentence> {
    fish.iter().flat_map(with_fins).collect()
}

fn with_fins(fish: &Fish) -> Vec<Sentence> {
    let fins: Vec<Cell> = [&fish.fins[..], &fish.endo_fins].concat();
    let keys = match fins.len() {
        0 => return Vec::new(),
        1 => ["fish-no-fin", "fish-fin"],
        _ => ["fish-no-fins", "fish-fins"],
    };
    let gaps: Gaps = vec![
        (
            "digit",
            Filling::Digits(DigitSet::only(fish.digit), Vec::new()),
        ),
        ("base", Filling::Houses(fish.base.clone())),
        ("cover", Filling::Houses(fish.cover.clone())),
        ("fins", Filling::Cells(fins)),
    ];
    keys.map(|key| sentence(key, gaps.clone())).into()
}
