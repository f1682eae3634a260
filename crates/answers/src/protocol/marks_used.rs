//! What the step of a hint owes to the player's marks.

use nonet::board::{Cell, DigitSet};
use nonet::logic::Info;
use serde::{Deserialize, Serialize};

/// Digits of cells, in reading order, without empty sets.
pub type Digits = Vec<(Cell, DigitSet)>;

/// How a step relates to the player's marks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarksUsed {
    /// The candidates that only the marks rule out, and without which the step would not be proved. These alone
    /// suffice.
    pub relies: Digits,
    /// The hardest technique needed to rule all of these out from the board alone; `None` if the next steps did not
    /// achieve it.
    pub shown: Option<&'static Info>,
    /// Marks that hide the step, though the computed candidates make them impossible.
    pub hidden: Digits,
    /// The technique of the step that the computed candidates alone would give, if it differs and still applies,
    /// and the marks that hide that step.
    pub other: Option<(&'static Info, Digits)>,
}
