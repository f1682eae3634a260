//! What panels, chips and notices are made of, as plain data.

use super::action::Action;
use super::words::Voice;
use crate::steps::cascade::Kind;
pub use crate::steps::played::Played;
pub use crate::steps::played::PlayedRow;
pub use answers::voice::{Piece, Tone};
use nonet::board::Cell;
use words::Key;

/// A chip of the top bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    /// Its words.
    pub text: String,
    /// A longer text for the tooltip, or empty.
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
    /// How far a hint has gone: levels shown, then levels in all.
    Levels(usize, usize),
    /// A paragraph.
    Text(Vec<Piece>),
    /// A paragraph with a tone: a result or an error.
    Result(Tone, String),
    /// The lines of a reason, numbered if each is a claim.
    Lines(bool, Vec<LineRow>),
    /// What strong and weak links mean.
    Legend([String; 2]),
    /// A list of sentences, each a problem or a remark.
    List(Tone, Vec<String>),
    /// Notation without highlighting.
    Code(String),
    /// A step in notation; it has one tab stop, however many pieces name cells.
    Notation(Vec<Piece>),
    /// Names and numbers.
    Table(Vec<(String, String)>),
    /// The scales of difficulty side by side, under column names, folded under the text that opens them.
    Scales(String, [String; 2], Vec<ScaleRow>),
    /// How often each technique is used, under column names.
    Histogram([String; 2], Vec<Bar>),
    /// What the signs of deductions mean.
    Kinds(Vec<(Kind, String)>),
    /// The deductions of a cascade, a row each. They are put into words only when drawn: there may be hundreds, and
    /// sixty views a second.
    Played(Played),
    /// Puzzles to choose from.
    Puzzles(Vec<PuzzleRow>),
    /// The name of a savepoint, editable, after its label.
    Name(String, String),
    /// Buttons in a row.
    Buttons(Vec<Button>),
    /// A job is running: what it has found so far.
    Working(String),
    /// Check boxes for families of techniques.
    Families(Vec<FamilyRow>),
    /// The techniques in their order, each with a check box and buttons to move it.
    Techniques(Vec<TechniqueRow>),
    /// Techniques under a heading, each a link to its page.
    Shelf(Shelf),
    /// Boards side by side.
    Boards(Vec<SmallBoard>),
    /// A list to choose from: its label, its entries, the index of the chosen one.
    Choice(String, Vec<String>, usize),
    /// A drawing in SVG, and what it shows.
    Picture(String, String),
    /// Text to be copied by hand, with its label, because the clipboard refused it.
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
    /// The text that opens its method.
    pub method: String,
    /// How it is rated, part by part under a heading.
    pub parts: Vec<(String, String)>,
}

/// How often something is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What it is.
    pub name: String,
    /// A remark about it, if any.
    pub remark: Option<String>,
    /// How often.
    pub n: u32,
    /// The length of its bar, as a percentage.
    pub percent: u32,
}

/// A complete board in a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallBoard {
    /// What it is.
    pub title: String,
    /// Its rows of cells: the digit, and whether it stands out.
    pub rows: Vec<Vec<(String, bool)>>,
}

/// A line of a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRow {
    /// Its words.
    pub pieces: Vec<Piece>,
    /// Is it about the cell with the cursor?
    pub current: bool,
}

/// A row of the tree of steps, or of the tree of changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// 1 for a family, 2 for a technique, 3 for a step; in the tree of changes, the branch's column, from 1.
    pub level: usize,
    /// Its name, or what the step does, as in `r1c5=7`.
    pub name: String,
    /// What else is shown for a family or a technique.
    pub twig: Option<Twig>,
    /// The cells that the step changes.
    pub cells: Vec<Cell>,
    /// The index of the step among all, or the number of a change.
    pub choice: Option<usize>,
    /// Its extra class in the style sheet.
    pub class: String,
    /// Is it the step shown on the board?
    pub current: bool,
    /// Can Tab reach it?
    pub stop: bool,
}

/// What a row of the tree shows of its branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twig {
    /// Its [number](super::model::Branch::number).
    pub number: usize,
    /// Is it open?
    pub open: bool,
    /// How many steps are on it.
    pub n: usize,
    /// Are there more that are not listed?
    pub more: bool,
}

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRow {
    /// Its number and its givens.
    pub name: String,
    /// Its difficulty and symmetry.
    pub chips: Vec<String>,
    /// Is it the open one?
    pub current: bool,
}

/// A button made by a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its words.
    pub label: String,
    /// What it does.
    pub press: Press,
    /// Is it the recommended next step?
    pub primary: bool,
}

/// What a panel's button does when it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A command.
    Action(Action),
    /// One of the boards that a text may mean, from 0.
    Reading(usize),
    /// One of the changes that leave exactly one solution, from 0.
    Repair(usize),
    /// One of the mistakes to correct, from 0.
    Mend(usize),
    /// One of the presets of techniques.
    Preset(usize),
    /// A link to the page of the technique with this slug.
    Open(&'static str),
}

/// A family of techniques to be switched on or off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyRow {
    /// Its index in [`Family::ALL`](nonet::logic::Family::ALL).
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
    /// Its slug.
    pub slug: &'static str,
    /// The question that is the link to its page.
    pub what_is: String,
    /// Is it on?
    pub on: bool,
}

/// Techniques under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    /// The heading.
    pub title: String,
    /// The techniques.
    pub rows: Vec<ShelfRow>,
}

/// A technique in the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfRow {
    /// Its slug.
    pub slug: &'static str,
    /// Its name.
    pub name: String,
    /// How hard it is.
    pub level: Piece,
    /// Can Tab reach it?
    pub stop: bool,
}

impl Button {
    /// A link to the page of a technique.
    pub(super) fn open(label: String, slug: &'static str) -> Self {
        Self {
            label,
            press: Press::Open(slug),
            primary: false,
        }
    }

    /// A button with this command.
    pub(super) fn new(voice: &Voice, key: Key, action: Action) -> Self {
        Self {
            label: voice.text(key),
            press: Press::Action(action),
            primary: false,
        }
    }

    /// Marks it as the recommended next step.
    pub(super) fn primary(self) -> Self {
        Self {
            primary: true,
            ..self
        }
    }
}

/// A heading.
pub(super) fn heading(voice: &Voice, key: Key) -> Block {
    Block::Heading(voice.text(key), String::new())
}

/// A paragraph.
pub(super) fn text(voice: &Voice, key: Key) -> Block {
    Block::Text(vec![Piece::plain(voice.word(key))])
}

/// A row of a table.
pub(super) fn row(voice: &Voice, key: Key, value: String) -> (String, String) {
    (voice.text(key), value)
}

/// The tone of a good or a bad result.
pub(super) fn tone_of(good: bool) -> Tone {
    if good { Tone::Good } else { Tone::Warn }
}
