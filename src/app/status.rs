//! The last result, which the status line tells.

use super::action::CopyKind;
use super::change::Cause;
use super::choice::Mode;
use super::creation::Note;
use super::faults::FileFault;
use crate::board::{Cell, Digit};
use crate::logic::Step;
use crate::protocol::{Answer, Failure, Help, Proof, Repair};
use crate::text::ReadError;

/// The last result, as data: its words are found when they are shown, in the language of that moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Said {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A cell was filled; so many of the digit are left.
    Placed(Cell, Digit, usize),
    /// A cell was filled, and its digit stands in these peers too.
    Clashes(Cell, Digit, Vec<Cell>),
    /// A cell was emptied.
    Erased(Cell),
    /// A candidate was taken away (true) or put back.
    Marked(Cell, Digit, bool),
    /// A given can't be changed in this mode.
    GivenStays(Cell),
    /// A candidate can't be marked there: the cell is filled.
    Filled(Cell),
    /// A change was taken back (true) or made again.
    Went(bool, Cause, usize),
    /// There is nothing to take back (true) or to make again.
    NoMore(bool),
    /// The words of the chosen language could not be fetched.
    NoWords,
    /// What typing does was chosen.
    Mode(Mode),
    /// A puzzle was read: so many givens, and something was passed over or not.
    Loaded(usize, bool),
    /// Text may mean so many boards.
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
    /// Another board has come.
    Shape,
    /// No digit repeats.
    NoConflicts,
    /// So many repeats.
    Conflicts(usize),
    /// The step was carried out.
    Stepped(Step),
    /// A hint, told so far.
    Hint(Help, usize),
    /// So many steps of so many techniques were found.
    Steps(usize, usize),
    /// The step was asked to prove itself.
    Proved(Step, Proof),
    /// The path has so many steps, and ends in the solution or not.
    Path(usize, bool),
    /// One of so many steps is shown, from 0.
    AtStep(usize, usize),
    /// A question was answered.
    Answer(Answer),
    /// One of so many solutions is shown, from 0.
    Shown(usize, usize),
    /// Something about puzzles.
    Noted(Note),
    /// So many mistakes were put right.
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

/// What a job waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slow {
    /// Its worker gives no sign; another one takes over.
    Silent,
    /// The program that does it is still being fetched.
    Fetching,
}
