//! Repeating the runs of a hand-in.

use super::work::{LaneRecord, Prediction, Record, Work, status};
use watch::{Fault, Repeat, Repeated, read_setup};

/// The most memory for repeating a run, in MiB, whatever its link says.
const MEMORY: u64 = 2048;

/// The result of repeating a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// It came out as recorded.
    Same,
    /// This came out differently: the name of a counter, `steps`, `status` or `predictions`.
    Differs(String),
    /// There is no such run.
    NoRun,
    /// It took too long to repeat.
    TooLong,
}

/// A run to be repeated, and its place in the work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The index of the task.
    pub task: usize,
    /// The index of the record.
    pub record: usize,
    /// The index of the run in the record.
    pub lane: usize,
    /// What to repeat, unless there is no such run.
    pub repeat: Option<Repeat>,
}

/// All runs of a pupil's work, to be repeated.
pub fn checks(work: &Work) -> Vec<Check> {
    let mut checks = Vec::new();
    for (task, done) in work.done.iter().enumerate() {
        for (place, record) in done.runs.iter().enumerate() {
            checks.extend((0..record.lanes.len()).map(|lane| Check {
                task,
                record: place,
                lane,
                repeat: repeat(record, lane),
            }));
        }
    }
    checks
}

fn repeat(record: &Record, lane: usize) -> Option<Repeat> {
    let (Some(mut setup), Some(puzzle)) = read_setup(&record.run) else {
        return None;
    };
    if setup.lanes.len() != record.lanes.len() {
        return None;
    }
    setup.memory = setup.memory.min(MEMORY);
    let written = record.lanes.get(lane)?;
    let named = setup.lanes.get(lane)?.written();
    let plan = setup.plans(&puzzle).into_iter().nth(lane)?;
    (named == written.algorithm).then(|| Repeat {
        plan,
        steps: written.steps,
        decisions: predicted(record, lane).iter().map(|one| one.step).collect(),
    })
}

/// The predictions about a run, by step.
fn predicted(record: &Record, lane: usize) -> Vec<Prediction> {
    let own = record.predictions.iter().filter(|one| one.lane == lane);
    let mut own: Vec<Prediction> = own.copied().collect();
    own.sort_by_key(|one| one.step);
    own
}

impl Check {
    /// Compares what was recorded with what came out.
    pub fn finding(&self, work: &Work, came: &Result<Repeated, Fault>) -> Finding {
        let done = work.done.get(self.task);
        let record = done.and_then(|done| done.runs.get(self.record));
        let lane = record.and_then(|record| Some((record, record.lanes.get(self.lane)?)));
        match (lane, came) {
            (Some((record, lane)), Ok(came)) => compared(record, self.lane, lane, came),
            _ => Finding::NoRun,
        }
    }
}

fn compared(record: &Record, place: usize, lane: &LaneRecord, came: &Repeated) -> Finding {
    let differs = |what: &str| Finding::Differs(what.to_owned());
    if came.steps < lane.steps {
        return match came.verdict {
            Some(_) => differs("steps"),
            None => Finding::TooLong,
        };
    }
    let named = came.counters.named();
    let other = lane.counters.iter().find(|(name, count)| {
        !named
            .iter()
            .any(|(known, value)| known == name && value == count)
    });
    if let Some((name, _)) = other {
        return differs(name);
    }
    if lane.counters.len() != named.len() {
        return differs("counters");
    }
    if lane.status != status(came.verdict) {
        return differs("status");
    }
    let truths = predicted(record, place);
    let is_so = |(one, cell): (&Prediction, &Option<_>)| Some(one.truth) == *cell;
    match truths.iter().zip(&came.cells).all(is_so) {
        true => Finding::Same,
        false => differs("predictions"),
    }
}
