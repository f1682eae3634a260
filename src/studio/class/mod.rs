//! For a class: assignments, what pupils do with them, and what comes back.
//!
//! An [`Assignment`] is a list of exercises or of runs made by the teacher, and travels in a link or a file. A [`Work`]
//! is one pupil's: answers, predictions, runs, all in one file to hand in. Since runs are deterministic, whoever has the
//! file can repeat them: a [`Check`] says what to repeat, and whether it came out as written.

mod assignment;
mod check;
mod errand;
mod handin;
mod json;
mod marks;
mod standing;
mod state;
mod work;

pub use assignment::{Assignment, MAX_TASKS, Task};
pub use check::{Check, Finding, checks};
pub use errand::Errand;
pub use handin::{HandInError, Paper, read_file, write_assignment, write_work};
pub use json::{Json, JsonError};
pub use marks::{Mark, csv, marks};
pub use standing::Standing;
pub use state::{Class, Desk, Handed, Marking};
pub use work::{Done, LaneRecord, Prediction, Record, Work};
