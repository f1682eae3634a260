//! Equivalent puzzles.

use crate::board::{canonical, same};
use crate::generate::scramble;
use crate::protocol::{Asked, Crafted, Position};
use crate::text::line;

pub(super) fn scrambled(asked: &Asked, seed: u64) -> Crafted {
    Crafted::Scramble(Position::of(&scramble(&asked.givens, seed)))
}

pub(super) fn form(asked: &Asked) -> Crafted {
    let form = canonical(&asked.givens);
    Crafted::Canonical(form.map(|form| line(&form, '.')))
}

pub(super) fn compared(asked: &Asked, other: &Position) -> Crafted {
    let other = other.read();
    let same = other.and_then(|other| same(&asked.givens, &other.givens));
    Crafted::Same(same)
}
