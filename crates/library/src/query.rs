//! The choice and the order of the rows shown.

use super::catalogue::Catalogue;
use super::fold::order;
use super::progress::percent;
use super::row::{Row, Standing};
use super::sought::Sought;
use answers::protocol::Grade;
use std::collections::BTreeSet;

/// A place to look for rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// All rows except the deleted ones.
    #[default]
    All,
    /// In the folder with this number.
    Folder(u16),
    /// The rows with this tag.
    Tag(u16),
    /// The deleted rows.
    Deleted,
}

/// The progress of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// Any.
    #[default]
    Any,
    /// Nothing has been done in it.
    Untouched,
    /// Started but not solved.
    Begun,
    /// Solved.
    Solved,
}

/// The order of the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// The one played last first.
    #[default]
    Played,
    /// The newest first.
    Created,
    /// By name, then those without a name.
    Name,
    /// The easiest first, those not rated last.
    Difficulty,
    /// The solved ones first, then by progress; those not started, or whose games are lost, last.
    Progress,
    /// The one with the fewest givens first.
    Givens,
}

/// A search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words, each of which must be in the name, a tag, the folder or the difficulty, ignoring accents; digits may
    /// also be givens, with `.` or `0` for an empty cell.
    pub text: String,
    /// The place.
    pub place: Place,
    /// The progress.
    pub state: State,
    /// The grade; `None` for any.
    pub grade: Option<Grade>,
    /// The order.
    pub sort: Sort,
}

impl State {
    /// All states, with their names.
    pub const ALL: [(&'static str, Self); 4] = [
        ("any", Self::Any),
        ("untouched", Self::Untouched),
        ("begun", Self::Begun),
        ("solved", Self::Solved),
    ];
}

impl Sort {
    /// All orders, with their names.
    pub const ALL: [(&'static str, Self); 6] = [
        ("played", Self::Played),
        ("created", Self::Created),
        ("name", Self::Name),
        ("difficulty", Self::Difficulty),
        ("progress", Self::Progress),
        ("givens", Self::Givens),
    ];
}

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finding {
    /// The numbers of the rows, in order.
    pub list: Vec<u32>,
    /// The numbers of rows that may belong there, or elsewhere in it, once they are rated.
    pub unrated: BTreeSet<u32>,
    /// How many rows depend on their rating.
    pub n_sought: usize,
}

impl Query {
    /// The rows that match. `grade` gives the word for a rating; `is_lost` says whether a game is lost.
    pub fn answer(
        &self,
        catalogue: &Catalogue,
        grade: &dyn Fn(u8) -> String,
        is_lost: &dyn Fn(&str) -> bool,
    ) -> Finding {
        let sought = Sought::of(&self.text, catalogue, grade);
        let rows = || catalogue.rows().filter(|(_, row)| self.may_hold(row));
        let mut found: Vec<(u32, &Row)> = rows()
            .filter(|(_, row)| sought.fits(row, catalogue) && self.is_so_hard(row))
            .collect();
        self.sort(&mut found, catalogue, is_lost);
        let asks = self.sort == Sort::Difficulty || sought.asks_grade() || self.grade.is_some();
        let may_fit = |(_, row): &(u32, &Row)| asks && sought.may_fit(row, catalogue);
        let unrated = rows().filter(|row| row.1.er.is_none()).filter(may_fit);
        Finding {
            list: found.into_iter().map(|(number, _)| number).collect(),
            unrated: unrated.map(|(number, _)| number).collect(),
            n_sought: rows().filter(may_fit).count(),
        }
    }

    /// Does this row match?
    pub fn holds(&self, row: &Row, catalogue: &Catalogue, grade: &dyn Fn(u8) -> String) -> bool {
        let fits = || Sought::of(&self.text, catalogue, grade).fits(row, catalogue);
        self.may_hold(row) && self.is_so_hard(row) && fits()
    }

    /// Does it have the grade?
    fn is_so_hard(&self, row: &Row) -> bool {
        let is = |grade| row.er.is_some_and(|er| Grade::of(Some(er)) == grade);
        self.grade.is_none_or(is)
    }

    /// Does this row match, apart from the text and the grade?
    fn may_hold(&self, row: &Row) -> bool {
        self.is_there(row) && self.is_so_far(row)
    }

    fn is_there(&self, row: &Row) -> bool {
        let is_deleted = row.standing == Standing::Deleted;
        match self.place {
            Place::All => !is_deleted,
            Place::Folder(folder) => !is_deleted && row.folder == folder,
            Place::Tag(tag) => !is_deleted && row.has_tag(tag.into()),
            Place::Deleted => is_deleted,
        }
    }

    fn is_so_far(&self, row: &Row) -> bool {
        match self.state {
            State::Any => true,
            State::Untouched => row.played.is_none(),
            State::Begun => row.is_begun(),
            State::Solved => row.is_solved(),
        }
    }

    /// Sorts the rows; equal ones keep their order.
    fn sort(
        &self,
        rows: &mut [(u32, &Row)],
        catalogue: &Catalogue,
        is_lost: &dyn Fn(&str) -> bool,
    ) {
        match self.sort {
            Sort::Played => {
                rows.sort_by_key(|(_, row)| (row.played.is_none(), u64::MAX - row.time()))
            }
            Sort::Created => rows.sort_by_key(|(_, row)| u64::MAX - row.created),
            Sort::Name => {
                rows.sort_by_cached_key(|(_, row)| (row.name.is_empty(), order(&row.name)))
            }
            Sort::Difficulty => rows.sort_by_key(|(_, row)| row.er.unwrap_or(u8::MAX)),
            Sort::Progress => rows.sort_by_cached_key(|(_, row)| {
                let played = row.played.as_ref();
                let is_told = played.is_some_and(|it| !is_lost(&it.game));
                (!is_told, !row.is_solved(), 100 - percent(catalogue, row))
            }),
            Sort::Givens => rows.sort_by_cached_key(|(_, row)| catalogue.n_givens(row)),
        }
    }
}
