//! Everything that the library knows, as plain data.

use super::catalogue::Catalogue;
use super::deed::Deed;
use super::errand::Errand;
use super::query::Query;
use super::row::Row;
use super::taking::Taking;
use crate::board::Puzzle;
use crate::game::keeping;
use crate::game::ledger::Ledger;
use crate::protocol::JobId;
use crate::words::Lang;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that the library knows.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The language.
    pub lang: Lang,
    /// May it be changed here? Else another tab has it.
    pub is_ours: bool,
    /// Are all games known?
    pub is_read: bool,
    /// Are the rows where they stay? When the library is shown, the games played last may still have to be read, and then
    /// rows change places: nobody must press one meanwhile.
    pub is_settled: bool,
    /// The rows, folders and tags.
    pub catalogue: Catalogue,
    /// Where the journal goes on.
    pub ledger: Ledger,
    /// How it is kept.
    pub standing: keeping::Standing,
    /// The game that is open in the page.
    pub here: String,
    /// What is looked for.
    pub query: Query,
    /// The rows that are shown, in order.
    pub list: Vec<u32>,
    /// The place in the list where the cursor is.
    pub cursor: usize,
    /// The rows that are ticked.
    pub ticked: BTreeSet<u32>,
    /// The place in the list that was ticked last; there a range begins.
    pub last_tick: usize,
    /// Where the range that is being ticked ends.
    pub(super) range: Option<usize>,
    /// The first row in sight.
    pub first: usize,
    /// How many fit.
    pub n_fit: usize,
    /// Is it shown how much was solved, in place of the list?
    pub shows_figures: bool,
    /// What is being asked for.
    pub asks: Option<Ask>,
    /// What takes back the last deletion, or the removal of a folder or tag, as long as one press can.
    pub undo: Vec<Deed>,
    /// Puzzles on their way in.
    pub taking: Option<Taking>,
    /// What takes several looks at the store.
    pub errand: Option<Errand>,
    /// What was said last.
    pub said: String,
    /// The puzzle that is being rated.
    pub rating: Option<Rating>,
    /// The rows that belong in the list, or elsewhere in it, once they are rated, if it goes by the difficulty.
    pub unrated: BTreeSet<u32>,
    /// How many rows there are among which the ratings choose, or which are all to be rated.
    pub n_sought: usize,
    /// Are all rows of the list to be rated?
    pub rates_all: bool,
    /// Was one of them rated since the list was made?
    pub(super) is_outdated: bool,
    /// Is something else shown in its place?
    pub is_hidden: bool,
    /// Has the engine that rates been given up?
    pub has_no_workers: bool,
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// So many milliseconds local time is ahead of UTC.
    pub ahead: i64,
    /// A random number.
    pub chance: u64,
    /// Ratings that the page knows, by puzzle, until they are kept.
    pub(super) rated: BTreeMap<String, u8>,
    /// The number of the last request.
    pub(super) last_job: u32,
    /// Puzzles that have no rating, or none that was found in this visit.
    pub(super) unratable: BTreeSet<String>,
    /// The games in which no puzzle was found, each with what its head said.
    pub(super) without: BTreeMap<String, String>,
    /// The games in the store, each with its head.
    pub(super) games: Vec<(String, Option<String>)>,
    /// The games still to be read, each with its head.
    pub(super) unread: Vec<(String, Option<String>)>,
}

/// A puzzle that is being rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The request that is under way.
    pub id: JobId,
    /// The row.
    pub row: u32,
    /// Its puzzle.
    pub puzzle: Puzzle,
}

/// Something that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// What.
    pub what: Asked,
    /// What was typed so far.
    pub text: String,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The name of a row.
    Name(u32),
    /// The name of another folder; `true`: what is meant is put into it.
    Folder(bool),
    /// The name of another tag, for what is ticked.
    Tag,
    /// Another name of the folder or tag looked at.
    Place,
    /// Whether to remove for ever what was deleted.
    Empty,
    /// Whether to leave out of the statistics what was solved until now.
    Forget,
}

impl Model {
    /// The row where the cursor is.
    pub fn row_here(&self) -> Option<u32> {
        self.list.get(self.cursor).copied()
    }

    /// What a key is about: the rows that are ticked, or else the one where the cursor is.
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

    /// Is this the puzzle on the board? Of those in a journal it is the one played last.
    pub fn is_on_board(&self, row: &Row) -> bool {
        let others = self.catalogue.rows_of(&self.here);
        let last = others.map(|other| self.catalogue.row(other).time()).max();
        self.is_open(row) && last == Some(row.time())
    }

    /// Was the game with this name removed elsewhere? Its puzzle is still here, and begins anew.
    pub fn is_lost(&self, game: &str) -> bool {
        let is_here = game == self.here || self.games.iter().any(|(known, _)| known == game);
        self.is_read && !is_here
    }

    /// Are the rows rated here that are not in sight?
    pub fn rates_on(&self) -> bool {
        self.is_ours && !self.has_no_workers && !self.is_hidden
    }

    /// Is all of it kept?
    pub fn is_saved(&self) -> bool {
        self.standing.fault.is_none() && self.standing.n_kept >= self.ledger.n_lines()
    }
}
