//! The experiment: its setup, its progress, its results.

use watch::chart::Scale;
use watch::{Experiment, Gathered, Lack, Study};

/// The number of an experiment's workers.
pub(super) const WORKERS: usize = 2;

/// An experiment, being set up or under way.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Its setup.
    pub study: Study,
    /// Its setup when it was started, which the results are about.
    pub begun: Study,
    /// How results are drawn.
    pub scale: Scale,
    /// The runs and their results.
    pub experiment: Option<Experiment>,
    /// The worker that gathers the puzzles, and how many it has so far.
    pub gathering: Option<(usize, u32)>,
    /// The workers waiting for the puzzles.
    pub waiting: Vec<usize>,
    /// How many workers have died while gathering.
    pub deaths: u32,
    /// Does each worker have something to do?
    pub busy: Vec<bool>,
    /// The job of each worker.
    pub jobs: Vec<Option<u32>>,
    /// How many lines are not puzzles.
    pub unread: u32,
    /// Why there are fewer puzzles than wanted.
    pub lack: Option<Lack>,
}

impl Default for Trial {
    fn default() -> Self {
        Self {
            study: Study::default(),
            begun: Study::default(),
            scale: Scale::Logarithmic,
            experiment: None,
            gathering: None,
            waiting: Vec::new(),
            deaths: 0,
            busy: Vec::new(),
            jobs: Vec::new(),
            unread: 0,
            lack: None,
        }
    }
}

impl Trial {
    /// Is it under way?
    pub fn is_running(&self) -> bool {
        self.busy.contains(&true)
    }

    /// Discards the last one, and marks its workers as busy.
    pub(super) fn begin(&mut self) {
        *self = Self {
            study: self.study.clone(),
            begun: self.study.clone(),
            scale: self.scale,
            busy: vec![true; WORKERS],
            jobs: vec![None; WORKERS],
            ..Self::default()
        };
    }

    /// The puzzles have arrived: makes the list of jobs.
    pub(super) fn take(&mut self, gathered: Gathered) {
        (self.unread, self.lack) = (gathered.unread, gathered.lack);
        self.gathering = None;
        self.experiment = Some(self.begun.experiment(gathered));
    }

    /// Ends it, keeping what was found so far.
    pub(super) fn stop(&mut self) {
        self.busy.clear();
        self.waiting.clear();
        self.gathering = None;
    }
}
