//! The experiment: how it is set up, how far it is, what came of it.

use crate::watch::chart::Scale;
use crate::watch::{Experiment, Gathered, Lack, Study};

/// How many workers an experiment may have.
pub(super) const WORKERS: usize = 2;

/// An experiment, being set up or under way.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How it is set up.
    pub study: Study,
    /// How it was set up when it was begun: what the results are about.
    pub begun: Study,
    /// How results are drawn.
    pub scale: Scale,
    /// The runs and what came of them.
    pub experiment: Option<Experiment>,
    /// The worker that gathers the puzzles, and how many it has.
    pub gathering: Option<(usize, u32)>,
    /// Workers that wait for the puzzles.
    pub waiting: Vec<usize>,
    /// How many workers have died while they gathered.
    pub deaths: u32,
    /// Does each worker have something to do?
    pub busy: Vec<bool>,
    /// The job of each worker.
    pub jobs: Vec<Option<u32>>,
    /// Lines that are not puzzles.
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

    /// Forgets the last one, and has its workers at hand.
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

    /// The puzzles are there: makes the list of jobs.
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
