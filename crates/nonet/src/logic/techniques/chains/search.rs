//! Breadth-first search for chains from many starts at once: all of one length before any longer one.

use crate::board::Cell;
use crate::logic::links::Links;
use crate::logic::matrix::{Matrix, common, has, ones};

/// How many claims are tried on the way to an end, to find a chain that does not cross itself.
const MOST_TRIES: u32 = 5000;

/// Receives each chain, and says whether it is the one wanted.
type Wanted<'a> = &'a mut dyn FnMut(&[usize]) -> bool;

/// What follows from each start: first some claims are wrong, then others right, and so on.
pub(super) struct Search<'a> {
    links: &'a Links,
    starts: &'a [Start],
    fronts: Matrix,
    seen: Matrix,
}

/// A premise, and what it makes wrong immediately.
pub(super) struct Start {
    /// The claims that are wrong.
    pub(super) wrong: Vec<u64>,
    /// The cell that the chain leaves, if the premise is that its candidate is right; its other candidates are not
    /// on the way.
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

    /// The claims that turn out right from this start after exactly this many links.
    pub(super) fn front(&self, start: usize) -> &[u64] {
        self.fronts.row(start)
    }

    /// Advances by two links, weak and strong; `false` if nothing new follows.
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

    /// The first of the shortest chains from a start to a claim of its front that visits no cell twice and is
    /// wanted. HoDoKu gives up if the very first crosses itself, so it finds fewer; which ones depends on the
    /// orientation of the board.
    pub(super) fn trace(&self, ends: [usize; 2], wanted: Wanted<'_>) -> Option<Vec<usize>> {
        self.first(ends, false, wanted)
    }

    /// Traces a chain like [`trace`](Self::trace), but the claims of sets may cover cells that the chain visits
    /// elsewhere.
    pub(super) fn trace_over_sets(
        &self,
        ends: [usize; 2],
        wanted: Wanted<'_>,
    ) -> Option<Vec<usize>> {
        self.first(ends, true, wanted)
    }

    fn first(
        &self,
        [start, end]: [usize; 2],
        over_sets: bool,
        wanted: Wanted<'_>,
    ) -> Option<Vec<usize>> {
        let start = &self.starts[start];
        let mut way = Way {
            links: self.links,
            start,
            levels: self.levels(start, end),
            over_sets,
            wanted,
            path: Vec::new(),
            tries: 0,
        };
        ones(&start.wrong)
            .any(|first| way.lead(first))
            .then_some(way.path)
    }

    /// The claims that are right after each number of links and lead to the end.
    fn levels(&self, start: &Start, end: usize) -> Matrix {
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
        let last = levels.len() - 1;
        levels.row_mut(last).fill(0);
        levels.set(last, end);
        for level in (0..last).rev() {
            let leads = |&right: &usize| {
                let next = self.links.next.row(right);
                common(next, levels.row(level + 1)).next().is_some()
            };
            let useful: Vec<usize> = ones(levels.row(level)).filter(leads).collect();
            levels.row_mut(level).fill(0);
            useful.iter().for_each(|&right| levels.set(level, right));
        }
        levels
    }
}

impl Start {
    /// The strong links of the first claims. A claim that is wrong by premise locks no set.
    fn firsts<'a>(&self, links: &'a Links) -> &'a Matrix {
        if self.left.is_some() {
            &links.strong
        } else {
            &links.simple
        }
    }
}

/// The search for the way to the end of a chain.
struct Way<'a> {
    links: &'a Links,
    start: &'a Start,
    /// The claims that are right after each number of links and lead to the end.
    levels: Matrix,
    /// May sets cover cells that the chain visits elsewhere?
    over_sets: bool,
    wanted: Wanted<'a>,
    path: Vec<usize>,
    tries: u32,
}

impl Way<'_> {
    /// Continues from a wrong claim to a right one and on to the end.
    fn lead(&mut self, wrong: usize) -> bool {
        let links = self.links;
        let level = self.path.len() / 2;
        let is_last = level + 1 == self.levels.len();
        let strong = if level == 0 {
            self.start.firsts(links)
        } else {
            &links.strong
        };
        let rights: Vec<usize> = common(strong.row(wrong), self.levels.row(level)).collect();
        if rights.is_empty() || !self.push(wrong) {
            return false;
        }
        for right in links.in_order(wrong, rights) {
            if !self.push(right) {
                continue;
            }
            let done = if is_last {
                (self.wanted)(&self.path)
            } else {
                let wrongs = links.in_order(right, ones(links.weak.row(right)).collect());
                wrongs.into_iter().any(|wrong| self.lead(wrong))
            };
            if done {
                return true;
            }
            self.path.pop();
        }
        self.path.pop();
        false
    }

    /// Continues to a claim, unless it crosses the path.
    fn push(&mut self, claim: usize) -> bool {
        let claims = self.links.claims();
        let cells = &claims[claim].cells;
        let far = self.path.len().saturating_sub(1);
        let far = self.path[..far].iter().enumerate();
        let mut met = far.filter(|&(_, &other)| claims[other].cells.meets(cells));
        let enters = |left: Cell| cells.len() == 1 && cells.contains(left);
        let is_end = self.path.len() + 1 == 2 * self.levels.len();
        let crosses = (!is_end && self.start.left.is_some_and(enters))
            || met.any(|(place, &other)| !self.may_meet(claim, is_end, (place, other)));
        self.tries += 1;
        let goes_on = !crosses && self.tries <= MOST_TRIES;
        if goes_on {
            self.path.push(claim);
        }
        goes_on
    }

    /// May this claim cover a cell visited elsewhere? Groups may cover the cell where the chain starts or to which
    /// it returns, and these two may be the same; sets may cover any, if `over_sets`.
    fn may_meet(&self, claim: usize, is_end: bool, (place, other): (usize, usize)) -> bool {
        let claims = self.links.claims();
        let is_group = |claim: usize| claims[claim].cells.len() > 1;
        let left = self.start.left;
        let at_start = place == 0 && left.is_none();
        let at_end = is_end && left.is_none_or(|cell| claims[claim].cells.contains(cell));
        let is_set = |claim: usize| is_group(claim) && self.links.is_of_set(claim);
        let over_set = self.over_sets && (is_set(claim) || is_set(other));
        over_set
            || (at_start && (is_end || is_group(claim)))
            || (at_end && (place == 0 || is_group(other)))
    }
}
