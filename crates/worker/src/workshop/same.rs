//! Equivalent puzzles.

use answers::protocol::{ParsedPosition, Position, WorkshopAnswer};
use nonet::board::{canonical, same};
use nonet::generate::scramble;
use nonet::text::{Expect, line, read_any};

pub(super) fn scrambled(asked: &ParsedPosition, seed: u64) -> WorkshopAnswer {
    WorkshopAnswer::Scramble(Position::of(&scramble(&asked.givens, seed)))
}

pub(super) fn form(asked: &ParsedPosition) -> WorkshopAnswer {
    let form = canonical(&asked.givens);
    WorkshopAnswer::Canonical(form.map(|form| line(&form, '.')))
}

pub(super) fn compared(asked: &ParsedPosition, other: &str) -> WorkshopAnswer {
    match read_any(other, &Expect::default()) {
        Ok(other) => WorkshopAnswer::Same(same(&asked.givens, &other.likeliest().puzzle)),
        Err(_) => WorkshopAnswer::NotPuzzle,
    }
}
