//! Algorithms on a set of puzzles from several seeds: a list of jobs, and their results.

use super::link::Lane;
use super::plan::Plan;
use crate::board::Puzzle;
use crate::lab::{Counters, Limits, Verdict};
use serde::{Deserialize, Serialize};

/// The result of a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its number in the list of jobs.
    pub job: u32,
    /// How it ended.
    pub verdict: Verdict,
    /// What was counted.
    pub counters: Counters,
    /// How long it took: the one figure here that depends on the machine.
    pub micros: u64,
}

/// A job: the indices of its algorithm and its puzzle, and its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Job {
    lane: usize,
    puzzle: usize,
    seed: u64,
}

/// An experiment under way.
#[derive(Clone, Debug)]
pub struct Experiment {
    lanes: Vec<Lane>,
    puzzles: Vec<Puzzle>,
    limits: Limits,
    jobs: Vec<Job>,
    /// The next job to hand out.
    next: usize,
    /// Jobs still to be repeated, and those that have been.
    again: Vec<usize>,
    repeated: Vec<usize>,
    rows: Vec<Option<Row>>,
}

/// Jobs of one experiment, at most.
const MAX_JOBS: usize = 100_000;

impl Experiment {
    /// Every algorithm on every puzzle with successive seeds from `seed`, puzzle by puzzle, so that all algorithms
    /// progress together.
    pub fn new(
        lanes: Vec<Lane>,
        puzzles: Vec<Puzzle>,
        (seed, n_seeds): (u64, u64),
        limits: Limits,
    ) -> Self {
        let mut jobs = Vec::new();
        for puzzle in 0..puzzles.len() {
            for seed in seed..seed.saturating_add(n_seeds) {
                let lanes = 0..lanes.len();
                jobs.extend(lanes.map(|lane| Job { lane, puzzle, seed }));
            }
        }
        jobs.truncate(MAX_JOBS);
        Self {
            lanes,
            puzzles,
            limits,
            next: 0,
            again: Vec::new(),
            repeated: Vec::new(),
            rows: vec![None; jobs.len()],
            jobs,
        }
    }

    /// How many jobs are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.rows.iter().flatten().count(), self.jobs.len())
    }

    /// The algorithms that are compared.
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// The next job to do, with its number.
    pub fn next_job(&mut self) -> Option<(u32, Plan)> {
        let number = self.again.pop().unwrap_or_else(|| {
            self.next += 1;
            self.next - 1
        });
        let job = *self.jobs.get(number)?;
        let lane = &self.lanes[job.lane];
        let limits = Limits {
            solutions: Limits::of(lane.algorithm).solutions,
            ..self.limits
        };
        let puzzle = &self.puzzles[job.puzzle];
        let plan = Plan::new(lane.algorithm, &lane.options, job.seed, puzzle, limits);
        Some((number as u32, plan))
    }

    /// The worker doing this job is gone: another is to do it, but only once, for the job may be what ends workers.
    pub fn repeat(&mut self, job: u32) -> bool {
        let job = job as usize;
        let is_first = !self.repeated.contains(&job);
        if is_first {
            self.repeated.push(job);
            self.again.push(job);
        }
        is_first
    }

    /// Takes in the result of a job.
    pub fn take(&mut self, row: Row) {
        if let Some(slot) = self.rows.get_mut(row.job as usize) {
            *slot = Some(row);
        }
    }

    /// The results of an algorithm.
    fn rows_of(&self, lane: usize) -> impl Iterator<Item = &Row> {
        let pairs = self.jobs.iter().zip(&self.rows);
        pairs.filter_map(move |(job, row)| row.as_ref().filter(|_| job.lane == lane))
    }

    /// How many runs of an algorithm found a solution (or all of them), and how many were made.
    pub fn success(&self, lane: usize) -> (usize, usize) {
        let solved = self.rows_of(lane).filter(|row| is_success(row));
        (solved.count(), self.rows_of(lane).count())
    }

    /// The costs of an algorithm's successful runs, in ascending order.
    pub fn costs(&self, lane: usize, metric: Metric) -> Vec<u64> {
        let solved = self.rows_of(lane).filter(|row| is_success(row));
        let mut costs: Vec<u64> = solved.map(|row| metric.of(row)).collect();
        costs.sort_unstable();
        costs
    }

    /// Everything as CSV, one run per line.
    pub fn csv(&self) -> String {
        let names = Counters::default().named().map(|(name, _)| name);
        let mut text = format!(
            "algorithm,options,puzzle,seed,status,microseconds,{}\n",
            names.join(",")
        );
        for (job, row) in self.jobs.iter().zip(&self.rows) {
            if let Some(row) = row {
                text += &self.line(*job, row);
            }
        }
        text
    }

    fn line(&self, job: Job, row: &Row) -> String {
        let lane = &self.lanes[job.lane];
        let counts = row.counters.named();
        let counts = counts.map(|(_, n)| n.map_or_else(String::new, |n| n.to_string()));
        format!(
            "{},{},{},{},{},{},{}\n",
            lane.algorithm.slug,
            lane.choices(" "),
            job.puzzle + 1,
            job.seed,
            row.verdict.slug(),
            row.micros,
            counts.join(",")
        )
    }
}

fn is_success(row: &Row) -> bool {
    row.counters.solutions > 0 && matches!(row.verdict, Verdict::Solved | Verdict::Exhausted)
}

/// What is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Metric {
    /// Nodes expanded.
    #[default]
    Expanded,
    /// Microseconds.
    Time,
    /// The most bytes held.
    Memory,
}

impl Metric {
    /// All, in the order offered.
    pub const ALL: [Self; 3] = [Self::Expanded, Self::Time, Self::Memory];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Expanded => "expanded",
            Self::Time => "time",
            Self::Memory => "memory_max",
        }
    }

    fn of(self, row: &Row) -> u64 {
        match self {
            Self::Expanded => row.counters.expanded,
            Self::Time => row.micros,
            Self::Memory => row.counters.memory_max,
        }
    }
}

/// The five numbers of a box plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The smallest.
    pub least: f64,
    /// A quarter of the values are below it.
    pub lower: f64,
    /// Half of them are.
    pub median: f64,
    /// Three quarters of them are.
    pub upper: f64,
    /// The largest.
    pub most: f64,
}

/// The summary of numbers in ascending order; quantiles by linear interpolation (R. Hyndman, Y. Fan 1996, type 7).
pub fn summary(ascending: &[u64]) -> Option<Summary> {
    let last = ascending.len().checked_sub(1)?;
    let quantile = |part: f64| {
        let place = part * last as f64;
        let (low, high) = (place.floor(), place.ceil());
        let at = |place: f64| ascending[place as usize] as f64;
        at(low) + (place - low) * (at(high) - at(low))
    };
    Some(Summary {
        least: quantile(0.0),
        lower: quantile(0.25),
        median: quantile(0.5),
        upper: quantile(0.75),
        most: quantile(1.0),
    })
}
