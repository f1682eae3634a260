//! What the answers of the workers change.

use super::ask::{ask, unanswered};
use super::model::{Model, Panel, Running, Status};
use super::msg::{Effect, Slow};
use super::questions;
use crate::create::making;
use crate::learn::lesson::Steps;
use crate::learn::reading;
use crate::text::{inout, qr, shared_step};
use answers::protocol::{Answer, Failure, HintResult, JobId, JobKind, Reply, Verdict};
use nonet::board::{Digit, Puzzle};
use std::sync::Arc;

/// The button of a question was pressed.
pub(super) fn pressed(model: &mut Model, kind: JobKind) -> Vec<Effect> {
    model.ui.timer.is_stopped = false; // show the board again before saying anything about it
    let question = questions::of(kind);
    if (question.more)(model) {
        return Vec::new();
    }
    match (question.job)(model) {
        Some(job) => ask(model, kind, job),
        None => Vec::new(),
    }
}

/// A worker replied. Unexpected replies are dropped.
pub(super) fn replied(model: &mut Model, reply: Reply) -> Vec<Effect> {
    match reply {
        Reply::Ready | Reply::Alive(_) => {}
        Reply::Progress(id, progress) => {
            if let Some(job) = model.ui.job.as_mut().filter(|job| job.id == id) {
                job.progress = Some(progress);
            }
        }
        Reply::Part(id, text) => {
            if model.ui.job.as_ref().is_some_and(|job| job.id == id) {
                return vec![Effect::Collect(text)];
            }
        }
        Reply::Done(id, Answer::Check(verdict)) => {
            if let Some((_, about)) = take_check(model, id) {
                model.ui.verdicts.learn(about, verdict);
            }
        }
        Reply::Done(id, Answer::Solve(ref solved)) if is_solution(model, id) => {
            solved_unasked(
                model,
                solved.solution.as_deref().filter(|_| solved.count == 1),
            );
        }
        Reply::Done(id, Answer::Er(er)) => {
            let asked = model.ui.asked.er.take_if(|(asked, _)| *asked == id);
            if let Some((_, about)) = asked {
                model.rated(about, er);
            }
        }
        Reply::Done(id, Answer::Craft(crafted)) if qr::is_asked(model, id) => {
            return qr::came(model, *crafted);
        }
        Reply::Done(id, Answer::Craft(crafted)) => {
            if let Some(job) = take_job(model, id) {
                return making::answered(model, &job, *crafted);
            }
        }
        Reply::Done(id, Answer::Read(found)) => {
            if take_job(model, id).is_some() {
                return inout::take(model, found);
            }
        }
        Reply::Done(id, Answer::Import(found, n_sheets)) => {
            if take_job(model, id).is_some() {
                return inout::imported(model, *found, n_sheets);
            }
        }
        Reply::Done(id, Answer::Show(steps)) if shared_step::is_asked(model, id) => {
            shared_step::came(model, steps);
        }
        Reply::Done(id, Answer::Show(steps)) => reading::steps_came(model, id, Steps::Here(steps)),
        Reply::Done(id, answer) => {
            if let Some(job) = take_job(model, id) {
                return answered(model, &job, answer);
            }
        }
        Reply::Failed(id, failure) => return failed(model, id, failure),
    }
    Vec::new()
}

fn take_check(model: &mut Model, id: JobId) -> Option<(JobId, Puzzle)> {
    model.ui.asked.verdict.take_if(|(asked, _)| *asked == id)
}

/// Was this the request for the solution that a switch needs?
fn is_solution(model: &Model, id: JobId) -> bool {
    let asked = model.ui.asked.solution.as_ref();
    asked.is_some_and(|(asked, _)| *asked == id)
}

/// Keeps the solution of the puzzle that was asked about; `None` if there will be none.
fn solved_unasked(model: &mut Model, solution: Option<&[Digit]>) {
    if let Some((_, about)) = model.ui.asked.solution.take() {
        model.ui.solutions.learn(about, solution.map(Arc::from));
    }
}

fn take_job(model: &mut Model, id: JobId) -> Option<Running> {
    model.ui.job.take_if(|job| job.id == id)
}

/// Tells the user what a job is waiting for.
pub(super) fn slow(model: &mut Model, id: JobId, slow: Slow) {
    if model.ui.job.as_ref().is_some_and(|job| job.id == id) {
        model.say(Status::Slow(slow));
    }
}

/// The engine is lost; the board still works by hand.
pub(super) fn lost(model: &mut Model) -> Vec<Effect> {
    model.ui.engine_lost = true;
    model.ui.asked.verdict = None;
    model.ui.asked.solution = None;
    match model.ui.job.take() {
        Some(job) => fail(model, job.kind, Failure::NoEngine),
        None => Vec::new(),
    }
}

fn failed(model: &mut Model, id: JobId, failure: Failure) -> Vec<Effect> {
    if let Some((_, about)) = take_check(model, id) {
        model.ui.verdicts.learn(about, Verdict::Undecided);
    }
    if is_solution(model, id) {
        solved_unasked(model, None);
    }
    reading::steps_came(model, id, Steps::Failed(failure));
    if qr::is_asked(model, id) {
        qr::failed(model, failure);
    }
    if shared_step::is_asked(model, id) {
        shared_step::came(model, Vec::new());
    }
    match take_job(model, id) {
        Some(job) => fail(model, job.kind, failure),
        None => Vec::new(),
    }
}

/// Passes a failure on. Create and Text handle theirs: the questions do not know these modules.
fn fail(model: &mut Model, kind: JobKind, failure: Failure) -> Vec<Effect> {
    match kind {
        JobKind::Craft => making::failed(model, failure),
        JobKind::Read => return inout::not_imported(model, failure),
        _ => unanswered(model, failure),
    }
    Vec::new()
}

fn answered(model: &mut Model, job: &Running, answer: Answer) -> Vec<Effect> {
    if job.epoch != model.ui.epoch && !questions::of(job.kind).outlives_edits {
        model.say(Status::Outdated);
        return Vec::new();
    }
    questions::answered(model, job, answer)
}

/// Carries out the step of the hint, or the one chosen from the list.
pub(super) fn apply(model: &mut Model) {
    let step = match &model.ui.panel {
        Panel::Hint(HintResult::Step(step), _) => Some(step.clone()),
        panel => panel.chosen().cloned(),
    };
    if let Some(step) = step {
        questions::stepped(model, step);
    }
}
