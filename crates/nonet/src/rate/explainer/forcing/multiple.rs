//! Do static chains from all ways of satisfying a truth have anything in common? Regardless of order, and so in a
//! fraction of the time.

use super::find::Root;
use super::wave::{CANDIDATES, Set, members};
use crate::rate::board::Board;
use crate::rate::explainer::chain::{Links, Reach};
use std::cell::OnceCell;

/// What follows from each candidate.
pub(super) struct Common<'a> {
    board: &'a Board,
    reach: Reach<'a>,
    /// Computed on first use.
    sets: Vec<OnceCell<Box<[Set; 2]>>>,
}

impl<'a> Common<'a> {
    pub(super) fn of(board: &'a Board, links: &'a Links<'a>) -> Self {
        Self {
            board,
            reach: Reach::of(links),
            sets: vec![OnceCell::new(); CANDIDATES],
        }
    }

    /// Does anything follow from all ways of satisfying the truth of this root?
    pub(super) fn hope(&self, root: Root) -> bool {
        let Root::Truth(truth) = root else {
            return true;
        };
        let mut all = [[!0; 9]; 2];
        members(self.board, truth).all(|candidate| {
            let sets = &self.sets[usize::from(candidate)];
            let sets = sets.get_or_init(|| Box::new(self.reach.all(candidate)));
            let words = all.iter_mut().flatten().zip(sets.iter().flatten());
            words.fold(false, |any, (all, set)| {
                *all &= set;
                any || *all != 0
            })
        })
    }
}
