//! Texts that the workshop reads, and boards in the formats that it writes, as data.

use answers::protocol::SHEETS_LIMIT;
use nonet::text::{Ignored, Import, Offer, Sheet};

/// What a text was read as, with its boards.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The boards, and the remarks on them.
    pub import: Import,
    /// The text itself.
    pub text: String,
    /// How many boards there are, listed or not.
    pub n_sheets: usize,
    /// The index of the one chosen from the list.
    pub at: usize,
    /// How many givens the one on the board has; `None` if none is.
    pub on_board: Option<usize>,
}

/// The board in the formats of other programs.
#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    /// The formats that can hold the board.
    pub list: Vec<Offer>,
    /// The index of the chosen one.
    pub at: usize,
}

/// The slug of lists of plain boards.
const LIST: &str = "sdm";

impl Imported {
    /// A text just read. Of a list the first board is opened, as of a plain text, and the others can be chosen. Of
    /// other formats with several boards none is opened before the user has chosen.
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

    /// Must the user choose?
    pub fn asks(&self) -> bool {
        self.n_sheets > 1 && (self.import.unclear || self.import.format != LIST)
    }

    /// The chosen board.
    pub fn sheet(&self) -> Option<&Sheet> {
        self.import.sheets.get(self.at)
    }

    /// Are there more boards than are listed?
    pub fn is_cut(&self) -> bool {
        self.n_sheets > SHEETS_LIMIT
    }
}

impl Offered {
    /// The chosen one, and its text.
    pub fn chosen(&self) -> Option<(&Offer, &str)> {
        let offer = self.list.get(self.at)?;
        Some((offer, offer.text.as_deref()?))
    }
}
