//! What the page knows about assignments.

use super::assignment::Assignment;
use super::check::{Check, Finding};
use super::handin::HandInError;
use super::standing::Standing;
use super::work::Work;

/// What lies on the desk of the room for a class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Desk {
    /// The exercises, and what is made of them.
    #[default]
    Shelf,
    /// The assignment to work on.
    Handout,
    /// The assignment for print.
    Paper,
    /// The question whether the answers shall really be shown.
    Confirm,
    /// The teacher's sheet, with the answers.
    Sheet,
    /// What was handed in.
    Marks,
}

/// A file that was handed in.
#[derive(Clone, Debug, PartialEq)]
pub struct Handed {
    /// The file's name.
    pub file: String,
    /// What is in it.
    pub work: Work,
    /// Is it as Nonet wrote it?
    pub is_whole: bool,
    /// The runs to be repeated.
    pub checks: Vec<Check>,
    /// What came of the first of them.
    pub findings: Vec<Finding>,
}

/// The files opened to be checked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marking {
    /// Those that could be read.
    pub handed: Vec<Handed>,
    /// Those that could not: the name, and why.
    pub refused: Vec<(String, HandInError)>,
    /// How often a run was asked to be repeated; the last of these numbers is under way.
    pub asked: u32,
    /// Is one under way?
    pub is_busy: bool,
}

/// Everything about assignments.
#[derive(Clone, Debug, Default)]
pub struct Class {
    /// What lies on the desk.
    pub desk: Desk,
    /// The assignment being made.
    pub made: Assignment,
    /// The question about a run of one's own, while it is written.
    pub question: String,
    /// The assignment being worked on.
    pub work: Option<Work>,
    /// Which of its tasks is under way.
    pub task: Option<usize>,
    /// Where the pupil stood when the page was opened last, until that is taken up.
    pub standing: Option<Standing>,
    /// Did the browser refuse to keep the work?
    pub is_unkept: bool,
    /// What was handed in.
    pub marking: Marking,
}
