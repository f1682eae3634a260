//! Two searches on one board, each on a thread of its own, where one alone takes long.
//!
//! How long a hard board takes is luck: some of gecode's boards of 25x25 take one second or half a minute, for no other
//! reason than which of equal candidates comes first. So a search that has gone on for a while without a
//! solution gets a second one beside it, which sees the digits in the other order. Whoever is through after fewer
//! branches goes on alone (C. P. Gomes and B. Selman, Algorithm portfolios, 2001). Neither threads nor pauses change
//! what is found. In wasm, which has one thread, there is no second.

use super::Event;
use super::any_size::{Search, candidates, candidates_left};
use crate::board::{Digit, DigitSet, Geometry, Grid, Puzzle, Solution};
use std::mem::{replace, swap};
use std::sync::Arc;
use std::thread;

/// Branches until a second search begins: a third of a second on a board of 25x25. Pairs of branches are not cut.
const ALONE: u64 = 1 << 14;

/// Branches of each until they wait for each other.
const SLICE: u64 = 1 << 11;

/// A search that gets company, as [`super::Search`] describes it.
#[derive(Clone, Debug)]
pub(super) struct Pair {
    /// The one that goes on alone, once that is known.
    first: Search,
    stage: Stage,
    /// Is that the one with the digits in the other order?
    is_mirrored: bool,
    /// Branches until the second begins.
    alone: u64,
    /// Branches of the one that lost, as far as the winner went.
    lost: u64,
}

#[derive(Clone, Debug)]
enum Stage {
    /// The first alone, and what the second would begin with.
    Early(Arc<Geometry>, Vec<DigitSet>),
    Both(Box<Search>),
    /// One is through, or has found something.
    Late,
}

impl Pair {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self::start(puzzle.geometry(), candidates(puzzle), ALONE)
    }

    pub(super) fn from_grid(grid: &Grid) -> Self {
        Self::start(grid.geometry(), candidates_left(grid), ALONE)
    }

    fn start(geometry: &Arc<Geometry>, candidates: Vec<DigitSet>, alone: u64) -> Self {
        Self {
            first: Search::start(geometry, &candidates),
            stage: Stage::Early(Arc::clone(geometry), candidates),
            is_mirrored: false,
            alone,
            lost: 0,
        }
    }

    pub(super) fn run(&mut self, nodes: u64) -> Event {
        let stop = self.nodes().saturating_add(nodes);
        loop {
            let left = stop.saturating_sub(self.nodes());
            let event = match &mut self.stage {
                Stage::Early(..) => self.first.run(left.min(self.alone - self.first.nodes())),
                Stage::Both(second) => {
                    let second = second.as_mut();
                    let events = both(&mut self.first, second, (left.div_ceil(4) * 2).min(SLICE));
                    self.judge(events)
                }
                Stage::Late => self.first.run(left),
            };
            if event != Event::Paused {
                self.stage = Stage::Late;
                return self.told(event);
            }
            self.join();
            if self.nodes() >= stop {
                return event;
            }
        }
    }

    /// Branches of both, as far as they count.
    pub(super) fn nodes(&self) -> u64 {
        let second = match &self.stage {
            Stage::Both(second) => second.nodes(),
            _ => self.lost,
        };
        self.first.nodes() + second
    }

    /// Begins the second search, if it is time.
    fn join(&mut self) {
        if let Stage::Early(geometry, candidates) = &self.stage
            && self.first.nodes() >= self.alone
        {
            let side = geometry.side();
            let mirrored: Vec<DigitSet> = candidates.iter().map(|&set| mirror(set, side)).collect();
            self.stage = Stage::Both(Box::new(Search::start(geometry, &mirrored)));
        }
    }

    /// What is told of what both came back with. If one is through, it becomes the first.
    fn judge(&mut self, (one, other): (Event, Event)) -> Event {
        if one == Event::Paused && other == Event::Paused {
            return one;
        }
        let Stage::Both(mut second) = replace(&mut self.stage, Stage::Late) else {
            return one;
        };
        let (n_one, n_other) = (self.first.nodes() - self.alone, second.nodes());
        if other == Event::Paused || one != Event::Paused && n_one <= n_other {
            self.lost = n_one;
            return one;
        }
        self.lost = self.alone + n_other;
        self.is_mirrored = true;
        swap(&mut self.first, &mut second);
        other
    }

    fn told(&self, event: Event) -> Event {
        match event {
            Event::Solution(solution) if self.is_mirrored => Event::Solution(mirrored(&solution)),
            event => event,
        }
    }
}

/// Lets both go on for so many branches, at once if there is a thread to be had.
fn both(first: &mut Search, second: &mut Search, nodes: u64) -> (Event, Event) {
    let (one, other) = thread::scope(|scope| {
        let thread = thread::Builder::new().spawn_scoped(scope, || second.run(nodes));
        let one = first.run(nodes);
        let joined = thread.ok().map(thread::ScopedJoinHandle::join);
        (one, joined)
    });
    let other = match other {
        Some(Ok(event)) => event,
        Some(Err(fault)) => std::panic::resume_unwind(fault),
        None => second.run(nodes),
    };
    (one, other)
}

/// The digits counted from the other end.
fn mirror(set: DigitSet, side: usize) -> DigitSet {
    DigitSet::from_bits(set.bits().reverse_bits() >> (u32::BITS as usize - side))
}

fn mirrored(solution: &Solution) -> Solution {
    let geometry = solution.board().geometry();
    let mut board = Puzzle::empty(Arc::clone(geometry));
    for (cell, digit) in solution.board().givens() {
        board.set(cell, Digit::new(geometry.side() as u8 + 1 - digit.get()));
    }
    Solution::verify(board).expect("digits in the other order keep the rules")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;

    /// Solutions looked for.
    const LIMIT: usize = 50;

    /// Numbers that look random, below a limit.
    fn random(mut seed: u64) -> impl FnMut(usize) -> usize {
        move |limit| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % limit
        }
    }

    /// A board with some cells of a pattern, and perhaps a digit in a place of its own.
    fn board(boxes: (usize, usize), n: usize, below: &mut impl FnMut(usize) -> usize) -> Puzzle {
        let geometry = Geometry::shared(boxes.0, boxes.1).expect("such boards exist");
        let (side, high) = (geometry.side(), boxes.0);
        let mut puzzle = Puzzle::empty(geometry);
        for _ in 0..n {
            let index = below(side * side);
            let (row, column) = (index / side, index % side);
            let digit = (row % high * boxes.1 + row / high + column + below(40) / 39) % side;
            puzzle.set(Cell::new(index), Digit::new(digit as u8 + 1));
        }
        puzzle
    }

    /// What is found, up to a limit, with the branches so far, by runs of that many; and whether the second won.
    fn all(mut pair: Pair, nodes: u64) -> (Vec<(String, u64)>, bool) {
        let mut found = Vec::new();
        while found.len() < LIMIT {
            match pair.run(nodes) {
                Event::Solution(solution) => {
                    found.push((format!("{:?}", solution.board()), pair.nodes()));
                }
                Event::Exhausted => break,
                Event::Paused => {}
            }
        }
        (found, pair.is_mirrored)
    }

    fn alone(puzzle: &Puzzle) -> Vec<String> {
        let (mut search, mut found) = (Search::new(puzzle), Vec::new());
        while found.len() < LIMIT
            && let Event::Solution(solution) = search.run(u64::MAX)
        {
            found.push(format!("{:?}", solution.board()));
        }
        found
    }

    fn pair(puzzle: &Puzzle, alone: u64) -> Pair {
        Pair::start(puzzle.geometry(), candidates(puzzle), alone)
    }

    #[test]
    fn two_find_what_one_finds_and_pauses_change_nothing() {
        let mut below = random(12);
        let (mut winners, mut n_complete) = ([0, 0], 0);
        for round in 0..400 {
            let boxes = [(2, 3), (3, 3), (2, 5), (4, 4)][round % 4];
            let n = [9, 27, 30, 110][round % 4];
            let puzzle = board(boxes, n + below(4), &mut below);
            let early = [0, 2, 6][below(3)];
            let whole = all(pair(&puzzle, early), u64::MAX);
            assert_eq!(all(pair(&puzzle, early), 1 + below(9) as u64), whole);
            let mut found: Vec<String> = whole.0.into_iter().map(|(board, _)| board).collect();
            let mut expected = alone(&puzzle);
            found.sort_unstable();
            expected.sort_unstable();
            if expected.len() < LIMIT {
                assert_eq!(found, expected);
                n_complete += 1;
            } else {
                found.dedup();
                assert_eq!(found.len(), LIMIT);
            }
            winners[usize::from(whole.1)] += 1;
        }
        println!("{winners:?} won, {n_complete} boards to the end");
        assert!(winners.iter().all(|&n| n > 20) && n_complete > 100);
    }

    #[test]
    fn the_one_with_fewer_branches_goes_on() {
        let mut below = random(5);
        for _ in 0..200 {
            let puzzle = board((4, 4), 105, &mut below);
            let candidates = candidates(&puzzle);
            let mirrored: Vec<DigitSet> = candidates.iter().map(|&set| mirror(set, 16)).collect();
            let mut one = Search::start(puzzle.geometry(), &candidates);
            let mut other = Search::start(puzzle.geometry(), &mirrored);
            let (mut both, mut events) = (pair(&puzzle, 0), [Event::Paused, Event::Paused]);
            let event = both.run(u64::MAX);
            for (search, event) in [&mut one, &mut other].into_iter().zip(&mut events) {
                *event = search.run(u64::MAX);
            }
            let expected = other.nodes() < one.nodes();
            let least = one.nodes().min(other.nodes());
            assert_eq!((both.is_mirrored, both.nodes()), (expected, 2 * least));
            assert_eq!(event, both.told(events[usize::from(expected)].clone()));
        }
    }
}
