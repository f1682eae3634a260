//! The last result, for the status line.

use super::action::CopyKind;
use super::change::Cause;
use super::choice::Mode;
use super::creation::Note;
use super::faults::FileFault;
use crate::board::{Cell, Digit};
use crate::logic::Step;
use crate::protocol::{Answer, Failure, Help, Proof, Repair};
use crate::text::ReadError;

/// The last result, as data: it is put into words when shown, in the language of that moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Said {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A cell was filled; this many of the digit are left.
    Placed(Cell, Digit, usize),
    /// A cell was filled, and these peers hold its digit too.
    Clashes(Cell, Digit, Vec<Cell>),
    /// A cell was emptied.
    Erased(Cell),
    /// A candidate was removed (true) or put back.
    Marked(Cell, Digit, bool),
    /// A given can't be changed in this mode.
    GivenStays(Cell),
    /// A candidate can't be marked there: the cell is filled.
    Filled(Cell),
    /// A change was undone (true) or redone.
    Went(bool, Cause, usize),
    /// There is nothing to undo (true) or redo.
    NoMore(bool),
    /// The words of the chosen language could not be fetched.
    NoWords,
    /// A mode of typing was chosen.
    Mode(Mode),
    /// A puzzle was read: its number of givens, and whether something was skipped.
    Loaded(usize, bool),
    /// The text may mean any of this many boards.
    Unclear(usize),
    /// Text was refused.
    Refused(ReadError),
    /// A file was refused.
    Unreadable(String, FileFault),
    /// Something was copied (true), or is shown to be copied by hand.
    Copied(CopyKind, bool),
    /// There is no line of HoDoKu's library for this board.
    NoLibraryLine,
    /// Back to the givens.
    Restarted,
    /// The board is empty.
    Cleared,
    /// The board was replaced by another.
    Shape,
    /// No digit repeats.
    NoConflicts,
    /// This many digits repeat.
    Conflicts(usize),
    /// The step was carried out.
    Stepped(Step),
    /// A hint, as far as it has been told.
    Hint(Help, usize),
    /// This many steps were found, by this many techniques.
    Steps(usize, usize),
    /// The step was put to the proof.
    Proved(Step, Proof),
    /// The path has this many steps, and ends in the solution or not.
    Path(usize, bool),
    /// One of this many steps is shown, from 0.
    AtStep(usize, usize),
    /// A question was answered.
    Answer(Answer),
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

/// What a job is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slow {
    /// Its worker is silent; another takes over.
    Silent,
    /// The program that does it is still being fetched.
    Fetching,
}
