//! What the page must look like, as plain data. `web::Screen` makes it so.

mod cells;
mod chips;
mod panel;
mod paths;
mod scene;
mod solutions;

use super::model::{Mode, Model, Switches, Theme, Workspace};
use super::msg::{Action, StoreFault};
use super::words::Voice;
use crate::app::SHAPES;
use crate::board::{Cell, Conflict, Digit, DigitSet, Geometry, Puzzle};
use crate::logic::{Link, Node, Part, Reach};
use scene::Scene;

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
    /// What the Text workspace shows under its box: errors, what was read, what the clipboard refused.
    pub text_panel: Vec<Block>,
    /// Lines that stay until they are dealt with: storage, engine, update.
    pub notices: Vec<Notice>,
    /// The last result, in a sentence.
    pub status: String,
    /// Grows with every new result, so that the same sentence is announced again.
    pub status_serial: u32,
    /// The right end of the status line: saved, offline.
    pub standing: String,
}

/// One cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellView {
    /// Where it is.
    pub cell: Cell,
    /// What stands in it.
    pub digit: Option<Digit>,
    /// Who put it there.
    pub origin: Origin,
    /// Its small digits; `None` where they are not shown.
    pub candidates: Option<DigitSet>,
    /// Those of the shown step among them.
    pub marks: Vec<(Digit, Mark)>,
    /// Does its box end at its right side, at its lower side, inside the board?
    pub box_ends: [bool; 2],
    /// Is the cursor on it?
    pub selected: bool,
    /// Does it share a house with the cursor?
    pub peer: bool,
    /// Does it hold the cursor's digit?
    pub same: bool,
    /// The peers that hold the same digit.
    pub clashes: Vec<Cell>,
    /// Its part in the step that is shown.
    pub role: Role,
    /// Is it pointed at from the panel?
    pub pointed: bool,
}

/// Who filled a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Nobody.
    Empty,
    /// The puzzle.
    Given,
    /// The player.
    Own,
    /// Propagate, Hint, Solve.
    Tool,
    /// Nobody: it is only shown there.
    Shown,
}

/// The part of a candidate in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// In the pattern.
    Pattern,
    /// What the pattern is set against: the other colour, every second claim of a chain.
    Against,
    /// What spoils the pattern: a fin, a guardian.
    Extra,
    /// In one of several sets, from 0.
    Set(u8),
    /// Common to two sets.
    Common,
    /// Taken away by the step.
    Out,
    /// Placed by the step.
    Placed,
}

impl Mark {
    fn of(part: Part) -> Self {
        match part {
            Part::Base => Self::Pattern,
            Part::Cover => Self::Against,
            Part::Extra => Self::Extra,
            Part::Set(number) => Self::Set(number % 4),
            Part::Common => Self::Common,
        }
    }
}

/// A link between candidates, from place to place in thousandths of a cell's side: across, down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkView {
    /// Where it begins.
    pub from: (i32, i32),
    /// Where it ends.
    pub to: (i32, i32),
    /// Strong or weak?
    pub strong: bool,
}

impl LinkView {
    fn new(geometry: &Geometry, link: &Link) -> Self {
        Self {
            from: middle(geometry, &link.from),
            to: middle(geometry, &link.to),
            strong: link.strong,
        }
    }
}

/// The middle of a claim's small digits.
fn middle(geometry: &Geometry, node: &Node) -> (i32, i32) {
    let side = geometry.side();
    let across = (1..).find(|n| n * n >= side).unwrap_or(side);
    let down = side.div_ceil(across);
    let at = |place: usize, of: usize| ((2 * place + 1) * 500 / of) as i32;
    let (x, y) = (
        at(node.digit.index() % across, across),
        at(node.digit.index() / across, down),
    );
    let n = node.cells.len().max(1) as i32;
    let sum = |line: &dyn Fn(Cell) -> usize| -> i32 {
        node.cells
            .iter()
            .map(|&cell| 1000 * line(cell) as i32)
            .sum()
    };
    (
        sum(&|cell| geometry.col(cell)) / n + x,
        sum(&|cell| geometry.row(cell)) / n + y,
    )
}

/// The part of a cell in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// None.
    None,
    /// In the house to look at.
    House,
    /// In the pattern.
    Pattern,
    /// Loses a candidate.
    Out,
    /// Is filled.
    Placed,
    /// Is wrong.
    Mistake,
    /// The result speaks of it.
    Named,
    /// Solutions differ in it.
    Differs,
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
    /// A numbered list of steps.
    Steps(Vec<StepRow>),
    /// Buttons in a row.
    Buttons(Vec<Button>),
    /// A job is running: what it has found so far.
    Working(String),
    /// Boards side by side.
    Boards(Vec<SmallBoard>),
    /// Text to be selected by hand, with its label: where the clipboard refuses.
    Selectable(String, String),
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
        text_panel: panel::text_in(model),
        notices: notices(model),
        status: model.voice().said(&ui.status),
        status_serial: ui.status_serial,
        standing: standing(model),
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
    let store = ui.store_fault.map(|fault| match fault {
        StoreFault::Refused => "store-refused",
        StoreFault::Full => "store-full",
        StoreFault::Damaged => "store-damaged",
    });
    let lost = ui.engine_lost.then_some("engine-lost");
    let warnings = store.into_iter().chain(lost).map(|key| Notice {
        text: voice.word(key).to_owned(),
        tone: Tone::Warn,
        buttons: Vec::new(),
    });
    let update = ui.update.then(|| Notice {
        text: voice.word("update-ready").to_owned(),
        tone: Tone::Accent,
        buttons: vec![Button::new(voice, "update-take", Action::Update)],
    });
    warnings.chain(update).collect()
}

fn standing(model: &Model) -> String {
    let (voice, ui) = (&model.voice(), &model.ui);
    let saved = match (ui.store_fault, ui.saved) {
        (Some(StoreFault::Refused | StoreFault::Full), _) => "standing-unsaved",
        (_, true) => "standing-saved",
        (_, false) => "standing-saving",
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
