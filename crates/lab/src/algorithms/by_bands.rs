//! Counting 9x9 boards band by band, with any givens (after B. Felgenhauer and F. Jarvis, who counted without givens).
//!
//! A band passes on only the three digits of each column. The band with the most givens is filled first; its
//! results are one state if they differ only in the names of digits that are not given below, or in the order of
//! columns that have no given there. For each state the second band's columns are chosen in at most 56 x 56 x 56
//! ways, and the third gets the rest; how often a band with such columns can be filled is looked up in a table
//! that depends only on the givens of that band. Each given below a state leaves a third of these ways, so many
//! givens cost no more than few.

mod band;
mod exchange;
mod order;
mod states;
mod ways;

use super::super::{Counters, Detail, Event, Happened, Run, Snapshot};
use nonet::board::Puzzle;
use nonet::solve;
use order::Order;
use states::{Bands, Row, Start, States};

/// A count in progress.
#[derive(Clone, Debug)]
struct ByBands {
    puzzle: Puzzle,
    order: Order,
    bands: Bands,
    /// First two boxes whose third is to be filled.
    starts: Vec<Start>,
    states: States,
    /// The states being expanded, and the next way to fill the boxes below their first.
    row: Option<Row>,
    next: usize,
    filled: u128,
    total: u128,
    counters: Counters,
    /// A solution to show at the end. The count makes none: the solver finds it, which is not counted.
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
        next: 0,
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
    /// Fills the first band in the next way; `None` if that is done.
    fn gather(&mut self) -> Option<Event> {
        let start = self.starts.pop()?;
        let ([n_ways, n_known], filled) = self.bands.gather(start, &mut self.states);
        self.filled += filled;
        self.counters.generated += n_ways;
        self.counters.collapsed += n_known;
        self.counters.expanded += 1;
        if n_ways == 0 {
            self.counters.contradictions += 1;
            return Some(Event::new(Happened::Conflict, 2));
        }
        Some(Event::new(Happened::Expanded, 3))
    }

    /// Takes the next states, if the last ones are finished.
    fn descend(&mut self) -> Option<()> {
        let is_done = |row: &Row| self.next >= row.size().1;
        if self.row.as_ref().is_none_or(is_done) {
            let (pair, counts) = self.states.pop_first()?;
            let row = self.bands.row(pair, counts);
            self.counters.expanded += row.size().0;
            (self.row, self.next) = (Some(row), 0);
        }
        Some(())
    }

    /// Counts ways below a row of states; `None` if there are none left.
    fn sum(&mut self) -> Option<Event> {
        self.descend()?;
        let row = self.row.as_ref()?;
        if self.next < row.size().1 {
            let (ways, n_looked) = self.bands.completed(row, self.next);
            self.total += ways;
            self.counters.generated += n_looked;
        }
        self.next += 1;
        self.counters.depth = 3;
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

    /// The givens and, below the first band, the digits that the columns of the state still need.
    fn board(&self) -> Snapshot {
        if let Some(solution) = &self.shown {
            return Snapshot::of(solution.clone());
        }
        let mut board = Snapshot::of(self.puzzle.clone());
        if let Some(row) = &self.row {
            board.domains = self.order.domains(&self.bands.lacking(row));
        }
        board
    }

    fn detail(&self) -> Detail {
        Detail::Rows {
            filled: vec![(3, self.filled)],
            so_far: self.total,
            count: self.is_over.then_some(self.total),
        }
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
