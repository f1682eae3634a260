//! Runs that are not watched: a job of an experiment, a repeated run.

use super::clock::{Clock, Reply};
use super::experiment::Row;
use super::message::Report;
use super::plan::Plan;
use super::repeat::Repeat;
use lab::{self, Verdict};
use std::ops::ControlFlow;

/// Milliseconds between two signs of life.
const SIGN: f64 = 100.0;

/// Runs a job to its end, or for this long.
pub(super) fn do_job(job: u32, plan: &Plan, ms: f64, clock: Clock<'_>, reply: Reply<'_>) {
    let mut run = match plan.begin() {
        Ok(run) => run,
        Err(fault) => return reply(Report::Failed(job, fault)),
    };
    let start = clock();
    let mut is_late = signs(ms, clock, &mut *reply);
    let outcome = lab::run(run.as_mut(), plan.limits, &mut |_, _| {
        if is_late() {
            return ControlFlow::Break(Verdict::TimeLimit);
        }
        ControlFlow::Continue(())
    });
    drop(is_late);
    reply(Report::Done(Box::new(Row {
        job,
        verdict: outcome.verdict,
        counters: outcome.counters,
        micros: (1000.0 * (clock() - start)) as u64,
    })));
}

/// Repeats a run in at most this many milliseconds, with signs of life.
pub(super) fn do_repeat(number: u32, repeat: &Repeat, ms: f64, clock: Clock<'_>, reply: Reply<'_>) {
    let repeated = repeat.run(&mut signs(ms, clock, &mut *reply));
    reply(Report::Repeated(number, Box::new(repeated)));
}

/// A callback for every event: gives signs of life, and returns whether this many milliseconds have passed.
fn signs<'a>(ms: f64, clock: Clock<'a>, reply: Reply<'a>) -> impl FnMut() -> bool {
    let start = clock();
    let mut signed = start;
    let mut events = 0u32;
    move || {
        events = events.wrapping_add(1);
        if !events.is_multiple_of(64) {
            return false;
        }
        let now = clock();
        if now - signed > SIGN {
            signed = now;
            reply(Report::Working);
        }
        now - start > ms
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lane;
    use lab::{Limits, algorithm};
    use nonet::board::{Geometry, Puzzle};
    use std::cell::Cell;

    #[test]
    fn a_job_gives_signs_and_ends_in_time() {
        let lane = Lane::usual(algorithm("depth-first").expect("there is one"));
        let limits = Limits {
            nodes: u64::MAX,
            memory: 1 << 30,
            solutions: u64::MAX,
        };
        let empty = Puzzle::empty(Geometry::classic());
        let plan = Plan::new(lane.algorithm, &lane.options, 1, &empty, limits);
        let (now, mut said) = (Cell::new(0.0), Vec::new());
        let clock = || now.replace(now.get() + 30.0);
        do_job(7, &plan, 1000.0, &clock, &mut |report| said.push(report));
        let Some(Report::Done(row)) = said.pop() else {
            panic!("{said:?}");
        };
        assert_eq!((row.job, row.verdict), (7, Verdict::TimeLimit));
        assert!(said.iter().all(|report| *report == Report::Working));
        let n_signs = said.len();
        assert!((5..=10).contains(&n_signs), "{n_signs} signs in a second");
    }
}
