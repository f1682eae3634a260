//! A run that can be watched in both directions.
//!
//! A run only goes forward, but the same plan gives the same run, so any position can be reached again. The player
//! keeps *frames* of the last few positions, and *key frames*: evenly spaced copies of the whole run
//! ([`Run::fork`]). To go back it takes the last key frame before the position and steps on from there; runs too
//! large to be copied restart. So a frame is the same however it was reached, and a step back costs at most the
//! distance from a key frame.
//!
//! Maximum memory: the key frames (16 MiB), [`FRAMES`] frames (some kilobytes each), 65,536 events (3 MB), the
//! search tree (16 MB), 1,024 samples (0.2 MB).

use super::curves::Curves;
use super::events::Events;
use super::keys::Keys;
use super::plan::{Fault, Plan};
use super::stop::Stop;
use super::tree::Tree;
use lab::{Counters, DeadEnd, Detail, Event, Happened, Run, Snapshot, Verdict, Waiting};
use nonet::board::{Digit, DigitSet};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// How many of the last positions are kept as frames.
pub const FRAMES: usize = 64;

/// How many of the waiting states are shown.
const NEXT: usize = 6;

/// The board of the next decision is sought on a copy of the run: the most bytes that a run to be copied may hold,
/// and the most steps.
const AHEAD: (u64, u64) = (32 << 20, 100_000);

/// What can be seen at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Steps done.
    pub position: u64,
    /// The event of the last step.
    pub event: Option<Event>,
    /// The counters.
    pub counters: Counters,
    /// The current state.
    pub board: Snapshot,
    /// The detail of this kind of search.
    pub detail: Detail,
    /// The states that it takes next from its frontier, if it has one.
    pub waiting: Option<Waiting>,
    /// What has no candidate or place left, if this is a dead end.
    pub dead_ends: Vec<DeadEnd>,
    /// How it ended, if it ended here.
    pub verdict: Option<Verdict>,
}

/// What is known of the next decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ahead {
    /// The board on which it is made: its digits, and what each cell may still hold, if the algorithm keeps domains.
    Board(Vec<Option<Digit>>, Vec<DigitSet>),
    /// The run ends without another decision.
    NoMore,
    /// It may come later than it was sought, or the run is too large to be copied.
    TooFar,
}

/// A run, the position shown, and the record.
#[derive(Debug)]
pub struct Player {
    plan: Plan,
    run: Box<dyn Run>,
    /// Steps done by `run`.
    at: u64,
    event: Option<Event>,
    verdict: Option<Verdict>,
    /// The frames up to `at`, without a gap; empty while hurrying.
    frames: VecDeque<Frame>,
    /// The position shown: one of the frames, or `at`.
    shown: u64,
    /// The position it is moving to, if any.
    goal: Option<u64>,
    keys: Keys,
    /// The farthest position ever reached, and the verdict if that is the end.
    farthest: (u64, Option<Verdict>),
    events: Events,
    tree: Tree,
    curves: Curves,
}

impl Player {
    /// A player at the beginning of a run.
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
            keys: Keys::default(),
            farthest: (0, None),
            events: Events::default(),
            tree: Tree::default(),
            curves: Curves::default(),
        };
        player.curves.add(0, player.run.as_ref());
        player.capture();
        Ok(player)
    }

    /// The plan of its run.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The position shown.
    pub fn position(&self) -> u64 {
        self.shown
    }

    /// The farthest position reached so far, where the scrubber ends.
    pub fn farthest(&self) -> u64 {
        self.farthest.0
    }

    /// The counters at the position shown.
    pub fn counters(&self) -> &Counters {
        self.kept()
            .map_or_else(|| self.run.counters(), |frame| &frame.counters)
    }

    /// How the run ended, if it has and its end is shown.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict.filter(|_| self.shown == self.at)
    }

    /// The event of the last step before the position shown.
    pub fn event(&self) -> Option<Event> {
        self.kept().map_or(self.event, |frame| frame.event)
    }

    /// Ends the run here, as its time is up or it was stopped.
    pub fn end(&mut self, verdict: Verdict) {
        if self.verdict.is_none() {
            self.verdict = Some(verdict);
            self.capture();
        }
    }

    /// The record: the events, the search tree, the counters over time.
    pub fn recorded(&self) -> (&Events, &Tree, &Curves) {
        (&self.events, &self.tree, &self.curves)
    }

    /// What can be seen at the position shown.
    pub fn frame(&self) -> Frame {
        self.kept().map_or_else(|| self.see(), Frame::clone)
    }

    /// The board on which the next decision is made. The run itself stays where it is.
    pub fn ahead(&self) -> Ahead {
        if self.verdict().is_some() {
            return Ahead::NoMore;
        }
        let board = match self.steps_to_decision() {
            Some(0) => return Ahead::NoMore,
            steps => steps.and_then(|steps| self.board_of_decision(steps)),
        };
        board.map_or(Ahead::TooFar, |board| {
            Ahead::Board(board.digits.digits().to_vec(), board.domains)
        })
    }

    /// How many steps it is to the next decision: 0 if none comes before the end; `None` if unknown.
    fn steps_to_decision(&self) -> Option<u64> {
        let mut run = self.copy()?;
        for steps in 1..=AHEAD.1 {
            let event = run.step();
            if Stop::Decision.is(&event) {
                return Some(steps);
            }
            let limits = &self.plan.limits;
            if limits.verdict(event.happened, run.counters()).is_some() {
                return Some(0);
            }
        }
        None
    }

    /// The board on which the decision after this many steps is made.
    fn board_of_decision(&self, steps: u64) -> Option<Snapshot> {
        let family = self.plan.row()?.family;
        let mut run = self.copy()?;
        for _ in 0..steps - u64::from(!family.shows_expanded()) {
            run.step();
        }
        Some(run.board())
    }

    /// A second run at the position shown, unless it is too large or too far.
    fn copy(&self) -> Option<Box<dyn Run>> {
        if self.run.counters().memory > AHEAD.0 {
            return None;
        }
        let here = self.run.fork().filter(|_| self.shown == self.at);
        let key = || self.keys.before(self.shown);
        let anew = || Some((0, self.plan.begin().ok()?, None));
        let copy = here.map(|run| (self.at, run, None));
        let (at, mut run, _) = copy.or_else(key).or_else(anew)?;
        if self.shown - at > AHEAD.1 {
            return None;
        }
        for _ in at..self.shown {
            run.step();
        }
        Some(run)
    }

    /// The frame of the position shown, if there is one.
    fn kept(&self) -> Option<&Frame> {
        let place = (self.at - self.shown) as usize;
        self.frames.get(self.frames.len().checked_sub(place + 1)?)
    }

    /// Advances by this many steps, or to the end. The last of them become frames.
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

    /// Advances by this many steps, or to the end, keeping only the last frame.
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

    /// Advances, by at most this many steps, until one of these events. Has it happened, or is this the end?
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

    /// Goes to a position that was reached before, at most the farthest. That may need steps: [`work`](Self::work)
    /// does them.
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

    /// Does at most this many of the steps still needed to reach its goal. Is it reached?
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

    /// Records an event at a position never reached before.
    fn record(&mut self, event: Event) {
        self.farthest = (self.at, self.verdict);
        self.events.push(event);
        self.tree.add(self.at, &event);
        if self.curves.wants(self.at) {
            self.curves.add(self.at, self.run.as_ref());
        }
        self.keys.offer(self.at, self.run.as_ref(), self.event);
    }

    /// Returns the run to the last key frame before a position, or to the beginning.
    fn restart_before(&mut self, position: u64) {
        let early = position.saturating_sub(FRAMES as u64 - 1);
        let copy = self.keys.before(early);
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

    fn dead_ends(&self) -> Vec<DeadEnd> {
        let happened = self.event.map(|event| event.happened);
        match happened {
            Some(Happened::Conflict | Happened::GaveUp | Happened::Exhausted) => {
                self.run.dead_ends()
            }
            _ => Vec::new(),
        }
    }

    fn see(&self) -> Frame {
        Frame {
            position: self.at,
            event: self.event,
            counters: *self.run.counters(),
            board: self.run.board(),
            detail: self.run.detail(),
            waiting: self.run.waiting(NEXT),
            dead_ends: self.dead_ends(),
            verdict: self.verdict,
        }
    }
}
