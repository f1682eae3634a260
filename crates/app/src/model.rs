//! Everything that the page knows, as plain data.

use super::instead::Instead;
use super::words::Voice;
use crate::create::creation::Create;
use crate::create::form::Form;
use crate::edit::filter::Filter;
use crate::edit::selection::Selection;
use crate::edit::vanish;
use crate::edit::zoom::Zoom;
use crate::keyboard::keymap::Keymap;
use crate::keyboard::rebound::Rebound;
use crate::learn::lesson::Learn;
use crate::learn::pages::Pages;
use crate::steps::known::Known;
use crate::steps::order::Order;
use crate::storage::safe::Safe;
use crate::storage::wanted::Wanted;
use crate::timer::clock::Timer;
use answers::protocol::{JobId, JobKind, MarksUsed, Progress, Proof, Ratings, Verdict};
use answers::voice;
use game::play::{Cause, Play, Square};
use nonet::board::{Cell, Digit, DigitSet, Puzzle};
use nonet::text;
use std::sync::Arc;
use words::Lang;

pub use super::choice::{Mode, Workspace};
pub use super::panel::{Branch, Listed, Panel, TextPanel};
pub use super::settings::picks::{Pick, Picks};
pub use super::settings::switches::{Switch, Switches};
pub use super::status::Status;

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
        Voice(voice::Voice {
            lang: self.settings.lang,
            geometry: Arc::clone(self.play.geometry()),
            letters: self.settings.switches.is_on(Switch::Alphabet),
            notation: self.settings.picks.notation(),
        })
    }

    /// The text about the techniques in the language of the page. Their names come with it.
    pub(super) fn pages(&self) -> &Pages {
        &self.ui.pages[self.settings.lang as usize]
    }

    /// The puzzles that the chips describe: the one as posed, then the board with what was added to it, unless its
    /// state is obvious.
    pub(super) fn judged(&self) -> Vec<Puzzle> {
        let (posed, board) = (self.play.posed(), self.play.board());
        let is_plain = board == posed || board.is_full() || !board.conflicts().is_empty();
        if posed.n_givens() > 0 && !is_plain {
            vec![posed, board]
        } else {
            vec![posed]
        }
    }

    /// The unique solution of the givens, if known and if a switch that needs it is on.
    pub(super) fn solution(&self) -> Option<Arc<[Digit]>> {
        let is_wanted = |&switch: &Switch| self.settings.switches.is_on(switch);
        let wanted = Switch::TELLING.iter().any(is_wanted);
        wanted.then(|| self.ui.solutions.about(&self.play.givens()))??
    }

    /// Can the player put this digit there? Any digit, unless wrong digits are refused.
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

    /// Is the board the one that a first visit found, with nothing done to it yet? It is not the user's game:
    /// it is not saved, and there is nothing to undo.
    pub(super) fn is_untouched(&self) -> bool {
        self.ui.ready
            && self.ui.create.list.is_empty()
            && self.play.history().is_new()
            && self.play.history().here() > 0
    }

    /// Announces a result: the status line shows it and screen readers speak it.
    pub(super) fn say(&mut self, said: Status) {
        self.ui.status = said;
        self.ui.status_serial += 1;
    }

    /// Says that the request cannot be met, and offers something else.
    pub(super) fn refuse(&mut self, why: &'static Instead) {
        self.settings.workspace = Workspace::Solve;
        self.show(Panel::Instead(why));
        self.say(Status::Word(why.why));
    }

    /// Makes a change by hand: anything a tool showed about the old board is closed.
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

    /// Changes the board, and the marks that follow from it.
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

    /// Changes the player's marks. What a tool says about the board stays true, so it stays shown.
    pub(super) fn note(&mut self, wanted: Vec<(Cell, Square)>) -> bool {
        self.ui.start = false;
        self.play.edit(Cause::Note, wanted)
    }

    /// The mode that typing uses now: a held key's mode comes before the chosen one.
    pub(super) fn mode(&self) -> Mode {
        self.ui.held.unwrap_or(self.settings.mode)
    }

    /// Moves the cursor, selecting only that cell.
    pub(super) fn go_to(&mut self, cell: Cell) {
        self.settings.cursor = cell;
        self.ui.selection.follow();
    }

    /// Are several cells selected, or to be selected?
    pub(super) fn selects_several(&self) -> bool {
        let is_plain = self.ui.selection.is_plain(self.settings.cursor);
        !is_plain || self.settings.switches.is_on(Switch::Several)
    }

    /// The player's marks that the step shown relies on.
    pub(super) fn relied(&self) -> &[(Cell, DigitSet)] {
        self.ui
            .footing
            .as_ref()
            .map_or(&[], |footing| &footing.relies)
    }

    /// The cells that typing applies to, in reading order.
    pub(super) fn selected(&self) -> Vec<Cell> {
        self.ui.selection.cells(self.settings.cursor)
    }

    /// What a tool shows in this workspace. The board and its copies show nothing of a panel out of sight.
    pub(super) fn in_sight(&self) -> &Panel {
        match self.ui.panel.workspace() == self.settings.workspace {
            true => &self.ui.panel,
            false => &Panel::Rest,
        }
    }

    /// Closes what a tool or the reader showed.
    pub(super) fn rest(&mut self) {
        self.show(Panel::Rest);
        self.ui.text = TextPanel::Rest;
        self.ui.pointed.clear();
        self.ui.start = false;
    }

    /// Closes what a tool or the reader showed about another board; the tree of changes stays open.
    pub(super) fn set_aside(&mut self) {
        let stays = matches!(self.ui.panel, Panel::History(_));
        self.rest();
        if stays {
            self.show(Panel::History(None));
        }
    }

    /// Shows another panel: what was said about the last step, and its candidates, go.
    pub(super) fn show(&mut self, panel: Panel) {
        self.ui.panel = panel;
        self.ui.told = None;
        self.ui.footing = None;
        self.ui.lends_candidates = false;
        self.another_step();
    }

    /// Shows a panel, with the candidates visible as long as it is open.
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

    /// Another step is shown, so a running proof is dropped.
    pub(super) fn another_step(&mut self) {
        self.ui.n_links = None;
        self.ui.proof = None;
        self.ui.job.take_if(|job| job.kind == JobKind::Prove);
    }

    /// Keeps the cursor on the board if that has become smaller.
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
    /// The chosen language, while another stands in because its words could not be fetched.
    pub meant: Option<Lang>,
    /// What is chosen among a few values.
    pub picks: Picks,
    /// The switches.
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
    /// The keys chosen in place of the default ones.
    pub keys: Keymap,
    /// The puzzle last rated, as a line, and Sudoku Explainer's rating in tenths; `None` if it is beyond the scale.
    pub rated: Option<(String, Option<u8>)>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::En,
            meant: None,
            picks: Picks::default(),
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
    /// The figure typed last, which may form a number with the next one.
    pub figure: Option<Figure>,
    /// The selected cells.
    pub selection: Selection,
    /// The visible part of an enlarged board.
    pub zoom: Zoom,
    /// The digit in focus.
    pub filter: Option<Filter>,
    /// Do the cells with two candidates have the focus?
    pub pairs: bool,
    /// The last change before a key of the pad was pressed.
    pub before_pad: Option<usize>,
    /// The mode whose key is held.
    pub held: Option<Mode>,
    /// The cell that the cursor moved to by itself after a given was typed.
    pub reached: Option<Cell>,
    /// Are candidates shown because the panel needs them?
    pub lends_candidates: bool,
    /// Are the candidates hidden although the mode is to eliminate them, which shows them?
    pub hides_candidates: bool,
    /// The random number that chooses the puzzle of a first visit; `None` if it found an empty board.
    pub chance: Option<u64>,
    /// Was the board given to a first visit, ready to play?
    pub ready: bool,
    /// The clock of the time spent on the puzzle.
    pub timer: Timer,
    /// How many steps have been hinted at since the puzzle was loaded.
    pub n_hints: usize,
    /// Are the ways to begin shown although the board is not empty?
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
    /// The state of the Create workspace.
    pub create: Create,
    /// What the Text workspace shows.
    pub text: TextPanel,
    /// The text that the workshop is reading.
    pub given: Option<String>,
    /// The cells that the pointer highlights from a panel.
    pub pointed: Vec<Cell>,
    /// The cell under the pointer, while anything depends on it.
    pub hovered: Option<Cell>,
    /// The job that asks for the step of a link, until something else is shown.
    pub told: Option<JobId>,
    /// What the hint shown owes to the player's marks, if it was found with them.
    pub footing: Option<Box<MarksUsed>>,
    /// The result of the proof of the step shown, once asked for.
    pub proof: Option<Proof>,
    /// The chosen language, until its words have arrived.
    pub lang: Option<Lang>,
    /// Have the words that the page did not start with arrived?
    pub later: bool,
    /// The key being changed, by its default name.
    pub rebinding: Option<String>,
    /// The last change to the keys.
    pub rebound: Rebound,
    /// The texts about techniques, by language.
    pub pages: [Pages; Lang::ALL.len()],
    /// What the Learn workspace shows.
    pub learn: Learn,
    /// How many links of a chain are shown; `None` for all.
    pub n_links: Option<usize>,
    /// The last result.
    pub status: Status,
    /// Grows with every result.
    pub status_serial: u32,
    /// Is the sheet of techniques open over the page?
    pub sheet: bool,
    /// How the game is kept.
    pub safe: Safe,
    /// The game to open once this one is saved.
    pub wanted: Option<Wanted>,
    /// Does the page work without a network?
    pub offline: bool,
    /// Is a new version waiting?
    pub update: bool,
    /// Has the engine been given up?
    pub engine_lost: bool,
    /// Has the laboratory been opened?
    pub lab: bool,
    /// The last link that arrived before the laboratory was opened.
    pub linked: Option<String>,
}

/// A figure of a digit, as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Where it was typed.
    pub cell: Cell,
    /// Its digit.
    pub digit: Digit,
    /// Did it change the board?
    pub made: bool,
}

/// The requests that no button made, each with its puzzle.
#[derive(Clone, Debug, Default)]
pub struct Unbidden {
    /// Its solution.
    pub solution: Option<(JobId, Puzzle)>,
    /// How many solutions it has.
    pub verdict: Option<(JobId, Puzzle)>,
    /// Its rating: the last one asked for, answered or not.
    pub er: Option<(JobId, Puzzle)>,
}

/// A job that a button started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// Its number.
    pub id: JobId,
    /// What was asked.
    pub kind: JobKind,
    /// The epoch of the board that it is about.
    pub epoch: u32,
    /// Its progress.
    pub progress: Option<Progress>,
}
