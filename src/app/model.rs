//! Everything that the page knows, as plain data.

use super::creation::Create;
use super::form::Form;
use super::order::Order;
use super::pages::{Pages, Sheet};
use super::play::{Cause, Play, Square};
use super::safe::Safe;
use super::words::Voice;
use crate::board::{Cell, Digit, Puzzle};
use crate::logic::Reach;
use crate::protocol::{HalfStepRating, JobId, JobKind, Progress, Proof, Ratings, Verdict};
use crate::text::Notation;
use std::sync::Arc;

pub use super::choice::{Mode, Theme, Workspace};
pub use super::panel::{Listed, Panel, TextPanel};
pub use super::status::Said;
pub use super::switches::{Switch, Switches};
pub use crate::words::Lang;

/// Everything that the page knows.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// What undo restores.
    pub play: Play,
    /// What the user chose, kept from visit to visit.
    pub settings: Settings,
    /// Everything else that must survive a redraw.
    pub ui: Ui,
}

impl Model {
    /// The voice for this board.
    pub fn voice(&self) -> Voice {
        Voice {
            lang: self.settings.lang,
            geometry: Arc::clone(self.play.geometry()),
            letters: self.settings.switches.is_on(Switch::Alphabet),
            notation: self.settings.notation,
        }
    }

    /// The puzzle that the chips are about: the givens, or if there are none, the board.
    pub(super) fn checked(&self) -> Puzzle {
        let givens = self.play.givens();
        if givens.n_givens() > 0 {
            givens
        } else {
            self.play.board()
        }
    }

    /// Says a result: the status line shows it and screen readers hear it.
    pub(super) fn say(&mut self, said: Said) {
        self.ui.status = said;
        self.ui.status_serial += 1;
    }

    /// Makes a change by hand: whatever a tool showed about the old board is put away.
    pub(super) fn edit(
        &mut self,
        cause: Cause,
        wanted: impl IntoIterator<Item = (Cell, Square)>,
    ) -> bool {
        let changed = self.play.edit(cause, wanted);
        if changed {
            self.rest();
        }
        changed
    }

    /// Puts away what a tool or the reader showed.
    pub(super) fn rest(&mut self) {
        self.show(Panel::Rest);
        self.ui.text = TextPanel::Rest;
        self.ui.pointed.clear();
    }

    /// Shows something else: what was said about the last step does not apply to it.
    pub(super) fn show(&mut self, panel: Panel) {
        self.ui.panel = panel;
        self.another_step();
    }

    /// Another step is shown: a proof under way is not about it.
    pub(super) fn another_step(&mut self) {
        self.ui.n_links = None;
        self.ui.proof = None;
        self.ui.job.take_if(|job| job.kind == JobKind::Prove);
    }

    /// Keeps the cursor on the board, even if that is now smaller.
    pub(super) fn clamp_cursor(&mut self) {
        if self.settings.cursor.index() >= self.play.geometry().n_cells() {
            self.settings.cursor = Cell::new(0);
        }
    }
}

/// What the user chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// The language that was chosen, while another stands in because its words could not be fetched.
    pub meant: Option<Lang>,
    /// Light, dark or as the system has it.
    pub theme: Theme,
    /// How far Propagate goes.
    pub reach: Reach,
    /// How steps are written.
    pub notation: Notation,
    /// What is on.
    pub switches: Switches,
    /// Which techniques hints use, in which order.
    pub order: Order,
    /// The workspace shown.
    pub workspace: Workspace,
    /// What typing does.
    pub mode: Mode,
    /// Where the cursor is.
    pub cursor: Cell,
    /// The fields of the Create workspace that have been changed.
    pub form: Form,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::En,
            meant: None,
            theme: Theme::System,
            reach: Reach::BothSingles,
            notation: Notation::default(),
            switches: Switches::default(),
            order: Order::default(),
            workspace: Workspace::Solve,
            mode: Mode::Givens,
            cursor: Cell::new(0),
            form: Form::default(),
        }
    }
}

/// What the page shows and waits for.
#[derive(Clone, Debug, Default)]
pub struct Ui {
    /// Where a figure was typed last, and which: with the next one it may make a number.
    pub figure: Option<(Cell, Digit)>,
    /// Grows with every change of the board: an answer about an older board is dropped.
    pub epoch: u32,
    /// The number of the last request.
    pub last_job: u32,
    /// What is known about the puzzle without asking.
    pub check: Check,
    /// The ratings that came with a path, and their puzzle.
    pub ratings: Option<(Puzzle, Ratings)>,
    /// The job that a button started.
    pub job: Option<Running>,
    /// What the Solve workspace shows.
    pub panel: Panel,
    /// What the Create workspace holds.
    pub create: Create,
    /// What the Text workspace shows.
    pub text: TextPanel,
    /// The cells that the pointer is on in a panel.
    pub pointed: Vec<Cell>,
    /// How the step shown fared in the proof, once that was asked for.
    pub proof: Option<Proof>,
    /// The language that was chosen, until its words have arrived.
    pub lang: Option<Lang>,
    /// The texts about techniques, by language.
    pub pages: [Pages; Lang::ALL.len()],
    /// The step of the example being looked for, in notation; empty if there is none.
    pub example: String,
    /// How many links of a chain are shown; `None` for all.
    pub n_links: Option<usize>,
    /// The last result.
    pub status: Said,
    /// Grows with every result.
    pub status_serial: u32,
    /// The sheet over the page, if one is open.
    pub sheet: Option<Sheet>,
    /// How the game is kept.
    pub safe: Safe,
    /// Does the page work without a network?
    pub offline: bool,
    /// Is a new version waiting?
    pub update: bool,
    /// Has the engine been given up?
    pub engine_lost: bool,
    /// Has the laboratory been opened?
    pub lab: bool,
}

/// What is known about the puzzle without asking.
#[derive(Clone, Debug, Default)]
pub struct Check {
    /// The request under way, and its puzzle.
    pub asked: Option<(JobId, Puzzle)>,
    /// The last answer, and its puzzle.
    pub known: Option<(Puzzle, Verdict, Option<HalfStepRating>)>,
}

/// A job that a button started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// Its number.
    pub id: JobId,
    /// What was asked.
    pub kind: JobKind,
    /// The board that it is about.
    pub epoch: u32,
    /// Its progress.
    pub progress: Option<Progress>,
}
