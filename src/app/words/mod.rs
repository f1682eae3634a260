//! The words of the page: its sentences, made from phrases and data.

mod cascade;
mod cell;
mod create;
mod explain;
mod formats;
mod marks;
mod past;
mod phrases;
mod refusals;
mod scales;
mod sheet;
mod solutions;
mod voice;

pub use explain::letter;
pub use scales::Scale;
pub use sheet::{KeyRow, keys};
pub use voice::Voice;

use super::piece::{Piece, Tone};
use crate::words::{Lang, fixed, next_place};

impl Lang {
    /// The phrase as pieces, with its gaps filled by pieces that refer to cells.
    pub fn pieces(self, key: &str, places: &[(&str, Piece)]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut rest = fixed(self, key).unwrap_or_default();
        while let Some((before, name, after)) = next_place(rest) {
            pieces.push(Piece::plain(before));
            pieces.extend(
                places
                    .iter()
                    .filter(|(n, _)| *n == name)
                    .map(|(_, p)| p.clone()),
            );
            rest = after;
        }
        pieces.push(Piece::plain(rest));
        pieces.retain(|piece| !piece.text.is_empty());
        pieces
    }
}

impl Piece {
    /// Text that refers to no cell.
    pub fn plain(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            cells: Vec::new(),
            tone: Tone::Quiet,
        }
    }
}
