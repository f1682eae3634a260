//! The last result, for the status line.

use super::action::CopyKind;
use super::choice::Mode;
use crate::app::create::creation::Note;
use crate::app::edit::filter::Filter;
use crate::board::{Cell, Digit, House, Layer, Marks};
use crate::game::faults::FileFault;
use crate::game::play::Cause;
use crate::logic::Outcome;
use crate::protocol::{Answer, Exhibit, Failure, Help, Proof, Repair};
use crate::text::{Broken, ReadError};
use std::sync::Arc;

/// The last result, as data: it is put into words when shown, in the language of that moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Said {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A first visit found a puzzle.
    Ready,
    /// The puzzle is solved.
    Finished(Finish),
    /// A cell was filled; this many of the digit are left.
    Placed(Cell, Digit, usize),
    /// A cell was filled, and these peers hold its digit too.
    Clashes(Cell, Digit, Vec<Cell>),
    /// Several cells were filled.
    Filled(usize, Digit),
    /// Cells were emptied.
    Erased(Where),
    /// Something about the player's marks.
    Mine(Mine),
    /// The cells of a house, read aloud.
    House(House, Vec<Option<Digit>>),
    /// Of these cells, those that have marks, and which.
    Marks(Vec<Cell>, Vec<(Cell, Marks)>),
    /// So many cells are selected.
    Selected(usize),
    /// A computed candidate was ruled out (true) or put back.
    Marked(Where, Digit, bool),
    /// A digit is no candidate there: a cell seen holds it.
    Impossible(Cell, Digit),
    /// The candidates were hidden, and are shown before one is removed.
    CandidatesShown,
    /// This digit is not the solution's, and wrong ones are refused.
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
    /// A puzzle was read: its number of givens, and what else is to be said about it.
    Loaded(usize, Remark),
    /// Something about the formats of other programs.
    Foreign(Foreign),
    /// A puzzle that nobody had to read is on the board: its number of givens.
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
    /// The sentence with this key, in which nothing is to be filled in.
    Word(&'static str),
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
    Stepped(Exhibit),
    /// Propagate placed so many digits and eliminated so many candidates, and ended like this.
    Propagated(usize, usize, Outcome),
    /// A hint, as far as it has been told.
    Hint(Help, usize),
    /// This many steps were found, by this many techniques; or more.
    Steps(usize, usize, bool),
    /// A step with this many conclusions was put to the proof, on the board alone or on the player's marks (true).
    Proved(usize, Proof, bool),
    /// The path has this many steps, and ends in the solution or not.
    Path([usize; 2], bool),
    /// One of this many steps is shown, from 0.
    AtStep(usize, usize),
    /// One of this many steps of a cascade is shown, from 0.
    Moment(usize, usize, Exhibit),
    /// One of this many examples is shown, from 0.
    Example(usize, usize),
    /// A search in the index finds this many techniques.
    Matches(usize),
    /// The first so many steps were carried out.
    Kept(usize),
    /// A question was answered.
    Answer(Arc<Answer>),
    /// One of this many solutions is shown, from 0.
    Shown(usize, usize),
    /// Something about puzzles.
    Noted(Note),
    /// This many mistakes were put right.
    Mended(usize),
    /// The path was saved as a file.
    PathSaved,
    /// A change was made that leaves exactly one solution.
    Repaired(Repair),
    /// The job was stopped.
    Cancelled,
    /// A job waits for something.
    Slow(Slow),
    /// The page was started again after a fault.
    Recovered,
    /// The board changed while the job ran.
    Outdated,
    /// No answer came.
    Failed(Failure),
}

/// What is to be said about the player's marks, and about the digit that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mine {
    /// A mark was added (true) to cells, or taken from them.
    Marked(Where, Layer, Digit, bool),
    /// A candidate, the first, got a colour in cells (true), or lost it.
    Tinted(Where, Digit, Digit, bool),
    /// This candidate cannot have a colour: none of the cells shows it.
    NotShown(Digit),
    /// Cells have no marks of this layer any longer.
    Unmarked(Where, Layer),
    /// This many were filled in.
    Filled(usize),
    /// This many that were impossible are gone.
    Dropped(usize),
    /// So many are missing, so many wrong.
    Compared(usize, usize),
    /// Only they are shown.
    Only,
    /// This digit is looked at now, or none.
    Looks(Option<Filter>),
}

/// What is to be said about the formats of other programs.
#[derive(Clone, Debug, PartialEq)]
pub enum Foreign {
    /// A puzzle was read from a text in the format with this slug: its number of givens, and what else is to be said.
    Read(String, usize, Remark),
    /// A text in the format with this slug has this many boards: somebody must choose.
    Several(String, usize),
    /// A text has the sign of the format with this slug, and this fault.
    Damaged(String, Broken),
    /// The board can be taken along in so many formats.
    Offered(usize),
    /// So many formats can be pasted.
    Pasteable(usize),
}

/// What is to be said about the tree of changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// So many changes were undone, then so many made again.
    Went(usize, usize),
    /// This place is a savepoint: now (true) or already.
    Saved(bool),
    /// It is one no longer.
    Unsaved,
    /// What follows is only supposed: from now on (true), or it was already.
    Supposing(bool),
    /// What was supposed counts.
    Kept,
    /// So many changes that were only supposed were undone.
    Dropped(usize),
    /// There is no way to be looked at.
    Nothing,
    /// One of this many moments is shown, from 0.
    Moment(usize, usize),
    /// So many changes were undone, back to the last board that agrees with the solution.
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

/// What is to be said about a text that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Nothing was skipped.
    Whole,
    /// Something was skipped.
    Skipped,
    /// Digits repeat.
    Repeated,
}

/// What it took to solve a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Digits put there by the player.
    pub by_hand: usize,
    /// Digits put there by a tool.
    pub by_tool: usize,
    /// Steps hinted at.
    pub n_hints: usize,
    /// The seconds that it took; 0 if nobody took the time.
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
