//! A run that can be watched in both directions.
//!
//! A run only goes forward; but the same plan gives the same run, so any position can be reached again. The player keeps
//! *frames* of the last few positions, and *key frames*: copies of the whole run ([`Run::fork`]), at most [`KEYS`] of them,
//! spread evenly by dropping every second whenever there are too many. To go back it takes the nearest key frame and steps
//! on from there; runs too large to be copied are begun anew. So a frame is the same however it was reached, and a step back
//! costs at most the distance to a key frame.
//!
//! Memory, at most: [`KEYS`] times [`KEY_BYTES`] (16 MiB), [`FRAMES`] frames (some kilobytes each), 65,536 events (3 MB),
//! the search tree (1 MB), 1,024 samples (0.2 MB).

use super::curves::Curves;
use super::plan::{Fault, Plan};
use super::trace::Events;
use super::tree::Tree;
use crate::lab::{Counters, Detail, Event, Happened, Run, Snapshot, Verdict};
use std::collections::VecDeque;

/// So many of the last positions are kept as frames.
pub const FRAMES: usize = 64;

/// So many copies of the run are kept.
const KEYS: usize = 64;

/// A run that holds more is not copied.
const KEY_BYTES: u64 = 256 << 10;

/// What can be seen at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Steps done.
    pub position: u64,
    /// What happened in the last of them.
    pub event: Option<Event>,
    /// What was counted.
    pub counters: Counters,
    /// What the state at hand holds.
    pub board: Snapshot,
    /// What only this sort of search has to show.
    pub detail: Detail,
    /// How it ended, if it did so here.
    pub verdict: Option<Verdict>,
}

/// Where a run that plays on by itself is to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Stop {
    /// A cell was branched on.
    Decision,
    /// Something contradicts itself.
    Conflict,
    /// A decision was taken back.
    Backtrack,
    /// The best so far.
    Improvement,
    /// A solution.
    Solution,
}

impl Stop {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Decision,
        Self::Conflict,
        Self::Backtrack,
        Self::Improvement,
        Self::Solution,
    ];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Decision => "decision",
            Self::Conflict => "conflict",
            Self::Backtrack => "backtrack",
            Self::Improvement => "improvement",
            Self::Solution => "solution",
        }
    }

    /// Is this such an event?
    pub fn is(self, event: &Event) -> bool {
        match self {
            Self::Decision => event.happened == Happened::Expanded && event.cell.is_some(),
            Self::Conflict => event.happened == Happened::Conflict,
            Self::Backtrack => event.happened == Happened::Backtrack,
            Self::Improvement => event.happened == Happened::Improvement,
            Self::Solution => event.happened == Happened::Solution,
        }
    }
}

/// A copy of the run at a position.
#[derive(Debug)]
struct Key {
    at: u64,
    run: Box<dyn Run>,
    event: Option<Event>,
}

/// A run, the position that is shown of it, and what was recorded.
#[derive(Debug)]
pub struct Player {
    plan: Plan,
    run: Box<dyn Run>,
    /// Steps that `run` has done.
    at: u64,
    event: Option<Event>,
    verdict: Option<Verdict>,
    /// The frames up to `at`, without a gap; empty while it hurries.
    frames: VecDeque<Frame>,
    /// The position that is shown: among the frames, or `at`.
    shown: u64,
    /// Where it is going, if it is on its way.
    goal: Option<u64>,
    keys: Vec<Key>,
    /// A key frame at each multiple of it.
    stride: u64,
    /// The farthest position ever reached, and the verdict if that is the end.
    farthest: (u64, Option<Verdict>),
    events: Events,
    tree: Tree,
    curves: Curves,
}

impl Player {
    /// At the beginning of a run.
    ///
    /// # Errors
    /// Says why the plan cannot be carried out.
    pub fn new(plan: Plan) -> Result<Self, Fault> {
        let run = plan.begin()?;
        let mut player = Self {
            plan,
            run,
            at: 0,
            event: None,
            verdict: None,
            frames: VecDeque::new(),
            shown: 0,
            goal: None,
            keys: Vec::new(),
            stride: 32,
            farthest: (0, None),
            events: Events::default(),
            tree: Tree::default(),
            curves: Curves::default(),
        };
        player.curves.add(0, player.run.as_ref());
        player.capture();
        Ok(player)
    }

    /// What it plays.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The position that is shown.
    pub fn position(&self) -> u64 {
        self.shown
    }

    /// The farthest position reached so far, which the scrubber ends at.
    pub fn farthest(&self) -> u64 {
        self.farthest.0
    }

    /// The counters of the run itself, wherever it is.
    pub fn counters(&self) -> &Counters {
        self.run.counters()
    }

    /// How the run ended, if it did and the end is shown.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict.filter(|_| self.shown == self.at)
    }

    /// Ends the run here: time is over, or somebody stopped it.
    pub fn end(&mut self, verdict: Verdict) {
        if self.verdict.is_none() {
            self.verdict = Some(verdict);
            self.capture();
        }
    }

    /// What was recorded: the events, the search tree, the counters over time.
    pub fn recorded(&self) -> (&Events, &Tree, &Curves) {
        (&self.events, &self.tree, &self.curves)
    }

    /// What can be seen at the position that is shown.
    pub fn frame(&self) -> Frame {
        let place = (self.at - self.shown) as usize;
        let kept = self.frames.len().checked_sub(place + 1);
        match kept.and_then(|place| self.frames.get(place)) {
            Some(frame) => frame.clone(),
            None => self.see(),
        }
    }

    /// Goes on by so many steps, at most to the end. The last of them become frames.
    pub fn advance(&mut self, steps: u64) {
        self.hurry(steps.saturating_sub(FRAMES as u64));
        for _ in 0..steps.min(FRAMES as u64) {
            if self.shown < self.at {
                self.shown += 1;
            } else if self.verdict.is_none() {
                self.step();
                self.capture();
            }
        }
    }

    /// Goes on by so many steps, at most to the end, and keeps no frames but that of the end.
    pub fn hurry(&mut self, steps: u64) {
        self.goal = None;
        let known = steps.min(self.at - self.shown);
        self.shown += known;
        if steps == known || self.verdict.is_some() {
            return;
        }
        self.frames.clear();
        for _ in known..steps {
            self.step();
            if self.verdict.is_some() {
                return self.capture();
            }
        }
    }

    /// Goes on until something of this sort happens, at most so many steps: has it happened, or is this the end?
    pub fn advance_to(&mut self, stop: Stop, steps: u64) -> bool {
        let is_there = |event: Option<Event>| event.is_some_and(|event| stop.is(&event));
        for _ in 0..steps {
            if self.verdict().is_some() {
                return true;
            }
            if self.shown < self.at {
                self.shown += 1;
                if is_there(self.frame().event) {
                    return true;
                }
                continue;
            }
            self.frames.clear();
            self.step();
            self.shown = self.at;
            if is_there(self.event) || self.verdict.is_some() {
                self.capture();
                return true;
            }
        }
        false
    }

    /// Goes to a position that was reached before, or to the farthest. Steps may be needed: [`work`](Self::work) does them.
    pub fn seek(&mut self, position: u64) {
        let position = position.min(self.farthest.0);
        let kept = self.frames.len() as u64;
        if position <= self.at && position + kept > self.at {
            self.shown = position;
            self.goal = None;
            return;
        }
        if position < self.at {
            self.restart_before(position);
        }
        self.frames.clear();
        self.shown = self.at;
        self.goal = Some(position);
    }

    /// Does at most so many of the steps that are needed to be where it is to go. Is it there?
    pub fn work(&mut self, steps: u64) -> bool {
        let Some(goal) = self.goal else { return true };
        for _ in 0..steps {
            if self.at >= goal {
                break;
            }
            self.step();
            if goal - self.at < FRAMES as u64 {
                self.capture();
            }
        }
        if self.at < goal {
            return false;
        }
        self.goal = None;
        self.capture();
        self.shown = self.at;
        true
    }

    /// One step of the run.
    fn step(&mut self) {
        let event = self.run.step();
        self.at += 1;
        self.shown = self.at;
        self.event = Some(event);
        let counters = self.run.counters();
        self.verdict = self.plan.limits.verdict(event.happened, counters);
        if self.at > self.farthest.0 {
            self.record(event);
        } else if self.at == self.farthest.0 {
            self.verdict = self.farthest.1;
        }
    }

    /// Notes what was never reached before.
    fn record(&mut self, event: Event) {
        self.farthest = (self.at, self.verdict);
        self.events.push(event);
        self.tree.add(&event);
        if self.curves.wants(self.at) {
            self.curves.add(self.at, self.run.as_ref());
        }
        if self.at.is_multiple_of(self.stride) {
            self.copy();
        }
    }

    /// Keeps a key frame, if the run is small enough.
    fn copy(&mut self) {
        if self.run.counters().memory > KEY_BYTES {
            return;
        }
        let Some(run) = self.run.fork() else { return };
        self.keys.push(Key {
            at: self.at,
            run,
            event: self.event,
        });
        if self.keys.len() > KEYS {
            self.stride *= 2;
            let stride = self.stride;
            self.keys.retain(|key| key.at.is_multiple_of(stride));
        }
    }

    /// Puts the run to a key frame before a position, or to the beginning.
    fn restart_before(&mut self, position: u64) {
        let early = position.saturating_sub(FRAMES as u64 - 1);
        let keys = self.keys.iter().rev();
        let key = keys.into_iter().find(|key| key.at <= early);
        let copy = key.and_then(|key| Some((key.at, key.run.fork()?, key.event)));
        let anew = || Some((0, self.plan.begin().ok()?, None));
        if let Some((at, run, event)) = copy.or_else(anew) {
            (self.at, self.run, self.event) = (at, run, event);
            self.verdict = None;
        }
    }

    /// Keeps what can be seen now as a frame.
    fn capture(&mut self) {
        let frame = self.see();
        match self.frames.back() {
            Some(last) if last.position == self.at => _ = self.frames.pop_back(),
            Some(last) if last.position + 1 == self.at => {}
            _ => self.frames.clear(),
        }
        self.frames.push_back(frame);
        if self.frames.len() > FRAMES {
            self.frames.pop_front();
        }
    }

    fn see(&self) -> Frame {
        Frame {
            position: self.at,
            event: self.event,
            counters: *self.run.counters(),
            board: self.run.board(),
            detail: self.run.detail(),
            verdict: self.verdict,
        }
    }
}
