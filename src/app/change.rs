//! What a cell holds, and a change of cells: what one undo takes back.

use super::layer::Marks;
use crate::board::{Cell, Digit, DigitSet, Geometry};
use std::sync::Arc;

/// Who put a digit into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The puzzle.
    Given,
    /// The player.
    Player,
    /// Propagate, Hint or Solve.
    Tool,
}

/// A cell as the player has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// Its digit, and who put it there.
    pub digit: Option<(Digit, By)>,
    /// The candidates erased by hand or by a step; kept under a digit.
    pub erased: DigitSet,
    /// The player's marks; kept under a digit.
    pub marks: Marks,
}

impl Square {
    /// The cell without the player's marks, which no answer depends on.
    pub fn unmarked(self) -> Self {
        Self {
            marks: Marks::default(),
            ..self
        }
    }
}

/// One cell's part of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Where.
    pub cell: Cell,
    /// What was there.
    pub from: Square,
    /// What is there now.
    pub to: Square,
}

/// What made a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A digit typed or removed.
    Type,
    /// A candidate removed or put back.
    Mark,
    /// The player's marks.
    Note,
    /// Propagate.
    Propagate,
    /// One deduction: a hint or a step.
    Step,
    /// Solve.
    Solve,
    /// A puzzle read.
    Load,
    /// Back to the givens.
    Restart,
    /// All digits made givens.
    Adopt,
    /// The board emptied.
    Clear,
    /// A board of another shape.
    Shape,
    /// What a diagnosis proposed.
    Repair,
}

impl Cause {
    /// Each with its word in the journal.
    pub const ALL: [(&'static str, Self); 12] = [
        ("type", Self::Type),
        ("mark", Self::Mark),
        ("note", Self::Note),
        ("propagate", Self::Propagate),
        ("step", Self::Step),
        ("solve", Self::Solve),
        ("load", Self::Load),
        ("restart", Self::Restart),
        ("adopt", Self::Adopt),
        ("clear", Self::Clear),
        ("shape", Self::Shape),
        ("repair", Self::Repair),
    ];

    /// Its word in the journal.
    pub fn slug(self) -> &'static str {
        let mut rows = Self::ALL.iter();
        rows.find(|(_, cause)| *cause == self)
            .map_or("type", |(slug, _)| slug)
    }
}

impl Entry {
    /// Makes the change on this board.
    pub(super) fn carry_out(&self, geometry: &mut Arc<Geometry>, squares: &mut Vec<Square>) {
        if let Some(reshaped) = &self.reshaped {
            *geometry = Arc::clone(&reshaped.to);
            *squares = vec![Square::default(); geometry.n_cells()];
        }
        for change in &self.changes {
            squares[change.cell.index()] = change.to;
        }
    }

    /// Takes it back on this board.
    pub(super) fn take_back(&self, geometry: &mut Arc<Geometry>, squares: &mut Vec<Square>) {
        match &self.reshaped {
            Some(Reshaped { from, .. }) => (*geometry, *squares) = from.clone(),
            None => {
                for change in self.changes.iter().rev() {
                    squares[change.cell.index()] = change.from;
                }
            }
        }
    }

    /// Does another puzzle begin with it?
    pub fn begins(&self) -> bool {
        let begins = matches!(self.cause, Cause::Load | Cause::Shape | Cause::Clear);
        self.reshaped.is_some() || begins
    }

    /// Does it change anything but the player's marks?
    pub fn stirs(&self) -> bool {
        let stirs = |change: &Change| change.from.unmarked() != change.to.unmarked();
        self.reshaped.is_some() || self.changes.iter().any(stirs)
    }
}

/// One entry of the history: what one undo takes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What made it.
    pub cause: Cause,
    /// The new board, if it replaced the old one; its cells are empty at first.
    pub reshaped: Option<Reshaped>,
    /// Its cells; there are none only if the board was replaced.
    pub changes: Vec<Change>,
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
