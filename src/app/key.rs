//! A key, and what keys can mean.

use super::action::Action;
use super::choice::Mode;
use super::filter::Look;
use super::selection::Pick;
use crate::board::Digit;

/// A key as the browser reports it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    /// The text or the name of the key, as in `a`, `ArrowLeft`: `KeyboardEvent.key`.
    pub key: String,
    /// Its place on the keyboard, as in `Digit7`, `KeyQ`: `KeyboardEvent.code`.
    pub code: String,
    /// Is Shift held?
    pub shift: bool,
    /// Is Ctrl (or the command key) held?
    pub ctrl: bool,
    /// Is Alt held?
    pub alt: bool,
    /// Where the keyboard's focus is.
    pub focus: Focus,
}

/// Where the keyboard's focus is, the nearest to the board first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Focus {
    /// In the board.
    Board,
    /// On nothing: so it is after the page was loaded.
    Nowhere,
    /// On a button, which takes Enter and Space.
    Button,
    /// On anything else but a text field: it may take the arrow keys, too.
    #[default]
    Elsewhere,
}

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The cursor moves.
    Go(Motion),
    /// The digit, used as the mode says.
    Digit(Digit),
    /// The digit as the keys held say, whatever the mode.
    Mark(Mode, Digit),
    /// The cursor moves, and the cells up to there are selected too.
    Extend(Motion),
    /// The cursor moves, and the cells selected stay.
    Roam(Motion),
    /// Cells are selected.
    Pick(Pick),
    /// A digit is looked at.
    Look(Look),
    /// A command.
    Action(Action),
    /// The cell is emptied; where givens are typed, the cursor moves on.
    Blank,
    /// The cell is emptied; where givens are typed, the one typed before.
    Back,
    /// A mode of typing is chosen.
    Mode(Mode),
    /// The next mode is chosen; where givens are typed, the next cell.
    Next,
    /// Candidates are shown or hidden.
    Candidates,
}

/// A movement of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// By this many rows and columns; it stops at the edge.
    By(isize, isize),
    /// Up or down by the height of a box.
    Box(isize),
    /// To the next empty cell in this direction.
    Empty(isize, isize),
    /// To the row's first or last cell.
    RowStart,
    /// To the row's last cell.
    RowEnd,
    /// To the first cell.
    First,
    /// To the last cell.
    Last,
}
