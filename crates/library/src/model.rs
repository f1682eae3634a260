//! Everything that the library knows, as plain data.

use super::catalogue::Catalogue;
use super::deed::LibraryEdit;
use super::errand::Errand;
use super::query::Query;
use super::row::Row;
use super::taking::Taking;
use answers::protocol::JobId;
use game::ledger::Ledger;
use game::persistence;
use nonet::board::Puzzle;
use std::collections::{BTreeMap, BTreeSet};
use words::Lang;

/// Everything that the library knows.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The language.
    pub lang: Lang,
    /// Can it be changed here? If not, another tab has it.
    pub is_ours: bool,
    /// Have all games been read?
    pub is_read: bool,
    /// Are the rows in their final places? When the library is shown, the games played last may still have to be
    /// read, and then rows move: meanwhile they must not be pressed.
    pub is_settled: bool,
    /// The rows, folders and tags.
    pub catalogue: Catalogue,
    /// Where the journal continues.
    pub ledger: Ledger,
    /// How it is kept.
    pub standing: persistence::SaveState,
    /// The game that is open in the page.
    pub here: String,
    /// The search.
    pub query: Query,
    /// The rows that are shown, in order.
    pub list: Vec<u32>,
    /// The cursor's place in the list.
    pub cursor: usize,
    /// The ticked rows.
    pub ticked: BTreeSet<u32>,
    /// The place in the list that was ticked last, where a range starts.
    pub last_tick: usize,
    /// Where the range being ticked ends.
    pub(super) range: Option<usize>,
    /// The first row in sight.
    pub first: usize,
    /// How many rows fit.
    pub n_fit: usize,
    /// Are the statistics shown in place of the list?
    pub shows_figures: bool,
    /// The question being asked.
    pub asks: Option<Ask>,
    /// The deeds that undo the last deletion, or the removal of a folder or tag, as long as undo is offered.
    pub undo: Vec<LibraryEdit>,
    /// The puzzles being imported.
    pub taking: Option<Taking>,
    /// The task that accesses the store several times.
    pub errand: Option<Errand>,
    /// The last message.
    pub said: String,
    /// The puzzle being rated.
    pub rating: Option<Rating>,
    /// The rows that may belong in the list, or elsewhere in it, once they are rated, if it depends on difficulty.
    pub unrated: BTreeSet<u32>,
    /// How many rows depend on their rating, or are all to be rated.
    pub n_sought: usize,
    /// Are all rows of the list to be rated?
    pub rates_all: bool,
    /// Has one of them been rated since the list was made?
    pub(super) is_outdated: bool,
    /// Is another workspace shown?
    pub is_hidden: bool,
    /// Has the engine that rates been given up?
    pub has_no_workers: bool,
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// How many milliseconds local time is ahead of UTC.
    pub ahead: i64,
    /// A random number.
    pub chance: u64,
    /// The ratings known to the page, by puzzle, until they are recorded.
    pub(super) rated: BTreeMap<String, u8>,
    /// The number of the last request.
    pub(super) last_job: u32,
    /// Puzzles that have no rating, or for which none was found in this visit.
    pub(super) unratable: BTreeSet<String>,
    /// The games without a puzzle, each with its head at that time.
    pub(super) without: BTreeMap<String, String>,
    /// The games in the store, each with its head.
    pub(super) games: Vec<(String, Option<String>)>,
    /// The games still to be read, each with its head.
    pub(super) unread: Vec<(String, Option<String>)>,
}

/// A puzzle being rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The request under way.
    pub id: JobId,
    /// The row.
    pub row: u32,
    /// Its puzzle.
    pub puzzle: Puzzle,
}

/// A question to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Its kind.
    pub what: Asked,
    /// The text typed so far.
    pub text: String,
}

/// The kinds of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The name of a row.
    Name(u32),
    /// The name of a new folder; `true`: it is for the ticked rows.
    Folder(bool),
    /// The name of a new tag for the ticked rows.
    Tag,
    /// A new name of the folder or tag shown.
    Place,
    /// Whether to remove the deleted rows for good.
    Empty,
    /// Whether to restart the statistics.
    Forget,
}

impl Model {
    /// The row with the cursor.
    pub fn row_here(&self) -> Option<u32> {
        self.list.get(self.cursor).copied()
    }

    /// The rows that a key acts on: the ticked ones, or else the one with the cursor.
    pub fn meant(&self) -> Vec<u32> {
        match self.ticked.is_empty() {
            true => self.row_here().into_iter().collect(),
            false => self.ticked.iter().copied().collect(),
        }
    }

    /// Is the game of this row the one open in the page?
    pub fn is_open(&self, row: &Row) -> bool {
        let game = row.played.as_ref().map(|played| &*played.game);
        game.is_some_and(|game| game == self.here)
    }

    /// Is this the puzzle on the board? Of the puzzles in a journal that is the one played last.
    pub fn is_on_board(&self, row: &Row) -> bool {
        let others = self.catalogue.rows_of(&self.here);
        let last = others.map(|other| self.catalogue.row(other).time()).max();
        self.is_open(row) && last == Some(row.time())
    }

    /// Was the game with this name removed elsewhere? Its puzzle is still here, to be started again.
    pub fn is_lost(&self, game: &str) -> bool {
        let is_here = game == self.here || self.games.iter().any(|(known, _)| known == game);
        self.is_read && !is_here
    }

    /// Are rows out of sight rated here as well?
    pub fn rates_on(&self) -> bool {
        self.is_ours && !self.has_no_workers && !self.is_hidden
    }

    /// Is all of it stored?
    pub fn is_saved(&self) -> bool {
        self.standing.fault.is_none() && self.standing.n_kept >= self.ledger.n_lines()
    }
}
