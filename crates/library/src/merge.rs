//! Merging one library into another: missing entries are added, existing ones stay unchanged.

use super::catalogue::Catalogue;
use super::deed::LibraryEdit;
use super::puzzles::Puzzles;
use super::row::{Played, Row, Standing};
use super::rows::Rows;
use std::collections::{BTreeMap, HashMap};

/// The deeds after which `own` has all that `other` has. `named` gives the name here of each game of the other
/// library; games that it leaves out are not here, and their puzzles come without them.
pub(super) fn merged(
    own: &Catalogue,
    other: &Catalogue,
    named: &BTreeMap<String, String>,
) -> Vec<LibraryEdit> {
    let mut merge = Merge::new(own, other);
    for (_, row) in other.rows() {
        merge.row(row, named);
    }
    merge.end()
}

struct Merge<'a> {
    own: &'a Catalogue,
    other: &'a Catalogue,
    deeds: Vec<LibraryEdit>,
    next: u32,
    /// The rows without a game, by their puzzles.
    puzzles: HashMap<String, u32>,
    /// The folders and tags of the other library, with their numbers here.
    folders: BTreeMap<u16, u16>,
    tags: BTreeMap<u16, u16>,
    into: BTreeMap<u16, Vec<u32>>,
    tagged: BTreeMap<u16, Vec<u32>>,
    rated: BTreeMap<u8, Vec<u32>>,
    deleted: Vec<u32>,
}

impl<'a> Merge<'a> {
    fn new(own: &'a Catalogue, other: &'a Catalogue) -> Self {
        let unplayed = own.rows().filter(|(_, row)| row.played.is_none());
        let puzzles = unplayed.map(|(number, row)| (own.puzzle(row).to_owned(), number));
        let mut deeds = Vec::new();
        let folders = numbers(
            own.folders(),
            other.folders(),
            super::catalogue::MOST_FOLDERS,
        );
        let tags = numbers(own.tags(), other.tags(), super::catalogue::MOST_TAGS);
        let is_new = |known: Vec<(u16, &str)>, number: u16| known.iter().all(|(n, _)| *n != number);
        for (number, name) in other.folders() {
            let here = folders
                .get(&number)
                .filter(|here| is_new(own.folders().collect(), **here));
            deeds.extend(here.map(|&here| LibraryEdit::Folder(here, name.to_owned())));
        }
        for (number, name) in other.tags() {
            let here = tags
                .get(&number)
                .filter(|here| is_new(own.tags().collect(), **here));
            deeds.extend(here.map(|&here| LibraryEdit::Tag(here, name.to_owned())));
        }
        Self {
            own,
            other,
            deeds,
            next: own.next(),
            puzzles: puzzles.collect(),
            folders,
            tags,
            into: BTreeMap::new(),
            tagged: BTreeMap::new(),
            rated: BTreeMap::new(),
            deleted: Vec::new(),
        }
    }

    /// Finds the row here that corresponds to this one, or adds it.
    fn row(&mut self, row: &Row, named: &BTreeMap<String, String>) {
        let played = row.played.as_deref().and_then(|it| {
            let game = named.get(&it.game)?.clone();
            Some(Played { game, ..it.clone() })
        });
        let puzzle = self.other.puzzle(row).to_owned();
        let known = match &played {
            Some(it) => self.own.row_of(&it.game, it.at),
            None => self.puzzles.get(&puzzle).copied(),
        };
        let number = known.unwrap_or_else(|| self.add(row, puzzle, played));
        let is_new = known.is_none();
        let here = self.own.row(number);
        if here.name.is_empty() && !row.name.is_empty() {
            self.deeds
                .push(LibraryEdit::Name(number, row.name.to_string()));
        }
        if let Some(&folder) = self.folders.get(&row.folder).filter(|_| here.folder == 0) {
            self.into.entry(folder).or_default().push(number);
        }
        for (&tag, &own) in &self.tags {
            if row.has_tag(tag.into()) && !here.has_tag(own.into()) {
                self.tagged.entry(own).or_default().push(number);
            }
        }
        if let Some(er) = row.er.filter(|_| here.er.is_none()) {
            self.rated.entry(er).or_default().push(number);
        }
        if is_new && row.standing == Standing::Deleted {
            self.deleted.push(number);
        }
    }

    fn add(&mut self, row: &Row, puzzle: String, played: Option<Played>) -> u32 {
        let number = self.next;
        self.next += 1;
        if let Some(played) = played {
            self.deeds.push(LibraryEdit::Game(
                number,
                row.created,
                puzzle,
                Box::new(played),
            ));
            return number;
        }
        self.puzzles.insert(puzzle.clone(), number);
        match self.deeds.last_mut() {
            Some(LibraryEdit::Puzzles(first, time, _, puzzles))
                if *time == row.created
                    && puzzles.len() < 1_000
                    && *first + puzzles.len() as u32 == number =>
            {
                puzzles.push(&puzzle);
            }
            _ => self.deeds.push(LibraryEdit::Puzzles(
                number,
                row.created,
                0,
                Puzzles::from_iter([puzzle]),
            )),
        }
        number
    }

    fn end(self) -> Vec<LibraryEdit> {
        let mut deeds = self.deeds;
        deeds.extend(
            self.into
                .into_iter()
                .map(|(folder, rows)| LibraryEdit::Put(folder, Rows::of(rows))),
        );
        deeds.extend(
            self.tagged
                .into_iter()
                .map(|(tag, rows)| LibraryEdit::Mark(tag, true, Rows::of(rows))),
        );
        deeds.extend(
            self.rated
                .into_iter()
                .map(|(er, rows)| LibraryEdit::Rated(er, Rows::of(rows))),
        );
        if !self.deleted.is_empty() {
            deeds.push(LibraryEdit::Delete(true, Rows::of(self.deleted)));
        }
        deeds
    }
}

/// The numbers here of the other library's entries: by name, or else a free one; entries for which none is left are
/// skipped.
fn numbers<'a>(
    own: impl Iterator<Item = (u16, &'a str)>,
    other: impl Iterator<Item = (u16, &'a str)>,
    most: u16,
) -> BTreeMap<u16, u16> {
    let own: Vec<(u16, &str)> = own.collect();
    let mut taken: Vec<u16> = own.iter().map(|(number, _)| *number).collect();
    let mut numbers = BTreeMap::new();
    for (number, name) in other {
        let known = own
            .iter()
            .find(|(_, known)| *known == name)
            .map(|(here, _)| *here);
        let here = known.or_else(|| (1..=most).find(|free| !taken.contains(free)));
        taken.extend(here);
        numbers.extend(here.map(|here| (number, here)));
    }
    numbers
}
