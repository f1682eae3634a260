//! The last result, for the status line.

use super::action::CopyKind;
use super::choice::Mode;
use crate::create::creation::Note;
use crate::edit::filter::Filter;
use ::words::Key;
use answers::protocol::{Answer, Failure, HintResult, Proof, Repair, StepView};
use game::faults::FileFault;
use game::play::Cause;
use nonet::board::{Cell, Digit, House, Layer, Marks};
use nonet::logic::Outcome;
use nonet::text::{Broken, ReadError};
use std::sync::Arc;

/// The last result, as data: it is put into words when shown, in the current language.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Status {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A first visit found a puzzle.
    Ready,
    /// The puzzle is solved.
    Finished(Finish),
    /// A cell was filled; this many of the digit remain.
    Placed(Cell, Digit, usize),
    /// A cell was filled, but these peers hold its digit too.
    Clashes(Cell, Digit, Vec<Cell>),
    /// Several cells were filled.
    Filled(usize, Digit),
    /// Cells were emptied.
    Erased(Where),
    /// Something about the player's marks.
    Mine(Mine),
    /// The cells of a house, read aloud.
    House(House, Vec<Option<Digit>>),
    /// Of these cells, the ones with marks, and their marks.
    Marks(Vec<Cell>, Vec<(Cell, Marks)>),
    /// This many cells are selected.
    Selected(usize),
    /// A computed candidate was eliminated (true) or put back.
    Marked(Where, Digit, bool),
    /// A digit is not a candidate there: a peer holds it.
    Impossible(Cell, Digit),
    /// The candidates were hidden; they are shown before one is eliminated.
    CandidatesShown,
    /// This digit is wrong, and wrong digits are refused.
    NotAllowed(Cell, Digit),
    /// A given can't be changed in this mode.
    GivenStays(Cell),
    /// Nothing can be marked there: the cell is filled.
    Full(Cell),
    /// A change was undone (true) or redone.
    Went(bool, Cause, usize),
    /// Something about the tree of changes.
    Past(Past),
    /// There is nothing to undo (true) or redo.
    NoMore(bool),
    /// The words of the chosen language could not be fetched.
    NoWords,
    /// A mode of typing was chosen.
    Mode(Mode),
    /// A puzzle was read: its number of givens, and a remark.
    Loaded(usize, Remark),
    /// Something about the formats of other programs.
    Foreign(Foreign),
    /// A puzzle was put on the board without being read: its number of givens.
    Opened(usize),
    /// A puzzle with this rating, in tenths, was made and is on the board.
    New(Option<u8>),
    /// The text may mean any of this many boards.
    Unclear(usize),
    /// Text was refused.
    Refused(ReadError),
    /// A file was refused.
    Unreadable(String, FileFault),
    /// Something was copied (true), or is shown to be copied by hand.
    Copied(CopyKind, bool),
    /// The sentence with this key, which has no arguments.
    Word(Key),
    /// Back to the givens.
    Restarted,
    /// This many digits became givens.
    Adopted(usize),
    /// The board is empty.
    Cleared,
    /// The board was replaced by another.
    Shape,
    /// No digit repeats.
    NoConflicts,
    /// This many digits repeat.
    Conflicts(usize),
    /// The step was carried out.
    Stepped(StepView),
    /// Propagate placed this many digits, eliminated this many candidates, and ended like this.
    Propagated(usize, usize, Outcome),
    /// A hint, up to this level.
    Hint(HintResult, usize),
    /// This many steps were found, by this many techniques; are there more?
    Steps(usize, usize, bool),
    /// A step with this many conclusions was put to the proof, on the board alone or with the player's marks
    /// (true).
    Proved(usize, Proof, bool),
    /// The path has this many steps, this many of them hard; does it end in the solution?
    Path([usize; 2], bool),
    /// The step with this number, from 0, out of this many, is shown.
    AtStep(usize, usize),
    /// The step of a cascade with this number, from 0, out of this many, is shown.
    Moment(usize, usize, StepView),
    /// The example with this number, from 0, out of this many, is shown.
    Example(usize, usize),
    /// A search in the index finds this many techniques.
    Matches(usize),
    /// The first steps, this many, were carried out.
    Kept(usize),
    /// A question was answered.
    Answer(Arc<Answer>),
    /// The solution with this number, from 0, out of this many, is shown.
    Shown(usize, usize),
    /// Something about puzzles.
    Noted(Note),
    /// This many mistakes were corrected.
    Mended(usize),
    /// The path was saved as a file.
    PathSaved,
    /// A change was made that leaves exactly one solution.
    Repaired(Repair),
    /// The job was stopped.
    Cancelled,
    /// A job waits for something.
    Slow(Slow),
    /// The page was restarted after a fault.
    Recovered,
    /// The board changed while the job ran.
    Outdated,
    /// No answer came.
    Failed(Failure),
}

/// Results about the player's marks and the digit in focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mine {
    /// A mark was added (true) to cells, or removed from them.
    Marked(Where, Layer, Digit, bool),
    /// This candidate, the first digit, got a colour in cells (true), or lost it.
    Tinted(Where, Digit, Digit, bool),
    /// This candidate cannot have a colour: none of the cells shows it.
    NotShown(Digit),
    /// The cells' marks of this layer were removed.
    Unmarked(Where, Layer),
    /// This many marks were added.
    Filled(usize),
    /// This many impossible marks were removed.
    Dropped(usize),
    /// This many marks are missing, this many wrong.
    Compared(usize, usize),
    /// Only the player's marks are shown.
    Only,
    /// This digit has the focus now, or none.
    Looks(Option<Filter>),
}

/// Results about the formats of other programs.
#[derive(Clone, Debug, PartialEq)]
pub enum Foreign {
    /// A puzzle was read from a text in the format with this slug: its number of givens, and a remark.
    Read(String, usize, Remark),
    /// A text in the format with this slug has this many boards: the user must choose.
    Several(String, usize),
    /// A text is marked as the format with this slug, and has this fault.
    Damaged(String, Broken),
    /// The board is offered in this many formats.
    Offered(usize),
    /// This many formats can be pasted.
    Pasteable(usize),
}

/// Results about the tree of changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// This many changes were undone, then this many redone.
    Went(usize, usize),
    /// This place became a savepoint (true) or already was one.
    Saved(bool),
    /// The savepoint was removed.
    Unsaved,
    /// A supposition began here (true), or was already under way.
    Supposing(bool),
    /// The supposition was kept.
    Kept,
    /// The supposition was dropped: this many changes were undone.
    Dropped(usize),
    /// There are no changes to replay.
    Nothing,
    /// The moment with this number, from 0, out of this many, is shown.
    Moment(usize, usize),
    /// This many changes were undone, back to the last board that agrees with the solution.
    Corrected(usize),
    /// Nothing is wrong.
    AllCorrect,
    /// No board with these givens agreed with the solution.
    NeverCorrect,
    /// The givens have no solution (true), or several.
    NotOne(bool),
}

/// Where something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// In this cell.
    One(Cell),
    /// In this many cells.
    Several(usize),
}

impl Where {
    /// In these cells.
    pub fn of(cells: &[Cell]) -> Self {
        match cells {
            [cell] => Self::One(*cell),
            cells => Self::Several(cells.len()),
        }
    }
}

/// A remark about a text that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Nothing was skipped.
    Whole,
    /// Something was skipped.
    Skipped,
    /// Digits repeat.
    Repeated,
}

/// How a puzzle was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Digits put there by the player.
    pub by_hand: usize,
    /// Digits put there by a tool.
    pub by_tool: usize,
    /// Steps hinted at.
    pub n_hints: usize,
    /// The seconds that it took; 0 if it was not timed.
    pub seconds: u32,
}

/// What a job is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slow {
    /// Its worker is silent; another takes over.
    Silent,
    /// The program that does it is still being fetched.
    Fetching,
}
