//! What the step of a hint owes to the player's marks.

use crate::board::{Cell, DigitSet};
use crate::logic::Info;
use serde::{Deserialize, Serialize};

/// Digits of cells, in reading order; no cell without any.
pub type Digits = Vec<(Cell, DigitSet)>;

/// How a step stands to the player's marks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Footing {
    /// The candidates that only the marks rule out, and without which the step would not be proved. With these alone it
    /// is.
    pub relies: Digits,
    /// The hardest technique that it takes to rule all of these out from the board alone; `None` if that did not come
    /// of the next steps.
    pub shown: Option<&'static Info>,
    /// Marks that are impossible by the computed candidates, and that hide the step.
    pub hidden: Digits,
    /// The technique of the step that the computed candidates alone would give, if it is another and still stands, and
    /// the marks that hide that one.
    pub other: Option<(&'static Info, Digits)>,
}
