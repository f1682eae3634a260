//! Which of the stored lines of a game to trust, the database's or those of the second copy, and what to report to
//! the user.

use super::ledger::{Head, Ledger, Reading};
use std::cmp::Reverse;
use std::rc::Rc;

/// What the store holds of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The game's name.
    pub game: String,
    /// The head kept beside the database's lines. Format 1 had a number there instead of text.
    pub head: Option<String>,
    /// The lines in the database, then those in each file of the second copy, shared where they are the same.
    pub sources: Vec<Rc<Vec<String>>>,
}

/// The index of the database among the sources.
pub const DATABASE: usize = 0;

/// The game that is trusted, and what to report to the user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rescued {
    /// The index of the trusted source.
    pub source: usize,
    /// Where its sound part continues.
    pub ledger: Ledger,
    /// The texts of its sound part.
    pub texts: Vec<String>,
    /// The lines that cannot be trusted and that no source replaces.
    pub damaged: Vec<String>,
    /// Is something missing, or could it be?
    pub is_damaged: bool,
    /// What was restored from the second copy.
    pub brought: Brought,
    /// Does the database hold exactly this?
    pub is_stored: bool,
}

/// What was restored from the second copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Brought {
    /// Nothing was missing.
    #[default]
    Nothing,
    /// The database was missing this many changes at the end of a game.
    Changes(usize),
    /// The database had a damaged game.
    Damaged,
    /// The database had lost this many games.
    Games(usize),
}

/// A source and what it says.
struct Source<'a> {
    place: usize,
    lines: &'a [String],
    reading: Reading,
}

impl Stored {
    /// Chooses which source to trust: the latest generation among the complete ones, then the one with the most
    /// lines, then the database. A copy that diverged from a sound database is not trusted.
    pub fn rescue(&self) -> Rescued {
        let mut sources = self.sources();
        let Some(database) = sources.first() else {
            return Rescued::default();
        };
        let head = self.head.as_deref().map(Head::read);
        let is_sound = match &head {
            Some(head) => database.keeps(head.as_ref()),
            None => database.reading.is_old && database.reading.rest.is_empty(),
        };
        let is_empty = database.lines.is_empty() && head.is_none();
        let may = |source: &&Source<'_>| !is_sound || !source.is_split_from(database);
        let best = sources.iter().filter(may);
        let Some(best) = best.min_by_key(|source| Reverse(source.rank())) else {
            return Rescued::default();
        };
        let is_damaged = if is_sound {
            sources.iter().any(|source| source.is_split_from(database))
        } else if is_empty {
            sources.iter().any(|source| !source.reading.rest.is_empty())
        } else {
            !best.keeps(head.flatten().as_ref()) || best.lines.len() < database.lines.len()
        };
        let generations = sources
            .iter()
            .map(|source| source.reading.ledger.generation());
        let generation = generations.max();
        let mut brought = best.brought(database, is_sound);
        if is_damaged && brought == Brought::Damaged {
            brought = Brought::Nothing; // not all of it
        }
        let damaged = if is_damaged {
            best.left(&sources)
        } else {
            Vec::new()
        };
        let place = best.place;
        sources.retain(|source| source.place == place);
        let reading = sources.pop().map(|best| best.reading).unwrap_or_default();
        Rescued {
            source: place,
            ledger: reading.ledger.after(generation.unwrap_or(0)),
            texts: reading.texts,
            damaged,
            is_damaged,
            brought,
            is_stored: place == DATABASE && is_sound && !reading.is_old,
        }
    }

    /// The database, and the copies that differ from it; any other adds nothing.
    fn sources(&self) -> Vec<Source<'_>> {
        let sources = self.sources.iter().enumerate();
        let others =
            sources.filter(|&(place, lines)| place == DATABASE || *lines != self.sources[DATABASE]);
        let read = others.map(|(place, lines)| Source {
            place,
            lines,
            reading: Reading::of(&self.game, lines),
        });
        read.collect()
    }
}

impl Source<'_> {
    fn rank(&self) -> (bool, u32, usize) {
        let Reading {
            is_whole,
            ledger,
            texts,
            ..
        } = &self.reading;
        (*is_whole, ledger.generation(), texts.len())
    }

    /// Is it sound to its end, and does it fit the head?
    fn keeps(&self, head: Option<&Head>) -> bool {
        self.reading.rest.is_empty() && head.is_some_and(|head| head.fits(self.lines))
    }

    fn is_like(&self, other: &Self) -> bool {
        self.reading.ledger.generation() == other.reading.ledger.generation()
    }

    /// Did both start alike and then diverge?
    fn is_split_from(&self, other: &Self) -> bool {
        let n_both = self
            .reading
            .ledger
            .n_lines()
            .min(other.reading.ledger.n_lines());
        let last = n_both.checked_sub(1);
        self.is_like(other) && last.is_some_and(|last| self.lines[last] != other.lines[last])
    }

    /// What it restores that the database is missing.
    fn brought(&self, database: &Self, is_sound: bool) -> Brought {
        let more = self
            .reading
            .texts
            .len()
            .saturating_sub(database.reading.texts.len());
        match (self.place, is_sound) {
            (DATABASE, _) => Brought::Nothing,
            (_, true) if self.is_like(database) => Brought::Changes(more),
            (_, true) => Brought::Nothing,
            (_, false) if database.lines.is_empty() => Brought::Games(1),
            (_, false) => Brought::Damaged,
        }
    }

    /// The lines of all sources that this one is missing, as far as they may be useful.
    fn left(&self, sources: &[Self]) -> Vec<String> {
        // A sorted list: the first load has no other use for a set.
        let mut seen: Vec<&String> = Vec::new();
        let mut is_new = |line| {
            let place = seen.binary_search(&line);
            place.map_err(|place| seen.insert(place, line)).is_err()
        };
        let own = &self.lines[..self.reading.ledger.n_lines()];
        own.iter().for_each(|line| _ = is_new(line));
        let lines = sources.iter().flat_map(|source| {
            let is_like = source.is_like(self) && !source.reading.is_old;
            if is_like {
                source.lines
            } else {
                &source.reading.rest
            }
        });
        lines.filter(|line| is_new(line)).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(n: usize) -> Vec<String> {
        (0..n)
            .map(|at| format!("type r1c{}:.>1g", at + 1))
            .collect()
    }

    /// A journal of this many changes, rewritten this often.
    fn journal(n: usize, n_anew: u32) -> Vec<String> {
        let mut ledger = Ledger::new("7-1");
        if n_anew == 0 {
            return ledger.add(&texts(n));
        }
        let mut lines = Vec::new();
        for _ in 0..n_anew {
            lines = ledger.anew(&texts(n));
        }
        lines
    }

    fn rescue(database: &[String], copies: &[Vec<String>]) -> Rescued {
        let head = |last: &String| Head::of(1, database.len(), last).text();
        let stored = Stored {
            game: "7-1".into(),
            head: database.last().map(head),
            sources: [database.to_vec()]
                .into_iter()
                .chain(copies.iter().cloned())
                .map(Rc::new)
                .collect(),
        };
        stored.rescue()
    }

    #[test]
    fn what_is_missing_in_one_place_comes_from_the_other() {
        let (short, long) = (journal(4, 0), journal(6, 0));
        for (database, copy, n, brought) in [
            (&short, &long, 6, Brought::Changes(2)),
            (&long, &short, 6, Brought::Nothing),
            (&long, &long, 6, Brought::Nothing),
            (&long, &Vec::new(), 6, Brought::Nothing),
            (&Vec::new(), &short, 4, Brought::Games(1)),
            (&long, &journal(5, 2), 5, Brought::Nothing),
            (&long, &journal(5, 2)[..4].to_vec(), 6, Brought::Nothing),
            (&Vec::new(), &Vec::new(), 0, Brought::Nothing),
        ] {
            let rescued = rescue(database, std::slice::from_ref(copy));
            assert_eq!((rescued.texts.len(), rescued.brought), (n, brought));
            assert!(!rescued.is_damaged && rescued.damaged.is_empty());
        }
    }

    #[test]
    fn two_ways_that_both_went_on_are_told_and_the_other_is_kept() {
        let mut ledger = Ledger::new("7-1");
        let both = ledger.add(&texts(2));
        let mut other = ledger.clone();
        let database = [both.clone(), ledger.add(&texts(1))].concat();
        let copy = [both, other.add(&["undo".into(), "undo".into()])].concat();
        let rescued = rescue(&database, std::slice::from_ref(&copy));
        assert_eq!((rescued.texts.len(), rescued.is_damaged), (3, true));
        assert_eq!(rescued.damaged, copy[3..]);
    }

    #[test]
    fn what_is_written_next_comes_after_all_that_was_found() {
        let rescued = rescue(&[], &[journal(5, 3), journal(2, 7)[..2].to_vec()]);
        assert_eq!((rescued.texts.len(), rescued.ledger.generation()), (5, 7));
    }
}
