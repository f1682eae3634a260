//! Breadth-first search for chains from many starts at once: all of one length before any longer one.

use crate::board::Cell;
use crate::logic::links::Links;
use crate::logic::matrix::{Matrix, common, has, ones};

/// So many claims are tried on the ways back for a chain that does not cross itself.
const MOST_TRIES: u32 = 5000;

/// Which chains are worth a step, from their ends to their starts or the other way round.
type Wanted<'a> = &'a dyn Fn(&[usize]) -> bool;

/// What follows from each start: first that some claims are wrong, then that others are right, and so on.
pub(super) struct Search<'a> {
    links: &'a Links,
    starts: &'a [Start],
    fronts: Matrix,
    seen: Matrix,
}

/// A premise, and what it would make wrong at once.
pub(super) struct Start {
    /// The claims that are wrong.
    pub(super) wrong: Vec<u64>,
    /// The cell that is left, if the premise is that its candidate is right; no candidate of it is on the way.
    pub(super) left: Option<Cell>,
}

impl<'a> Search<'a> {
    pub(super) fn new(links: &'a Links, starts: &'a [Start]) -> Self {
        let mut fronts = Matrix::new(starts.len(), links.claims().len());
        for (number, start) in starts.iter().enumerate() {
            fronts.gather(number, &start.wrong, start.firsts(links));
        }
        Self {
            links,
            starts,
            seen: fronts.clone(),
            fronts,
        }
    }

    /// The claims that turn out right from this start after so many links, and not before.
    pub(super) fn front(&self, start: usize) -> &[u64] {
        self.fronts.row(start)
    }

    /// Two links further, weak and strong; false if nothing further follows.
    pub(super) fn advance(&mut self) -> bool {
        let mut any = 0;
        let mut next = Matrix::new(1, self.links.claims().len());
        for start in 0..self.starts.len() {
            next.row_mut(0).fill(0);
            next.gather(0, self.fronts.row(start), &self.links.next);
            let seen = self.seen.row_mut(start).iter_mut();
            let front = self.fronts.row_mut(start).iter_mut();
            for ((front, seen), &new) in front.zip(seen).zip(next.row(0)) {
                *front = new & !*seen;
                *seen |= new;
                any |= *front;
            }
        }
        any != 0
    }

    /// A shortest chain from a start to a claim of its front that visits no cell twice and is wanted.
    pub(super) fn trace(&self, start: usize, end: usize, wanted: Wanted<'_>) -> Option<Vec<usize>> {
        let start = &self.starts[start];
        let n = self.links.claims().len();
        let mut levels = Matrix::new(0, n);
        let mut next = Matrix::new(1, n);
        next.gather(0, &start.wrong, start.firsts(self.links));
        levels.push(next.row(0));
        while !has(next.row(0), end) {
            next = Matrix::new(1, n);
            next.gather(0, levels.row(levels.len() - 1), &self.links.next);
            levels.push(next.row(0));
        }
        let mut back = Back {
            links: self.links,
            start,
            levels: &levels,
            wanted,
            path: vec![end],
            tries: 0,
        };
        back.extend().then(|| {
            back.path.reverse();
            back.path
        })
    }
}

impl Start {
    /// The strong links of the first claims. What is wrong by premise locks no set.
    fn firsts<'a>(&self, links: &'a Links) -> &'a Matrix {
        if self.left.is_some() {
            &links.strong
        } else {
            &links.simple
        }
    }
}

/// The search for the way back from the end of a chain.
struct Back<'a> {
    links: &'a Links,
    start: &'a Start,
    /// What is right after so many links.
    levels: &'a Matrix,
    wanted: Wanted<'a>,
    /// From the end on.
    path: Vec<usize>,
    tries: u32,
}

impl Back<'_> {
    /// From a claim that is right to one that is wrong and why it is, and so on up to the start.
    fn extend(&mut self) -> bool {
        let (links, start, levels) = (self.links, self.start, self.levels);
        let Some(&right) = self.path.last() else {
            return false;
        };
        let level = levels.len() - 1 - self.path.len() / 2;
        if level == 0 {
            let mut firsts = common(start.firsts(links).row(right), &start.wrong);
            return firsts.any(|first| {
                let fits = self.push(first, true);
                if fits && !(self.wanted)(&self.path) {
                    self.path.pop();
                    return false;
                }
                fits
            });
        }
        for wrong in ones(links.strong.row(right)) {
            if !self.push(wrong, false) {
                continue;
            }
            for before in common(links.weak.row(wrong), levels.row(level - 1)) {
                if self.tries < MOST_TRIES && self.push(before, false) {
                    if self.extend() {
                        return true;
                    }
                    self.path.pop();
                }
            }
            self.path.pop();
        }
        false
    }

    /// Puts a claim in front, unless it crosses the path.
    fn push(&mut self, claim: usize, is_first: bool) -> bool {
        self.tries += 1;
        let claims = self.links.claims();
        let cells = &claims[claim].cells;
        let far = self.path[..self.path.len() - 1].iter().enumerate();
        let mut met = far.filter(|&(_, &other)| claims[other].cells.meets(cells));
        let enters = |left: Cell| cells.len() == 1 && cells.contains(left);
        if self.start.left.is_some_and(enters)
            || met.any(|(place, &other)| !self.may_meet(claim, is_first, (place, other)))
        {
            return false;
        }
        self.path.push(claim);
        true
    }

    /// Groups may cover the cell where the chain starts or where it comes back to, and these two may be one.
    fn may_meet(&self, claim: usize, is_first: bool, (place, other): (usize, usize)) -> bool {
        let claims = self.links.claims();
        let is_group = |claim: usize| claims[claim].cells.len() > 1;
        let left = self.start.left;
        let at_end = place == 0 && left.is_none_or(|cell| claims[other].cells.contains(cell));
        let at_start = is_first && left.is_none();
        (at_end && (is_first || is_group(claim))) || (at_start && is_group(other))
    }
}
