//! Repeating a run that somebody has written down: the same plan gives the same counts.

use super::plan::{Fault, Plan};
use super::stop::Stop;
use crate::board::Cell;
use crate::lab::{Counters, Verdict};
use serde::{Deserialize, Serialize};

/// A run to be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeat {
    /// What to run.
    pub plan: Plan,
    /// How many steps of it.
    pub steps: u64,
    /// The steps at which somebody says that a cell was branched on, ascending.
    pub decisions: Vec<u64>,
}

/// How it stands after these steps, or earlier, if that is its end or the time was up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeated {
    /// Steps done.
    pub steps: u64,
    /// What was counted.
    pub counters: Counters,
    /// How it ended, if it has.
    pub verdict: Option<Verdict>,
    /// The cells that were branched on, for each of the steps asked about.
    pub cells: Vec<Option<Cell>>,
}

impl Repeat {
    /// Repeats it until `is_late` says that this takes too long.
    ///
    /// # Errors
    /// Says why there is no such run.
    pub fn run(&self, is_late: &mut dyn FnMut() -> bool) -> Result<Repeated, Fault> {
        let mut run = self.plan.begin()?;
        let mut wanted = self.decisions.iter().copied().peekable();
        let (mut steps, mut verdict, mut cells) = (0, None, Vec::new());
        while steps < self.steps && verdict.is_none() && !is_late() {
            let event = run.step();
            steps += 1;
            verdict = self.plan.limits.verdict(event.happened, run.counters());
            while wanted.next_if(|&at| at <= steps).is_some() {
                cells.push(event.cell.filter(|_| Stop::Decision.is(&event)));
            }
        }
        cells.resize(self.decisions.len(), None);
        Ok(Repeated {
            steps,
            counters: *run.counters(),
            verdict,
            cells,
        })
    }
}
