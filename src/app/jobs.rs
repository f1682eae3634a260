//! What the worker is asked, and what its answers change.

use super::model::{Asked, Model, Panel, Running, Said, Switch, TextPanel, Workspace};
use super::msg::{Action, Effect, Slow};
use super::play::{By, Cause, Square};
use super::update::{rest, say, show};
use super::{create, inout, paths, solutions};
use crate::board::{Cell, Digit, Puzzle};
use crate::logic::{Deduction, Propagation, Step};
use crate::protocol::{Answer, Failure, Help, Job, JobId, Proof, Reply, Request, Solved, Verdict};

/// How far a hint is told before it is carried out.
pub(super) const HINT_LEVELS: usize = 4;

/// A button was pressed that asks the worker.
pub(super) fn pressed(model: &mut Model, action: Action) -> Vec<Effect> {
    if action == Action::Hint && more_of_the_hint(model) {
        return Vec::new();
    }
    let wanted = model.settings.order.wanted();
    let (asked, job) = match (action, model.play.position()) {
        (Action::Propagate, position) => (
            Asked::Propagate,
            Job::Propagate(position, model.settings.reach),
        ),
        (Action::Step, position) => (Asked::Step, Job::Propagate(position, model.settings.reach)),
        (Action::Hint, position) => (Asked::Hint, Job::Hint(position, wanted)),
        (Action::Steps, position) => (Asked::Steps, Job::Steps(position, wanted)),
        (Action::Path, position) => (Asked::Path, Job::Path(position, wanted)),
        (Action::Solve, position) => (Asked::Solve, Job::Solve(position)),
        (Action::Count, position) => (Asked::Count, Job::Count(position)),
        (Action::Diagnose, position) => (Asked::Diagnose, Job::Diagnose(position)),
        (Action::Possible, position) => (Asked::Possible, Job::Possible(position)),
        (Action::Estimate, position) => (Asked::Estimate, Job::Estimate(position, seed(model))),
        (Action::Save, position) => (Asked::Save, Job::Save(position)),
        (_, position) => (Asked::Rate, Job::Rate(position)),
    };
    ask(model, asked, job)
}

/// The step that is shown is asked to prove itself, on the board that it was found on.
pub(super) fn prove(model: &mut Model) -> Vec<Effect> {
    let Some(step) = paths::shown(&model.ui.panel).cloned() else {
        return Vec::new();
    };
    let position = paths::found_on(model);
    ask(model, Asked::Prove, Job::Prove(position, step))
}

/// Asks the worker for the person. A running job gives way.
pub(super) fn ask(model: &mut Model, asked: Asked, job: Job) -> Vec<Effect> {
    model.ui.text = TextPanel::Rest;
    model.ui.example.clear();
    if matches!(asked, Asked::Count | Asked::Diagnose) {
        model.settings.workspace = Workspace::Solutions; // also where Solve's panel proposes it
    }
    if model.ui.engine_lost && asked != Asked::Craft {
        fail(model, asked, Failure::WorkerDied);
        return Vec::new();
    }
    let mut effects = give_way(model);
    let request = request(model, job);
    model.ui.job = Some(Running {
        id: request.id,
        asked,
        epoch: model.ui.epoch,
        progress: None,
    });
    effects.push(Effect::Ask(request));
    effects
}

/// A hint that is shown tells more at the next press, and is carried out at the last.
fn more_of_the_hint(model: &mut Model) -> bool {
    let Panel::Hint(Help::Step(_), level) = &mut model.ui.panel else {
        return false;
    };
    if *level >= HINT_LEVELS {
        apply(model);
        return true;
    }
    *level += 1;
    if let Panel::Hint(help, level) = model.ui.panel.clone() {
        say(model, Said::Hint(help, level));
    }
    true
}

fn request(model: &mut Model, job: Job) -> Request {
    model.ui.last_job += 1;
    let id = JobId(model.ui.last_job);
    Request { id, job }
}

fn give_way(model: &mut Model) -> Vec<Effect> {
    match model.ui.job.take() {
        Some(job) if job.asked == Asked::Save => vec![Effect::Cancel(job.id), Effect::Discard],
        Some(job) => vec![Effect::Cancel(job.id)],
        None => Vec::new(),
    }
}

/// Another one for each job, and the same when a session is played again.
fn seed(model: &Model) -> u64 {
    u64::from(model.ui.last_job)
}

/// Stops the running job. What was counted till then is still an answer.
pub(super) fn cancel(model: &mut Model) -> Vec<Effect> {
    let running = model.ui.job.clone();
    let effects = give_way(model);
    if let Some(job) = running {
        say(model, Said::Cancelled);
        solutions::cut_short(model, &job);
    }
    effects
}

/// The puzzle that the chips speak of: the givens, or without any, the board.
pub(super) fn checked(model: &Model) -> Puzzle {
    let givens = model.play.givens();
    if givens.n_givens() > 0 {
        givens
    } else {
        model.play.board()
    }
}

/// Asks for what the chips show, whenever it is neither known nor asked for.
pub(super) fn check(model: &mut Model) -> Option<Effect> {
    if model.ui.engine_lost || model.ui.check.asked.is_some() {
        return None;
    }
    let puzzle = checked(model);
    let known = &model.ui.check.known;
    if puzzle.n_givens() == 0 || known.as_ref().is_some_and(|(about, ..)| *about == puzzle) {
        return None;
    }
    let request = request(model, Job::Check(model.play.position()));
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
        Reply::Done(id, Answer::Save(count, complete)) => {
            if take_job(model, id).is_some() {
                return solutions::saved(model, count, complete);
            }
        }
        Reply::Done(id, Answer::Check(_, verdict, rating)) => {
            if let Some((_, about)) = take_check(model, id) {
                model.ui.check.known = Some((about, verdict, rating));
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
                answered(model, &job, answer);
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
        say(model, Said::Slow(slow));
    }
}

/// There is no engine any more: what the user does by hand still works.
pub(super) fn lost(model: &mut Model) {
    model.ui.engine_lost = true;
    model.ui.check.asked = None;
    if let Some(job) = model.ui.job.take() {
        fail(model, job.asked, Failure::WorkerDied);
    }
}

fn failed(model: &mut Model, id: JobId, failure: Failure) {
    if let Some((_, about)) = take_check(model, id) {
        model.ui.check.known = Some((about, Verdict::Undecided, None));
    }
    if let Some(job) = take_job(model, id) {
        fail(model, job.asked, failure);
    }
}

fn fail(model: &mut Model, asked: Asked, failure: Failure) {
    if asked == Asked::Craft {
        return create::failed(model, failure);
    }
    model.ui.panel = Panel::Failed(asked, failure);
    say(model, Said::Failed(failure));
}

fn answered(model: &mut Model, job: &Running, answer: Answer) {
    if job.epoch != model.ui.epoch {
        return say(model, Said::Outdated);
    }
    match (job.asked, answer) {
        (Asked::Step, Answer::Propagate(propagation)) => step(model, propagation),
        (_, Answer::Propagate(propagation)) => propagated(model, propagation),
        (_, Answer::Hint(help)) => hint(model, help),
        (_, Answer::Steps(steps)) => paths::listed(model, steps),
        (_, Answer::Prove(proof)) => proved(model, proof),
        (_, Answer::Path(steps, solved, ratings)) => {
            model.ui.ratings = ratings.map(|ratings| (checked(model), ratings));
            paths::walked(model, steps, solved);
        }
        (_, Answer::Solve(solved)) => self::solved(model, solved),
        (_, Answer::Rate(basis, rated)) => {
            model.ui.panel = Panel::Rated(basis, rated.clone());
            say(model, Said::Rated(basis, rated));
        }
        (_, Answer::Count(basis, counted)) => solutions::counted(model, basis, counted),
        (_, Answer::Diagnose(basis, diagnosis)) => {
            solutions::diagnosed(model, basis, diagnosis);
        }
        (_, Answer::Possible(basis, possible)) => solutions::possible(model, basis, possible),
        (_, Answer::Estimate(basis, estimate)) => solutions::estimated(model, basis, estimate),
        (_, Answer::Check(..) | Answer::Save(..) | Answer::Craft(..) | Answer::Read(_)) => {}
    }
}

fn propagated(model: &mut Model, propagation: Propagation) {
    carry_out(model, Cause::Propagate, &propagation.steps);
    let (placed, gone) = tally(&propagation.steps);
    say(model, Said::Propagated(placed, gone, propagation.outcome));
    model.ui.panel = Panel::Propagated(propagation);
}

/// One deduction only: the first of those that would follow.
fn step(model: &mut Model, propagation: Propagation) {
    match propagation.steps.first() {
        Some(step) => {
            model.settings.switches.turn(Switch::Candidates, true);
            stepped(model, step.clone());
        }
        None => propagated(model, propagation),
    }
}

fn stepped(model: &mut Model, step: Step) {
    carry_out(model, Cause::Step, std::slice::from_ref(&step));
    show(model, Panel::Stepped(step.clone()));
    say(model, Said::Stepped(step));
}

fn proved(model: &mut Model, proof: Proof) {
    model.ui.proof = Some(proof);
    if let Some(step) = paths::shown(&model.ui.panel).cloned() {
        say(model, Said::Proved(step, proof));
    }
}

fn hint(model: &mut Model, help: Help) {
    show(model, Panel::Hint(help.clone(), 1));
    say(model, Said::Hint(help, 1));
}

/// Carries the step of the hint, or the one that is chosen from the list, out.
pub(super) fn apply(model: &mut Model) {
    let step = match &model.ui.panel {
        Panel::Hint(Help::Step(step), _) => Some(step.clone()),
        panel => paths::chosen(panel).cloned(),
    };
    if let Some(step) = step {
        rest(model);
        stepped(model, step);
    }
}

fn solved(model: &mut Model, solved: Solved) {
    let digits = solved.solution.clone().unwrap_or_default();
    let cells = model.play.geometry().cells().zip(digits);
    let wanted: Vec<_> = cells
        .filter_map(|(cell, digit)| filled(model, cell, digit))
        .collect();
    model.play.edit(Cause::Solve, wanted);
    model.ui.panel = Panel::Solved(solved.clone());
    say(model, Said::Solved(solved));
}

/// The cell with the digit of a tool in it, if it is empty.
fn filled(model: &Model, cell: Cell, digit: Digit) -> Option<(Cell, Square)> {
    let square = model.play.square(cell);
    let to = Square {
        digit: Some((digit, By::Tool)),
        ..square
    };
    square.digit.is_none().then_some((cell, to))
}

/// How many digits the steps place and how many candidates they take away.
pub(super) fn tally(steps: &[Step]) -> (usize, usize) {
    let deductions = || steps.iter().flat_map(|step| &step.deductions);
    let placed = deductions().filter(|d| matches!(d, Deduction::Place(_)));
    let placed = placed.count();
    (placed, deductions().count() - placed)
}

/// One change of the board, for one undo. Eliminations stay: they are erased candidates.
pub(super) fn carry_out(model: &mut Model, cause: Cause, steps: &[Step]) {
    let cells = model.play.geometry().cells();
    let mut squares: Vec<Square> = cells.clone().map(|cell| model.play.square(cell)).collect();
    for deduction in steps.iter().flat_map(|step| &step.deductions) {
        let candidate = deduction.candidate();
        let square = &mut squares[candidate.cell.index()];
        match deduction {
            Deduction::Place(_) => square.digit = Some((candidate.digit, By::Tool)),
            Deduction::Eliminate(_) => square.erased = square.erased.with(candidate.digit),
        }
    }
    model.play.edit(cause, cells.zip(squares));
}
