//! What is asked of every line, and what becomes of it.

use super::value::Fields;
use crate::generate::Scale;
use crate::logic::{Step, Steps};
use crate::rate::Extent;
use crate::solve::nine;
use crate::text::{Board, Expect, Lost, Notation, ReadError};
use crate::words::Lang;

/// A question: a word of the command line, and how it is answered. Its own file makes it, the table lists it.
#[derive(Debug)]
pub struct Ask {
    /// Its word.
    pub slug: &'static str,
    /// What else it is told.
    pub choices: &'static [Choice],
    /// Its short way for plain lines of text, if it has one.
    pub(super) quick: Option<Quickly>,
    /// Its columns of CSV, after those about the puzzle.
    pub(super) columns: &'static [&'static str],
    /// Further columns, by what it is told.
    pub(super) more: fn(&Choices) -> Vec<&'static str>,
    /// Does it say what repeats on a board, or does that not matter to it?
    pub(super) tells_repeats: bool,
    /// The answer in a line for people who speak this language.
    pub(super) text: fn(&Asked<'_>, Lang) -> String,
    /// The answer by name.
    pub(super) fields: fn(&Asked<'_>) -> Fields,
}

/// The short way of a question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quickly {
    /// Adds the answer to a row of text, or says `false` and adds nothing: then the line is answered as any other.
    pub(super) text: fn(&Choices, &nine::Board, &mut String) -> bool,
    /// The answer by name, in the order of the columns; or nothing, as above.
    pub(super) fields: fn(&Choices, &nine::Board) -> Option<ShortFields>,
}

/// An answer by name for which nothing is allocated.
pub(super) type ShortFields = [(&'static str, Short); 3];

/// A value of it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Short {
    Null,
    Truth(bool),
    Number(u64),
    Name(&'static str),
    Digits([u8; 81]),
}

/// No further columns, whatever is told.
pub(super) const NO_MORE: fn(&Choices) -> Vec<&'static str> = |_| Vec::new();

/// Something that a question may be told.
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

/// The sentences that tell why a step on a board is right.
pub type Tell = fn(&Board, &Step, Lang) -> Vec<String>;

/// The scales that take no simulation of people.
const QUICK: [Scale; 4] = [
    Scale::HalfSteps,
    Scale::Level,
    Scale::Score,
    Scale::Explainer,
];

/// What a question is told, or what holds if it is not.
#[derive(Clone, Debug)]
pub struct Choices {
    /// Solutions are counted up to this number.
    pub limit: u64,
    /// How much of a path.
    pub extent: Extent,
    /// How steps are written.
    pub manner: Manner,
    /// Which of the steps that there are.
    pub steps: Steps,
    /// The techniques that steps are found by, in this order: places among `techniques::every`. Those of hints if this
    /// is missing.
    pub techniques: Option<Vec<u16>>,
    /// Are all candidates shown, too: after each step, or where propagation stops?
    pub candidates: bool,
    /// Are boards drawn in frames?
    pub framed: bool,
    /// Is every solution told, up to the limit?
    pub every: bool,
    /// Is it told how many houses of a solution are right?
    pub verify: bool,
    /// Are all solutions counted, row by row, however many there are?
    pub exact: bool,
    /// May steps rely on the solution being the only one, if it is? Of the ratings this concerns Explainer's.
    pub uniqueness: bool,
    /// How steps are told; if this is missing they are only written.
    pub reasons: Option<Tell>,
    /// The scales of ratings.
    pub scales: Vec<Scale>,
    /// How many images of a puzzle are rated beside it.
    pub images: u64,
    /// Where random numbers start; the number of the line is added.
    pub seed: u64,
    /// Has a line that cannot be read a row, too?
    pub marked: bool,
}

/// How steps are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// With all that a proof needs, chains and houses in this notation.
    Whole(Notation),
    /// As HoDoKu writes them.
    Brief,
}

impl Default for Choices {
    fn default() -> Self {
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
            scales: QUICK.to_vec(),
            images: 0,
            seed: 0,
            marked: false,
        }
    }
}

/// A puzzle that is asked about, and all that its answer depends on.
pub(super) struct Asked<'a> {
    pub(super) job: &'a Job,
    /// The number of its line.
    pub(super) number: u64,
    pub(super) board: &'a Board,
}

/// How rows are written. The forms for programs are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The answer alone, its sentences in this language.
    Text(Lang),
    /// A header, then fields separated by commas.
    Csv,
    /// One object per line.
    Json,
}

/// What to do with every line.
#[derive(Clone, Debug)]
pub struct Job {
    /// The question.
    pub ask: &'static Ask,
    /// What it is told.
    pub choices: Choices,
    /// The form of the answer.
    pub format: Format,
    /// What is known about the boards.
    pub expect: Expect,
    /// The branches that one puzzle may take; no limit if `None` (for a diagnosis: two million).
    pub budget: Option<u64>,
}

/// A board with digits that repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeated(pub(super) Board);

/// What becomes of a line.
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
        /// What the line says of the puzzle besides, and no board of ours holds.
        lost: Vec<Lost>,
        /// Why there can be no solution, if that is plain and the row does not say it.
        repeated: Option<Repeated>,
    },
    /// It could not be read.
    Bad(ReadError),
}
