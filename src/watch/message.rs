//! What the laboratory's page and its worker say to each other.

use super::curves::Curves;
use super::experiment::Row;
use super::picture::Picture;
use super::plan::{Fault, Plan};
use super::player::{Frame, Player};
use super::race::Pace;
use super::stop::Stop;
use super::tree::Place;
use crate::board::{Cell, Digit, DigitSet};
use crate::lab::models::Export;
use crate::lab::{Counters, Event, Verdict};
use serde::{Deserialize, Serialize};

/// What the page wants of the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// Put these runs at their start. The number tells them from those before.
    Begin(u32, Vec<Plan>, Pace),
    /// Run on, so many steps in a thousand seconds; 0 is as fast as it can.
    Play(u64),
    /// Stand still.
    Pause,
    /// One step, or a beat of a race.
    Step,
    /// One step back.
    Back,
    /// Run on to the next of these.
    RunTo(Stop),
    /// Show this position.
    Seek(u64),
    /// Stop for good, with what was found so far.
    Cancel,
    /// The last report has been drawn: the next one may come.
    Seen,
    /// The trace as CSV or, if true, as JSON.
    Trace(bool),
    /// The model of this run's puzzle as text.
    Model(Export, Plan),
    /// Do this job of an experiment, within so many milliseconds.
    Job(u32, Plan, u32),
}

impl Command {
    /// Is it answered at once, unless a step lasts longer?
    pub fn is_answered(&self) -> bool {
        !matches!(self, Self::Play(_) | Self::RunTo(_) | Self::Seen)
    }
}

/// What the worker has to say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Report {
    /// It listens.
    Ready,
    /// What follows is about the runs with this number.
    Begun(u32),
    /// This run cannot be begun.
    Refused(u8, Fault),
    /// What a run looks like now.
    Shown(u8, Box<Shot>),
    /// Where the runs are together, and the farthest that they were: steps, or beats of a race.
    At(u64, u64),
    /// What was recorded of a run: counters over time, the search tree, how many nodes it has.
    Recorded(u8, Curves, Vec<Place>, u64),
    /// It stands still: it is where it was to go, or at its end. The place of each run, if this is a race.
    Paused(Vec<Option<u8>>),
    /// The trace; is it JSON?
    Trace(bool, String),
    /// A model as text; empty if there is no such board.
    Model(Export, String),
    /// A job is being done. Said every tenth of a second.
    Working,
    /// A job is done.
    Done(Box<Row>),
    /// A job cannot be done.
    Failed(u32, Fault),
}

/// A frame, as it crosses to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    /// Steps done.
    pub position: u64,
    /// What happened in the last of them.
    pub event: Option<Event>,
    /// What was counted.
    pub counters: Counters,
    /// What stands on the board.
    pub digits: Vec<Option<Digit>>,
    /// What each cell may still hold; empty if the algorithm keeps no domains.
    pub domains: Vec<DigitSet>,
    /// Cells that break a rule, or have no digit left.
    pub conflicts: Vec<Cell>,
    /// The cells that the last step changed.
    pub touched: Vec<Cell>,
    /// What only this sort of search has to show.
    pub picture: Picture,
    /// How it ended, if it did.
    pub verdict: Option<Verdict>,
    /// Microseconds that it has taken so far.
    pub micros: u64,
}

impl Shot {
    /// What a player shows.
    pub fn of(player: &Player, micros: u64) -> Self {
        let Frame {
            position,
            event,
            counters,
            board,
            detail,
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
            picture: detail.into(),
            verdict,
            micros,
        }
    }
}
