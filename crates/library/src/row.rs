//! What is known of a game, or of a puzzle that may become one. Rows are small, as there may be 100,000.

/// A part of the catalogue's text of all puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) start: u32,
    pub(super) length: u16,
}

/// Is it on the shelf?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// There is no such row.
    #[default]
    Gone,
    /// It is there.
    Here,
    /// It was deleted, and can be restored.
    Deleted,
}

/// What is known of a game that was started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The name of its journal.
    pub game: String,
    /// The change that put the puzzle on the board; 0 for one typed on the empty board of the beginning.
    pub at: usize,
    /// The change where it was left.
    pub tip: usize,
    /// The journal's head when this was read from it.
    pub seal: String,
    /// When it was last played, in milliseconds since 1970.
    pub played: u64,
    /// The board as it was left, as a line.
    pub board: String,
    /// Is the board complete and correct?
    pub is_solved: bool,
    /// Did Nonet put digits on it?
    pub is_helped: bool,
    /// The seconds spent on it; 0 if it was not timed.
    pub seconds: u32,
}

/// A row of the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub(super) span: Span,
    /// Its state.
    pub standing: Standing,
    /// What is known of its game, if one was started.
    pub played: Option<Box<Played>>,
    /// Its name, which may be empty.
    pub name: Box<str>,
    /// When it came into the library, in milliseconds since 1970.
    pub created: u64,
    /// The number of its folder; 0 for none.
    pub folder: u16,
    /// Its tags, a bit for each.
    pub tags: u64,
    /// Sudoku Explainer's rating in tenths, once it is known.
    pub er: Option<u8>,
}

impl Row {
    /// Does it have the tag with this number?
    pub fn has_tag(&self, tag: usize) -> bool {
        tag < 64 && self.tags >> tag & 1 == 1
    }

    /// When it was last played, or came into the library.
    pub fn time(&self) -> u64 {
        self.played.as_ref().map_or(self.created, |it| it.played)
    }

    /// Has a game been started but not solved?
    pub fn is_begun(&self) -> bool {
        self.played.as_ref().is_some_and(|it| !it.is_solved)
    }

    /// Has it been solved?
    pub fn is_solved(&self) -> bool {
        self.played.as_ref().is_some_and(|it| it.is_solved)
    }
}
