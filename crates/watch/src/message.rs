//! The messages between the laboratory's page and its worker.

use super::curves::Curves;
use super::experiment::Row;
use super::plan::{Fault, Plan};
use super::player::{Ahead, Frame, Player};
use super::race::Pace;
use super::repeat::{Repeat, Repeated};
use super::stop::Stop;
use super::subjects::Gathered;
use super::trace::Trace;
use super::tree::{Drawing, Pair, View};
use lab::models::Export;
use lab::{Counters, DeadEnd, Detail, Event, Verdict, Waiting};
use nonet::board::{Cell, Digit, DigitSet};
use serde::{Deserialize, Serialize};

/// A command from the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// Put these runs at their start. The number distinguishes them from earlier ones.
    Begin(u32, Vec<Plan>, Pace),
    /// Run on, this many steps in a thousand seconds; 0 is full speed.
    Play(u64),
    /// Pause.
    Pause,
    /// One step, or a beat of a race.
    Step,
    /// One step back.
    Back,
    /// Run until one of these happens, in this run of a race or, if none is named, in any.
    RunTo(Stop, Option<u8>),
    /// Show this position.
    Seek(u64),
    /// Run to this position, which may not have been reached yet.
    Reach(u64),
    /// Go to where this node of a run's search tree was first visited.
    Visit(u8, u32),
    /// Draw this part of a run's search tree.
    Draw(u8, View),
    /// Draw this part of two runs' merged search tree.
    Merge([u8; 2], View),
    /// Bring each of two runs to where it visited its node with this number.
    Meet([u8; 2], [u32; 2]),
    /// Stop for good, keeping what was found so far.
    Cancel,
    /// From now on, when the runs pause, also show the board on which each decides next (true), or stop doing so.
    Predict(bool),
    /// The last report has been drawn: the next may come.
    Seen,
    /// Write the trace.
    Trace(Trace),
    /// Write the model of this run's puzzle as text.
    Model(Export, Plan),
    /// Do this job of an experiment, within this many milliseconds.
    Job(u32, Plan, u32),
    /// Gather the puzzles of an experiment, given in the form of a file.
    Gather(String),
    /// Repeat this run, within this many milliseconds.
    Repeat(u32, Box<Repeat>, u32),
}

impl Command {
    /// Is it answered at once, unless a step takes longer?
    pub fn is_answered(&self) -> bool {
        !matches!(
            self,
            Self::Play(_) | Self::RunTo(..) | Self::Reach(_) | Self::Seen
        )
    }
}

/// A report from the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// It is listening.
    Ready,
    /// The following reports are about the runs with this number.
    Begun(u32),
    /// This run cannot begin.
    Refused(u8, Fault),
    /// The present look of a run.
    Shown(u8, Box<Shot>),
    /// The runs' common position, and the farthest reached: in steps, or in beats of a race.
    At(u64, u64),
    /// The record of a run: counters over time, the search tree.
    Recorded(u8, Curves, Box<Drawing>),
    /// Two search trees merged.
    Merged(Box<Pair>),
    /// The runs have paused, at a goal or at their end. In a race, the rank of each run.
    Paused(Vec<Option<u8>>),
    /// The awaited event has happened: in this run, at this step.
    Met(u8, u64, Event),
    /// The trace.
    Trace(Trace, String),
    /// A model as text; empty if the plan's board is invalid.
    Model(Export, String),
    /// A job is under way. Sent every tenth of a second.
    Working,
    /// This many puzzles have been gathered. Sent every tenth of a second.
    Gathering(u32),
    /// The puzzles of an experiment.
    Gathered(Gathered),
    /// A job is done.
    Done(Box<Row>),
    /// A run was repeated, or there is no such run.
    Repeated(u32, Box<Result<Repeated, Fault>>),
    /// A job cannot be done.
    Failed(u32, Fault),
}

/// A [`Frame`] in the form sent to the page. Not the frame itself: its board is a puzzle, and to read one, the page
/// would make the shape of the board anew for every report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    /// Steps done.
    pub position: u64,
    /// The event of the last step.
    pub event: Option<Event>,
    /// The counters.
    pub counters: Counters,
    /// The digits on the board.
    pub digits: Vec<Option<Digit>>,
    /// The digits that each cell may still hold; empty if the algorithm keeps no domains.
    pub domains: Vec<DigitSet>,
    /// Cells that break a rule, or have no digit left.
    pub conflicts: Vec<Cell>,
    /// The cells that the last step changed.
    pub touched: Vec<Cell>,
    /// The detail of this kind of search.
    pub detail: Detail,
    /// The states that it takes next from its frontier, if it has one.
    pub waiting: Option<Waiting>,
    /// What has no candidate or place left, if this is a dead end.
    pub dead_ends: Vec<DeadEnd>,
    /// How it ended, if it has.
    pub verdict: Option<Verdict>,
    /// Microseconds taken so far.
    pub micros: u64,
    /// What is known of the next decision, if it was asked for.
    pub ahead: Option<Ahead>,
}

impl Shot {
    /// The frame that a player shows.
    pub fn of(player: &Player, micros: u64) -> Self {
        let Frame {
            position,
            event,
            counters,
            board,
            detail,
            waiting,
            dead_ends,
            verdict,
        } = player.frame();
        Self {
            position,
            event,
            counters,
            digits: board.digits.digits().to_vec(),
            domains: board.domains,
            conflicts: board.conflicts,
            touched: board.touched,
            detail,
            waiting,
            dead_ends,
            verdict,
            micros,
            ahead: None,
        }
    }

    /// The frame with what is known of the player's next decision.
    pub fn looking_ahead(self, player: &Player) -> Self {
        let ahead = Some(player.ahead());
        Self { ahead, ..self }
    }

    /// The look while predicting: the board on which the next decision is made, if known, without the marks of the
    /// last step.
    pub fn asked(&self) -> Self {
        let Some(Ahead::Board(digits, domains)) = self.ahead.clone() else {
            return self.clone();
        };
        Self {
            digits,
            domains,
            conflicts: Vec::new(),
            touched: Vec::new(),
            dead_ends: Vec::new(),
            event: None,
            ..self.clone()
        }
    }
}
