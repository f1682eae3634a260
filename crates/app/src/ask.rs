//! Requests to the workers.

use super::model::{Model, Panel, Running, Status, TextPanel};
use super::msg::Effect;
use super::questions;
use super::settings::switches::Switch;
use answers::protocol::{
    Deep, Failure, Job, JobId, JobKind, Position, Quick, Request, Verdict, WorkshopJob,
};
use nonet::board::Puzzle;

/// Asks the worker on behalf of the user, ending any running job.
pub(super) fn ask(model: &mut Model, kind: JobKind, job: Job) -> Vec<Effect> {
    model.ui.text = TextPanel::Rest;
    let question = questions::of(kind);
    if let Some(workspace) = question.workspace {
        model.settings.workspace = workspace;
    }
    if model.ui.engine_lost && !question.outlives_engine {
        unanswered(model, Failure::NoEngine);
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

/// A request with a fresh number.
pub(super) fn request(model: &mut Model, job: Job) -> Request {
    model.ui.last_job += 1;
    let id = JobId(model.ui.last_job);
    Request { id, job }
}

/// Ends the running job.
pub(super) fn give_way(model: &mut Model) -> Vec<Effect> {
    let Some(job) = model.ui.job.take() else {
        return Vec::new();
    };
    let mut effects = vec![Effect::Cancel(job.id)];
    effects.extend((questions::of(job.kind).dropped)());
    effects
}

/// Stops the running job. Its count so far is still shown.
pub(super) fn cancel(model: &mut Model) -> Vec<Effect> {
    let running = model.ui.job.clone();
    let effects = give_way(model);
    if let Some(job) = running {
        model.say(Status::Cancelled);
        if let Some(progress) = job.progress {
            (questions::of(job.kind).cut_short)(model, progress);
        }
    }
    effects
}

/// Asks for what the chips show, if it is neither known nor already asked for.
pub(super) fn chips(model: &mut Model) -> Vec<Effect> {
    if model.ui.engine_lost {
        return Vec::new();
    }
    let mut effects = Vec::from_iter(verdict(model));
    effects.extend(er(model));
    effects.extend(solution(model));
    effects
}

/// The solution of the givens, if a switch needs it.
fn solution(model: &mut Model) -> Option<Effect> {
    let is_on = |&switch: &Switch| model.settings.switches.is_on(switch);
    if model.ui.asked.solution.is_some() || !Switch::TELLING.iter().any(is_on) {
        return None;
    }
    let puzzle = model.play.givens();
    let is_one = model.ui.verdicts.about(&puzzle) == Some(Verdict::One);
    if !is_one || model.ui.solutions.about(&puzzle).is_some() {
        return None;
    }
    let request = request(model, Job::Quick(Quick::Solve, Position::of(&puzzle)));
    model.ui.asked.solution = Some((request.id, puzzle));
    Some(Effect::Ask(request))
}

fn verdict(model: &mut Model) -> Option<Effect> {
    if model.ui.asked.verdict.is_some() {
        return None;
    }
    let unknown =
        |puzzle: &Puzzle| puzzle.n_givens() > 0 && model.ui.verdicts.about(puzzle).is_none();
    let puzzle = model.judged().into_iter().find(unknown)?;
    let request = request(model, Job::Quick(Quick::Check, Position::of(&puzzle)));
    model.ui.asked.verdict = Some((request.id, puzzle));
    Some(Effect::Ask(request))
}

/// A rating that fails is not asked for again, unless another puzzle has come between.
fn er(model: &mut Model) -> Option<Effect> {
    let puzzle = model.play.posed();
    let is_one = model.ui.verdicts.about(&puzzle) == Some(Verdict::One);
    let is_rated = is_one && puzzle.geometry().boxes() == Some((3, 3)) && !puzzle.is_full();
    let asked = model.ui.asked.er.as_ref();
    let is_asked = asked.is_some_and(|(_, about)| *about == puzzle);
    if !is_rated || is_asked || model.ui.ers.about(&puzzle).is_some() {
        return None;
    }
    let request = request(model, Job::Deep(Deep::Er, Position::of(&puzzle)));
    model.ui.asked.er = Some((request.id, puzzle));
    Some(Effect::Ask(request))
}

/// Asks the workshop.
pub(super) fn craft(model: &mut Model, position: Position, what: WorkshopJob) -> Vec<Effect> {
    model.ui.create.note = None;
    model.ui.create.batch = None;
    ask(model, JobKind::Craft, Job::Craft(what, position))
}

/// Shows and announces that no answer came, or that none will.
pub(super) fn unanswered(model: &mut Model, failure: Failure) {
    model.show(Panel::Failed(failure));
    model.say(Status::Failed(failure));
}
