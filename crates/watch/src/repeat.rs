//! Repeating a recorded run: the same plan gives the same counts.

use super::plan::{Fault, Plan};
use super::stop::Stop;
use lab::{Counters, Verdict};
use nonet::board::Cell;
use serde::{Deserialize, Serialize};

/// A run to be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeat {
    /// The plan of the run.
    pub plan: Plan,
    /// How many of its steps.
    pub steps: u64,
    /// The steps at which a cell is said to have been branched on, ascending.
    pub decisions: Vec<u64>,
}

/// The state after these steps, or earlier, at the end of the run or of the time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeated {
    /// Steps done.
    pub steps: u64,
    /// The counters.
    pub counters: Counters,
    /// How it ended, if it did.
    pub verdict: Option<Verdict>,
    /// The cells that were branched on, at each of the steps asked about.
    pub cells: Vec<Option<Cell>>,
}

impl Repeat {
    /// Repeats it until `is_late` returns true.
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
