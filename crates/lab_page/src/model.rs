//! Everything that the laboratory's page knows.

use super::class::Class;
use super::texts::Texts;
use super::trial::Trial;
use super::watched::{Merged, Watched};
use lab::{ALGORITHMS, algorithm};
use nonet::board::{Cell, Geometry, Puzzle};
use std::collections::BTreeMap;
use watch::chart::Scale;
use watch::{Quiz, Setup, Stop};
use words::{Key, Lang};

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
    /// All rooms, in the order of their tabs.
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
    /// It is paused.
    #[default]
    Still,
    /// It runs.
    Playing,
    /// It runs until one of these happens.
    RunningTo(Stop),
    /// It was asked to end, and has not confirmed it yet.
    Ending,
}

/// Everything that the laboratory's page knows.
#[derive(Clone, Debug)]
pub struct Model {
    /// The language.
    pub lang: Lang,
    /// The address of the page, without a fragment; empty if unknown.
    pub page: String,
    /// The game's puzzle.
    pub own: Puzzle,
    /// The index of the example shown instead of it, if any.
    pub example: Option<usize>,
    /// The puzzle that the runs work on.
    pub puzzle: Puzzle,
    /// The part that is shown.
    pub room: Room,
    /// Which runs, and how.
    pub setup: Setup,
    /// Texts typed into fields of formulas that are not in use, by the name of the field.
    pub drafts: BTreeMap<String, String>,
    /// The position of the speed slider.
    pub speed: u32,
    /// How many times runs have begun: also the number of those now shown.
    pub begun: u32,
    /// The number of the runs that the player's worker reports on. It may not know of later ones yet.
    pub heard: u32,
    /// What the player does.
    pub doing: Doing,
    /// Has the player's worker gone silent?
    pub is_silent: bool,
    /// Was the player's worker ended because it did not answer? Its record is gone.
    pub is_lost: bool,
    /// What is known of each run.
    pub watched: Vec<Watched>,
    /// The two runs whose trees are merged, and what is known of them.
    pub merged: Merged,
    /// Their common position, and the farthest reached: in steps, or in beats of a race.
    pub position: (u64, u64),
    /// The measure chosen to be drawn over time, as an index into [`MEASURES`](watch::MEASURES).
    pub measure: Option<usize>,
    /// How it is drawn.
    pub scale: Scale,
    /// The guesses, if in predict mode.
    pub quiz: Option<Quiz>,
    /// The cell that the arrow keys move from.
    pub cursor: Cell,
    /// Is only the run shown, as in another page?
    pub is_alone: bool,
    /// Assignments.
    pub class: Class,
    /// The experiment.
    pub trial: Trial,
    /// The texts, and their language.
    pub texts: Option<(Lang, Texts)>,
    /// The pictures with their numbers shown, by their index.
    pub numbers: Vec<usize>,
    /// The enlarged picture, by its index.
    pub enlarged: Option<usize>,
    /// The key of the status line's phrase.
    pub said: Option<Key>,
}

impl Default for Model {
    fn default() -> Self {
        let first = algorithm("depth-first").unwrap_or(&ALGORITHMS[0]);
        let puzzle = Puzzle::empty(Geometry::classic());
        Self {
            lang: Lang::default(),
            page: String::new(),
            own: puzzle.clone(),
            example: None,
            puzzle,
            room: Room::default(),
            setup: Setup::usual(first),
            drafts: BTreeMap::new(),
            speed: 32,
            begun: 0,
            heard: 0,
            doing: Doing::default(),
            is_silent: false,
            is_lost: false,
            watched: vec![Watched::default()],
            merged: Merged::default(),
            position: (0, 0),
            measure: None,
            scale: Scale::default(),
            quiz: None,
            cursor: Cell::new(0),
            is_alone: false,
            class: Class::default(),
            trial: Trial::default(),
            texts: None,
            numbers: Vec::new(),
            enlarged: None,
            said: None,
        }
    }
}

impl Model {
    /// Has the worker confirmed the start of the runs shown?
    pub fn is_begun(&self) -> bool {
        self.heard == self.begun
    }

    /// Is this a race, rather than a single run?
    pub fn is_race(&self) -> bool {
        self.setup.lanes.len() > 1
    }

    /// The words with this key.
    pub fn word(&self, key: Key) -> &'static str {
        self.lang.word(key)
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
