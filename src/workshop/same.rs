//! Equivalent puzzles.

use crate::board::{canonical, same};
use crate::generate::scramble;
use crate::protocol::{Asked, Crafted, Position};
use crate::text::{Expect, line, read_any};

pub(super) fn scrambled(asked: &Asked, seed: u64) -> Crafted {
    Crafted::Scramble(Position::of(&scramble(&asked.givens, seed)))
}

pub(super) fn form(asked: &Asked) -> Crafted {
    let form = canonical(&asked.givens);
    Crafted::Canonical(form.map(|form| line(&form, '.')))
}

pub(super) fn compared(asked: &Asked, other: &str) -> Crafted {
    match read_any(other, &Expect::default()) {
        Ok(other) => Crafted::Same(same(&asked.givens, &other.likeliest().puzzle)),
        Err(_) => Crafted::NotPuzzle,
    }
}
