//! Our own link, without an address before it. The plain reader also knows it.

use super::super::Game;
use super::super::link::{Link, write_link};
use super::parts::sheet::Sheet;

/// Writes the part after the `#`.
pub(super) fn write(game: &Game) -> Option<String> {
    Some(write_link(&Link {
        game: Some(game.clone()),
        workspace: None,
    }))
}

/// Writes the part after the `#`, with the player's marks.
pub(super) fn write_noted(sheet: &Sheet) -> Option<String> {
    write(&sheet.game)
}
