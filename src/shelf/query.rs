//! Which rows are shown, and in which order.

use super::catalogue::Catalogue;
use super::row::{Row, Standing};

/// Where rows are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// Everywhere but among the deleted ones.
    #[default]
    All,
    /// In the folder with this number.
    Folder(u16),
    /// Among those with this tag.
    Tag(u16),
    /// Among the deleted ones.
    Deleted,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// Any.
    #[default]
    Any,
    /// Nothing was done in it yet.
    Untouched,
    /// Begun and not solved.
    Begun,
    /// Solved.
    Solved,
}

/// What the rows are sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// The one played last comes first.
    #[default]
    Played,
    /// The one that came last comes first.
    Created,
    /// By name, then those without one.
    Name,
    /// The easiest comes first, those not rated last.
    Difficulty,
    /// The one with the fewest empty cells comes first.
    Progress,
    /// The one with the fewest givens comes first.
    Givens,
}

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words, each of which must be in the name, a tag, the folder or the difficulty; digits are givens, with `.` or `0`
    /// for an empty cell.
    pub text: String,
    /// Where.
    pub place: Place,
    /// How far.
    pub state: State,
    /// In which order.
    pub sort: Sort,
}

impl State {
    /// All, with their names.
    pub const ALL: [(&'static str, Self); 4] = [
        ("any", Self::Any),
        ("untouched", Self::Untouched),
        ("begun", Self::Begun),
        ("solved", Self::Solved),
    ];
}

impl Sort {
    /// All, with their names.
    pub const ALL: [(&'static str, Self); 6] = [
        ("played", Self::Played),
        ("created", Self::Created),
        ("name", Self::Name),
        ("difficulty", Self::Difficulty),
        ("progress", Self::Progress),
        ("givens", Self::Givens),
    ];
}

/// A word of the text that is looked for.
enum Word {
    /// Part of a row's givens, as a fragment has them.
    Givens(String),
    /// Something else, in small letters, and the tags and folders that have it in their names.
    Name(String, u64, Vec<u16>),
}

impl Query {
    /// The numbers of the rows that are looked for, in order. `grade` says how hard a rating is, in a word.
    pub fn answer(&self, catalogue: &Catalogue, grade: &dyn Fn(u8) -> String) -> Vec<u32> {
        let words: Vec<Word> = self
            .text
            .split_whitespace()
            .map(|word| Word::of(word, catalogue))
            .collect();
        let grades: Vec<String> = (0..=u8::MAX).map(|er| grade(er).to_lowercase()).collect();
        let rows = catalogue
            .rows()
            .filter(|(_, row)| self.is_there(row) && self.is_so_far(row));
        let fits = |row: &Row| words.iter().all(|word| word.fits(row, catalogue, &grades));
        let mut rows: Vec<(u32, &Row)> = rows.filter(|(_, row)| fits(row)).collect();
        self.sort(&mut rows, catalogue);
        rows.into_iter().map(|(number, _)| number).collect()
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

    /// Rows that are alike keep the order in which they came.
    fn sort(&self, rows: &mut [(u32, &Row)], catalogue: &Catalogue) {
        match self.sort {
            Sort::Played => {
                rows.sort_by_key(|(_, row)| (row.played.is_none(), u64::MAX - row.time()))
            }
            Sort::Created => rows.sort_by_key(|(_, row)| u64::MAX - row.created),
            Sort::Name => {
                rows.sort_by_cached_key(|(_, row)| (row.name.is_empty(), row.name.to_lowercase()))
            }
            Sort::Difficulty => rows.sort_by_key(|(_, row)| row.er.unwrap_or(u8::MAX)),
            Sort::Progress => rows.sort_by_cached_key(|(_, row)| n_empty(row, catalogue)),
            Sort::Givens => rows.sort_by_cached_key(|(_, row)| catalogue.n_givens(row)),
        }
    }
}

/// The empty cells of the board as it was left.
fn n_empty(row: &Row, catalogue: &Catalogue) -> usize {
    let blanks = |text: &str| text.bytes().filter(|&byte| byte == b'.').count();
    match &row.played {
        Some(played) => blanks(&played.board),
        None => blanks(catalogue.puzzle(row)),
    }
}

impl Word {
    fn of(word: &str, catalogue: &Catalogue) -> Self {
        let is_digit = |c: char| c.is_ascii_digit() || c == '.';
        let may_be_a_rating =
            word.len() <= 4 && word.contains('.') && word.starts_with(|c: char| c.is_ascii_digit());
        if word.len() > 2 && word.chars().all(is_digit) && !may_be_a_rating {
            return Self::Givens(word.replace('0', "."));
        }
        let word = word.to_lowercase();
        let has = |name: &str| name.to_lowercase().contains(&word);
        let tags = catalogue.tags().filter(|(_, name)| has(name));
        let tags = tags.fold(0, |bits, (tag, _)| bits | 1 << tag);
        let folders = catalogue.folders().filter(|(_, name)| has(name));
        let folders = folders.map(|(folder, _)| folder).collect();
        Self::Name(word, tags, folders)
    }

    fn fits(&self, row: &Row, catalogue: &Catalogue, grades: &[String]) -> bool {
        match self {
            Self::Givens(digits) => catalogue.puzzle(row).contains(digits.as_str()),
            Self::Name(word, tags, folders) => {
                row.tags & tags != 0
                    || folders.contains(&row.folder)
                    || row
                        .er
                        .is_some_and(|er| grades[usize::from(er)].contains(word.as_str()))
                    || !row.name.is_empty() && row.name.to_lowercase().contains(word.as_str())
            }
        }
    }
}
