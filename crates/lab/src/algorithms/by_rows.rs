//! Counting row by row, with memory: boards whose first rows leave the same possibilities to the rest are counted
//! as one.
//!
//! These possibilities depend on the columns and open boxes that each digit already has. Digits without a given
//! below are interchangeable, so only their number matters. On an empty 4x4 board that makes 24 first rows one
//! state, 96 pairs of rows three, and so on down to 288 boards. 9x9 boards are counted by whole bands
//! ([`by_bands`]), as B. Felgenhauer and F. Jarvis did to find that there are 6,670,903,752,021,072,936,960.

mod state;

use super::super::{
    Algorithm, Counters, Detail, Event, Family, Goal, Happened, Refusal, Run, Snapshot,
};
use super::by_bands;
use nonet::board::{Cell, Digit, Puzzle};
use state::{Held, Rows};
use std::collections::BTreeMap;

const PSEUDO_CODE: &[&str] = &[
    "states-are-the-empty-board",
    "take-the-next-state",
    "each-way-to-fill-the-row",
    "    same-up-to-names",
    "band-is-full",
    "no-row-left",
];

/// Counting by rows, with memory.
pub(super) const COUNT: Algorithm = Algorithm {
    slug: "count-by-rows",
    counts: &[
        "solutions",
        "expanded",
        "frontier",
        "depth",
        "generated",
        "contradictions",
        "collapsed",
        "frontier_max",
        "memory",
        "memory_max",
    ],
    family: Family::Backtracking,
    node: "rows",
    source: "B. Felgenhauer, F. Jarvis, Enumerating Possible Sudoku Grids, 2005",
    options: &[],
    pseudo_code: PSEUDO_CODE,
    proves: true,
    goal: Goal::All,
    start: begin,
};

fn begin(puzzle: &Puzzle, _: &super::super::Options, _: u64) -> Result<Box<dyn Run>, Refusal> {
    if puzzle.geometry().boxes() == Some((3, 3)) {
        return Ok(by_bands::begin(puzzle));
    }
    let rows = Rows::new(puzzle);
    let mut run = ByRows {
        here: BTreeMap::from([rows.start()]),
        next: BTreeMap::new(),
        row: 0,
        filled: Vec::new(),
        total: 0,
        counters: Counters::default(),
        shown: None,
        stage: Stage::Counting,
        puzzle: puzzle.clone(),
        rows,
    };
    run.note();
    Ok(Box::new(run))
}

/// States by the possibilities they leave.
type States = BTreeMap<Vec<u64>, Held>;

/// The progress of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Counting,
    /// A solution is shown: the sample of the last state.
    Told,
    Over,
    /// There are more than 2^128 boards, or too many ways to fill a row, or too many states after it.
    Lost(Happened),
}

/// A count in progress.
#[derive(Clone, Debug)]
struct ByRows {
    puzzle: Puzzle,
    rows: Rows,
    /// States to be expanded, after the rows so far.
    here: States,
    row: usize,
    /// States after one more row.
    next: States,
    /// How many ways there are to fill the first rows.
    filled: Vec<u128>,
    total: u128,
    counters: Counters,
    /// The sample of the state expanded last.
    shown: Option<Vec<u8>>,
    stage: Stage,
}

impl ByRows {
    fn expand(&mut self, key: &[u64], held: &Held) -> Result<Event, Happened> {
        let counters = &mut self.counters;
        counters.expanded += 1;
        counters.depth = self.row as u64;
        let before = self.next.len() as u64;
        let n_ways = self.rows.fill(self.row, key, held, &mut self.next)?;
        counters.generated += n_ways;
        counters.collapsed += n_ways - (self.next.len() as u64 - before);
        counters.contradictions += u64::from(n_ways == 0);
        Ok(if n_ways == 0 {
            Event::new(Happened::Conflict, 2)
        } else {
            Event::new(Happened::Expanded, 3)
        })
    }

    /// Moves down a row; `None` if that was the last.
    fn descend(&mut self) -> Option<()> {
        let sum = |states: &States| {
            let mut counts = states.values().map(|held| held.count);
            counts.try_fold(0u128, u128::checked_add)
        };
        if self.row >= self.rows.side() {
            return None;
        }
        self.row += 1;
        self.here = std::mem::take(&mut self.next);
        let Some(filled) = sum(&self.here) else {
            self.stage = Stage::Lost(Happened::GaveUp);
            return None;
        };
        self.filled.push(filled);
        if self.row == self.rows.side() {
            self.total = filled;
            self.shown = self.here.values().next().map(|held| held.sample.clone());
            self.here.clear();
            return None;
        }
        Some(())
    }

    fn end(&mut self) -> Event {
        // A counter has 64 bits; the whole number is in the detail.
        self.counters.solutions = u64::try_from(self.total).unwrap_or(u64::MAX - 1);
        let (stage, happened) = match self.total {
            0 => (Stage::Over, Happened::Exhausted),
            _ => (Stage::Told, Happened::Solution),
        };
        self.stage = stage;
        Event::new(happened, 5)
    }

    fn note(&mut self) {
        let n = (self.here.len() + self.next.len()) as u64;
        self.counters.set_frontier(n);
        self.counters.set_memory(n * self.rows.bytes());
    }
}

impl Run for ByRows {
    fn step(&mut self) -> Event {
        match self.stage {
            Stage::Counting => {}
            Stage::Lost(why) => return Event::new(why, 5),
            Stage::Told | Stage::Over => {
                self.stage = Stage::Over;
                return Event::new(Happened::Exhausted, 5);
            }
        }
        while self.here.is_empty() {
            if self.descend().is_none() {
                return match self.stage {
                    Stage::Lost(why) => Event::new(why, 5),
                    _ => self.end(),
                };
            }
        }
        let Some((key, held)) = self.here.pop_first() else {
            return Event::new(Happened::GaveUp, 5);
        };
        let event = self.expand(&key, &held);
        self.shown = Some(held.sample);
        self.note();
        event.unwrap_or_else(|why| {
            self.stage = Stage::Lost(why);
            Event::new(why, 5)
        })
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The first rows that led to the state.
    fn board(&self) -> Snapshot {
        let mut digits = self.puzzle.clone();
        let sample = self.shown.iter().flatten().enumerate();
        let mut touched: Vec<Cell> = Vec::new();
        for (place, &digit) in sample {
            let cell = Cell::new(place);
            digits.put(cell, Digit::new(digit));
            touched.extend(Some(cell).filter(|_| place / self.rows.side() + 1 == self.row));
        }
        Snapshot {
            touched,
            ..Snapshot::of(digits)
        }
    }

    fn detail(&self) -> Detail {
        let is_over = matches!(self.stage, Stage::Told | Stage::Over);
        Detail::Rows {
            filled: (1..).zip(self.filled.iter().copied()).collect(),
            so_far: self.total,
            count: is_over.then_some(self.total),
        }
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
