//! What one pupil does with an assignment.

use super::assignment::Assignment;
use crate::board::Cell;
use crate::lab::{Counters, Verdict};

/// Runs kept of a task, at most.
const MAX_RECORDS: usize = 40;

/// Predictions kept of a run, at most.
const MAX_PREDICTIONS: usize = 1000;

/// What one pupil does with an assignment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// What is to be done.
    pub assignment: Assignment,
    /// Who does it; may be empty.
    pub name: String,
    /// What was done, task by task.
    pub done: Vec<Done>,
}

/// What was done for a task.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// The answer.
    pub answer: String,
    /// The runs that were watched, each as far as it got.
    pub runs: Vec<Record>,
}

/// A run, or a race, and how far it got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The link that sets it up.
    pub run: String,
    /// How each run stands.
    pub lanes: Vec<LaneRecord>,
    /// What was predicted.
    pub predictions: Vec<Prediction>,
}

/// How a run stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaneRecord {
    /// The algorithm, with its options as in a link.
    pub algorithm: String,
    /// Steps done.
    pub steps: u64,
    /// How it ended; `stopped` if it did not.
    pub status: String,
    /// What was counted, by name.
    pub counters: Vec<(String, Option<u64>)>,
}

/// A guess, and what it turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// The index of the run that it was about.
    pub lane: usize,
    /// The step that answered it.
    pub step: u64,
    /// The cell guessed.
    pub guess: Cell,
    /// The cell that it was.
    pub truth: Cell,
}

/// The status of a run that did not end, or was ended by hand.
const STOPPED: &str = "stopped";

impl LaneRecord {
    /// How a run stands after these steps.
    pub fn new(
        algorithm: String,
        steps: u64,
        verdict: Option<Verdict>,
        counters: &Counters,
    ) -> Self {
        let named = counters.named().into_iter();
        Self {
            algorithm,
            steps,
            status: status(verdict).to_owned(),
            counters: named
                .map(|(name, count)| (name.to_owned(), count))
                .collect(),
        }
    }

    /// What was counted under this name.
    pub fn count(&self, name: &str) -> Option<u64> {
        let counter = self.counters.iter().find(|(known, _)| known == name);
        counter.and_then(|(_, count)| *count)
    }
}

/// A run that was ended by hand stopped there, no more.
pub(super) fn status(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        None | Some(Verdict::Cancelled | Verdict::TimeLimit) => STOPPED,
        Some(verdict) => verdict.slug(),
    }
}

impl Work {
    /// Nothing done yet.
    pub fn new(assignment: Assignment) -> Self {
        let done = vec![Done::default(); assignment.tasks.len()];
        Self {
            assignment,
            name: String::new(),
            done,
        }
    }
}

impl Done {
    /// The record of the run with this link, a new one if there is room.
    fn record(&mut self, run: &str) -> Option<&mut Record> {
        let known = self.runs.iter().position(|record| record.run == run);
        if known.is_none() && self.runs.len() < MAX_RECORDS {
            self.runs.push(Record {
                run: run.to_owned(),
                ..Record::default()
            });
        }
        let last = self.runs.len().checked_sub(1);
        known
            .or(last)
            .and_then(|place| self.runs.get_mut(place))
            .filter(|record| record.run == run)
    }

    /// Notes how the runs of a link stand, unless they have been farther.
    pub fn note_runs(&mut self, run: &str, lanes: Vec<LaneRecord>) {
        let Some(record) = self.record(run) else {
            return;
        };
        let far = |lanes: &[LaneRecord]| lanes.iter().map(|lane| lane.steps).sum::<u64>();
        if far(&lanes) > far(&record.lanes) || record.lanes.is_empty() {
            record.lanes = lanes;
        }
    }

    /// Notes a prediction; the same step is predicted once.
    pub fn note_prediction(&mut self, run: &str, prediction: Prediction) {
        let Some(record) = self.record(run) else {
            return;
        };
        let at = |known: &Prediction| (known.lane, known.step);
        let is_new = !record
            .predictions
            .iter()
            .any(|known| at(known) == at(&prediction));
        if is_new && record.predictions.len() < MAX_PREDICTIONS {
            record.predictions.push(prediction);
        }
    }

    /// Predictions that were right, and all.
    pub fn predicted(&self) -> (usize, usize) {
        let all = self.runs.iter().flat_map(|record| &record.predictions);
        let right = all.clone().filter(|one| one.guess == one.truth);
        (right.count(), all.count())
    }
}
