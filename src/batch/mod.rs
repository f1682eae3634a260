//! A line in, a row out: what the command line does with a list of puzzles, one line at a time.
//!
//! Nothing is remembered between lines, so they can be shared out among threads. Files, threads and the order of rows
//! are the caller's.

mod answer;
mod backdoors;
mod diagnosis;
mod lab;
mod library;
mod line;
mod logic;
mod made;
mod prove;
mod sentences;
mod value;

pub use lab::{LabJob, lab_model, lab_row};
pub use library::{Passed, verify};
pub use made::{NotMade, made, made_header};
pub use prove::{BadStep, Doubt, Judged, Prover};

use crate::text::{Board, Expect, Notation, ReadError};
use crate::words::Lang;
use answer::Answer;
use value::Value;

/// What is asked of each puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A solution, and whether there are others.
    Solve,
    /// How many solutions there are, up to this number.
    Count(u64),
    /// What is the matter with it.
    Diagnose,
    /// The whole solution by logic, step by step, written like this.
    Path(Notation),
    /// Every step that there is now, written like this.
    Steps(Notation),
    /// How hard it is, on every scale.
    Rate,
    /// The smallest sets of cells that, once told, let singles solve the rest.
    Backdoors,
    /// The one that stands for all that are essentially the same.
    Canonical,
    /// One that is essentially the same, from a seed, to which the number of the line is added.
    Scramble(u64),
}

/// How rows are written. Those for programs are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The answer alone, its sentences in this language.
    Text(Lang),
    /// A header, then fields with commas between.
    Csv,
    /// An object a line.
    Json,
}

/// What is to be done with every line.
#[derive(Clone, Debug)]
pub struct Job {
    /// The question.
    pub ask: Ask,
    /// The form of the answer.
    pub format: Format,
    /// What is known about the boards.
    pub expect: Expect,
    /// The branches that one puzzle may take; none for as many as it needs (for a diagnosis: two million).
    pub budget: Option<u64>,
}

/// What becomes of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is blank or a comment.
    Nothing,
    /// The answer.
    Row {
        /// The row, without a line end.
        row: String,
        /// If the line could be read in several ways, all of them; the row is about the first.
        readings: Vec<Board>,
    },
    /// It could not be read.
    Bad(ReadError),
}

/// The line above all rows, if the form has one.
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

fn columns_line(columns: &[&str]) -> String {
    let columns = columns.iter().map(|&name| Value::text(name).to_csv());
    columns.collect::<Vec<_>>().join(",")
}

fn csv_line(columns: &[&str], fields: &[(&'static str, Value)]) -> String {
    let cell = |column: &&str| {
        let field = fields.iter().find(|(name, _)| name == column);
        field.map_or_else(String::new, |(_, value)| value.to_csv())
    };
    columns.iter().map(cell).collect::<Vec<_>>().join(",")
}
