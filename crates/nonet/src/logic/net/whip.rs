//! Whips and braids: the contradiction to which a candidate leads, as a sequence of truths.
//!
//! The target is assumed to be right. Each truth of the sequence has one candidate left that is ruled out neither
//! by the target nor by the candidates that earlier truths made right, so this one is right; the last truth has
//! none left. In a whip each truth has a candidate ruled out by the one made right just before (in the first: by
//! the target); in a braid any before will do. So a braid is a contradiction by singles, and a whip is one that
//! can be followed like a chain.
//!
//! Both are searched breadth-first, so the first for a target is one of its shortest. Two beginnings with the same
//! right candidates, and in a whip the same last one, continue in the same way: one of them is enough. For braids
//! that takes three times as much for each truth, so it is done for ratings only; [`braid`] makes one from what
//! the wave of a contradiction needs, without the truths that can be spared. Source: D. Berthier, "The Hidden
//! Logic of Sudoku" (2007), "Constraint Resolution Theories" (2011).

use super::board::Board;
use super::left::{Forced, Left, seen};
use super::wave::{Wave, Why};
use crate::logic::matrix::{ones, unite};
use std::collections::{BTreeSet, HashSet};

/// Which sequences are searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Each truth has lost a candidate to the one that was right just before.
    Whip,
    /// Each has lost one to anything that was right before.
    Braid,
}

impl Kind {
    /// The key of a beginning in which these were right, in order of number, and then this one: beginnings with
    /// the same key continue in the same way.
    fn gist(self, sorted: &[u16], next: u16) -> Vec<u16> {
        let at = match self {
            Self::Whip => sorted.len(),
            Self::Braid => sorted.partition_point(|&right| right < next),
        };
        let (before, after) = sorted.split_at(at);
        [before, &[next], after].concat()
    }
}

/// A whip, or a braid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sequence {
    /// The candidate that is wrong.
    pub(crate) target: u16,
    /// The truths in order; the last one has no candidate left.
    pub(crate) truths: Vec<Forced>,
}

/// The search for whips or braids of some targets, length by length.
#[derive(Debug)]
pub(crate) struct Sequences<'a> {
    kind: Kind,
    left: Left<'a>,
    /// For each candidate, the truths other than its own that lose a candidate by it, as bits.
    near: Vec<Vec<u64>>,
    searches: Vec<Search>,
    /// How many beginnings are kept for a target before it is given up.
    patience: usize,
    has_given_up: bool,
}

/// The search for one target.
#[derive(Debug)]
struct Search {
    target: u16,
    starts: Vec<Start>,
    /// The place of the first of the longest beginnings.
    longest: usize,
}

/// A beginning of a sequence: another beginning and one more truth.
#[derive(Debug)]
struct Start {
    /// The place of that beginning, plus one; 0 if there is none.
    before: usize,
    last: Forced,
}

impl<'a> Sequences<'a> {
    pub(crate) fn new(
        kind: Kind,
        board: &'a Board,
        targets: impl IntoIterator<Item = u16>,
        patience: usize,
    ) -> Self {
        let search = |target| Search {
            target,
            starts: Vec::new(),
            longest: 0,
        };
        let candidates = 0..board.n_candidates() as u16;
        Self {
            kind,
            left: Left::new(board),
            near: candidates.map(|candidate| near(board, candidate)).collect(),
            searches: targets.into_iter().map(search).collect(),
            patience,
            has_given_up: false,
        }
    }

    /// Has any target been given up so far?
    pub(crate) fn has_given_up(&self) -> bool {
        self.has_given_up
    }

    /// The sequences that are one truth longer than those before, for the targets that have no shorter one, in the
    /// order of the targets; `None` if no targets are left.
    pub(crate) fn longer(&mut self) -> Option<Vec<Sequence>> {
        if self.searches.is_empty() {
            return None;
        }
        let mut found = Vec::new();
        for mut search in std::mem::take(&mut self.searches) {
            let before = search.starts.len();
            if let Some(whip) = self.go_on(&mut search) {
                found.push(whip);
            } else if search.starts.len() >= self.patience {
                self.has_given_up = true;
            } else if search.starts.len() > before {
                self.searches.push(search);
            }
        }
        Some(found)
    }

    /// The truths with which a beginning in which these are right may continue, as bits.
    fn open(&self, right: &[u16]) -> Vec<u64> {
        let from = match self.kind {
            Kind::Whip => right.len() - 1,
            Kind::Braid => 0,
        };
        let near = |&one: &u16| &self.near[usize::from(one)];
        let mut open = near(&right[from]).clone();
        let others = right[from + 1..].iter().map(near);
        others.for_each(|more| unite(&mut open, more));
        open
    }

    /// Makes every beginning one truth longer, or finds the first that leaves a truth nothing.
    fn go_on(&mut self, search: &mut Search) -> Option<Sequence> {
        let (from, to) = (search.longest, search.starts.len());
        let befores = if to == 0 { 0..1 } else { from + 1..to + 1 };
        search.longest = to;
        let mut known = HashSet::new();
        for before in befores {
            let truths = search.truths(before);
            let right = truths.iter().filter_map(|forced| forced.right);
            let right: Vec<u16> = [search.target].into_iter().chain(right).collect();
            let mut sorted = right.clone();
            sorted.sort_unstable();
            self.left.set(&right);
            for truth in ones(&self.open(&right)) {
                let Some(forced) = self.left.forced(truth as u16) else {
                    continue;
                };
                let Some(next) = forced.right else {
                    let target = search.target;
                    let truths = [truths, vec![forced]].concat();
                    return Some(Sequence { target, truths });
                };
                if known.insert(self.kind.gist(&sorted, next)) {
                    let last = forced;
                    search.starts.push(Start { before, last });
                }
            }
        }
        None
    }
}

impl Search {
    /// The truths of the beginning at this place, plus one.
    fn truths(&self, mut place: usize) -> Vec<Forced> {
        let mut truths = Vec::new();
        while let Some(start) = place.checked_sub(1).map(|place| &self.starts[place]) {
            truths.push(start.last);
            place = start.before;
        }
        truths.reverse();
        truths
    }
}

/// The truths other than its own with a candidate that this one rules out, as bits; none if it is gone.
fn near(board: &Board, candidate: u16) -> Vec<u64> {
    let mut near = vec![0; board.n_truths().div_ceil(64)];
    let own = board.truths(candidate);
    if board.members(own[0]).contains(&candidate) {
        let truths = seen(board, candidate).flat_map(|other| board.truths(other));
        for truth in truths.filter(|truth| !own.contains(truth)) {
            near[usize::from(truth / 64)] |= 1 << (truth % 64);
        }
    }
    near
}

/// The braid of a wave that contradicts itself, without truths that can be spared.
pub(crate) fn braid<P>(board: &Board, wave: &Wave<P>) -> Option<Sequence> {
    let target = wave.events.first()?.candidate;
    let ends = wave.clash?;
    let mut needed = BTreeSet::new();
    for end in ends {
        needed.extend(wave.ancestors(board, end));
    }
    let truth = |place: usize| match wave.events[place].why {
        Why::Truth(truth) => Some(truth),
        _ => None,
    };
    let mut truths: Vec<u16> = needed.into_iter().filter_map(truth).collect();
    for place in (0..truths.len()).rev() {
        let mut fewer = truths.clone();
        fewer.remove(place);
        if woven(board, target, &fewer).is_some() {
            truths = fewer;
        }
    }
    let truths = woven(board, target, &truths)?;
    Some(Sequence { target, truths })
}

/// The braid made of these truths, if they leave one of them nothing; each follows from the one before where possible.
fn woven(board: &Board, target: u16, truths: &[u16]) -> Option<Vec<Forced>> {
    let (mut left, mut last, mut order) = (Left::new(board), target, Vec::new());
    left.push(target);
    loop {
        let open: Vec<Forced> = truths
            .iter()
            .filter_map(|&truth| left.forced(truth))
            .collect();
        let is_near = |forced: &&Forced| {
            let members = board.members(forced.truth);
            seen(board, last).any(|other| members.contains(&other))
        };
        let end = open.iter().find(|forced| forced.right.is_none());
        let next = end.or_else(|| open.iter().find(is_near));
        let forced = *next.or_else(|| open.first())?;
        order.push(forced);
        let Some(right) = forced.right else {
            return Some(order);
        };
        left.push(right);
        last = right;
    }
}
