//! The buttons of the room for a class.

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

impl Errand {
    /// Its name.
    pub fn name(self) -> String {
        match self {
            Self::Shelf => "shelf".to_owned(),
            Self::AddOwn => "own".to_owned(),
            Self::DropTask(place) => format!("drop-task:{place}"),
            Self::RaiseTask(place) => format!("raise-task:{place}"),
            Self::CopyAssignment => "copy-assignment".to_owned(),
            Self::SaveAssignment => "save-assignment".to_owned(),
            Self::TryAssignment => "try".to_owned(),
            Self::Paper => "paper".to_owned(),
            Self::AskSheet => "ask-sheet".to_owned(),
            Self::Sheet => "sheet".to_owned(),
            Self::Print => "print".to_owned(),
            Self::Handout => "handout".to_owned(),
            Self::Task(place) => format!("task:{place}"),
            Self::HandIn => "hand-in".to_owned(),
            Self::PutAway => "put-away".to_owned(),
            Self::Marks => "marks".to_owned(),
            Self::SaveMarks => "save-marks".to_owned(),
            Self::ClearMarks => "clear-marks".to_owned(),
        }
    }

    /// The one with this name, and this number after it.
    pub(crate) fn named(word: &str, place: Option<usize>) -> Option<Self> {
        Some(match word {
            "shelf" => Self::Shelf,
            "own" => Self::AddOwn,
            "drop-task" => Self::DropTask(place?),
            "raise-task" => Self::RaiseTask(place?),
            "copy-assignment" => Self::CopyAssignment,
            "save-assignment" => Self::SaveAssignment,
            "try" => Self::TryAssignment,
            "paper" => Self::Paper,
            "ask-sheet" => Self::AskSheet,
            "sheet" => Self::Sheet,
            "print" => Self::Print,
            "handout" => Self::Handout,
            "task" => Self::Task(place?),
            "hand-in" => Self::HandIn,
            "put-away" => Self::PutAway,
            "marks" => Self::Marks,
            "save-marks" => Self::SaveMarks,
            "clear-marks" => Self::ClearMarks,
            _ => return None,
        })
    }
}
