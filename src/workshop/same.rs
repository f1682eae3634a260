//! Equivalent puzzles.

use crate::generate::{canonical, same, scramble};
use crate::protocol::{Crafted, Position};
use crate::text::line;

pub(super) fn scrambled(position: &Position, seed: u64) -> Crafted {
    Crafted::Scramble(Position::of(&scramble(&position.givens(), seed)))
}

pub(super) fn form(position: &Position) -> Crafted {
    let form = canonical(&position.givens());
    Crafted::Canonical(form.map(|form| line(&form, '.')))
}

pub(super) fn compared(position: &Position, other: &Position) -> Crafted {
    let is_board = other.geometry().is_some();
    let same = is_board.then(|| same(&position.givens(), &other.givens()));
    Crafted::Same(same.flatten())
}
