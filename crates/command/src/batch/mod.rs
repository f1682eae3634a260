//! A line in, a row out: what the command line does with a list of puzzles, one line at a time.
//!
//! Nothing is remembered between lines, so they can be divided among threads. Files, threads and the order of rows
//! are the caller's business.

mod asks;
mod backdoors;
mod check;
mod completed;
mod count;
mod diagnosis;
mod equivalent;
mod flat;
mod job;
mod key;
mod lab;
mod library;
mod line;
mod logic;
mod made;
mod parts;
mod propagate;
mod prove;
mod quick;
mod rate;
mod rated;
mod sentences;
mod techniques;
mod value;

pub use asks::{ASKS, ask, told};
pub use job::{Ask, Choice, Choices, Format, Job, Manner, Outcome, Repeated, Tell};
pub use lab::{LabJob, LabWatch, lab_model, lab_row};
pub use library::{Passed, verify};
pub use made::{made, made_header};
pub use prove::{BadStep, Boards, Doubt, Judged, Prover};
pub use quick::Quick;
pub use techniques::techniques_table;

use job::Asked;
use line::Line;
use nonet::text::line_as;
use parts::{columns_line, csv_line, shape};
use value::{Fields, Value};

/// The columns about the puzzle, before those of the answer.
const PUZZLE: &[&str] = &["line", "puzzle", "shape"];

/// The column for the reason why a line has no answer.
const ERROR: &str = "error";

/// The line above all rows, if the format has one.
pub fn header(job: &Job) -> Option<String> {
    (job.format == Format::Csv).then(|| columns_line(&columns(job)))
}

/// The beginning of each row of a file: its name, if the rows come from several files.
pub fn beginning(format: Format, file: Option<&str>) -> String {
    let file = file.map(Value::text);
    match (format, file) {
        (Format::Text(_), _) | (Format::Csv, None) => String::new(),
        (Format::Csv, Some(name)) => name.to_csv() + ",",
        (Format::Json, None) => "{".to_owned(),
        (Format::Json, Some(name)) => format!("{{\"file\":{},", name.to_json()),
    }
}

/// The row of a line that could not be read, and why.
pub fn unread(job: &Job, number: u64, why: &str) -> String {
    let fields = vec![("line", Value::Number(number)), (ERROR, Value::text(why))];
    match job.format {
        Format::Text(_) => "unreadable".to_owned(),
        Format::Json => Value::Object(fields).to_json(),
        Format::Csv => csv_line(&columns(job), &fields),
    }
}

/// Answers a line; its number goes into the row.
///
/// ```
/// use batch::{Choices, Format, Job, Outcome, ask, row};
/// let choices = Choices { limit: 9, ..Choices::default() };
/// let job = Job {
///     ask: ask("count").expect("a question"),
///     choices,
///     format: Format::Text(Default::default()),
///     expect: Default::default(),
///     budget: None,
/// };
/// let Outcome::Row { row, .. } = row(&job, 1, "1............... # 4x4") else { panic!("a puzzle") };
/// assert_eq!(row, "9+");
/// ```
pub fn row(job: &Job, number: u64, text: &str) -> Outcome {
    if line::is_nothing(text) {
        return Outcome::Nothing;
    }
    let Line {
        board,
        readings,
        lost,
    } = match line::read(text, &job.expect) {
        Ok(read) => read,
        Err(error) => return Outcome::Bad(error),
    };
    let asked = Asked {
        job,
        number,
        board: &board,
    };
    let row = match job.format {
        Format::Text(lang) => (job.ask.text)(&asked, lang),
        Format::Json => Value::Object(fields(&asked)).to_json(),
        Format::Csv => csv_line(&columns(job), &fields(&asked)),
    };
    let repeats = !job.ask.tells_repeats && !board.puzzle.conflicts().is_empty();
    Outcome::Row {
        row,
        readings,
        lost,
        repeated: repeats.then_some(Repeated(board)),
    }
}

fn columns(job: &Job) -> Vec<&'static str> {
    let (own, more) = (job.ask.columns, (job.ask.more)(&job.choices));
    let error: &[&str] = if job.choices.marked { &[ERROR] } else { &[] };
    [PUZZLE, own, &more, error].concat()
}

/// The puzzle and the answer by name.
fn fields(asked: &Asked<'_>) -> Fields {
    let (puzzle, symbols) = (&asked.board.puzzle, asked.board.symbols);
    let mut fields = vec![
        ("line", Value::Number(asked.number)),
        ("puzzle", Value::Text(line_as(puzzle, symbols, '.'))),
        ("shape", Value::Text(shape(puzzle.geometry()))),
    ];
    fields.extend((asked.job.ask.fields)(asked));
    fields
}
