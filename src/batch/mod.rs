//! A line in, a row out: what the command line does with a list of puzzles, one line at a time.
//!
//! Nothing is remembered between lines, so they can be shared out among threads. Files, threads and the order of rows
//! are the caller's business.

mod answer;
mod backdoors;
mod diagnosis;
mod job;
mod lab;
mod library;
mod line;
mod logic;
mod made;
mod parts;
mod prove;
mod sentences;
mod value;

pub use job::{Ask, Format, Job, Outcome};
pub use lab::{LabJob, lab_model, lab_row};
pub use library::{Passed, verify};
pub use made::{NotMade, made, made_header};
pub use prove::{BadStep, Doubt, Judged, Prover};

use answer::Answer;
use parts::{columns_line, csv_line};
use value::Value;

/// The line above all rows, if the format has one.
pub fn header(job: &Job) -> Option<String> {
    (job.format == Format::Csv).then(|| columns_line(Answer::columns(job.ask)))
}

/// Answers a line; its number goes into the row.
///
/// ```
/// use nonet::batch::{Ask, Format, Job, Outcome, row};
/// let job = Job { ask: Ask::Count(9), format: Format::Text(Default::default()), expect: Default::default(), budget: None };
/// let Outcome::Row { row, .. } = row(&job, 1, "1............... # 4x4") else { panic!("a puzzle") };
/// assert_eq!(row, "9+");
/// ```
pub fn row(job: &Job, number: u64, text: &str) -> Outcome {
    if line::is_nothing(text) {
        return Outcome::Nothing;
    }
    let (board, readings) = match line::read(text, &job.expect) {
        Ok(read) => read,
        Err(error) => return Outcome::Bad(error),
    };
    let answer = Answer::to(job, number, &board.puzzle);
    let row = match job.format {
        Format::Text(lang) => answer.text(&board, lang),
        Format::Json => Value::Object(answer.fields(number, &board)).to_json(),
        Format::Csv => csv_line(Answer::columns(job.ask), &answer.fields(number, &board)),
    };
    Outcome::Row { row, readings }
}
