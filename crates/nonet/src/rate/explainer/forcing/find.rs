//! What follows from every one of several assumptions, one of which must be right; and assumptions that contradict
//! themselves.

use super::wave::{Candidate, Set, Wave, has, members};
use super::waves::{Waves, ancestors, inside};
use crate::rate::board::{Board, cells_in, houses_of, ones};

/// The assumptions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Root {
    /// A single one, that a candidate is right or wrong; it is impossible.
    Absurd(Candidate, bool),
    /// That a candidate is right, and that it is wrong.
    Digit(Candidate),
    /// Each way of satisfying a truth.
    Truth(u16),
}

/// Which assumptions are tried.
#[derive(Clone, Copy)]
pub(super) struct Roots {
    /// A candidate right, or wrong, if that is impossible.
    pub(super) absurd: bool,
    /// One candidate right and wrong, in cells with three candidates or more.
    pub(super) digits: bool,
    /// All digits of a cell, all places in a house.
    pub(super) truths: bool,
    /// The fewest candidates of a cell whose candidates are tried.
    pub(super) least: u32,
}

/// Something that follows from each assumption.
#[derive(Clone, Copy)]
pub(super) struct Finding {
    /// The assumptions.
    pub(super) root: Root,
    /// The candidate.
    pub(super) candidate: Candidate,
    /// Is it right?
    pub(super) right: bool,
}

impl Root {
    /// The order among hints of the same length: cells, then houses, then one candidate.
    pub(super) fn sort(self) -> u8 {
        match self {
            Self::Truth(truth) if truth < 81 => 0,
            Self::Truth(_) => 1,
            Self::Absurd(..) | Self::Digit(_) => 2,
        }
    }

    fn branches(self, board: &Board) -> Vec<(Candidate, bool)> {
        match self {
            Self::Absurd(candidate, right) => vec![(candidate, right)],
            Self::Digit(candidate) => vec![(candidate, true), (candidate, false)],
            Self::Truth(truth) => members(board, truth).map(|c| (c, true)).collect(),
        }
    }
}

impl Finding {
    /// The last events of its branches.
    pub(super) fn targets<'a>(self, waves: &'a Waves<'_>) -> Vec<(Branch<'a>, usize)> {
        let branches = self.root.branches(waves.before).into_iter();
        let branch = |(candidate, right)| Branch {
            wave: waves.wave(candidate, right),
            candidate,
            right,
        };
        if matches!(self.root, Root::Absurd(..)) {
            let clash = |branch: Branch<'a>| branch.wave.clash.into_iter().flatten();
            return branches
                .map(branch)
                .flat_map(|branch| clash(branch).map(move |place| (branch, place)))
                .collect();
        }
        let target =
            |branch: Branch<'a>| Some((branch, branch.wave.place(self.candidate, self.right)?));
        branches.filter_map(|b| target(branch(b))).collect()
    }

    /// How many events it rests on, added up over the branches, counting each inner chain once; `None` if more
    /// than `most`.
    pub(super) fn nodes(self, waves: &Waves<'_>, most: u32) -> Option<u32> {
        let targets = self.targets(waves);
        let mut nodes = 0;
        for (branch, place) in &targets {
            nodes += waves.size(branch.candidate, branch.right, *place);
            if nodes > most {
                return None;
            }
        }
        let mut inner = Vec::new();
        for (branch, place) in targets {
            if branch
                .wave
                .further
                .iter()
                .any(|further| further.inner.is_some())
            {
                let places = ancestors(branch.wave, waves.before, place);
                inside(branch.wave, &places, &mut inner);
            }
        }
        nodes += inner.iter().map(|inner| inner.nodes).sum::<u32>();
        (nodes <= most).then_some(nodes)
    }
}

/// An assumption and its consequences.
#[derive(Clone, Copy)]
pub(super) struct Branch<'a> {
    pub(super) wave: &'a Wave,
    candidate: Candidate,
    right: bool,
}

/// All that these roots show, cell by cell. For each candidate of the cell: whether it is impossible, what follows
/// either way, and what follows for every place of its digit in a house whose first place it is; then what follows
/// for every candidate of the cell.
///
/// No wave is run for a root without `hope`.
pub(super) fn find(
    waves: &Waves<'_>,
    roots: Roots,
    hope: &dyn Fn(Root) -> bool,
    found: &mut dyn FnMut(Finding),
) {
    let board = waves.before;
    let mut look = |root: Root| {
        if hope(root) {
            look(waves, root, found);
        }
    };
    for cell in cells_in(board.empty) {
        if board.count(cell) < roots.least {
            continue;
        }
        for digit in ones(board.digits[cell]) {
            let candidate = (9 * cell + digit) as Candidate;
            if roots.absurd {
                look(Root::Absurd(candidate, true));
                look(Root::Absurd(candidate, false));
            }
            if roots.digits && board.count(cell) > 2 {
                look(Root::Digit(candidate));
            }
            for house in houses_of(cell).into_iter().filter(|_| roots.truths) {
                let truth = (81 + 9 * house + digit) as u16;
                let mut places = members(board, truth);
                if places.next() == Some(candidate) && places.next().is_some() {
                    look(Root::Truth(truth));
                }
            }
        }
        if roots.truths {
            look(Root::Truth(cell as u16));
        }
    }
}

/// Reports what a root shows.
fn look(waves: &Waves<'_>, root: Root, found: &mut dyn FnMut(Finding)) {
    let Root::Absurd(candidate, supposed) = root else {
        return common(waves, root, found);
    };
    if waves.wave(candidate, supposed).clash.is_some() {
        found(Finding {
            root,
            candidate,
            right: !supposed,
        });
    }
}

/// Reports what all branches of a root have in common, in the order of the first branch.
fn common(waves: &Waves<'_>, root: Root, found: &mut dyn FnMut(Finding)) {
    let branches = root.branches(waves.before);
    let wave = |&(candidate, supposed): &(Candidate, bool)| waves.wave(candidate, supposed);
    let mut sets: [Set; 2] = [[!0; 9]; 2];
    for branch in &branches {
        let wave = wave(branch);
        let mut any = 0;
        for (common, set) in sets.iter_mut().zip([&wave.wrong, &wave.right]) {
            for (common, set) in common.iter_mut().zip(set) {
                *common &= set;
                any |= *common;
            }
        }
        if any == 0 {
            return;
        }
    }
    for right in [true, false] {
        let events = wave(&branches[0]).events.iter();
        let common =
            events.filter(|e| e.right == right && has(&sets[usize::from(right)], e.candidate));
        for event in common {
            found(Finding {
                root,
                candidate: event.candidate,
                right,
            });
        }
    }
}
