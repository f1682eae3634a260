//! The experiment: jobs for its workers, and what they report.

use crate::studio::model::Model;
use crate::studio::msg::Effect;
use crate::studio::trial::WORKERS;
use crate::watch::{Command, Report};

pub(super) fn run(model: &mut Model) -> Vec<Effect> {
    model.trial.begin(model.setup.seed);
    let jobs = model.trial.experiment.as_ref();
    let jobs = jobs.map_or(0, |experiment| experiment.progress().1);
    if jobs == 0 {
        model.said = "trial-nothing";
        return Vec::new();
    }
    let workers = WORKERS.min(jobs);
    model.trial.busy = vec![true; workers];
    model.trial.jobs = vec![None; workers];
    vec![Effect::TrialWorkers(workers)]
}

pub(super) fn reported(model: &mut Model, worker: usize, report: Report) -> Vec<Effect> {
    if let (Report::Done(row), Some(experiment)) = (report, &mut model.trial.experiment) {
        experiment.take(*row);
    }
    if model.said == "trial-silent" {
        model.said = "";
    }
    // Whatever it said, it is idle now.
    if let Some(job) = model.trial.jobs.get_mut(worker) {
        *job = None;
    }
    let job = model.trial.experiment.as_mut();
    match job.and_then(|experiment| experiment.next_job()) {
        Some((number, plan)) => {
            if let Some(job) = model.trial.jobs.get_mut(worker) {
                *job = Some(number);
            }
            let ms = model.trial.seconds.saturating_mul(1000);
            vec![Effect::Trial(worker, Command::Job(number, plan, ms))]
        }
        None => {
            free(model, worker);
            Vec::new()
        }
    }
}

/// A worker is gone. Another one repeats its job, unless that job has already ended two workers.
pub(super) fn died(model: &mut Model, worker: usize) -> Vec<Effect> {
    model.said = "worker-died";
    let job = model.trial.jobs.get_mut(worker).and_then(Option::take);
    let experiment = model.trial.experiment.as_mut();
    if let (Some(job), Some(experiment)) = (job, experiment) {
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
        model.said = "trial-over";
    }
}

pub(super) fn csv(model: &Model) -> Vec<Effect> {
    let csv = model.trial.experiment.as_ref().map(|e| e.csv());
    csv.map_or(Vec::new(), |csv| {
        vec![Effect::Save("nonet-experiment.csv".to_owned(), csv)]
    })
}
