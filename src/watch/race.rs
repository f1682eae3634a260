//! Two to four runs in lock-step.
//!
//! A race goes on beat by beat. By nodes or by propagations the same beat finds each run at the same step, so the race can
//! be put to any beat that it reached: it notes now and then where its runs stood ([`MARKS`]), goes back to the mark before
//! and runs on from there. By time it goes back to marks only, and what came after is forgotten when it runs on.

use super::player::{FRAMES, Player};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

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

/// How a run goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gait {
    /// Keeping frames of its last steps, to go back to.
    Walk,
    /// Keeping none: where steps take microseconds, frames take most of the time.
    Run,
}

/// The runs of a race; a single run is a race of one.
#[derive(Debug)]
pub struct Race {
    /// The runs.
    pub lanes: Vec<Player>,
    pace: Pace,
    /// How much of what it is paced by each may have had by now; by time, how often all had a turn.
    beat: u64,
    /// The farthest beat.
    farthest: u64,
    /// Where it is going, if it is on its way.
    goal: Option<u64>,
    /// Oldest first, at least a stride of beats apart.
    marks: Vec<Mark>,
    stride: u64,
}

/// Where the runs stood at a beat.
#[derive(Clone, Debug)]
struct Mark {
    at: u64,
    positions: Vec<u64>,
}

/// So many marks are kept; then every second is dropped, and the next are made half as often.
const MARKS: usize = 1024;

/// In one beat a run does at most so many steps, should it never count anything.
const PATIENCE: u32 = 10_000;

impl Race {
    /// At the start.
    pub fn new(lanes: Vec<Player>, pace: Pace) -> Self {
        Self {
            lanes,
            pace,
            beat: 0,
            farthest: 0,
            goal: None,
            marks: Vec::new(),
            stride: 1,
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

    /// Where it is and the farthest that it was: beats, or steps of a run by itself.
    pub fn position(&self) -> (u64, u64) {
        match self.lanes.as_slice() {
            [lane] => (lane.position(), lane.farthest()),
            _ => (self.beat, self.farthest),
        }
    }

    /// Goes to a position that was reached before. Steps may be needed: [`work`](Self::work) does them.
    pub fn seek(&mut self, position: u64) {
        if let [lane] = self.lanes.as_mut_slice() {
            return lane.seek(position);
        }
        let goal = position.min(self.farthest);
        let by_time = self.pace == Pace::Time;
        if goal < self.beat || by_time {
            let mark = self.marks.iter().rev().find(|mark| mark.at <= goal);
            self.beat = mark.map_or(0, |mark| mark.at);
            for (place, lane) in self.lanes.iter_mut().enumerate() {
                lane.seek(mark.map_or(0, |mark| mark.positions[place]));
            }
        }
        self.goal = Some(if by_time { self.beat } else { goal });
    }

    /// Does at most so many steps of a run, or beats, of those that are needed to be where it is to go. Is it there?
    pub fn work(&mut self, steps: u64) -> bool {
        if !self.lanes.iter_mut().all(|lane| lane.work(steps)) {
            return false;
        }
        let goal = self.goal.unwrap_or(self.beat);
        let beats = goal.saturating_sub(self.beat).min(steps);
        if beats > 0 {
            self.advance(beats);
            self.goal = Some(goal);
        }
        self.beat >= goal
    }

    /// Lets each run have so much more of what it is paced by. A run by itself does so many steps.
    pub fn advance(&mut self, beats: u64) {
        self.allow(beats);
        for place in 0..self.lanes.len() {
            self.catch_up(place, beats, Gait::Walk);
        }
    }

    /// From now on each may have so much more.
    pub(super) fn allow(&mut self, beats: u64) {
        // Runs that are on their way to a mark go there first.
        self.lanes
            .iter_mut()
            .for_each(|lane| _ = lane.work(u64::MAX));
        self.goal = None;
        self.mark();
        if self.pace == Pace::Time {
            self.marks.retain(|mark| mark.at <= self.beat);
            self.farthest = self.beat;
        }
        self.beat = self.beat.saturating_add(beats);
        self.farthest = self.farthest.max(self.beat);
    }

    /// Notes where the runs stand, unless that was a moment ago.
    fn mark(&mut self) {
        let next = self.marks.last().map_or(0, |mark| mark.at + self.stride);
        if self.beat < next || self.lanes.len() < 2 {
            return;
        }
        self.marks.push(Mark {
            at: self.beat,
            positions: self.lanes.iter().map(Player::position).collect(),
        });
        if self.marks.len() > MARKS {
            self.stride *= 2;
            let mut place = 0;
            self.marks.retain(|_| {
                place += 1;
                place % 2 == 1
            });
        }
    }

    /// Lets a run have what it may.
    pub(super) fn catch_up(&mut self, place: usize, beats: u64, gait: Gait) {
        match self.lanes.as_mut_slice() {
            [lane] if gait == Gait::Run || beats > FRAMES as u64 => lane.hurry(beats),
            [lane] => lane.advance(beats),
            lanes => {
                let lane = lanes.get_mut(place);
                let due = self.beat - beats + 1..=self.beat;
                lane.into_iter()
                    .for_each(|lane| catch_up(lane, self.pace, due.clone()));
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

/// Steps until the run has had as much as it may, beat by beat: where it is after a beat does not depend on how many beats
/// were given at once.
fn catch_up(lane: &mut Player, pace: Pace, due: RangeInclusive<u64>) {
    if pace == Pace::Time {
        return lane.hurry(due.end() - due.start() + 1);
    }
    for beat in due {
        let mut patience = PATIENCE;
        while lane.verdict().is_none() && spent(lane, pace) < beat && patience > 0 {
            lane.hurry(1);
            patience -= 1;
        }
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
