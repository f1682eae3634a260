//! A race of two to four runs in lock-step.
//!
//! A race proceeds beat by beat. Paced by nodes or by propagations, a beat always finds each run at the same step,
//! so the race can return to any beat that it has reached: it regularly marks the positions of its runs
//! ([`MARKS`]), goes back to the mark before that beat and runs on from there. Paced by time it goes back only to
//! marks, and what came later is discarded when it runs on.

use super::player::{FRAMES, Player};
use super::stop::Stop;
use lab::Event;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The quantity of which all runs get the same amount in each beat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// Nodes expanded.
    #[default]
    Node,
    /// Values removed from domains by inference. A run that infers nothing is paced by nodes.
    Propagation,
    /// Time: the driver gives each run equal slices.
    Time,
}

impl Pace {
    /// All paces, in the order offered.
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

/// How a run advances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gait {
    /// Keeping frames of its last steps, so that it can go back.
    Walk,
    /// Without frames, which would take most of the time if steps take microseconds.
    Run,
}

/// The event that a race ran to: in which run, and at which of its steps.
pub type Met = (usize, u64, Event);

/// The runs of a race; a single run is a race of one.
#[derive(Debug)]
pub struct Race {
    /// The runs.
    pub lanes: Vec<Player>,
    pace: Pace,
    /// How much each run may have used by now of what paces the race; for time, how many turns each has had.
    beat: u64,
    /// The farthest beat reached.
    farthest: u64,
    /// The position it is moving to, if any.
    goal: Option<u64>,
    /// The positions of the runs at the beat, if they have diverged since.
    together: Option<Vec<u64>>,
    /// The marks, oldest first, at least a stride of beats apart.
    marks: Vec<Mark>,
    stride: u64,
    /// The event that it last ran to.
    met: Option<Met>,
}

/// The positions of the runs at a beat.
#[derive(Clone, Debug)]
struct Mark {
    at: u64,
    positions: Vec<u64>,
}

/// How many marks are kept; beyond that every second one is dropped, and new ones are made half as often.
const MARKS: usize = 1024;

/// The most steps of a run in one beat, in case it never counts anything.
const PATIENCE: u32 = 10_000;

impl Race {
    /// A race at its start.
    pub fn new(lanes: Vec<Player>, pace: Pace) -> Self {
        Self {
            lanes,
            pace,
            beat: 0,
            farthest: 0,
            goal: None,
            together: None,
            marks: Vec::new(),
            stride: 1,
            met: None,
        }
    }

    /// What paces it.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Have all runs ended?
    pub fn is_over(&self) -> bool {
        self.lanes.iter().all(|lane| lane.verdict().is_some())
    }

    /// Its position, and the farthest that it has reached: in beats, or in steps if there is only one run.
    pub fn position(&self) -> (u64, u64) {
        match self.lanes.as_slice() {
            [lane] => (lane.position(), lane.farthest()),
            _ => (self.beat, self.farthest),
        }
    }

    /// Goes to a position that was reached before. That may need steps: [`work`](Self::work) does them.
    pub fn seek(&mut self, position: u64) {
        if let [lane] = self.lanes.as_mut_slice() {
            return lane.seek(position);
        }
        self.rejoin();
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

    /// Sends runs individually to steps that they reached before; the beat stays, and they return to it before the
    /// race continues. [`work`](Self::work) does the steps that this needs.
    pub(super) fn part(&mut self, goals: &[Option<u64>]) {
        let here = || self.lanes.iter().map(Player::position).collect();
        if self.together.is_none() {
            self.together = Some(here());
        }
        self.goal = None;
        for (lane, goal) in self.lanes.iter_mut().zip(goals) {
            goal.iter().for_each(|&goal| lane.seek(goal));
        }
    }

    /// Sends runs that have diverged back to their common beat.
    fn rejoin(&mut self) {
        let together = self.together.take().unwrap_or_default();
        for (lane, position) in self.lanes.iter_mut().zip(together) {
            lane.seek(position);
        }
    }

    /// Does at most this many of the steps, or beats, still needed to reach its goal. Is it reached?
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

    /// Advances by at most this many steps or beats to this position, reached before or not. Is it there, or is
    /// this the end?
    pub fn reach(&mut self, position: u64, steps: u64) -> bool {
        let (at, _) = self.position();
        self.advance(steps.min(position.saturating_sub(at)));
        self.position().0 >= position || self.is_over()
    }

    /// Lets each run have this much more of what paces the race. A single run does this many steps.
    pub fn advance(&mut self, beats: u64) {
        self.allow(beats);
        for place in 0..self.lanes.len() {
            self.catch_up(place, beats, Gait::Walk);
        }
    }

    /// Advances, by at most this many steps or beats, until one of these events: in this run or, if none is named,
    /// in any. A race stops at the end of the beat. Has it happened, or is this the end?
    pub fn advance_to(&mut self, stop: Stop, wanted: Option<usize>, beats: u64) -> bool {
        self.met = None;
        if let [lane] = self.lanes.as_mut_slice() {
            let was_over = lane.verdict().is_some();
            let is_done = lane.advance_to(stop, beats);
            self.met = met(0, lane, stop).filter(|_| is_done && !was_over);
            return is_done;
        }
        for _ in 0..beats {
            let has_ended = |place: usize| {
                self.lanes
                    .get(place)
                    .is_none_or(|lane: &Player| lane.verdict().is_some())
            };
            if wanted.map_or_else(|| self.is_over(), has_ended) {
                return true;
            }
            self.allow(1);
            for place in 0..self.lanes.len() {
                self.watch_for(stop, place, wanted);
            }
            if self.met.is_some() {
                return true;
            }
        }
        false
    }

    /// Lets a run have its part of a beat, and keeps the first of these events, if it is awaited in this run.
    fn watch_for(&mut self, stop: Stop, place: usize, wanted: Option<usize>) {
        let (beat, pace, found) = (self.beat, self.pace, &mut self.met);
        let is_wanted = wanted.is_none_or(|wanted| wanted == place);
        for lane in self.lanes.iter_mut().skip(place).take(1) {
            catch_up(lane, pace, beat..=beat, &mut |lane| {
                if is_wanted && found.is_none() {
                    *found = met(place, lane, stop);
                }
            });
        }
    }

    /// The event that it last ran to.
    pub fn met(&self) -> Option<Met> {
        self.met
    }

    /// Allows each run this much more.
    pub(super) fn allow(&mut self, beats: u64) {
        // Runs on their way to a mark, or diverged, go back first.
        self.rejoin();
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

    /// Marks the positions of the runs, unless the last mark is recent.
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

    /// Lets a run use what it is allowed.
    pub(super) fn catch_up(&mut self, place: usize, beats: u64, gait: Gait) {
        match self.lanes.as_mut_slice() {
            [lane] if gait == Gait::Run || beats > FRAMES as u64 => lane.hurry(beats),
            [lane] => lane.advance(beats),
            lanes => {
                let lane = lanes.get_mut(place);
                let due = self.beat - beats + 1..=self.beat;
                lane.into_iter()
                    .for_each(|lane| catch_up(lane, self.pace, due.clone(), &mut |_| {}));
            }
        }
    }

    /// The rank of each run among those that found a solution, by what it used; `None` for the others. `times` are
    /// the times that the driver measured.
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

/// The last step's event of a run, if it is one of these.
fn met(place: usize, lane: &Player, stop: Stop) -> Option<Met> {
    let event = lane.event().filter(|event| stop.is(event))?;
    Some((place, lane.position(), event))
}

/// Steps until the run has used what it is allowed, beat by beat: its position after a beat does not depend on how
/// many beats were given at once. `seen` is called after every step.
fn catch_up(
    lane: &mut Player,
    pace: Pace,
    due: RangeInclusive<u64>,
    seen: &mut dyn FnMut(&Player),
) {
    for beat in due {
        let mut patience = if pace == Pace::Time { 1 } else { PATIENCE };
        let is_due = |lane: &Player| pace == Pace::Time || spent(lane, pace) < beat;
        while lane.verdict().is_none() && is_due(lane) && patience > 0 {
            lane.hurry(1);
            seen(lane);
            patience -= 1;
        }
    }
}

/// What a run has used so far.
fn spent(lane: &Player, pace: Pace) -> u64 {
    let counters = lane.counters();
    match pace {
        Pace::Propagation if counters.propagations > 0 => counters.propagations,
        _ => counters.expanded,
    }
}
