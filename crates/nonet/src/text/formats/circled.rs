//! Boards in circled figures, ① to ⑨. If there are other figures beside them, the meaning of the circles is
//! unclear, and nothing is read.

use super::super::reading::any_size::{Expect, read_any};
use super::super::{Game, digit_like, digit_value};
use super::parts::sheet::{Found, Sheet, Taken};

/// A board whose figures are all circled.
pub(super) fn read(text: &str) -> Found {
    let is_circled = |ch: char| ('①'..='⑨').contains(&ch);
    let has_others = text.contains(|ch| digit_value(ch).is_some_and(|value| value > 0));
    if has_others || !text.contains(is_circled) {
        return None;
    }
    let plain = |ch: char| match digit_like(ch) {
        Some(figure) if is_circled(ch) => char::from(b'0' + figure),
        _ => ch,
    };
    let text: String = text.chars().map(plain).collect();
    let readings = read_any(&text, &Expect::default()).ok()?;
    let board = readings.only()?;
    Some(Ok(Taken {
        ignored: board.ignored.clone(),
        ..Taken::sheets(vec![Sheet::of(Game::of(board.puzzle.clone()))])
    }))
}
