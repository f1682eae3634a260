//! For a class: assignments, pupils' work on them, and hand-ins.
//!
//! An [`Assignment`] is a list of exercises or of runs made by the teacher, sent as a link or a file. A [`Work`] is
//! one pupil's: answers, predictions, runs, all in one file to hand in. Runs are deterministic, so anyone with the
//! file can repeat them: a [`Check`] says what to repeat, and whether it came out as recorded.

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
