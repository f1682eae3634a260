//! Everything that the page knows, as plain data.

use super::instead::Instead;
use super::words::Voice;
use crate::app::create::creation::Create;
use crate::app::create::form::Form;
use crate::app::edit::filter::Filter;
use crate::app::edit::selection::Selection;
use crate::app::edit::vanish;
use crate::app::edit::zoom::Zoom;
use crate::app::keyboard::keymap::Keymap;
use crate::app::keyboard::rebound::Rebound;
use crate::app::learn::lesson::Learn;
use crate::app::learn::pages::Pages;
use crate::app::steps::known::Known;
use crate::app::steps::order::Order;
use crate::app::storage::safe::Safe;
use crate::app::storage::wanted::Wanted;
use crate::app::timer::clock::Timer;
use crate::board::{Cell, Digit, DigitSet, Puzzle};
use crate::game::play::{Cause, Play, Square};
use crate::logic::Reach;
use crate::protocol::{Footing, JobId, JobKind, Progress, Proof, Ratings, Verdict};
use crate::text::{self, Notation};
use crate::words::Lang;
use std::sync::Arc;

pub use super::choice::{Mode, Theme, Workspace};
pub use super::panel::{Branch, Listed, Panel, TextPanel};
pub use super::status::Said;
pub use super::switches::{Switch, Switches};

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

    /// The text about the techniques in the language of the page. Their names come with it.
    pub(super) fn pages(&self) -> &Pages {
        &self.ui.pages[self.settings.lang as usize]
    }

    /// The puzzles that the chips are about, first the one as posed, then the board with what was added to it, where
    /// that is not plain to see.
    pub(super) fn judged(&self) -> Vec<Puzzle> {
        let (posed, board) = (self.play.posed(), self.play.board());
        let is_plain = board == posed || board.is_full() || !board.conflicts().is_empty();
        if posed.n_givens() > 0 && !is_plain {
            vec![posed, board]
        } else {
            vec![posed]
        }
    }

    /// The solution of the givens, if one of the switches that need it is on, and if it is known and the only one.
    pub(super) fn solution(&self) -> Option<Arc<[Digit]>> {
        let is_wanted = |&switch: &Switch| self.settings.switches.is_on(switch);
        let wanted = Switch::TELLING.iter().any(is_wanted);
        wanted.then(|| self.ui.solutions.about(&self.play.givens()))??
    }

    /// May the player put this digit there? Any one, unless wrong digits are refused.
    pub(super) fn is_allowed(&self, cell: Cell, digit: Digit) -> bool {
        let is_strict = self.settings.switches.is_on(Switch::Strict);
        let solution = self.solution().filter(|_| is_strict);
        let right = solution.and_then(|solution| solution.get(cell.index()).copied());
        right.is_none_or(|right| right == digit)
    }

    /// Keeps the rating of a puzzle, in tenths, for this visit and the next.
    pub(super) fn rated(&mut self, puzzle: Puzzle, er: Option<u8>) {
        self.settings.rated = Some((text::line(&puzzle, '.'), er));
        self.ui.ers.learn(puzzle, er);
    }

    /// Is the board the one that a first visit found, and nothing done to it yet? It is no game of the user's: nothing
    /// of it is saved, and there is nothing to take back.
    pub(super) fn is_untouched(&self) -> bool {
        self.ui.ready
            && self.ui.create.list.is_empty()
            && self.play.history().is_new()
            && self.play.history().here() > 0
    }

    /// Says a result: the status line shows it and screen readers hear it.
    pub(super) fn say(&mut self, said: Said) {
        self.ui.status = said;
        self.ui.status_serial += 1;
    }

    /// What was asked for cannot be done, but something else can.
    pub(super) fn refuse(&mut self, why: &'static Instead) {
        self.settings.workspace = Workspace::Solve;
        self.show(Panel::Instead(why));
        self.say(Said::Word(why.why));
    }

    /// Makes a change by hand: whatever a tool showed about the old board is put away.
    pub(super) fn edit(
        &mut self,
        cause: Cause,
        wanted: impl IntoIterator<Item = (Cell, Square)>,
    ) -> bool {
        let changed = self.change(cause, wanted);
        if changed {
            self.set_aside();
        }
        changed
    }

    /// Changes the board, and what of the marks follows from that.
    pub(super) fn change(
        &mut self,
        cause: Cause,
        wanted: impl IntoIterator<Item = (Cell, Square)>,
    ) -> bool {
        let mut wanted: Vec<_> = wanted.into_iter().collect();
        if self.settings.switches.is_on(Switch::Vanish) {
            wanted = vanish::with_vanished(&self.play, wanted);
        }
        self.play.edit(cause, wanted)
    }

    /// Changes the player's marks: what a tool says about the board stays true, and stays.
    pub(super) fn note(&mut self, wanted: Vec<(Cell, Square)>) -> bool {
        self.ui.start = false;
        self.play.edit(Cause::Note, wanted)
    }

    /// What typing does now: a key held for a mode goes before the mode chosen.
    pub(super) fn mode(&self) -> Mode {
        self.ui.held.unwrap_or(self.settings.mode)
    }

    /// Moves the cursor, and selects that cell alone.
    pub(super) fn go_to(&mut self, cell: Cell) {
        self.settings.cursor = cell;
        self.ui.selection.follow();
    }

    /// Are several cells selected, or to be selected?
    pub(super) fn selects_several(&self) -> bool {
        let is_plain = self.ui.selection.is_plain(self.settings.cursor);
        !is_plain || self.settings.switches.is_on(Switch::Several)
    }

    /// What the step shown takes from the player's marks.
    pub(super) fn relied(&self) -> &[(Cell, DigitSet)] {
        self.ui
            .footing
            .as_ref()
            .map_or(&[], |footing| &footing.relies)
    }

    /// The cells that typing is about, in reading order.
    pub(super) fn selected(&self) -> Vec<Cell> {
        self.ui.selection.cells(self.settings.cursor)
    }

    /// What a tool shows in this workspace. The board and its copies tell nothing of a panel that is out of sight.
    pub(super) fn in_sight(&self) -> &Panel {
        match self.ui.panel.workspace() == self.settings.workspace {
            true => &self.ui.panel,
            false => &Panel::Rest,
        }
    }

    /// Puts away what a tool or the reader showed.
    pub(super) fn rest(&mut self) {
        self.show(Panel::Rest);
        self.ui.text = TextPanel::Rest;
        self.ui.pointed.clear();
        self.ui.start = false;
    }

    /// Puts away what a tool or the reader showed about another board; the tree of changes stays.
    pub(super) fn set_aside(&mut self) {
        let stays = matches!(self.ui.panel, Panel::History(_));
        self.rest();
        if stays {
            self.show(Panel::History(None));
        }
    }

    /// Shows something else: what was said about the last step does not apply to it, nor are its candidates needed.
    pub(super) fn show(&mut self, panel: Panel) {
        self.ui.panel = panel;
        self.ui.told = None;
        self.ui.footing = None;
        self.ui.lends_candidates = false;
        self.another_step();
    }

    /// Shows something whose candidates must be seen for as long as it is shown.
    pub(super) fn show_with_candidates(&mut self, panel: Panel) {
        self.show(panel);
        self.ui.lends_candidates = true;
    }

    /// Are the candidates shown?
    pub(super) fn shows_candidates(&self) -> bool {
        self.ui.lends_candidates && *self.in_sight() != Panel::Rest
            || self.settings.mode == Mode::Eliminate && !self.ui.hides_candidates
            || self.settings.switches.is_on(Switch::Candidates)
    }

    /// Shows or hides the candidates, whatever the panel needs.
    pub(super) fn show_candidates(&mut self, on: bool) {
        self.settings.switches.turn(Switch::Candidates, on);
        (self.ui.lends_candidates, self.ui.hides_candidates) = (false, !on);
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
        self.ui.selection.clamp(self.play.geometry().n_cells());
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
    /// The keys chosen in place of the usual ones.
    pub keys: Keymap,
    /// The puzzle last rated in a line, and Sudoku Explainer's rating in tenths; `None` if it is beyond the scale.
    pub rated: Option<(String, Option<u8>)>,
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
            keys: Keymap::default(),
            rated: None,
        }
    }
}

/// What the page shows and waits for.
#[derive(Clone, Debug, Default)]
pub struct Ui {
    /// The page's address, without its fragment.
    pub address: String,
    /// The figure typed last: with the next one it may make a number.
    pub figure: Option<Figure>,
    /// The cells selected.
    pub selection: Selection,
    /// The part of an enlarged board that is seen.
    pub zoom: Zoom,
    /// The digit looked at.
    pub filter: Option<Filter>,
    /// Are the cells looked at that show two candidates?
    pub pairs: bool,
    /// The last change before a key of the pad was pressed.
    pub before_pad: Option<usize>,
    /// The mode whose key is held.
    pub held: Option<Mode>,
    /// The cell that the cursor reached by itself, after a given was typed.
    pub reached: Option<Cell>,
    /// Are candidates shown because the panel needs them?
    pub lends_candidates: bool,
    /// Are they hidden although candidates are ruled out, which shows them for as long as it goes on?
    pub hides_candidates: bool,
    /// The random number that chooses the puzzle of a first visit; `None` if it found an empty board.
    pub chance: Option<u64>,
    /// Was the board given to a first visit, ready to play?
    pub ready: bool,
    /// The clock of the time spent on the puzzle.
    pub timer: Timer,
    /// This many steps have been hinted at since the puzzle was loaded.
    pub n_hints: usize,
    /// Are the ways to begin asked for, though the board is not empty?
    pub start: bool,
    /// Grows with every change of the board: an answer about an older board is dropped.
    pub epoch: u32,
    /// The number of the last request.
    pub last_job: u32,
    /// What the chips are waiting for.
    pub asked: Unbidden,
    /// How many solutions puzzles have.
    pub verdicts: Known<Verdict>,
    /// The solutions of puzzles that have exactly one, in reading order; `None` for others.
    pub solutions: Known<Option<Arc<[Digit]>>>,
    /// Sudoku Explainer's ratings of puzzles, in tenths; `None` for those beyond its scale.
    pub ers: Known<Option<u8>>,
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
    /// The text that the workshop is reading.
    pub given: Option<String>,
    /// The cells that the pointer is on in a panel.
    pub pointed: Vec<Cell>,
    /// The cell that the pointer is on, as far as anything depends on it.
    pub hovered: Option<Cell>,
    /// The job that asks for the step of a link, until something else is shown.
    pub told: Option<JobId>,
    /// What the hint shown owes to the player's marks, if it was looked for on them.
    pub footing: Option<Box<Footing>>,
    /// How the step shown fared in the proof, once that was asked for.
    pub proof: Option<Proof>,
    /// The language that was chosen, until its words have arrived.
    pub lang: Option<Lang>,
    /// Are the words here that the page did not open with?
    pub later: bool,
    /// The key that is being changed, by its usual name.
    pub rebinding: Option<String>,
    /// What was done to the keys last.
    pub rebound: Rebound,
    /// The texts about techniques, by language.
    pub pages: [Pages; Lang::ALL.len()],
    /// What the Learn workspace shows.
    pub learn: Learn,
    /// How many links of a chain are shown; `None` for all.
    pub n_links: Option<usize>,
    /// The last result.
    pub status: Said,
    /// Grows with every result.
    pub status_serial: u32,
    /// Is the sheet of techniques open over the page?
    pub sheet: bool,
    /// How the game is kept.
    pub safe: Safe,
    /// The game that is to be opened once this one is saved.
    pub wanted: Option<Wanted>,
    /// Does the page work without a network?
    pub offline: bool,
    /// Is a new version waiting?
    pub update: bool,
    /// Has the engine been given up?
    pub engine_lost: bool,
    /// Has the laboratory been opened?
    pub lab: bool,
    /// The link that came last before it was.
    pub linked: Option<String>,
}

/// A figure of a digit, as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Where.
    pub cell: Cell,
    /// Which one.
    pub digit: Digit,
    /// Has it changed the board?
    pub made: bool,
}

/// The requests that no button made, each with its puzzle.
#[derive(Clone, Debug, Default)]
pub struct Unbidden {
    /// Its solution.
    pub solution: Option<(JobId, Puzzle)>,
    /// How many solutions it has.
    pub verdict: Option<(JobId, Puzzle)>,
    /// How hard it is: the last that was asked, answered or not.
    pub er: Option<(JobId, Puzzle)>,
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
