//! The job for every line, and its result.

use super::value::Fields;
use nonet::logic::{Step, Steps};
use nonet::rate::{Extent, Scale};
use nonet::solve::nine;
use nonet::text::{Board, Expect, Lost, Notation, ReadError};
use words::Lang;

/// A question: a word of the command line, and how it is answered. Each is defined in its own file and listed in
/// the table.
#[derive(Debug)]
pub struct Ask {
    /// Its word.
    pub slug: &'static str,
    /// Its choices.
    pub choices: &'static [Choice],
    /// Its short way for plain lines of text, if it has one.
    pub(super) quick: Option<Quickly>,
    /// Its columns of CSV, after those about the puzzle.
    pub(super) columns: &'static [&'static str],
    /// Further columns, depending on the choices.
    pub(super) more: fn(&Choices) -> Vec<&'static str>,
    /// Does the answer show which digits repeat on a board, or not depend on that?
    pub(super) tells_repeats: bool,
    /// The answer in a line for people who speak this language.
    pub(super) text: fn(&Asked<'_>, Lang) -> String,
    /// The answer by name.
    pub(super) fields: fn(&Asked<'_>) -> Fields,
}

/// The short way of a question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quickly {
    /// Adds the answer to a row of text; or returns `false` and adds nothing: then the line is answered like any other.
    pub(super) text: fn(&Choices, &nine::Board, &mut String) -> bool,
    /// The answer by name, in the order of the columns; or `None`, as above.
    pub(super) fields: fn(&Choices, &nine::Board) -> Option<ShortFields>,
}

/// An answer by name that needs no allocation.
pub(super) type ShortFields = [(&'static str, Short); 3];

/// A value of such an answer.
#[derive(Clone, Copy, Debug)]
pub(super) enum Short {
    Null,
    Truth(bool),
    Number(u64),
    Name(&'static str),
    Digits([u8; 81]),
}

/// No further columns, whatever the choices.
pub(super) const NO_MORE: fn(&Choices) -> Vec<&'static str> = |_| Vec::new();

/// A choice that a question may offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// [`Choices::limit`].
    Limit,
    /// [`Choices::extent`].
    Extent,
    /// [`Choices::manner`].
    Notation,
    /// [`Choices::reasons`].
    Reasons,
    /// [`Choices::scales`] and [`Choices::images`].
    Scales,
    /// [`Choices::seed`].
    Seed,
    /// [`Choices::steps`].
    Steps,
    /// [`Choices::techniques`].
    Techniques,
    /// [`Choices::candidates`].
    Candidates,
    /// [`Choices::framed`].
    Framed,
    /// [`Choices::every`].
    Every,
    /// [`Choices::verify`].
    Verify,
    /// [`Choices::exact`].
    Exact,
    /// [`Choices::uniqueness`].
    Uniqueness,
}

/// Gives the sentences that explain why a step on a board is right.
pub type Tell = fn(&Board, &Step, Lang) -> Vec<String>;

/// The choices made for a question, or their defaults.
#[derive(Clone, Debug)]
pub struct Choices {
    /// The number up to which solutions are counted.
    pub limit: u64,
    /// How much of a path.
    pub extent: Extent,
    /// How steps are written.
    pub manner: Manner,
    /// Which of the available steps are listed.
    pub steps: Steps,
    /// The techniques by which steps are found, in this order: places among `techniques::every`. Those of hints if
    /// this is missing.
    pub techniques: Option<Vec<u16>>,
    /// Are all candidates shown too: after each step, or where propagation stops?
    pub candidates: bool,
    /// Are boards drawn in frames?
    pub framed: bool,
    /// Is every solution listed, up to the limit?
    pub every: bool,
    /// Does a solution come with the number of houses that are right?
    pub verify: bool,
    /// Are all solutions counted, row by row, however many there are?
    pub exact: bool,
    /// May steps rely on the solution being the only one, if it is? Among the ratings this affects Explainer's.
    pub uniqueness: bool,
    /// How steps are explained; if this is missing they are only listed.
    pub reasons: Option<Tell>,
    /// The scales of ratings.
    pub scales: Vec<&'static Scale>,
    /// How many images of a puzzle are rated in addition to it.
    pub images: u64,
    /// Where random numbers start; the number of the line is added.
    pub seed: u64,
    /// Do lines that cannot be read get a row too?
    pub marked: bool,
}

/// How steps are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// In full, with all that a proof needs; chains and houses in this notation.
    Whole(Notation),
    /// As HoDoKu writes them.
    Brief,
}

impl Default for Choices {
    fn default() -> Self {
        let scales = Scale::ALL.into_iter();
        Self {
            limit: 10_000,
            extent: Extent::Whole,
            manner: Manner::Whole(Notation::Hodoku),
            steps: Steps::Simplest,
            techniques: None,
            candidates: false,
            framed: false,
            every: false,
            verify: false,
            exact: false,
            uniqueness: true,
            reasons: None,
            scales: scales.filter(|scale| scale.is_default).collect(),
            images: 0,
            seed: 0,
            marked: false,
        }
    }
}

/// The puzzle of a question, and everything else on which the answer depends.
pub(super) struct Asked<'a> {
    pub(super) job: &'a Job,
    /// The number of its line.
    pub(super) number: u64,
    pub(super) board: &'a Board,
}

/// How rows are written. The forms for programs are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Just the answer, with sentences in this language.
    Text(Lang),
    /// A header, then fields separated by commas.
    Csv,
    /// One object per line.
    Json,
}

/// The job for every line.
#[derive(Clone, Debug)]
pub struct Job {
    /// The question.
    pub ask: &'static Ask,
    /// Its choices.
    pub choices: Choices,
    /// The form of the answer.
    pub format: Format,
    /// What is known about the boards.
    pub expect: Expect,
    /// How many branches one puzzle may take; unlimited if `None` (for a diagnosis: two million).
    pub budget: Option<u64>,
}

/// A board with repeated digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeated(pub(super) Board);

/// The result of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was blank or a comment.
    Nothing,
    /// The answer.
    Row {
        /// The row, without a line end.
        row: String,
        /// If the line could be read in several ways, all of them; the row is about the first.
        readings: Vec<Board>,
        /// What else the line says about the puzzle that a board here cannot hold.
        lost: Vec<Lost>,
        /// Why there can be no solution, if that is obvious and the row does not say it.
        repeated: Option<Repeated>,
    },
    /// It could not be read.
    Bad(ReadError),
}
