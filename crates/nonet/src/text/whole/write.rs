//! A position as letters, and back.

use super::coder::Coder;
use super::position::position;
use super::seal::{seal, unseal};
use super::sentence::is_told;
use crate::board::{Geometry, Puzzle};
use crate::text::{Game, ParseError};

/// Writes a position. A step is left out if it is too long or contains anything but plain letters.
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
    // When writing, the same game is returned: only reading can fail.
    let _ = position(&mut coder, game);
    seal(&coder.finish())
}

/// Reads a position. Each has only one form: a link that would be written differently is rejected.
pub(in crate::text) fn read(text: &str) -> Result<Game, ParseError> {
    let any = Game::of(Puzzle::empty(Geometry::classic()));
    let game = position(&mut Coder::reader(unseal(text)?), &any)?;
    match told(&game) == text {
        true => Ok(game),
        false => Err(ParseError::BrokenLink),
    }
}
