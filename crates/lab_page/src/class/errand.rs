//! The buttons of the room for a class.

use markup::{Act, Numbered, Plain};

/// A button there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Put the exercises on the desk.
    Shelf,
    /// Add the run shown to the assignment being made.
    AddOwn,
    /// Remove a task from it.
    DropTask(usize),
    /// Move a task one place up.
    RaiseTask(usize),
    /// Copy the link to it.
    CopyAssignment,
    /// Save it as a file.
    SaveAssignment,
    /// Work on the assignment.
    TryAssignment,
    /// Show it for print.
    Paper,
    /// Ask whether to show the teacher's sheet.
    AskSheet,
    /// Show the teacher's sheet.
    Sheet,
    /// Print what is on the desk.
    Print,
    /// Show the assignment being worked on.
    Handout,
    /// Set up one of its tasks.
    Task(usize),
    /// Save the work as a file to hand in.
    HandIn,
    /// Close the assignment, keeping the work.
    PutAway,
    /// Show the hand-ins.
    Marks,
    /// Save the marks.
    SaveMarks,
    /// Remove the hand-ins.
    ClearMarks,
}

impl Act for Errand {
    const PLAIN: &'static [Plain<Self>] = &[
        ("shelf", Self::Shelf),
        ("own", Self::AddOwn),
        ("copy-assignment", Self::CopyAssignment),
        ("save-assignment", Self::SaveAssignment),
        ("try", Self::TryAssignment),
        ("paper", Self::Paper),
        ("ask-sheet", Self::AskSheet),
        ("sheet", Self::Sheet),
        ("print", Self::Print),
        ("handout", Self::Handout),
        ("hand-in", Self::HandIn),
        ("put-away", Self::PutAway),
        ("marks", Self::Marks),
        ("save-marks", Self::SaveMarks),
        ("clear-marks", Self::ClearMarks),
    ];

    const NUMBERED: &'static [Numbered<Self>] = &[
        ("drop-task", Self::DropTask),
        ("raise-task", Self::RaiseTask),
        ("task", Self::Task),
    ];

    fn number(self) -> usize {
        match self {
            Self::DropTask(place) | Self::RaiseTask(place) | Self::Task(place) => place,
            _ => 0,
        }
    }
}
