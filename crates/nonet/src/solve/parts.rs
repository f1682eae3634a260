//! One long search in several parts, each on its own thread.
//!
//! A search that runs for a while without a solution gives away half of the rest: one part keeps its first choice,
//! the other takes the opposite, and both continue from all that was learned so far (guiding paths: H. Zhang, M.
//! P. Bonacina and J. Hsiang, PSATO, 1996). A part that has finished gets half of another's rest. Even without
//! threads this is no slower: a first choice that leads nowhere for a long time holds up only one part.
//!
//! Time is measured in branches, so the solutions and their order depend neither on pauses nor on the speed or
//! presence of threads. In wasm, which has one thread, searches are not divided.

use super::Event;
use super::any_size::Search;
use crate::board::{Geometry, Grid, Puzzle, Solution};
use std::collections::VecDeque;

/// The most parts there may be. Four gain nothing on two processors.
const PARTS: usize = 2;

/// So few branches are not worth a thread.
const FEW: u64 = 16;

/// How many solutions a part may keep waiting, once more than one is wanted.
const WAITING: usize = 1000;

/// How long parts run by themselves, in branches. Both are even, as branches come in pairs.
#[derive(Clone, Copy, Debug)]
struct Pace {
    /// For a single part, until it is divided.
    alone: u64,
    /// For each of several, until those that have finished get something to do.
    round: u64,
}

impl Pace {
    /// About a millisecond for a round: ten times the cost of a thread.
    fn of(geometry: &Geometry) -> Self {
        let round = (40_000 / geometry.n_cells() as u64) & !1;
        Self {
            alone: 4 * round,
            round,
        }
    }
}

/// A search that is divided, as [`super::Search`] describes it.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    parts: Vec<Part>,
    pace: Pace,
    /// Branches of parts that have finished.
    past: u64,
    /// Has a solution been returned?
    has_told: bool,
}

/// A part of the board for one search.
#[derive(Clone, Debug)]
struct Part {
    search: Search,
    /// Its branches at the beginning of the round, and the number at which the round ends.
    begin: u64,
    end: u64,
    /// How many branches to make next, and at most how many solutions to find, if it is to continue.
    due: Option<(u64, usize)>,
    /// Solutions waiting for earlier ones to be returned: after how many branches of the round each was found.
    found: VecDeque<(u64, Solution)>,
    is_through: bool,
}

impl Parts {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self::start(Search::new(puzzle), Pace::of(puzzle.geometry()))
    }

    pub(super) fn from_grid(grid: &Grid) -> Self {
        Self::start(Search::from_grid(grid), Pace::of(grid.geometry()))
    }

    fn start(search: Search, pace: Pace) -> Self {
        let mut parts = Self {
            parts: vec![Part::new(search)],
            pace,
            past: 0,
            has_told: false,
        };
        parts.begin();
        parts
    }

    /// The search, never to be divided. Expects it not to have started.
    pub(super) fn undivided(mut self) -> Self {
        self.pace.alone = u64::MAX;
        self.begin();
        self
    }

    /// As [`super::Search::run`]. Each part may make one branch more than its share.
    pub(super) fn run(&mut self, nodes: u64) -> Event {
        let stop = self.nodes().saturating_add(nodes);
        while !self.parts.is_empty() {
            self.go_on(stop.saturating_sub(self.nodes()));
            if let Some(solution) = self.tell() {
                return Event::Solution(solution);
            }
            if self.parts.iter().all(Part::is_over) {
                self.divide();
                self.begin();
            } else if self.nodes() >= stop {
                return Event::Paused;
            }
        }
        Event::Exhausted
    }

    /// The branches of all parts.
    pub(super) fn nodes(&self) -> u64 {
        let now: u64 = self.parts.iter().map(|part| part.search.nodes()).sum();
        self.past + now
    }

    /// Begins a round.
    fn begin(&mut self) {
        let length = match self.parts[..] {
            [_] => self.pace.alone,
            _ => self.pace.round,
        };
        for part in &mut self.parts {
            part.begin = part.search.nodes();
            part.end = part.begin + length;
        }
    }

    /// Lets the searching parts make this many branches together, or continue to the end of the round.
    fn go_on(&mut self, nodes: u64) {
        let is_single = self.parts.len() == 1;
        let n_wanted = if self.has_told && !is_single {
            WAITING
        } else {
            1
        };
        let searching = |part: &&mut Part| part.is_searching();
        let mut searching: Vec<&mut Part> = self.parts.iter_mut().filter(searching).collect();
        let share = nodes.div_ceil(searching.len().max(1) as u64);
        for part in &mut searching {
            part.due = Some((share.min(part.end - part.search.nodes()), n_wanted));
        }
        if share > FEW {
            at_once(&mut searching);
        }
        searching.into_iter().for_each(Part::go_on);
    }

    /// The solution found first, once no earlier one can still be found.
    fn tell(&mut self) -> Option<Solution> {
        let times = self.parts.iter().map(|part| Some(part.found.front()?.0));
        let found = times
            .enumerate()
            .filter_map(|(index, time)| Some((time?, index)));
        let (time, first) = found.min()?;
        let may_be_before = |part: &Part| part.is_searching() && part.time() <= time;
        if self.parts.iter().any(may_be_before) {
            return None;
        }
        self.has_told = true;
        let (_, solution) = self.parts[first].found.pop_front()?;
        Some(solution)
    }

    /// Drops the parts that have finished, and lets others give away half of their rest.
    fn divide(&mut self) {
        for part in self.parts.extract_if(.., |part| part.is_through) {
            self.past += part.search.nodes();
        }
        for index in 0..self.parts.len() {
            if self.parts.len() < PARTS {
                let half = self.parts[index].search.divide();
                self.parts.extend(half.map(Part::new));
            }
        }
    }
}

impl Part {
    fn new(search: Search) -> Self {
        Self {
            search,
            begin: 0,
            end: 0,
            due: None,
            found: VecDeque::new(),
            is_through: false,
        }
    }

    /// Its branches in this round.
    fn time(&self) -> u64 {
        self.search.nodes() - self.begin
    }

    /// Has it reached the end of the round?
    fn is_over(&self) -> bool {
        self.found.is_empty() && (self.is_through || self.search.nodes() >= self.end)
    }

    fn is_searching(&self) -> bool {
        self.found.is_empty() && !self.is_over()
    }

    /// Does its due work, if it has not finished.
    fn go_on(&mut self) {
        let Some((nodes, n_wanted)) = self.due.take() else {
            return;
        };
        let stop = self.search.nodes() + nodes;
        // Anything after a solution in the last branch of a round is left for the next, pauses or not.
        while self.found.len() < n_wanted && self.search.nodes() < self.end {
            match self.search.run(stop.saturating_sub(self.search.nodes())) {
                Event::Solution(solution) => self.found.push_back((self.time(), solution)),
                Event::Exhausted => {
                    self.is_through = true;
                    return;
                }
                Event::Paused => return,
            }
        }
    }
}

/// Lets all continue at once. A part that gets no thread waits.
fn at_once(parts: &mut [&mut Part]) {
    let [first, others @ ..] = parts else { return };
    std::thread::scope(|scope| {
        for part in others {
            drop(std::thread::Builder::new().spawn_scoped(scope, || part.go_on()));
        }
        first.go_on();
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Digit};

    /// How many solutions are looked for.
    const LIMIT: usize = 150;

    /// Numbers that look random, below a limit.
    fn random(mut seed: u64) -> impl FnMut(usize) -> usize {
        move |limit| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % limit
        }
    }

    /// A board with some cells of a pattern, and perhaps a misplaced digit.
    fn board(boxes: (usize, usize), n: usize, below: &mut impl FnMut(usize) -> usize) -> Puzzle {
        let geometry = Geometry::shared(boxes.0, boxes.1).expect("such boards exist");
        let (side, high) = (geometry.side(), boxes.0);
        let mut puzzle = Puzzle::empty(geometry);
        for _ in 0..n {
            let index = below(side * side);
            let (row, column) = (index / side, index % side);
            let digit = (row % high * boxes.1 + row / high + column + below(40) / 39) % side;
            puzzle.put(Cell::new(index), Digit::new(digit as u8 + 1));
        }
        puzzle
    }

    /// The solutions, up to a limit, found by runs of `nodes` branches; and the total number of branches, if these
    /// are all.
    fn all(mut parts: Parts, nodes: u64) -> (Vec<Solution>, Option<u64>) {
        let mut found = Vec::new();
        while found.len() < LIMIT {
            match parts.run(nodes) {
                Event::Solution(solution) => found.push(solution),
                Event::Exhausted => return (found, Some(parts.nodes())),
                Event::Paused => {}
            }
        }
        (found, None)
    }

    /// The solutions that an undivided search finds.
    fn alone(puzzle: &Puzzle) -> Vec<Solution> {
        let (mut search, mut found) = (Search::new(puzzle), Vec::new());
        while found.len() < LIMIT
            && let Event::Solution(solution) = search.run(u64::MAX)
        {
            found.push(solution);
        }
        found
    }

    /// Boards as text, in order.
    fn sorted(found: &[Solution]) -> Vec<String> {
        let mut boards: Vec<String> = found.iter().map(|it| format!("{:?}", it.board())).collect();
        boards.sort_unstable();
        boards
    }

    #[test]
    fn parts_find_what_one_search_finds_and_neither_pauses_nor_threads_change_anything() {
        let mut below = random(12);
        let (mut n_complete, mut n_divided) = (0, 0);
        for round in 0..600 {
            let boxes = [(2, 3), (3, 3), (2, 5), (4, 4)][round % 4];
            let n = [6, 24, 28, 105][round % 4];
            let puzzle = board(boxes, n + below(8), &mut below);
            let pace = Pace {
                alone: [2, 6, 40][below(3)],
                round: [2, 4, 20, 64][below(4)],
            };
            let parts = Parts::start(Search::new(&puzzle), pace);
            // Up to FEW branches each they take turns; otherwise each has a thread.
            let whole = all(parts.clone(), u64::MAX);
            assert_eq!(all(parts.clone(), 1 + below(9) as u64), whole);
            assert_eq!(all(parts, 20 + below(90) as u64), whole);
            let (found, expected) = (sorted(&whole.0), alone(&puzzle));
            if expected.len() < LIMIT {
                assert_eq!(found, sorted(&expected));
                n_complete += 1;
            } else {
                assert_eq!(found.len(), LIMIT);
                assert!(found.windows(2).all(|two| two[0] != two[1]));
            }
            n_divided += usize::from(whole.1.is_some_and(|nodes| nodes > pace.alone));
        }
        println!("{n_complete} boards to the end, {n_divided} of them divided");
        assert!(n_complete > 150 && n_divided > 30);
    }

    #[test]
    fn in_one_piece_it_makes_the_branches_of_one_search() {
        let (mut below, mut most) = (random(3), 0);
        let pace = Pace { alone: 2, round: 2 };
        for _ in 0..100 {
            let puzzle = board((4, 4), 100 + below(8), &mut below);
            let mut alone = Search::new(&puzzle);
            let mut whole = Parts::start(Search::new(&puzzle), pace).undivided();
            for _ in 0..LIMIT {
                let event = alone.run(u64::MAX);
                assert_eq!(whole.run(u64::MAX), event);
                assert_eq!(whole.nodes(), alone.nodes());
                if event == Event::Exhausted {
                    break;
                }
            }
            most = most.max(alone.nodes());
        }
        assert!(most > 50, "{most} branches at most");
    }

    #[test]
    fn what_is_given_away_at_any_time_is_found_once() {
        let mut below = random(5);
        let mut n_given_away = 0;
        for _ in 0..300 {
            let puzzle = board((2, 3), 7 + below(6), &mut below);
            let mut found = Vec::new();
            let mut searches = vec![Search::new(&puzzle)];
            let mut n_events = 0;
            while let Some(search) = searches.last_mut() {
                match search.run(1 + below(20) as u64) {
                    Event::Solution(solution) => found.push(solution),
                    Event::Exhausted => drop(searches.pop()),
                    Event::Paused => {}
                }
                n_events += 1;
                if n_events % 8 == 0 && !searches.is_empty() {
                    let index = below(searches.len());
                    let half = searches[index].divide();
                    n_given_away += usize::from(half.is_some());
                    searches.extend(half);
                }
            }
            let mut whole = Search::new(&puzzle);
            let mut expected = Vec::new();
            while let Event::Solution(solution) = whole.run(u64::MAX) {
                expected.push(solution);
            }
            assert_eq!(sorted(&found), sorted(&expected));
        }
        println!("{n_given_away} given away");
        assert!(n_given_away > 300);
    }
}
