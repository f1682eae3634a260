//! A puzzle in the form in which it is sent.

use super::Puzzle;
use crate::board::{Digit, Geometry, Layout, checked};
use serde::{Deserialize, Deserializer, Serialize};
use std::sync::Arc;

/// A puzzle as serialized: the box of each cell, and the digits.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct Flat {
    boxes: Layout,
    digits: Vec<Option<Digit>>,
}

impl From<Puzzle> for Flat {
    fn from(puzzle: Puzzle) -> Self {
        Self {
            boxes: puzzle.geometry.layout().clone(),
            digits: puzzle.digits,
        }
    }
}

impl Flat {
    /// `None` if no board has these boxes, or these digits.
    fn read(self) -> Option<Puzzle> {
        let geometry = Geometry::of(self.boxes).ok()?;
        let digits = self.digits;
        let fits = |digit: &Option<Digit>| digit.is_none_or(|d| d.index() < geometry.side());
        let is_board = digits.len() == geometry.n_cells() && digits.iter().all(fits);
        let geometry = Arc::new(geometry);
        is_board.then_some(Puzzle { geometry, digits })
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        checked(from, Flat::read, || Self::empty(Geometry::classic()))
    }
}
