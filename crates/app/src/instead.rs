//! What cannot be done on this board, and what to do instead.

use super::action::{Action, PastAction};

/// A request that cannot be met.
#[derive(Debug, PartialEq, Eq)]
pub struct Instead {
    /// The key of its heading.
    pub what: &'static str,
    /// The key of the sentence that explains why.
    pub why: &'static str,
    /// What can be done instead, by a button that names it.
    pub action: Action,
}

/// There are no givens to go back to.
pub(super) static NO_GIVENS: Instead = Instead {
    what: "restart",
    why: "no-givens",
    action: Action::Adopt,
};

/// The givens of a game in progress stay.
pub(super) static GIVENS_STAY: Instead = Instead {
    what: "mode-givens",
    why: "givens-stay",
    action: Action::EditPuzzle,
};

/// Undo ends where the puzzle was put on the board.
pub(super) static STARTS_HERE: Instead = Instead {
    what: "undo",
    why: "starts-here",
    action: Action::Past(PastAction::Previous),
};
