//! A position as letters, and back.

use super::coder::Coder;
use super::position::position;
use super::seal::{seal, unseal};
use super::sentence::is_told;
use crate::board::{Geometry, Puzzle};
use crate::text::{Game, ParseError};

/// Writes a position. A step that is too long or has other than plain letters is left out.
pub(in crate::text) fn write(game: &Game) -> String {
    match game.step.as_deref() {
        Some(line) if !is_told(line) => told(&Game {
            step: None,
            ..game.clone()
        }),
        _ => told(game),
    }
}

fn told(game: &Game) -> String {
    let mut coder = Coder::writer();
    // What comes back is the same game: only readers are refused anything.
    let _ = position(&mut coder, game);
    seal(&coder.finish())
}

/// Reads a position. Each has one form only: what would be written otherwise is no link.
pub(in crate::text) fn read(text: &str) -> Result<Game, ParseError> {
    let any = Game::of(Puzzle::empty(Geometry::classic()));
    let game = position(&mut Coder::reader(unseal(text)?), &any)?;
    match told(&game) == text {
        true => Ok(game),
        false => Err(ParseError::BrokenLink),
    }
}
