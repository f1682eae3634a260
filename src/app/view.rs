//! What the page must look like, as plain data. `web::Screen` makes it so.

mod about;
mod board;
mod cells;
mod chips;
mod create;
mod marks;
mod panel;
mod paths;
mod ratings;
mod safe;
mod scene;
mod sheet;
mod solutions;

use super::model::{Mode, Model, Switches, Theme, Workspace};
use super::msg::{Action, Form};
use super::words::Voice;
use crate::app::SHAPES;
use crate::board::{Cell, Conflict, Digit, Geometry, Puzzle};
use crate::logic::Reach;
pub use board::{CellView, LinkView, Mark, Origin, Role};
use scene::Scene;
pub use sheet::{FamilyRow, SheetView, TechniqueRow};

/// The whole page. Two equal views look the same.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The language of all words, those of the skeleton too; the board; how its digits are written.
    pub voice: Voice,
    /// Light, dark or as the system has it.
    pub theme: Theme,
    /// The workspace that is shown.
    pub workspace: Workspace,
    /// What typing does.
    pub mode: Mode,
    /// How far Propagate goes.
    pub reach: Reach,
    /// What is on.
    pub switches: Switches,
    /// Its row in [`SHAPES`]; `None` for irregular regions.
    pub shape: Option<usize>,
    /// The fields of the Create workspace that were changed.
    pub form: Form,
    /// Each cell, in reading order.
    pub cells: Vec<CellView>,
    /// The cell that the tab key reaches.
    pub cursor: Cell,
    /// The cells of the houses that glow, as one outline each: (top, left, rows, columns), from 0.
    pub outlines: Vec<[usize; 4]>,
    /// The links of the chain that is shown.
    pub links: Vec<LinkView>,
    /// The keys of the pad, digit 1 first.
    pub pad: Vec<PadKey>,
    /// The chips of the top bar, from the left.
    pub chips: Vec<Chip>,
    /// Can something be taken back?
    pub can_undo: bool,
    /// Can something be done again?
    pub can_redo: bool,
    /// Is a job running that can be cancelled?
    pub busy: bool,
    /// What the Solve workspace shows under its buttons.
    pub panel: Vec<Block>,
    /// What the Solutions workspace shows under its buttons.
    pub solutions_panel: Vec<Block>,
    /// What the Create workspace shows under its fields.
    pub create_panel: Vec<Block>,
    /// What the Text workspace shows under its box: errors, what was read, what the clipboard refused.
    pub text_panel: Vec<Block>,
    /// The sheet that lies over the page, if one does.
    pub sheet: Option<SheetView>,
    /// Lines that stay until they are dealt with: storage, engine, update.
    pub notices: Vec<Notice>,
    /// The last result, in a sentence.
    pub status: String,
    /// Grows with every new result, so that the same sentence is announced again.
    pub status_serial: u32,
    /// The right end of the status line: saved, offline.
    pub standing: String,
    /// So many lines of the game's journal are kept.
    pub n_kept: usize,
}

/// A key of the pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadKey {
    /// Its digit.
    pub digit: Digit,
    /// What stands on it.
    pub text: String,
    /// How many of it are still to be placed.
    pub left: usize,
    /// Is it complete and without a conflict?
    pub done: bool,
    /// Its full name.
    pub name: String,
}

/// A chip of the top bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    /// Its words.
    pub text: String,
    /// Its longer words, for the tooltip; empty if there are none.
    pub title: String,
    /// Its tone.
    pub tone: Tone,
}

/// How a chip, a notice or a block looks; each has a sign besides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    Quiet,
    /// The accent.
    Accent,
    /// All is well.
    Good,
    /// Look here.
    Warn,
    /// Wrong.
    Bad,
}

/// A line that stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its words.
    pub text: String,
    /// Its tone.
    pub tone: Tone,
    /// What can be done about it.
    pub buttons: Vec<Button>,
}

/// A part of a panel, from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading, and a small remark at the right end of its line.
    Heading(String, String),
    /// How far a hint is told: so many of so many.
    Levels(usize, usize),
    /// A paragraph.
    Text(Vec<Piece>),
    /// A paragraph with a tone: a result or an error.
    Result(Tone, String),
    /// A list of sentences, each a problem or a remark.
    List(Tone, Vec<String>),
    /// Notation of which nothing glows.
    Code(String),
    /// A step in notation; with one tab stop, however many pieces speak of cells.
    Notation(Vec<Piece>),
    /// Names and numbers.
    Table(Vec<(String, String)>),
    /// The scales of difficulty side by side, under the names of the columns.
    Scales([String; 2], Vec<ScaleRow>),
    /// How often each technique is used, under the names of the columns.
    Histogram([String; 2], Vec<Bar>),
    /// A numbered list of steps.
    Steps(Vec<StepRow>),
    /// Puzzles to choose from.
    Puzzles(Vec<PuzzleRow>),
    /// Buttons in a row.
    Buttons(Vec<Button>),
    /// A job is running: what it has found so far.
    Working(String),
    /// Check boxes for families of techniques.
    Families(Vec<FamilyRow>),
    /// The techniques in their order, each with a check box and buttons to move it.
    Techniques(Vec<TechniqueRow>),
    /// Boards side by side.
    Boards(Vec<SmallBoard>),
    /// Text to be selected by hand, with its label: where the clipboard refuses.
    Selectable(String, String),
}

/// A scale of difficulty with the puzzle's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScaleRow {
    /// Its name.
    pub name: String,
    /// The value.
    pub value: String,
    /// What the value means.
    pub meaning: String,
    /// What opens the next.
    pub method: String,
    /// How it is rated, part by part under a heading.
    pub parts: Vec<(String, String)>,
}

/// How often something is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What it is.
    pub name: String,
    /// What is remarkable about it.
    pub remark: Option<String>,
    /// How often.
    pub n: u32,
    /// How long its bar is, of a hundred.
    pub percent: u32,
}

/// A full board in a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallBoard {
    /// What it is.
    pub title: String,
    /// Its rows of cells: the digit, and whether it stands out.
    pub rows: Vec<Vec<(String, bool)>>,
}

/// A run of words, with the cells that it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// The cells, which glow when the words are pointed at; none for plain words.
    pub cells: Vec<Cell>,
    /// How the words are marked.
    pub tone: Tone,
}

/// A row of a list of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRow {
    /// The technique.
    pub name: String,
    /// What it does, as in `r1c5=7`.
    pub notation: String,
    /// The cells that it changes.
    pub cells: Vec<Cell>,
    /// Is it the one that is shown on the board?
    pub current: bool,
    /// Its place among all steps, if it can be chosen.
    pub choice: Option<usize>,
}

/// A puzzle of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRow {
    /// Its place and its givens.
    pub name: String,
    /// How hard it is, its symmetry.
    pub chips: Vec<String>,
    /// Is it the one that was opened?
    pub current: bool,
}

/// A button made by a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its words.
    pub label: String,
    /// What it does.
    pub press: Press,
    /// Is it the one to press next?
    pub primary: bool,
}

/// What a panel's button says when it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A command.
    Action(Action),
    /// One of the examples, from 0.
    Example(usize),
    /// One of the boards that a text may mean, from 0.
    Reading(usize),
    /// One of the changes that leave exactly one solution, from 0.
    Repair(usize),
    /// One of the techniques that have steps, from 0.
    Kind(usize),
    /// One of the mistakes, from 0: it is put right.
    Mend(usize),
    /// One of the ready-made choices of techniques.
    Preset(usize),
}

/// What the page must look like now.
pub fn view(model: &Model) -> View {
    let Model { settings, ui, play } = model;
    let board = play.board();
    let conflicts = board.conflicts();
    let scene = Scene::new(model);
    View {
        voice: model.voice(),
        theme: settings.theme,
        workspace: settings.workspace,
        mode: settings.mode,
        reach: settings.reach,
        switches: settings.switches,
        shape: shape(play.geometry()),
        form: settings.form.clone(),
        cells: cells::all(model, &board, &scene),
        cursor: settings.cursor,
        outlines: scene.outlines(play.geometry()),
        links: scene.links.clone(),
        pad: pad(model, &board, &conflicts),
        chips: chips::all(model, &board, &conflicts),
        can_undo: !play.done().is_empty(),
        can_redo: play.can_redo(),
        busy: ui.job.is_some(),
        panel: panel::solve(model),
        solutions_panel: solutions::panel(model),
        create_panel: create::panel(model),
        text_panel: panel::text_in(model),
        sheet: sheet::sheet(model),
        notices: notices(model),
        status: model.voice().said(&ui.status),
        status_serial: ui.status_serial,
        standing: standing(model),
        n_kept: ui.safe.standing.n_kept,
    }
}

fn shape(geometry: &Geometry) -> Option<usize> {
    let shape = geometry.boxes()?;
    SHAPES.iter().position(|row| *row == shape)
}

fn pad(model: &Model, board: &Puzzle, conflicts: &[Conflict]) -> Vec<PadKey> {
    let (voice, side) = (model.voice(), model.play.geometry().side());
    let key = |digit: Digit| {
        let placed = board.givens().filter(|(_, d)| *d == digit).count();
        let left = side.saturating_sub(placed);
        let done = left == 0 && conflicts.iter().all(|conflict| conflict.digit != digit);
        let places = [
            ("digit", &*voice.digit(digit)),
            ("left", &*left.to_string()),
        ];
        PadKey {
            digit,
            text: voice.digit(digit),
            left,
            done,
            name: voice.say(if done { "pad-done" } else { "pad-name" }, &places),
        }
    };
    Digit::all(side).map(key).collect()
}

fn notices(model: &Model) -> Vec<Notice> {
    let (voice, ui) = (&model.voice(), &model.ui);
    let lost = ui.engine_lost.then(|| Notice {
        text: voice.word("engine-lost").to_owned(),
        tone: Tone::Warn,
        buttons: Vec::new(),
    });
    let warnings = safe::notices(voice, &ui.safe).into_iter().chain(lost);
    let update = ui.update.then(|| Notice {
        text: voice.word("update-ready").to_owned(),
        tone: Tone::Accent,
        buttons: vec![Button::new(voice, "update-take", Action::Update)],
    });
    warnings.chain(update).collect()
}

fn standing(model: &Model) -> String {
    let (voice, ui) = (&model.voice(), &model.ui);
    let saved = match ui.safe.standing.fault {
        Some(_) => "standing-unsaved",
        None if ui.safe.is_saved() => "standing-saved",
        None => "standing-saving",
    };
    let offline = ui.offline.then(|| voice.word("standing-offline"));
    let parts: Vec<&str> = [voice.word(saved)].into_iter().chain(offline).collect();
    parts.join(" · ")
}

impl Button {
    /// A button with this command.
    pub(super) fn new(voice: &Voice, key: &'static str, action: Action) -> Self {
        Self {
            label: voice.word(key).to_owned(),
            press: Press::Action(action),
            primary: false,
        }
    }

    /// The one to press next.
    pub(super) fn primary(self) -> Self {
        Self {
            primary: true,
            ..self
        }
    }
}
