//! A job of an experiment: a run that nobody watches.

use super::driver::Clock;
use super::experiment::Row;
use super::message::Report;
use super::plan::Plan;
use crate::lab::{self, Verdict};
use std::ops::ControlFlow;

/// Runs a job to its end, or for so long.
pub(super) fn do_job(job: u32, plan: &Plan, ms: f64, clock: Clock<'_>) -> Report {
    let mut run = match plan.begin() {
        Ok(run) => run,
        Err(fault) => return Report::Failed(job, fault),
    };
    let start = clock();
    let mut events = 0u32;
    let outcome = lab::run(run.as_mut(), plan.limits, &mut |_, _| {
        events = events.wrapping_add(1);
        if events.is_multiple_of(64) && clock() - start > ms {
            return ControlFlow::Break(Verdict::TimeLimit);
        }
        ControlFlow::Continue(())
    });
    Report::Done(Box::new(Row {
        job,
        verdict: outcome.verdict,
        counters: outcome.counters,
        micros: (1000.0 * (clock() - start)) as u64,
    }))
}
