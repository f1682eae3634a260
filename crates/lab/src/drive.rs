//! Drives a run to its end, or to a limit: each has its own verdict.

use super::{Algorithm, Counters, Event, Goal, Happened, Run};
use nonet::board::Solution;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The limits of a run. Time is the caller's matter: see [`run`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// The most nodes expanded.
    pub nodes: u64,
    /// The most bytes held.
    pub memory: u64,
    /// The most solutions found.
    pub solutions: u64,
}

impl Limits {
    /// 256 MiB: what can be expected of a browser's tab.
    pub const MEMORY: u64 = 256 << 20;

    /// Unlimited nodes, [`MEMORY`](Self::MEMORY), and the algorithm's goal.
    pub fn of(algorithm: &Algorithm) -> Self {
        Self {
            nodes: u64::MAX,
            memory: Self::MEMORY,
            solutions: match algorithm.goal {
                Goal::First => 1,
                Goal::All => u64::MAX,
            },
        }
    }

    /// The verdict, if a run is over after this event and with these counts.
    pub fn verdict(&self, happened: Happened, counters: &Counters) -> Option<Verdict> {
        match happened {
            Happened::Solution if counters.solutions >= self.solutions => Some(Verdict::Solved),
            Happened::Exhausted if counters.solutions == 0 => Some(Verdict::NoSolution),
            Happened::Exhausted => Some(Verdict::Exhausted),
            Happened::GaveUp => Some(Verdict::GaveUp),
            Happened::OutOfMemory => Some(Verdict::MemoryLimit),
            _ if counters.memory > self.memory => Some(Verdict::MemoryLimit),
            _ if counters.expanded >= self.nodes => Some(Verdict::NodeLimit),
            _ => None,
        }
    }
}

/// How a run ended. Unlike a puzzle's verdict ([`nonet::solve::Verdict`]) it tells which limit ended it, and to have
/// found what was wanted proves nothing of other solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// It found as many solutions as were wanted.
    Solved,
    /// It found fewer, and there are no more.
    Exhausted,
    /// There is no solution.
    NoSolution,
    /// It used up the nodes allowed.
    NodeLimit,
    /// It used up the memory allowed, or no more was available.
    MemoryLimit,
    /// It used up the time allowed.
    TimeLimit,
    /// It ended without a solution, which proves nothing.
    GaveUp,
    /// The caller stopped it.
    Cancelled,
}

impl Verdict {
    /// Its name in results.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Exhausted => "exhausted",
            Self::NoSolution => "no-solution",
            Self::NodeLimit => "node-limit",
            Self::MemoryLimit => "memory-limit",
            Self::TimeLimit => "time-limit",
            Self::GaveUp => "gave-up",
            Self::Cancelled => "cancelled",
        }
    }
}

/// The end of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub verdict: Verdict,
    /// The first solution found.
    pub solution: Option<Solution>,
    /// The counters.
    pub counters: Counters,
}

/// Steps until the run is over, a limit is reached, or `tick`, which receives every event, breaks with its own
/// verdict ([`Verdict::TimeLimit`], [`Verdict::Cancelled`]).
pub fn run(
    run: &mut dyn Run,
    limits: Limits,
    tick: &mut dyn FnMut(&dyn Run, &Event) -> ControlFlow<Verdict>,
) -> Outcome {
    let mut solution = None;
    let verdict = loop {
        let event = run.step();
        if event.happened == Happened::Solution && solution.is_none() {
            solution = run.solution();
        }
        let told = tick(run, &event);
        if let Some(verdict) = limits.verdict(event.happened, run.counters()) {
            break verdict;
        }
        if let ControlFlow::Break(verdict) = told {
            break verdict;
        }
    };
    Outcome {
        verdict,
        solution,
        counters: *run.counters(),
    }
}
