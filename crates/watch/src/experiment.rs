//! Algorithms on a set of puzzles from several seeds: a list of jobs, and their results.

use super::growth::{Cost, Point};
use super::link::Lane;
use super::plan::Plan;
use super::subjects::Subject;
use super::table::record;
use lab::{Counters, Limits, Verdict};
use nonet::text::{ShapeForm, line};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The result of a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its number in the list of jobs.
    pub job: u32,
    /// How it ended.
    pub verdict: Verdict,
    /// The counters.
    pub counters: Counters,
    /// How long it took: the only figure here that depends on the machine.
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
    subjects: Vec<Subject>,
    limits: Limits,
    /// How many jobs were left out because there are too many.
    left_out: u64,
    jobs: Vec<Job>,
    /// The next job to give out.
    next: usize,
    /// Jobs still to be repeated, and those that have been.
    again: Vec<usize>,
    repeated: Vec<usize>,
    rows: Vec<Option<Ended>>,
}

/// The end of a job.
#[derive(Clone, Debug)]
enum Ended {
    /// It was run.
    Run(Row),
    /// Its algorithm refuses such puzzles.
    Refused,
}

/// The most jobs of one experiment.
const MAX_JOBS: usize = 100_000;

impl Experiment {
    /// Every algorithm on every puzzle with successive seeds from `seed`, puzzle by puzzle, so that all algorithms
    /// progress together. Runs beyond 100,000 are left out.
    pub fn new(
        lanes: Vec<Lane>,
        subjects: Vec<Subject>,
        (seed, n_seeds): (u64, u64),
        limits: Limits,
    ) -> Self {
        let seeds = seed..seed.saturating_add(n_seeds);
        let n_jobs = (lanes.len() * subjects.len()) as u64;
        let all = n_jobs.saturating_mul(seeds.end - seeds.start);
        let puzzles = 0..subjects.len();
        let runs = puzzles.flat_map(|puzzle| seeds.clone().map(move |seed| (puzzle, seed)));
        let n_lanes = lanes.len();
        let jobs = runs
            .flat_map(|(puzzle, seed)| (0..n_lanes).map(move |lane| Job { lane, puzzle, seed }));
        let jobs: Vec<Job> = jobs.take(MAX_JOBS).collect();
        Self {
            lanes,
            subjects,
            limits,
            left_out: all.saturating_sub(jobs.len() as u64),
            next: 0,
            again: Vec::new(),
            repeated: Vec::new(),
            rows: vec![None; jobs.len()],
            jobs,
        }
    }

    /// How many runs were left out because there are too many.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// The puzzles.
    pub fn subjects(&self) -> &[Subject] {
        &self.subjects
    }

    /// How many jobs are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.rows.iter().flatten().count(), self.jobs.len())
    }

    /// The algorithms that are compared.
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// The next job, with its number.
    pub fn next_job(&mut self) -> Option<(u32, Plan)> {
        let number = self.again.pop().unwrap_or_else(|| {
            self.next += 1;
            self.next - 1
        });
        let job = *self.jobs.get(number)?;
        let lane = self.lanes.get(job.lane)?;
        let limits = Limits {
            solutions: Limits::of(lane.algorithm).solutions,
            ..self.limits
        };
        let puzzle = &self.subjects.get(job.puzzle)?.puzzle;
        let plan = Plan::new(lane.algorithm, &lane.options, job.seed, puzzle, limits);
        Some((number as u32, plan))
    }

    /// The worker with this job has died: another is to repeat it, but only once, as the job may be what ends
    /// workers.
    pub fn repeat(&mut self, job: u32) -> bool {
        let job = job as usize;
        let is_first = !self.repeated.contains(&job);
        if is_first {
            self.repeated.push(job);
            self.again.push(job);
        }
        is_first
    }

    /// Keeps the result of a job.
    pub fn take(&mut self, row: Row) {
        if let Some(slot) = self.rows.get_mut(row.job as usize) {
            *slot = Some(Ended::Run(row));
        }
    }

    /// Records that the algorithm of a job refuses its puzzle.
    pub fn refuse(&mut self, job: u32) {
        if let Some(slot) = self.rows.get_mut(job as usize) {
            *slot = Some(Ended::Refused);
        }
    }

    /// The results of an algorithm, with the index of their puzzle.
    fn rows_of(&self, lane: usize) -> impl Iterator<Item = (usize, &Ended)> {
        let pairs = self.jobs.iter().zip(&self.rows).skip(lane);
        let pairs = pairs.step_by(self.lanes.len().max(1));
        pairs.filter_map(|(job, row)| Some((job.puzzle, row.as_ref()?)))
    }

    /// How many runs of an algorithm found a solution (or all of them), and how many were made.
    pub fn success(&self, lane: usize) -> (usize, usize) {
        let solved = self
            .rows_of(lane)
            .filter(|(_, row)| cost(row, Metric::Time).is_some());
        (solved.count(), self.rows_of(lane).count())
    }

    /// The costs of an algorithm's successful runs, in ascending order.
    pub fn costs(&self, lane: usize, metric: Metric) -> Vec<u64> {
        let costs = self.rows_of(lane).filter_map(|(_, row)| cost(row, metric));
        let mut costs: Vec<u64> = costs.collect();
        costs.sort_unstable();
        costs
    }

    /// The cost of each puzzle for an algorithm, by the puzzle's index, as far as it has been run: the median over
    /// its seeds, with a run without a solution counting as more expensive than any other. `None` if the median is
    /// such a run.
    pub fn costs_by_puzzle(&self, lane: usize, metric: Metric) -> BTreeMap<usize, Option<u64>> {
        let rows = self.rows_of(lane);
        medians(rows.map(|(puzzle, row)| (puzzle, cost(row, metric))))
    }

    /// The cost of an algorithm at each size of puzzles: the median over their runs. If the median is a run without
    /// a solution, the cost is at least the median of what all have spent.
    pub fn growth(&self, lane: usize, metric: Metric) -> Vec<Point> {
        let rows = || {
            self.rows_of(lane)
                .filter_map(|(puzzle, row)| Some((self.subjects.get(puzzle)?.size?, row)))
        };
        let costs = medians(rows().map(|(size, row)| (size, cost(row, metric))));
        let spent = medians(rows().map(|(size, row)| (size, Some(spent(row, metric)))));
        let points = costs.into_iter().zip(spent.into_values());
        let point = |((size, cost), spent): ((u32, Option<u64>), Option<u64>)| {
            let bound = spent
                .filter(|&spent| spent > 0)
                .map(|spent| Cost::AtLeast(spent as f64));
            Point {
                size: size.into(),
                cost: cost.map(|cost| Cost::Exactly(cost as f64)).or(bound),
            }
        };
        points.map(point).collect()
    }

    /// Everything as a comma-separated table (RFC 4180), one run per line.
    pub fn csv(&self) -> String {
        let first = [
            "puzzle",
            "digits",
            "boxes",
            "size",
            "unique",
            "algorithm",
            "options",
            "seed",
            "status",
        ];
        let counters = Counters::default().named().map(|(name, _)| name);
        let names = first.into_iter().chain(counters).chain(["microseconds"]);
        let mut text = record(names.map(str::to_owned));
        for (job, row) in self.jobs.iter().zip(&self.rows) {
            let line = row.as_ref().and_then(|row| self.record(*job, row));
            text.extend(line);
        }
        text
    }

    fn record(&self, job: Job, row: &Ended) -> Option<String> {
        let (lane, subject) = (self.lanes.get(job.lane)?, self.subjects.get(job.puzzle)?);
        let layout = subject.puzzle.geometry().layout();
        let unique = subject
            .unique
            .map(|is_unique| if is_unique { "yes" } else { "no" });
        let first = [
            subject.name.clone(),
            line(&subject.puzzle, '.'),
            ShapeForm::PLAIN.write(layout),
            subject
                .size
                .map_or_else(String::new, |size| size.to_string()),
            unique.unwrap_or_default().to_owned(),
            lane.algorithm.slug.to_owned(),
            lane.choices(" "),
            job.seed.to_string(),
        ];
        Some(record(first.into_iter().chain(counted(row))))
    }
}

/// The cost of a run, if it found a solution.
fn cost(row: &Ended, metric: Metric) -> Option<u64> {
    match row {
        Ended::Run(row) => is_success(row).then(|| metric.of(row)),
        Ended::Refused => None,
    }
}

/// The cost of a run, with or without a solution.
fn spent(row: &Ended, metric: Metric) -> u64 {
    match row {
        Ended::Run(row) => metric.of(row),
        Ended::Refused => 0,
    }
}

/// The end of a run, its counters and its time, as in the table.
fn counted(row: &Ended) -> Vec<String> {
    let (status, counters, micros) = match row {
        Ended::Run(row) => (row.verdict.slug(), Some(row.counters), Some(row.micros)),
        Ended::Refused => ("refused", None, None),
    };
    let written = |n: Option<u64>| n.map_or_else(String::new, |n| n.to_string());
    let named = counters.unwrap_or_default().named();
    let counts = named.map(|(_, n)| written(n.filter(|_| counters.is_some())));
    let fields = [status.to_owned()].into_iter().chain(counts);
    fields.chain([written(micros)]).collect()
}

/// The median of each group, the lower one of an even number; `None` is more than any number.
fn medians<K: Ord>(costs: impl Iterator<Item = (K, Option<u64>)>) -> BTreeMap<K, Option<u64>> {
    let mut groups: BTreeMap<K, Vec<u64>> = BTreeMap::new();
    for (key, cost) in costs {
        groups
            .entry(key)
            .or_default()
            .push(cost.unwrap_or(u64::MAX));
    }
    let median = |mut costs: Vec<u64>| {
        costs.sort_unstable();
        let middle = costs.len().saturating_sub(1) / 2;
        costs.get(middle).copied().filter(|&cost| cost < u64::MAX)
    };
    groups
        .into_iter()
        .map(|(key, costs)| (key, median(costs)))
        .collect()
}

fn is_success(row: &Row) -> bool {
    row.counters.solutions > 0 && matches!(row.verdict, Verdict::Solved | Verdict::Exhausted)
}

/// The cost that is compared.
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
    /// All metrics, in the order offered.
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
