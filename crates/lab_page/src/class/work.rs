//! One pupil's work on an assignment.

use super::assignment::Assignment;
use lab::{Counters, Verdict};
use nonet::board::Cell;

/// The most runs kept of a task.
const MAX_RECORDS: usize = 40;

/// The most predictions kept of a run.
const MAX_PREDICTIONS: usize = 1000;

/// One pupil's work on an assignment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// The assignment.
    pub assignment: Assignment,
    /// The pupil's name; may be empty.
    pub name: String,
    /// The work, task by task.
    pub done: Vec<Done>,
}

/// The work on a task.
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
    /// The state of each run.
    pub lanes: Vec<LaneRecord>,
    /// The predictions.
    pub predictions: Vec<Prediction>,
}

/// The state of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaneRecord {
    /// The algorithm, with its options as in a link.
    pub algorithm: String,
    /// Steps done.
    pub steps: u64,
    /// How it ended; `stopped` if it did not end.
    pub status: String,
    /// Its counters, by name.
    pub counters: Vec<(String, Option<u64>)>,
}

/// A guess, and the right answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// The index of the run that it was about.
    pub lane: usize,
    /// The step that answered it.
    pub step: u64,
    /// The cell guessed.
    pub guess: Cell,
    /// The right cell.
    pub truth: Cell,
}

/// The status of a run that did not end, or was ended by hand.
const STOPPED: &str = "stopped";

impl LaneRecord {
    /// The state of a run after these steps.
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

    /// The counter of this name.
    pub fn count(&self, name: &str) -> Option<u64> {
        let counter = self.counters.iter().find(|(known, _)| known == name);
        counter.and_then(|(_, count)| *count)
    }
}

/// The status of a run; one that was ended by hand counts as stopped.
pub(super) fn status(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        None | Some(Verdict::Cancelled | Verdict::TimeLimit) => STOPPED,
        Some(verdict) => verdict.slug(),
    }
}

impl Work {
    /// Work with nothing done yet.
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

    /// Records the state of a link's runs, unless they have been farther before.
    pub fn note_runs(&mut self, run: &str, lanes: Vec<LaneRecord>) {
        let Some(record) = self.record(run) else {
            return;
        };
        let far = |lanes: &[LaneRecord]| lanes.iter().map(|lane| lane.steps).sum::<u64>();
        if far(&lanes) > far(&record.lanes) || record.lanes.is_empty() {
            record.lanes = lanes;
        }
    }

    /// Records a prediction, only one for each step.
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

    /// How many predictions were right, and how many there are.
    pub fn predicted(&self) -> (usize, usize) {
        let all = self.runs.iter().flat_map(|record| &record.predictions);
        let right = all.clone().filter(|one| one.guess == one.truth);
        (right.count(), all.count())
    }
}
