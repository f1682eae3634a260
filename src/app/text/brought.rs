//! Texts that the workshop reads, and boards in the formats that it writes, as data.

use crate::protocol::SHEETS_LIMIT;
use crate::text::{Ignored, Import, Offer, Sheet};

/// What a text was read as, with its boards.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The boards, and what is to be said of them.
    pub import: Import,
    /// The text itself.
    pub text: String,
    /// How many boards there are, listed or not.
    pub n_sheets: usize,
    /// The one chosen from the list.
    pub at: usize,
    /// The givens of the one on the board.
    pub on_board: Option<usize>,
}

/// The board in the formats of other programs.
#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    /// Those that have it.
    pub list: Vec<Offer>,
    /// The one chosen.
    pub at: usize,
}

/// The slug of lists of plain boards.
const LIST: &str = "sdm";

impl Imported {
    /// What has just been read. A list is begun with its first board, as a plain text always was; the others can be
    /// chosen. Of other formats nothing is put on the board before somebody has chosen.
    pub fn new(mut import: Import, text: String, n_sheets: usize) -> Self {
        if n_sheets > 1 && import.format == LIST {
            import.ignored.push(Ignored::MorePuzzles(n_sheets - 1));
        }
        Self {
            import,
            text,
            n_sheets,
            at: 0,
            on_board: None,
        }
    }

    /// Must somebody choose?
    pub fn asks(&self) -> bool {
        self.n_sheets > 1 && (self.import.unclear || self.import.format != LIST)
    }

    /// The board chosen.
    pub fn sheet(&self) -> Option<&Sheet> {
        self.import.sheets.get(self.at)
    }

    /// Are there more boards than are listed?
    pub fn is_cut(&self) -> bool {
        self.n_sheets > SHEETS_LIMIT
    }
}

impl Offered {
    /// The one chosen, and its text.
    pub fn chosen(&self) -> Option<(&Offer, &str)> {
        let offer = self.list.get(self.at)?;
        Some((offer, offer.text.as_deref()?))
    }
}
