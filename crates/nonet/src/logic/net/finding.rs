//! What follows from every one of several assumptions, one of which must be right; and assumptions that contradict
//! themselves.

use super::board::{Board, Candidates};
use super::depth::Rules;
use super::wave::{Further, Wave};
use std::cell::OnceCell;
use std::fmt;

/// The assumptions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Root {
    /// A single one, that a candidate is right or wrong; it is impossible.
    Absurd(u16, bool),
    /// That a candidate is right, and that it is wrong.
    Digit(u16),
    /// Each way of satisfying a truth.
    Truth(u16),
}

/// Something that follows from each assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    /// The assumptions.
    pub(crate) root: Root,
    /// The candidate.
    pub(crate) candidate: u16,
    /// Is it right?
    pub(crate) right: bool,
    /// How many events this rests on, conclusions included, added up over the branches.
    pub(crate) nodes: u32,
}

impl Finding {
    /// Do the two have the same conclusion?
    pub(crate) fn says_as(&self, other: &Self) -> bool {
        (self.candidate, self.right) == (other.candidate, other.right)
    }
}

/// Which assumptions are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roots {
    /// A candidate right, or wrong, if that is impossible.
    pub(crate) absurd: bool,
    /// A candidate right and wrong, in cells with three candidates or more.
    pub(crate) digits: bool,
    /// All digits of a cell, all places in a house.
    pub(crate) truths: bool,
}

/// The waves of a board, each computed on first use.
pub(crate) struct Waves<'a, P> {
    pub(crate) board: Board,
    rules: Rules,
    further: Option<Box<Further<'a, P>>>,
    waves: Vec<[OnceCell<Measured<P>>; 2]>,
}

impl<P> fmt::Debug for Waves<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Waves")
            .field("rules", &self.rules)
            .finish_non_exhaustive()
    }
}

/// For each event of a wave, how many it rests on, itself included.
type Sizes = Vec<u16>;

/// A wave, and its sizes once they are needed.
type Measured<P> = (Wave<P>, OnceCell<Sizes>);

impl<'a, P> Waves<'a, P> {
    pub(crate) fn new(board: Board, rules: Rules, further: Option<Box<Further<'a, P>>>) -> Self {
        let none = || [OnceCell::new(), OnceCell::new()];
        let waves = (0..board.n_candidates()).map(|_| none()).collect();
        Self {
            board,
            rules,
            further,
            waves,
        }
    }

    fn cached(&self, candidate: u16, right: bool) -> &Measured<P> {
        let cell = &self.waves[usize::from(candidate)][usize::from(right)];
        cell.get_or_init(|| {
            let further = self.further.as_deref();
            let wave = Wave::new(&self.board, self.rules, further, (candidate, right));
            (wave, OnceCell::new())
        })
    }

    /// What follows from this assumption.
    pub(crate) fn wave(&self, candidate: u16, right: bool) -> &Wave<P> {
        &self.cached(candidate, right).0
    }

    /// How many events the one at this place rests on.
    fn size(&self, (candidate, right): (u16, bool), place: usize) -> u32 {
        let (wave, sizes) = self.cached(candidate, right);
        let sizes = sizes.get_or_init(|| wave.sizes(&self.board));
        u32::from(sizes[place])
    }

    /// How many events it takes to get from `supposed` to `what`, conclusion included; `None` if it does not follow.
    pub(crate) fn size_of(&self, supposed: (u16, bool), what: (u16, bool)) -> Option<u32> {
        let place = self.wave(supposed.0, supposed.1).place(what.0, what.1)?;
        Some(self.size(supposed, place))
    }

    /// The assumptions of a root.
    pub(crate) fn branches(&self, root: Root) -> Vec<(u16, bool)> {
        match root {
            Root::Absurd(candidate, right) => vec![(candidate, right)],
            Root::Digit(candidate) => vec![(candidate, true), (candidate, false)],
            Root::Truth(truth) => {
                let members = self.board.members(truth).iter();
                members.map(|&candidate| (candidate, true)).collect()
            }
        }
    }

    /// Does one of its branches contradict itself?
    pub(crate) fn is_absurd(&self, root: Root) -> bool {
        let mut branches = self.branches(root).into_iter();
        branches.any(|(candidate, right)| self.wave(candidate, right).clash.is_some())
    }

    /// The conclusion of an impossible assumption.
    fn absurd(&self, candidate: u16, right: bool) -> Option<Finding> {
        let clash = self.wave(candidate, right).clash?;
        let sizes = clash.map(|place| self.size((candidate, right), place));
        Some(Finding {
            root: Root::Absurd(candidate, right),
            candidate,
            right: !right,
            nodes: sizes.iter().sum(),
        })
    }

    /// What all branches of a root have in common, in the order of the first branch.
    fn common(&self, root: Root, found: &mut dyn FnMut(Finding)) {
        let branches = self.branches(root);
        let Some((&(first, supposed), others)) = branches.split_first() else {
            return;
        };
        let wave = self.wave(first, supposed);
        let mut sets = [wave.wrong.clone(), wave.right.clone()];
        for &(other, supposed) in others {
            let wave = self.wave(other, supposed);
            sets[0].retain(&wave.wrong);
            sets[1].retain(&wave.right);
            if sets.iter().all(Candidates::is_empty) {
                return;
            }
        }
        for right in [true, false] {
            let of_kind = wave.events.iter().filter(|event| event.right == right);
            let common = of_kind.filter(|e| sets[usize::from(right)].contains(e.candidate));
            for event in common {
                found(self.finding(root, &branches, (event.candidate, right)));
            }
        }
    }

    fn finding(&self, root: Root, branches: &[(u16, bool)], what: (u16, bool)) -> Finding {
        let (candidate, right) = what;
        let size = |&branch: &(u16, bool)| self.size_of(branch, what).unwrap_or_default();
        Finding {
            root,
            candidate,
            right,
            nodes: branches.iter().map(size).sum(),
        }
    }
}

/// All that these roots show, cell by cell. For each candidate of the cell: whether it is impossible, what follows
/// either way, and what follows for every place of its digit in a house whose first place it is; then what follows
/// for every candidate of the cell.
pub(crate) fn find<P>(waves: &Waves<'_, P>, roots: Roots, found: &mut dyn FnMut(Finding)) {
    let board = &waves.board;
    for cell in 0..board.n_cells() as u16 {
        let members = board.members(cell);
        for &candidate in members {
            if roots.absurd {
                let both = [true, false].into_iter();
                both.filter_map(|right| waves.absurd(candidate, right))
                    .for_each(&mut *found);
            }
            if roots.digits && members.len() > 2 {
                waves.common(Root::Digit(candidate), found);
            }
            let [_, houses @ ..] = board.truths(candidate);
            for truth in houses.into_iter().filter(|_| roots.truths) {
                let places = board.members(truth);
                if places.len() > 1 && places.first() == Some(&candidate) {
                    waves.common(Root::Truth(truth), found);
                }
            }
        }
        if roots.truths {
            waves.common(Root::Truth(cell), found);
        }
    }
}
