//! A key, and what keys can mean.

use crate::action::Action;
use crate::choice::Mode;
use crate::edit::filter::Look;
use nonet::board::{Digit, MAX_SIDE};

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

impl Key {
    /// The key as it was meant. With Num Lock on, Shift and a figure of the numeric pad are reported as the pad's
    /// other key (1 as `End`), on Windows even without Shift; it never comes otherwise.
    pub fn with_num_lock(mut self, is_on: bool) -> Self {
        let name = self.code.strip_prefix("Numpad");
        let figure = name.filter(|name| name.len() == 1 && is_on && self.is_named());
        if let Some(figure) = figure {
            self.key = figure.to_owned();
            self.shift = true;
        }
        self
    }

    /// Is it a name, as `End` is, rather than a character?
    pub(super) fn is_named(&self) -> bool {
        self.key.chars().nth(1).is_some()
    }
}

/// Where the keyboard's focus is, nearest to the board first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Focus {
    /// In the board.
    Board,
    /// On nothing, as after the page has loaded.
    Nowhere,
    /// On a button, which takes Enter and Space.
    Button,
    /// On anything else except a text field; it may use the arrow keys too.
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
    /// The digit in the mode that the modifiers choose.
    Mark(Mode, Digit),
    /// The cursor moves, selecting the cells up to there too.
    Extend(Motion),
    /// The cursor moves, and the selection stays.
    Roam(Motion),
    /// The focus goes to a digit.
    Look(Look),
    /// A command.
    Action(Action),
    /// The cell is emptied; in givens mode, the cursor moves on.
    Blank,
    /// The cell is emptied; in givens mode, the one typed before.
    Back,
    /// A typing mode is chosen.
    Mode(Mode),
    /// The next mode is chosen; in givens mode, the next cell.
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
    /// To the row's first cell.
    RowStart,
    /// To the row's last cell.
    RowEnd,
    /// To the first cell.
    First,
    /// To the last cell.
    Last,
}

impl Motion {
    /// The motion from the edge to the opposite one: by enough cells to cross any board.
    pub(crate) fn round(self) -> Option<Self> {
        let far = -(MAX_SIDE as isize);
        match self {
            Self::By(down, right) => Some(Self::By(far * down, far * right)),
            _ => None,
        }
    }
}
