//! Two to four runs in lock-step.

use super::player::{FRAMES, Player};
use serde::{Deserialize, Serialize};

/// What all have equally much of, beat by beat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// Nodes expanded.
    #[default]
    Node,
    /// Values taken from domains by inference. Who infers nothing goes by nodes.
    Propagation,
    /// Time: the driver gives each the same slices.
    Time,
}

impl Pace {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Node, Self::Propagation, Self::Time];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Node => "node",
            Self::Propagation => "propagation",
            Self::Time => "time",
        }
    }
}

/// The runs of a race; a single run is a race of one.
#[derive(Debug)]
pub struct Race {
    /// The runs.
    pub lanes: Vec<Player>,
    pace: Pace,
    /// How much of what it is paced by each may have had by now.
    beat: u64,
}

/// In one beat a run does at most so many steps, should it never count anything.
const PATIENCE: u32 = 10_000;

impl Race {
    /// At the start.
    pub fn new(lanes: Vec<Player>, pace: Pace) -> Self {
        Self {
            lanes,
            pace,
            beat: 0,
        }
    }

    /// What it is paced by.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Are all at their end?
    pub fn is_over(&self) -> bool {
        self.lanes.iter().all(|lane| lane.verdict().is_some())
    }

    /// Lets each run have so much more of what it is paced by. A run by itself does so many steps.
    pub fn advance(&mut self, beats: u64) {
        self.allow(beats);
        for place in 0..self.lanes.len() {
            self.catch_up(place, beats);
        }
    }

    /// From now on each may have so much more.
    pub(super) fn allow(&mut self, beats: u64) {
        self.beat = self.beat.saturating_add(beats);
    }

    /// Lets a run have what it may.
    pub(super) fn catch_up(&mut self, place: usize, beats: u64) {
        match self.lanes.as_mut_slice() {
            [lane] if beats > FRAMES as u64 => lane.hurry(beats),
            [lane] => lane.advance(beats),
            lanes => {
                let lane = lanes.get_mut(place);
                lane.into_iter()
                    .for_each(|lane| catch_up(lane, self.pace, self.beat));
            }
        }
    }

    /// The place of each run among those that solved it, by what it took; `None` of those that did not. What each took of time
    /// is for the driver to say.
    pub fn ranks(&self, times: &[u64]) -> Vec<Option<usize>> {
        let taken = self.lanes.iter().enumerate().map(|(place, lane)| {
            let time = times.get(place).copied().unwrap_or(0);
            let by_time = self.pace == Pace::Time;
            let spent = if by_time {
                time
            } else {
                spent(lane, self.pace)
            };
            (lane.counters().solutions > 0).then_some(spent)
        });
        let taken: Vec<Option<u64>> = taken.collect();
        let rank = |mine: u64| {
            taken
                .iter()
                .flatten()
                .filter(|&&other| other < mine)
                .count()
                + 1
        };
        taken.iter().map(|mine| mine.map(rank)).collect()
    }
}

/// Steps until the run has had as much as it may.
fn catch_up(lane: &mut Player, pace: Pace, beat: u64) {
    let mut patience = PATIENCE;
    while lane.verdict().is_none() && spent(lane, pace) < beat && patience > 0 {
        lane.hurry(1);
        patience -= 1;
    }
}

/// What a run has had so far.
fn spent(lane: &Player, pace: Pace) -> u64 {
    let counters = lane.counters();
    match pace {
        Pace::Propagation if counters.propagations > 0 => counters.propagations,
        _ => counters.expanded,
    }
}
