//! Everything that the laboratory's page knows.

use super::texts::Texts;
use super::trial::Trial;
use super::watched::Watched;
use crate::app::model::Lang;
use crate::board::{Cell, Geometry, Puzzle};
use crate::lab::{ALGORITHMS, algorithm};
use crate::watch::chart::Scale;
use crate::watch::{Quiz, Setup, Stop};

/// A part of the laboratory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Room {
    /// Watch a run, race several.
    #[default]
    Watch,
    /// Compare on many puzzles.
    Trial,
    /// Exercises.
    Class,
}

impl Room {
    /// All, in the order of their tabs.
    pub const ALL: [Self; 3] = [Self::Watch, Self::Trial, Self::Class];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Watch => "watch",
            Self::Trial => "experiment",
            Self::Class => "class",
        }
    }
}

/// What the player does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Doing {
    /// It stands still.
    #[default]
    Still,
    /// It runs.
    Playing,
    /// It runs to the next of these.
    RunningTo(Stop),
    /// It is to end, and has not said yet that it did.
    Ending,
}

/// Everything that the laboratory's page knows.
#[derive(Clone, Debug)]
pub struct Model {
    /// The language.
    pub lang: Lang,
    /// The game's puzzle.
    pub own: Puzzle,
    /// The place of the example that is taken instead of it, if one is.
    pub example: Option<usize>,
    /// The puzzle that is run on.
    pub puzzle: Puzzle,
    /// The part that is shown.
    pub room: Room,
    /// What is run.
    pub setup: Setup,
    /// The place of the speed's slider.
    pub speed: u32,
    /// How often runs were begun: the number of those that are shown.
    pub begun: u32,
    /// The number of those that the player's worker speaks of. It may not have heard of the others yet.
    pub heard: u32,
    /// What the player does.
    pub doing: Doing,
    /// Does the player's worker give no sign?
    pub is_silent: bool,
    /// Has the player's worker been ended, because it did not answer? What it had recorded is gone.
    pub is_lost: bool,
    /// What is known of each run.
    pub watched: Vec<Watched>,
    /// Where they are together, and the farthest that they were: steps, or beats of a race.
    pub position: (u64, u64),
    /// What was chosen to be drawn over time, by its place in [`MEASURES`](crate::watch::MEASURES).
    pub measure: Option<usize>,
    /// How it is drawn.
    pub scale: Scale,
    /// The guesses, in predict mode.
    pub quiz: Option<Quiz>,
    /// The cell that the arrow keys go from.
    pub cursor: Cell,
    /// The experiment.
    pub trial: Trial,
    /// The texts, of which language.
    pub texts: Option<(Lang, Texts)>,
    /// The places of the pictures whose numbers are shown.
    pub numbers: Vec<usize>,
    /// What is said aloud: a word.
    pub said: &'static str,
}

impl Default for Model {
    fn default() -> Self {
        let first = algorithm("depth-first").unwrap_or(&ALGORITHMS[0]);
        let puzzle = Puzzle::empty(Geometry::classic());
        Self {
            lang: Lang::default(),
            own: puzzle.clone(),
            example: None,
            puzzle,
            room: Room::default(),
            setup: Setup::usual(first),
            speed: 32,
            begun: 0,
            heard: 0,
            doing: Doing::default(),
            is_silent: false,
            is_lost: false,
            watched: vec![Watched::default()],
            position: (0, 0),
            measure: None,
            scale: Scale::default(),
            quiz: None,
            cursor: Cell::new(0),
            trial: Trial::default(),
            texts: None,
            numbers: Vec::new(),
            said: "",
        }
    }
}

impl Model {
    /// Has the worker said that it has begun what is shown?
    pub fn is_begun(&self) -> bool {
        self.heard == self.begun
    }

    /// Does a race go on, or a single run?
    pub fn is_race(&self) -> bool {
        self.setup.lanes.len() > 1
    }

    /// The words with this key.
    pub fn word(&self, key: &str) -> &'static str {
        super::words::word(self.lang, key)
    }

    /// Have all runs ended?
    pub fn is_over(&self) -> bool {
        let ended = |watched: &Watched| {
            let verdict = watched.shot.as_ref().and_then(|shot| shot.verdict);
            verdict.is_some() || watched.fault.is_some()
        };
        self.watched.iter().all(ended)
    }
}
