//! A named puzzle of an experiment.

use nonet::board::Puzzle;
use nonet::solve::{self, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The most puzzles of one experiment.
pub const MAX_SUBJECTS: usize = 10_000;

/// The branches for finding out whether a puzzle of a series has exactly one solution.
const BUDGET: u64 = 20_000;

/// A puzzle with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subject {
    /// Its unique name in tables, pictures and files.
    pub name: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its size, in a series that grows: empty cells, or cells in a row.
    pub size: Option<u32>,
    /// Does it have one solution, or several? `None` if not asked, or not found out.
    pub unique: Option<bool>,
}

/// The result of gathering the puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gathered {
    /// The puzzles.
    pub subjects: Vec<Subject>,
    /// How many lines were not puzzles.
    pub unread: u32,
    /// Why there are fewer than wanted.
    pub lack: Option<Lack>,
}

/// Why there are fewer puzzles than wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lack {
    /// The request to the generator is invalid or impossible.
    Impossible,
    /// The generator gave up.
    GaveUp,
    /// The puzzle to start from has no solution, or none was found in time.
    NoSolution,
    /// The puzzle to start from has several solutions, but every one of the series must have exactly one.
    SeveralSolutions,
    /// There were more than an experiment can have.
    TooMany,
}

impl Subject {
    /// A puzzle with this name, of no particular size.
    pub fn new(name: impl Into<String>, puzzle: Puzzle) -> Self {
        Self {
            name: name.into(),
            puzzle,
            size: None,
            unique: None,
        }
    }

    /// The puzzle as part of a series, with its size; finds out whether it has exactly one solution, calling `tick`
    /// meanwhile.
    pub(super) fn sized(self, size: usize, tick: &mut dyn FnMut()) -> Self {
        let unique = match solve::verdict_with(&self.puzzle, BUDGET, tick) {
            Verdict::None | Verdict::Undecided => None,
            Verdict::One(_) => Some(true),
            Verdict::Several(..) => Some(false),
        };
        Self {
            size: u32::try_from(size).ok(),
            unique,
            ..self
        }
    }
}

impl Gathered {
    /// Cuts off excess puzzles, and numbers those with the same name.
    pub(super) fn tidied(mut self) -> Self {
        if self.subjects.len() > MAX_SUBJECTS {
            self.subjects.truncate(MAX_SUBJECTS);
            self.lack = Some(Lack::TooMany);
        }
        let (mut names, mut numbers) = (BTreeSet::new(), BTreeMap::new());
        for subject in &mut self.subjects {
            let plain = subject.name.clone();
            while !names.insert(subject.name.clone()) {
                let number = numbers.entry(plain.clone()).or_insert(1u32);
                *number += 1;
                subject.name = format!("{plain} #{number}");
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet::board::Geometry;

    #[test]
    fn too_many_are_cut_and_the_rest_has_different_names() {
        let empty = Puzzle::empty(Geometry::classic());
        let mut gathered = Gathered::default();
        gathered
            .subjects
            .resize(MAX_SUBJECTS + 1, Subject::new("a", empty));
        let tidied = gathered.tidied();
        let names: BTreeSet<&str> = tidied.subjects.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(
            (names.len(), tidied.lack),
            (MAX_SUBJECTS, Some(Lack::TooMany))
        );
    }
}
