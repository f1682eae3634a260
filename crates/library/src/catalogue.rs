//! All that the library knows, the result of its deeds.

use super::deed::LibraryEdit;
use super::puzzles::Puzzles;
use super::row::{Played, Row, Span, Standing};
use super::rows::Rows;
use std::collections::BTreeMap;

/// The most rows: higher numbers mean damage.
const MOST_ROWS: u32 = 2_000_000;

/// The most puzzles in a line of the journal: about 90 kB.
const BLOCK: usize = 1_000;

/// The most tags that there can be, besides number 0.
pub(super) const MOST_TAGS: u16 = 63;

/// The most folders.
pub(super) const MOST_FOLDERS: u16 = 10_000;

/// The rows, folders and tags.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    rows: Vec<Row>,
    /// All puzzles.
    texts: String,
    /// The row of each puzzle of each journal.
    games: BTreeMap<(String, usize), u32>,
    /// The names by number; empty if there is no such folder. Number 0 means no folder.
    folders: Vec<String>,
    /// The names of tags, in the same way.
    tags: Vec<String>,
    /// Damaged lines kept aside.
    damaged: Vec<String>,
    since: u64,
}

impl Catalogue {
    /// The number that the next row will have.
    pub fn next(&self) -> u32 {
        self.rows.len() as u32
    }

    /// The row with this number; an empty one if it is gone or never existed.
    pub fn row(&self, row: u32) -> &Row {
        static NONE: std::sync::LazyLock<Row> = std::sync::LazyLock::new(Row::default);
        self.rows.get(row as usize).unwrap_or(&NONE)
    }

    /// All rows with their numbers, except those that are gone.
    pub fn rows(&self) -> impl Iterator<Item = (u32, &Row)> {
        let rows = self
            .rows
            .iter()
            .enumerate()
            .map(|(at, row)| (at as u32, row));
        rows.filter(|(_, row)| row.standing != Standing::Gone)
    }

    /// The puzzle of a row, as a link's fragment.
    pub fn puzzle(&self, row: &Row) -> &str {
        let Span { start, length } = row.span;
        let start = start as usize;
        self.texts
            .get(start..start + usize::from(length))
            .unwrap_or_default()
    }

    /// How many givens it has: the characters of its fragment's board, except those for empty cells.
    pub fn n_givens(&self, row: &Row) -> usize {
        let mut parts = self.puzzle(row).split('&');
        let board = parts.find_map(|part| part.strip_prefix("p="));
        let digits = board
            .unwrap_or_default()
            .bytes()
            .filter(|&byte| byte != b'.');
        digits.count()
    }

    /// The row of this puzzle of this journal.
    pub fn row_of(&self, game: &str, at: usize) -> Option<u32> {
        self.games.get(&(game.to_owned(), at)).copied()
    }

    /// The rows of a journal.
    pub fn rows_of(&self, game: &str) -> impl Iterator<Item = u32> + '_ {
        let game = game.to_owned();
        let from = self.games.range((game.clone(), 0)..);
        from.take_while(move |((name, _), _)| *name == game)
            .map(|(_, &row)| row)
    }

    /// A journal's head as it was when last read.
    pub fn seal(&self, game: &str) -> Option<&str> {
        let played = self
            .rows_of(game)
            .filter_map(|row| self.row(row).played.as_ref());
        let mut seals = played.map(|played| &*played.seal);
        seals.next()
    }

    /// The folders with their numbers.
    pub fn folders(&self) -> impl Iterator<Item = (u16, &str)> {
        named(&self.folders)
    }

    /// The tags with their numbers.
    pub fn tags(&self) -> impl Iterator<Item = (u16, &str)> {
        named(&self.tags)
    }

    /// The number for a new folder, if there is one left.
    pub fn next_folder(&self) -> Option<u16> {
        free(&self.folders, MOST_FOLDERS)
    }

    /// The number for a new tag, if there is one left.
    pub fn next_tag(&self) -> Option<u16> {
        free(&self.tags, MOST_TAGS)
    }

    /// The start of the statistics, in milliseconds since 1970: what was solved earlier is left out.
    pub fn since(&self) -> u64 {
        self.since
    }

    /// The damaged lines kept aside.
    pub fn damaged(&self) -> &[String] {
        &self.damaged
    }

    /// Removes the damaged lines.
    pub fn forget_damaged(&mut self) {
        self.damaged.clear();
    }

    /// Carries out a deed. If it makes no sense here, changes nothing and returns false.
    pub fn take(&mut self, deed: &LibraryEdit) -> bool {
        match deed {
            LibraryEdit::Puzzles(first, time, folder, puzzles) => {
                self.add(*first, *time, *folder, puzzles)
            }
            LibraryEdit::Game(row, created, puzzle, played) => {
                self.played(*row, *created, puzzle, played)
            }
            LibraryEdit::Begin(row, game) => self.begin(*row, game),
            LibraryEdit::Name(row, name) => {
                let here = self.known(*row);
                here.map(|row| row.name = name.as_str().into()).is_some()
            }
            LibraryEdit::Folder(folder, name) => self.folder(*folder, name),
            LibraryEdit::Tag(tag, name) => self.tag(*tag, name),
            LibraryEdit::Put(folder, rows) => self.change(rows, |row| row.folder = *folder),
            LibraryEdit::Mark(tag, on, rows) => {
                let bit = if *tag <= MOST_TAGS { 1 << tag } else { 0 };
                self.change(rows, |row| {
                    if *on {
                        row.tags |= bit
                    } else {
                        row.tags &= !bit
                    }
                })
            }
            LibraryEdit::Delete(true, rows) => {
                self.change(rows, |row| row.standing = Standing::Deleted)
            }
            LibraryEdit::Delete(false, rows) => {
                self.change(rows, |row| row.standing = Standing::Here)
            }
            LibraryEdit::Rated(er, rows) => self.change(rows, |row| row.er = Some(*er)),
            LibraryEdit::Forget(rows) => self.forget(rows),
            LibraryEdit::Since(time) => {
                self.since = *time;
                true
            }
            LibraryEdit::Damaged(line) => {
                self.damaged.push(line.clone());
                true
            }
        }
    }

    /// The shortest list of deeds that makes this catalogue. Rows that are gone leave no gap: the others get new
    /// numbers.
    pub fn retold(&self) -> Vec<LibraryEdit> {
        let mut deeds: Vec<LibraryEdit> = self
            .damaged
            .iter()
            .map(|line| LibraryEdit::Damaged(line.clone()))
            .collect();
        deeds.extend(
            Some(self.since)
                .filter(|&time| time > 0)
                .map(LibraryEdit::Since),
        );
        deeds.extend(
            self.folders()
                .map(|(folder, name)| LibraryEdit::Folder(folder, name.to_owned())),
        );
        deeds.extend(
            self.tags()
                .map(|(tag, name)| LibraryEdit::Tag(tag, name.to_owned())),
        );
        let rows: Vec<&Row> = self.rows().map(|(_, row)| row).collect();
        deeds.extend(self.retold_rows(&rows));
        deeds.extend(self.retold_begun());
        let named = rows.iter().zip(0..).filter(|(row, _)| !row.name.is_empty());
        deeds.extend(named.map(|(row, at)| LibraryEdit::Name(at, row.name.to_string())));
        let those = |holds: &dyn Fn(&Row) -> bool| {
            let rows = rows.iter().zip(0..).filter(|(row, _)| holds(row));
            Rows::of(rows.map(|(_, at)| at))
        };
        let played = |row: &Row| row.played.is_some();
        let folders = self
            .folders()
            .map(|(n, _)| LibraryEdit::Put(n, those(&|row| row.folder == n && played(row))));
        let tags = self
            .tags()
            .map(|(n, _)| LibraryEdit::Mark(n, true, those(&|row| row.has_tag(n.into()))));
        let mut ers: Vec<u8> = rows.iter().filter_map(|row| row.er).collect();
        ers.sort_unstable();
        ers.dedup();
        let ers = ers
            .into_iter()
            .map(|er| LibraryEdit::Rated(er, those(&|row| row.er == Some(er))));
        deeds.extend(
            folders
                .chain(tags)
                .chain(ers)
                .filter(|deed| !is_about_none(deed)),
        );
        let deleted = those(&|row| row.standing == Standing::Deleted);
        deeds.extend((!deleted.is_empty()).then_some(LibraryEdit::Delete(true, deleted)));
        deeds
    }

    /// The deeds for the rows, with puzzles that came together in blocks.
    fn retold_rows(&self, rows: &[&Row]) -> Vec<LibraryEdit> {
        let mut deeds: Vec<LibraryEdit> = Vec::new();
        for (row, at) in rows.iter().zip(0..) {
            let puzzle = self.puzzle(row).to_owned();
            if let Some(played) = &row.played {
                deeds.push(LibraryEdit::Game(at, row.created, puzzle, played.clone()));
                continue;
            }
            match deeds.last_mut() {
                Some(LibraryEdit::Puzzles(_, time, folder, puzzles))
                    if (*time, *folder) == (row.created, row.folder) && puzzles.len() < BLOCK =>
                {
                    puzzles.push(&puzzle);
                }
                _ => deeds.push(LibraryEdit::Puzzles(
                    at,
                    row.created,
                    row.folder,
                    Puzzles::from_iter([puzzle]),
                )),
            }
        }
        deeds
    }

    /// The deeds for puzzles that were opened but whose games are not known yet.
    fn retold_begun(&self) -> Vec<LibraryEdit> {
        let numbers: Vec<u32> = self.rows().map(|(number, _)| number).collect();
        let open = self
            .games
            .iter()
            .filter(|(_, row)| self.row(**row).played.is_none());
        let begun = open.filter_map(|((game, _), row)| {
            let at = numbers.binary_search(row).ok()?;
            Some(LibraryEdit::Begin(at as u32, game.clone()))
        });
        begun.collect()
    }

    fn known(&mut self, row: u32) -> Option<&mut Row> {
        let row = self.rows.get_mut(row as usize)?;
        (row.standing != Standing::Gone).then_some(row)
    }

    fn change(&mut self, rows: &Rows, change: impl Fn(&mut Row)) -> bool {
        for row in rows.below(self.next()) {
            self.known(row).into_iter().for_each(&change);
        }
        true
    }

    /// Makes room for `n` rows from this number on; `None` if there are some already, or if they are too many.
    fn room(&mut self, first: u32, n: usize) -> Option<()> {
        let end = first.checked_add(u32::try_from(n).ok()?)?;
        let is_new =
            (first..end.min(self.next())).all(|row| self.row(row).standing == Standing::Gone);
        (is_new && end <= MOST_ROWS).then_some(())?;
        if end as usize > self.rows.len() {
            self.rows.resize(end as usize, Row::default());
        }
        Some(())
    }

    fn span(&mut self, puzzle: &str) -> Option<Span> {
        let length = puzzle.len().try_into().ok()?;
        let start = self.texts.len().try_into().ok()?;
        self.texts.push_str(puzzle);
        Some(Span { start, length })
    }

    fn add(&mut self, first: u32, time: u64, folder: u16, puzzles: &Puzzles) -> bool {
        if self.room(first, puzzles.len()).is_none() {
            return false;
        }
        for (puzzle, row) in puzzles.iter().zip(first..) {
            let Some(span) = self.span(puzzle) else {
                return false;
            };
            self.rows[row as usize] = Row {
                span,
                standing: Standing::Here,
                created: time,
                folder,
                ..Row::default()
            };
        }
        true
    }

    fn played(&mut self, number: u32, created: u64, puzzle: &str, played: &Played) -> bool {
        let key = (played.game.clone(), played.at);
        let other = self.games.get(&key).is_some_and(|&row| row != number);
        if other || self.known(number).is_none() && self.room(number, 1).is_none() {
            return false;
        }
        let is_same = self.puzzle(self.row(number)) == puzzle;
        let Some(span) = (if is_same {
            Some(self.row(number).span)
        } else {
            self.span(puzzle)
        }) else {
            return false;
        };
        self.games.insert(key, number);
        let row = &mut self.rows[number as usize];
        if row.standing == Standing::Gone {
            *row = Row {
                created,
                standing: Standing::Here,
                ..Row::default()
            };
        }
        if !is_same {
            row.er = None;
        }
        row.span = span;
        row.played = Some(Box::new(played.clone()));
        true
    }

    /// The puzzle of a row will be the first one of this journal.
    fn begin(&mut self, row: u32, game: &str) -> bool {
        let key = (game.to_owned(), 1);
        let may = self.known(row).is_some_and(|row| row.played.is_none());
        may && self.games.get(&key).is_none_or(|&known| known == row) && {
            self.games.retain(|_, known| *known != row);
            self.games.insert(key, row);
            true
        }
    }

    /// The name of the journal that begins with the puzzle of a row, if it was ever opened.
    pub fn begun(&self, row: u32) -> Option<&str> {
        let mut games = self.games.iter();
        games
            .find(|(_, known)| **known == row)
            .map(|((game, _), _)| &**game)
    }

    fn folder(&mut self, folder: u16, name: &str) -> bool {
        let may = set(&mut self.folders, folder, MOST_FOLDERS, name);
        if may && name.is_empty() {
            self.rows
                .iter_mut()
                .filter(|row| row.folder == folder)
                .for_each(|row| row.folder = 0);
        }
        may
    }

    fn tag(&mut self, tag: u16, name: &str) -> bool {
        let may = set(&mut self.tags, tag, MOST_TAGS, name);
        if may && name.is_empty() {
            self.rows.iter_mut().for_each(|row| row.tags &= !(1 << tag));
        }
        may
    }

    fn forget(&mut self, rows: &Rows) -> bool {
        let gone: Vec<u32> = rows.below(self.next()).collect();
        for &row in &gone {
            self.rows[row as usize] = Row::default();
        }
        self.games.retain(|_, row| gone.binary_search(row).is_err());
        true
    }
}

/// Would its line name no row?
pub(super) fn is_about_none(deed: &LibraryEdit) -> bool {
    match deed {
        LibraryEdit::Put(_, rows) | LibraryEdit::Mark(_, _, rows) | LibraryEdit::Rated(_, rows) => {
            rows.is_empty()
        }
        _ => false,
    }
}

fn named(names: &[String]) -> impl Iterator<Item = (u16, &str)> {
    let numbered = names.iter().zip(0..).skip(1);
    numbered
        .filter(|(name, _)| !name.is_empty())
        .map(|(name, n)| (n, &**name))
}

fn free(names: &[String], most: u16) -> Option<u16> {
    (1..=most).find(|&n| names.get(usize::from(n)).is_none_or(String::is_empty))
}

fn set(names: &mut Vec<String>, n: u16, most: u16, name: &str) -> bool {
    let may = n > 0 && n <= most;
    if may {
        let length = names.len().max(usize::from(n) + 1);
        names.resize(length, String::new());
        name.clone_into(&mut names[usize::from(n)]);
    }
    may
}
