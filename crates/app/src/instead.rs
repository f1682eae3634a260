//! What cannot be done on this board, and what to do instead.

use super::action::{Action, PastAction};
use crate::key;
use words::Key;

/// A request that cannot be met.
#[derive(Debug, PartialEq, Eq)]
pub struct Instead {
    /// The key of its heading.
    pub what: Key,
    /// The key of the sentence that explains why.
    pub why: Key,
    /// What can be done instead, by a button that names it.
    pub action: Action,
    /// What its button says.
    pub label: Key,
}

/// There are no givens to go back to.
pub(super) static NO_GIVENS: Instead = Instead {
    what: key::RESTART,
    why: key::NO_GIVENS,
    action: Action::Adopt,
    label: key::ADOPT,
};

/// The givens of a game in progress stay.
pub(super) static GIVENS_STAY: Instead = Instead {
    what: key::MODE_GIVENS,
    why: key::GIVENS_STAY,
    action: Action::EditPuzzle,
    label: key::EDIT_PUZZLE,
};

/// Undo ends where the puzzle was put on the board.
pub(super) static STARTS_HERE: Instead = Instead {
    what: key::UNDO,
    why: key::STARTS_HERE,
    action: Action::Past(PastAction::Previous),
    label: key::PREVIOUS_PUZZLE,
};
