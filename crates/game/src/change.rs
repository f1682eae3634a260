//! What a cell holds, and how it is changed.

use nonet::board::{Cell, Digit, DigitSet, Marks};

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

/// A cell as it is in the game.
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
    /// Which cell.
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
    /// A repair that a diagnosis proposed.
    Repair,
}

impl Cause {
    /// All causes, each with its word in the journal.
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
