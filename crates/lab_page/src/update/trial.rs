//! The experiment: its puzzles, jobs for its workers, and their reports.

use super::{address, formula};
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::owner::Owner;
use crate::trial::WORKERS;
use watch::{Command, Gathered, Prediction, Report};

/// How many workers may die while gathering puzzles before gathering is given up.
const DEATHS: u32 = 2;

pub(super) fn run(model: &mut Model) -> Vec<Effect> {
    let study = &model.trial.study;
    if study.lanes.is_empty() {
        model.said = Some(key::TRIAL_NOTHING);
        return Vec::new();
    }
    let is_open = |prediction: &Prediction| !prediction.is_said();
    if study.source.kind.grows() && study.predictions.iter().any(is_open) {
        model.said = Some(key::PREDICT_FIRST);
        return Vec::new();
    }
    if let Some(effects) = formula::stopped(model, Owner::Trial) {
        return effects;
    }
    model.numbers.clear();
    model.trial.begin();
    let mut effects = vec![Effect::TrialWorkers(WORKERS)];
    effects.extend(address::of_experiment(model));
    effects
}

pub(super) fn reported(model: &mut Model, worker: usize, report: Report) -> Vec<Effect> {
    if model.said == Some(key::TRIAL_SILENT) {
        model.said = None;
    }
    match report {
        Report::Gathering(n) => {
            model.trial.gathering = Some((worker, n));
            return Vec::new();
        }
        Report::Gathered(gathered) => return gathered_all(model, worker, gathered),
        Report::Done(row) => {
            if let Some(experiment) = &mut model.trial.experiment {
                experiment.take(*row);
            }
        }
        Report::Failed(job, _) => {
            if let Some(experiment) = &mut model.trial.experiment {
                experiment.refuse(job);
            }
        }
        _ => {}
    }
    // Whatever it reported, it is idle now.
    if let Some(job) = model.trial.jobs.get_mut(worker) {
        *job = None;
    }
    employ(model, worker)
}

/// Gives a worker something to do: the next job, or first of all gathering the puzzles.
fn employ(model: &mut Model, worker: usize) -> Vec<Effect> {
    let trial = &mut model.trial;
    let Some(experiment) = &mut trial.experiment else {
        if trial.gathering.is_some() {
            trial.waiting.push(worker);
            return Vec::new();
        }
        trial.gathering = Some((worker, 0));
        let command = Command::Gather(trial.begun.file());
        return vec![Effect::Trial(worker, command)];
    };
    let Some((number, plan)) = experiment.next_job() else {
        free(model, worker);
        return Vec::new();
    };
    if let Some(job) = trial.jobs.get_mut(worker) {
        *job = Some(number);
    }
    let ms = trial.begun.seconds.saturating_mul(1000);
    vec![Effect::Trial(worker, Command::Job(number, plan, ms))]
}

/// The puzzles have arrived: all waiting workers begin.
fn gathered_all(model: &mut Model, worker: usize, gathered: Gathered) -> Vec<Effect> {
    let trial = &mut model.trial;
    trial.take(gathered);
    let jobs = trial.experiment.as_ref().map_or(0, |e| e.progress().1);
    if jobs == 0 {
        trial.stop();
        model.said = Some(key::TRIAL_NOTHING);
        return vec![Effect::TrialWorkers(0)];
    }
    let mut workers = std::mem::take(&mut trial.waiting);
    workers.insert(0, worker);
    let effects = workers.into_iter().map(|worker| employ(model, worker));
    effects.collect::<Vec<_>>().concat()
}

/// A worker is gone. Another one repeats its job, unless that job has already ended two workers.
pub(super) fn died(model: &mut Model, worker: usize) -> Vec<Effect> {
    model.said = Some(key::WORKER_DIED);
    let trial = &mut model.trial;
    if trial
        .gathering
        .is_some_and(|(gatherer, _)| gatherer == worker)
    {
        trial.gathering = None;
        trial.deaths += 1;
        if trial.deaths < DEATHS {
            return vec![Effect::TrialWorker(worker)];
        }
        trial.stop();
        model.said = Some(key::WORKER_LOST);
        return vec![Effect::TrialWorkers(0)];
    }
    let job = trial.jobs.get_mut(worker).and_then(Option::take);
    if let (Some(job), Some(experiment)) = (job, &mut trial.experiment) {
        experiment.repeat(job);
        return vec![Effect::TrialWorker(worker)];
    }
    // It died before it was ready.
    free(model, worker);
    Vec::new()
}

pub(super) fn free(model: &mut Model, worker: usize) {
    if let Some(busy) = model.trial.busy.get_mut(worker) {
        *busy = false;
    }
    if !model.trial.is_running() {
        model.said = Some(key::TRIAL_OVER);
    }
}

pub(super) fn csv(model: &Model) -> Vec<Effect> {
    let csv = model.trial.experiment.as_ref().map(|e| e.csv());
    csv.map_or(Vec::new(), |csv| {
        vec![Effect::Save("nonet-experiment.csv".to_owned(), csv)]
    })
}
