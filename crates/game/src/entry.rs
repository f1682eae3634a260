//! One entry of the history: a change that one undo reverts.

use super::change::{Cause, Change, Square};
use super::packed::Changes;
use nonet::board::Geometry;
use std::sync::Arc;

/// One entry of the history: a change that one undo reverts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What made it.
    pub cause: Cause,
    /// The new board, if it replaced the old one; its cells are empty at first.
    pub reshaped: Option<Reshaped>,
    /// The changes of cells; empty only if the board was replaced.
    pub changes: Changes,
}

impl Entry {
    /// Makes the change on this board.
    pub(super) fn carry_out(&self, geometry: &mut Arc<Geometry>, squares: &mut Vec<Square>) {
        if let Some(reshaped) = &self.reshaped {
            *geometry = Arc::clone(&reshaped.to);
            *squares = vec![Square::default(); geometry.n_cells()];
        }
        for change in self.changes.iter() {
            squares[change.cell.index()] = change.to;
        }
    }

    /// Reverts the change on this board.
    pub(super) fn take_back(&self, geometry: &mut Arc<Geometry>, squares: &mut Vec<Square>) {
        match &self.reshaped {
            Some(Reshaped { from, .. }) => (*geometry, *squares) = from.clone(),
            None => {
                for change in self.changes.iter() {
                    squares[change.cell.index()] = change.from;
                }
            }
        }
    }

    /// Does it begin another puzzle?
    pub fn begins(&self) -> bool {
        let begins = matches!(self.cause, Cause::Load | Cause::Shape | Cause::Clear);
        self.reshaped.is_some() || begins
    }

    /// Does it change anything but the player's marks?
    pub fn stirs(&self) -> bool {
        let stirs = |change: Change| change.from.unmarked() != change.to.unmarked();
        self.reshaped.is_some() || self.changes.iter().any(stirs)
    }
}

/// One board replaced by another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reshaped {
    pub(super) from: (Arc<Geometry>, Vec<Square>),
    pub(super) to: Arc<Geometry>,
}

impl Reshaped {
    /// The shape of the new board.
    pub fn to(&self) -> &Geometry {
        &self.to
    }
}
