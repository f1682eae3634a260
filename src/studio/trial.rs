//! The experiment: its settings, and its progress.

use crate::board::Puzzle;
use crate::lab::{ALGORITHMS, Limits};
use crate::text::{Expect, read_any};
use crate::watch::chart::Scale;
use crate::watch::{Experiment, Lane, Metric};

/// How many workers an experiment may have.
pub(super) const WORKERS: usize = 2;

/// An experiment, being set up or under way.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Is each algorithm in it? In the order of their table.
    pub chosen: Vec<bool>,
    /// Puzzles, one per line.
    pub puzzles: String,
    /// How many seeds.
    pub seeds: u64,
    /// Nodes per run, at most.
    pub nodes: u64,
    /// Seconds per run, at most.
    pub seconds: u32,
    /// What is compared.
    pub metric: Metric,
    /// How it is drawn.
    pub scale: Scale,
    /// The runs and what came of them.
    pub experiment: Option<Experiment>,
    /// Does each worker have something to do?
    pub busy: Vec<bool>,
    /// The job of each worker.
    pub jobs: Vec<Option<u32>>,
    /// Lines that are not puzzles.
    pub unread: usize,
}

impl Default for Trial {
    fn default() -> Self {
        let usual = [
            "depth-first",
            "backtracking-forward-checking",
            "candidate-best-first",
        ];
        let puzzles = super::EXAMPLES.iter().take(3);
        let puzzles = puzzles.map(|(_, fragment)| fragment.trim_start_matches("p="));
        Self {
            chosen: ALGORITHMS
                .iter()
                .map(|row| usual.contains(&row.slug))
                .collect(),
            puzzles: puzzles.collect::<Vec<_>>().join("\n"),
            seeds: 1,
            nodes: 1_000_000,
            seconds: 10,
            metric: Metric::default(),
            scale: Scale::Logarithmic,
            experiment: None,
            busy: Vec::new(),
            jobs: Vec::new(),
            unread: 0,
        }
    }
}

impl Trial {
    /// Is it under way?
    pub fn is_running(&self) -> bool {
        self.busy.contains(&true)
    }

    /// Makes the list of jobs. Lines that are not puzzles are counted and skipped.
    pub(super) fn begin(&mut self, seed: u64) {
        let lines = self.puzzles.lines().filter(|line| !line.trim().is_empty());
        let read: Vec<Option<Puzzle>> = lines.map(puzzle).collect();
        self.unread = read.iter().filter(|puzzle| puzzle.is_none()).count();
        let chosen = ALGORITHMS.iter().zip(&self.chosen);
        let lanes = chosen.filter(|(_, chosen)| **chosen);
        let limits = Limits {
            nodes: self.nodes,
            memory: Limits::MEMORY / 2,
            solutions: 1,
        };
        self.experiment = Some(Experiment::new(
            lanes.map(|(row, _)| Lane::usual(row)).collect(),
            read.into_iter().flatten().collect(),
            (seed, self.seeds),
            limits,
        ));
    }
}

fn puzzle(line: &str) -> Option<Puzzle> {
    let boards = read_any(line, &Expect::default()).ok()?;
    boards.into_iter().next().map(|board| board.puzzle)
}
