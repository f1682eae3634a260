//! What cannot be done on this board, and what can be done instead.

use super::action::{Action, PastAction};

/// Something that was asked for in vain.
#[derive(Debug, PartialEq, Eq)]
pub struct Instead {
    /// The key of its heading.
    pub what: &'static str,
    /// The key of the sentence that says why.
    pub why: &'static str,
    /// What can be done, by a button of its own name.
    pub action: Action,
}

/// There are no givens to go back to.
pub(super) static NO_GIVENS: Instead = Instead {
    what: "restart",
    why: "no-givens",
    action: Action::Adopt,
};

/// The givens of a game that is played stay.
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
