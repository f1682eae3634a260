//! What the page knows about assignments.

use super::assignment::Assignment;
use super::check::{Check, Finding};
use super::handin::HandInError;
use super::standing::Standing;
use super::work::Work;

/// What is on the desk of the room for a class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Desk {
    /// The exercises, and the assignment being made from them.
    #[default]
    Shelf,
    /// The assignment to work on.
    Handout,
    /// The assignment for print.
    Paper,
    /// The question whether the answers should really be shown.
    Confirm,
    /// The teacher's sheet, with the answers.
    Sheet,
    /// The hand-ins.
    Marks,
}

/// A file that a pupil submitted.
#[derive(Clone, Debug, PartialEq)]
pub struct Handed {
    /// The file's name.
    pub file: String,
    /// Its content.
    pub work: Work,
    /// Is the file as Nonet wrote it?
    pub is_whole: bool,
    /// The runs to be repeated.
    pub checks: Vec<Check>,
    /// The findings of the first of them, as far as repeated.
    pub findings: Vec<Finding>,
}

/// The hand-ins opened for checking.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marking {
    /// Those that could be read.
    pub handed: Vec<Handed>,
    /// Those that could not: the name, and why.
    pub refused: Vec<(String, HandInError)>,
    /// How many requests to repeat a run were made; the last of these numbers is under way.
    pub asked: u32,
    /// Is a run being repeated?
    pub is_busy: bool,
}

/// Everything about assignments.
#[derive(Clone, Debug, Default)]
pub struct Class {
    /// What is on the desk.
    pub desk: Desk,
    /// The assignment being made.
    pub made: Assignment,
    /// The question about one's own run, while it is being written.
    pub question: String,
    /// The assignment being worked on.
    pub work: Option<Work>,
    /// Which of its tasks is under way.
    pub task: Option<usize>,
    /// The pupil's place when the page was last open, until the page continues there.
    pub standing: Option<Standing>,
    /// Did the browser refuse to keep the work?
    pub is_unkept: bool,
    /// The hand-ins.
    pub marking: Marking,
}
