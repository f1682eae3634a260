//! What panels, chips and notices are made of, as plain data.

use super::action::Action;
pub use super::piece::{Piece, Tone};
use super::words::Voice;
use crate::board::Cell;
use crate::logic::Step;
use crate::text::deductions;

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

/// A line that stays until it is dealt with.
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
    /// How much of a hint has been told: this many levels of this many.
    Levels(usize, usize),
    /// A paragraph.
    Text(Vec<Piece>),
    /// A paragraph with a tone: a result or an error.
    Result(Tone, String),
    /// A list of sentences, each a problem or a remark.
    List(Tone, Vec<String>),
    /// Notation without highlighting.
    Code(String),
    /// A step in notation; it has one tab stop, however many pieces name cells.
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
    /// Text to be selected by hand, with its label, because the clipboard refused it.
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
    /// The words that open its method.
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
    /// The length of its bar, as a percentage.
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

/// A row of a list of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRow {
    /// The technique.
    pub name: String,
    /// What it does, as in `r1c5=7`.
    pub notation: String,
    /// The cells that it changes.
    pub cells: Vec<Cell>,
    /// Is it the one shown on the board?
    pub current: bool,
    /// Its index among all steps, if it can be chosen.
    pub choice: Option<usize>,
}

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRow {
    /// Its number and its givens.
    pub name: String,
    /// How hard it is, its symmetry.
    pub chips: Vec<String>,
    /// Is it the one now open?
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
    /// One of the mistakes, from 0, to be put right.
    Mend(usize),
    /// One of the ready-made choices of techniques.
    Preset(usize),
}

/// A family of techniques to be switched on or off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyRow {
    /// Its index in [`Family::ALL`](crate::logic::Family::ALL).
    pub place: usize,
    /// Its name.
    pub name: String,
    /// Are all of its techniques on (`Some(true)`), none, or some (`None`)?
    pub on: Option<bool>,
}

/// A technique to be switched on or off or moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TechniqueRow {
    /// Its index in the table of all techniques.
    pub place: usize,
    /// Its name, after its number in the order.
    pub name: String,
    /// What its buttons say: one place forward, one back.
    pub moves: [String; 2],
    /// Is it on?
    pub on: bool,
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

    /// Makes it the one to press next.
    pub(super) fn primary(self) -> Self {
        Self {
            primary: true,
            ..self
        }
    }
}

/// A heading.
pub(super) fn heading(voice: &Voice, key: &'static str) -> Block {
    Block::Heading(voice.word(key).to_owned(), String::new())
}

/// A paragraph.
pub(super) fn text(voice: &Voice, key: &'static str) -> Block {
    Block::Text(vec![Piece::plain(voice.word(key))])
}

/// A row of a table.
pub(super) fn row(voice: &Voice, key: &'static str, value: String) -> (String, String) {
    (voice.word(key).to_owned(), value)
}

/// What a step does, in notation.
pub(super) fn notation(voice: &Voice, step: &Step) -> Block {
    Block::Code(deductions(&voice.geometry, &step.deductions))
}

/// The rows of a list of steps that can't be chosen.
pub(super) fn rows(voice: &Voice, steps: &[Step]) -> Vec<StepRow> {
    let row = |step: &Step| StepRow {
        name: voice.technique(step.technique.slug),
        notation: deductions(&voice.geometry, &step.deductions),
        cells: cells_of(step),
        current: false,
        choice: None,
    };
    steps.iter().map(row).collect()
}

fn cells_of(step: &Step) -> Vec<Cell> {
    let deductions = step.deductions.iter();
    deductions
        .map(|deduction| deduction.candidate().cell)
        .collect()
}

/// The tone of a good or a bad result.
pub(super) fn tone_of(good: bool) -> Tone {
    if good { Tone::Good } else { Tone::Warn }
}
