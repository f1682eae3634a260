//! Gathering the puzzles of an experiment, with signs of life.

use super::clock::{Clock, Reply};
use super::message::Report;
use super::study::Study;
use std::ops::ControlFlow;

/// Milliseconds between two signs of life.
const SIGN: f64 = 100.0;

/// Gathers the puzzles of the experiment in this file; empty if the file is not an experiment.
pub(super) fn gather(file: &str, clock: Clock<'_>, reply: Reply<'_>) {
    let mut signed = clock();
    let gathered = Study::read(file).map(|study| {
        study.source.gather(&mut |n| {
            let now = clock();
            if now - signed > SIGN {
                signed = now;
                reply(Report::Gathering(n));
            }
            ControlFlow::Continue(())
        })
    });
    reply(Report::Gathered(gathered.unwrap_or_default()));
}
