//! Counting 9x9 boards band by band, with givens anywhere.
//!
//! A band passes on no more than the three digits of each column. The band with the most givens is filled first; of what
//! it leaves, those are one state that differ by the names of digits that are not given below, or by the order of
//! columns that have no given there. For each state the second band's columns are chosen in at most 56 x 56 x 56 ways,
//! and the third has what is left; how often a band with such columns can be filled is looked up, in a table that knows
//! the givens of that band alone. Each given below a state leaves a third of these ways, so many givens cost no more
//! than few.

mod band;
mod exchange;
mod order;
mod states;
mod ways;

use super::super::{Counters, Detail, Event, Happened, Run, Snapshot};
use crate::board::Puzzle;
use crate::solve;
use order::Order;
use states::{Bands, Start, States};

/// A count under way.
#[derive(Clone, Debug)]
struct ByBands {
    puzzle: Puzzle,
    order: Order,
    bands: Bands,
    /// First two boxes whose third is to be filled.
    starts: Vec<Start>,
    states: States,
    /// The states being expanded, and the place of the next.
    row: Option<([u16; 2], Vec<u64>)>,
    place: usize,
    filled: u128,
    total: u128,
    counters: Counters,
    /// A solution to be seen at the end. The count makes none: the solver finds it, which is not counted.
    shown: Option<Puzzle>,
    is_over: bool,
}

/// Begins a count of a 9x9 board with boxes.
pub(super) fn begin(puzzle: &Puzzle) -> Box<dyn Run> {
    let order = Order::of(puzzle);
    let bands = Bands::new(order.givens(puzzle));
    let mut run = ByBands {
        order,
        starts: bands.starts(),
        bands,
        puzzle: puzzle.clone(),
        states: States::new(),
        row: None,
        place: 0,
        filled: 0,
        total: 0,
        counters: Counters::default(),
        shown: None,
        is_over: false,
    };
    run.note();
    Box::new(run)
}

impl ByBands {
    /// Fills the first band once more; nothing if that is done.
    fn gather(&mut self) -> Option<Event> {
        let start = self.starts.pop()?;
        let (n_ways, filled) = self.bands.gather(start, &mut self.states);
        self.filled += filled;
        self.counters.generated += n_ways;
        self.counters.expanded += 1;
        Some(Event::new(Happened::Expanded, 3))
    }

    /// Takes the next state, and its number of fillings.
    fn next(&mut self) -> Option<([u16; 2], usize, u64)> {
        loop {
            if let Some((pair, counts)) = &self.row {
                let rest = counts.iter().enumerate().skip(self.place);
                if let Some((place, &count)) = rest.into_iter().find(|(_, count)| **count > 0) {
                    self.place = place + 1;
                    return Some((*pair, place, count));
                }
            }
            let (pair, mut counts) = self.states.pop_first()?;
            self.bands.merge(pair, &mut counts);
            (self.row, self.place) = (Some((pair, counts)), 0);
        }
    }

    /// Counts the ways below a state; nothing if there is none left.
    fn sum(&mut self) -> Option<Event> {
        let (pair, place, count) = self.next()?;
        let (ways, n_looked) = self.bands.ways_below(pair, place);
        self.total += u128::from(count) * ways;
        self.counters.expanded += 1;
        self.counters.generated += n_looked;
        self.counters.depth = 3;
        self.counters.contradictions += u64::from(ways == 0);
        Some(Event::new(Happened::Expanded, 4))
    }

    fn end(&mut self) -> Event {
        // A counter has 64 bits; the whole number is in the detail.
        self.counters.solutions = u64::try_from(self.total).unwrap_or(u64::MAX - 1);
        let is_first = !std::mem::replace(&mut self.is_over, true);
        if is_first && self.total > 0 {
            let solution = solve::solve(&self.puzzle);
            self.shown = solution.map(|solution| solution.board().clone());
            return Event::new(Happened::Solution, 5);
        }
        Event::new(Happened::Exhausted, 5)
    }

    fn note(&mut self) {
        let n = (self.states.len() + usize::from(self.row.is_some())) as u64;
        let waiting = n + self.starts.len() as u64;
        self.counters.set_frontier(waiting);
        let bytes = n * self.bands.row_bytes() + self.starts.len() as u64 * 16;
        self.counters.set_memory(bytes + self.bands.bytes());
    }
}

impl Run for ByBands {
    fn step(&mut self) -> Event {
        let event = self.gather().or_else(|| self.sum());
        self.note();
        event.unwrap_or_else(|| self.end())
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The givens, and below the first band what the columns of the state still lack.
    fn board(&self) -> Snapshot {
        if let Some(solution) = &self.shown {
            return Snapshot::of(solution.clone());
        }
        let mut board = Snapshot::of(self.puzzle.clone());
        if let (Some((pair, _)), Some(place)) = (&self.row, self.place.checked_sub(1)) {
            let lacking = self.bands.lacking(*pair, place);
            board.domains = self.order.domains(&lacking);
        }
        board
    }

    fn detail(&self) -> Detail {
        Detail::Rows {
            filled: vec![self.filled],
            so_far: self.total,
            count: self.is_over.then_some(self.total),
        }
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
