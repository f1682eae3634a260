//! What the worker is asked, and what its answers change.

use super::model::{Model, Panel, Running, Said, TextPanel};
use super::msg::{Effect, Slow};
use super::{create, inout, questions};
use crate::board::Puzzle;
use crate::protocol::{Answer, Failure, Help, Job, JobId, JobKind, Play, Reply, Request, Verdict};

/// The button of a question was pressed.
pub(super) fn pressed(model: &mut Model, kind: JobKind) -> Vec<Effect> {
    if kind == JobKind::Hint && questions::more_of_the_hint(model) {
        return Vec::new();
    }
    match (questions::of(kind).job)(model) {
        Some(job) => ask(model, kind, job),
        None => Vec::new(),
    }
}

/// Asks the worker for the person. A running job gives way.
pub(super) fn ask(model: &mut Model, kind: JobKind, job: Job) -> Vec<Effect> {
    model.ui.text = TextPanel::Rest;
    model.ui.example.clear();
    if let Some(workspace) = questions::of(kind).workspace {
        model.settings.workspace = workspace;
    }
    if model.ui.engine_lost && kind != JobKind::Craft {
        fail(model, kind, Failure::WorkerDied);
        return Vec::new();
    }
    let mut effects = give_way(model);
    let request = request(model, job);
    model.ui.job = Some(Running {
        id: request.id,
        kind,
        epoch: model.ui.epoch,
        progress: None,
    });
    effects.push(Effect::Ask(request));
    effects
}

fn request(model: &mut Model, job: Job) -> Request {
    model.ui.last_job += 1;
    let id = JobId(model.ui.last_job);
    Request { id, job }
}

fn give_way(model: &mut Model) -> Vec<Effect> {
    let Some(job) = model.ui.job.take() else {
        return Vec::new();
    };
    let mut effects = vec![Effect::Cancel(job.id)];
    effects.extend((questions::of(job.kind).dropped)());
    effects
}

/// Stops the running job. What was counted till then is still an answer.
pub(super) fn cancel(model: &mut Model) -> Vec<Effect> {
    let running = model.ui.job.clone();
    let effects = give_way(model);
    if let Some(job) = running {
        model.say(Said::Cancelled);
        if let Some(progress) = job.progress {
            (questions::of(job.kind).cut_short)(model, progress);
        }
    }
    effects
}

/// Asks for what the chips show, whenever it is neither known nor asked for.
pub(super) fn check(model: &mut Model) -> Option<Effect> {
    if model.ui.engine_lost || model.ui.check.asked.is_some() {
        return None;
    }
    let puzzle = model.checked();
    let known = &model.ui.check.known;
    if puzzle.n_givens() == 0 || known.as_ref().is_some_and(|(about, ..)| *about == puzzle) {
        return None;
    }
    let request = request(model, Job::Play(Play::Check, model.play.position()));
    model.ui.check.asked = Some((request.id, puzzle));
    Some(Effect::Ask(request))
}

/// A worker said something. What nobody waits for any more is dropped.
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
        Reply::Done(id, Answer::Check(verdict, rating)) => {
            if let Some((_, about)) = take_check(model, id) {
                model.ui.check.known = Some((about, verdict.found, rating));
            }
        }
        Reply::Done(id, Answer::Craft(crafted)) => {
            if let Some(job) = take_job(model, id) {
                return create::answered(model, &job, *crafted);
            }
        }
        Reply::Done(id, Answer::Read(found)) => {
            if take_job(model, id).is_some() {
                return inout::take(model, found);
            }
        }
        Reply::Done(id, answer) => {
            if let Some(job) = take_job(model, id) {
                return answered(model, &job, answer);
            }
        }
        Reply::Failed(id, failure) => failed(model, id, failure),
    }
    Vec::new()
}

fn take_check(model: &mut Model, id: JobId) -> Option<(JobId, Puzzle)> {
    model.ui.check.asked.take_if(|(asked, _)| *asked == id)
}

fn take_job(model: &mut Model, id: JobId) -> Option<Running> {
    model.ui.job.take_if(|job| job.id == id)
}

/// The worker with this job died. The board is as it was.
pub(super) fn died(model: &mut Model, id: Option<JobId>) -> Vec<Effect> {
    if let Some(id) = id {
        failed(model, id, Failure::WorkerDied);
    }
    Vec::new()
}

/// What a job of the person's waits for is said.
pub(super) fn slow(model: &mut Model, id: JobId, slow: Slow) {
    if model.ui.job.as_ref().is_some_and(|job| job.id == id) {
        model.say(Said::Slow(slow));
    }
}

/// There is no engine any more: what the user does by hand still works.
pub(super) fn lost(model: &mut Model) {
    model.ui.engine_lost = true;
    model.ui.check.asked = None;
    if let Some(job) = model.ui.job.take() {
        fail(model, job.kind, Failure::WorkerDied);
    }
}

fn failed(model: &mut Model, id: JobId, failure: Failure) {
    if let Some((_, about)) = take_check(model, id) {
        model.ui.check.known = Some((about, Verdict::Undecided, None));
    }
    if let Some(job) = take_job(model, id) {
        fail(model, job.kind, failure);
    }
}

fn fail(model: &mut Model, kind: JobKind, failure: Failure) {
    if kind == JobKind::Craft {
        return create::failed(model, failure);
    }
    model.ui.panel = Panel::Failed(failure);
    model.say(Said::Failed(failure));
}

fn answered(model: &mut Model, job: &Running, answer: Answer) -> Vec<Effect> {
    // The file of solutions is offered however the board has changed: all of it has come.
    if job.epoch != model.ui.epoch && job.kind != JobKind::Save {
        model.say(Said::Outdated);
        return Vec::new();
    }
    questions::answered(model, job, answer)
}

/// Carries the step of the hint, or the one that is chosen from the list, out.
pub(super) fn apply(model: &mut Model) {
    let step = match &model.ui.panel {
        Panel::Hint(Help::Step(step), _) => Some(step.clone()),
        panel => panel.chosen().cloned(),
    };
    if let Some(step) = step {
        model.rest();
        questions::stepped(model, step);
    }
}
