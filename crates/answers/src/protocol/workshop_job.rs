//! The messages between the page and the workshop, the second program.

use super::{Explainer, NotMade, Position, Rated};
use serde::{Deserialize, Serialize};

/// What the workshop can do with a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorkshopJob {
    /// Make a puzzle of its shape: the request, by the names of fields, and the seed.
    Make(Vec<(String, String)>, u64),
    /// Make an equivalent puzzle of the givens, from this seed.
    Scramble(u64),
    /// Find the canonical form of the givens.
    Canonical,
    /// Are these givens equivalent to those in this text?
    Same(String),
    /// Draw these.
    Draw(Vec<Sketch>),
    /// Draw the QR code of this link.
    Qr(String),
}

/// A drawing to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sketch {
    /// The board.
    pub position: Position,
    /// Are its candidates drawn?
    pub candidates: bool,
    /// Is its solution drawn?
    pub solution: bool,
}

/// The result of the [`WorkshopJob`] with the same name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkshopAnswer {
    /// The puzzle with its certificate, or why none was made.
    Make(Result<Box<Made>, NotMade>),
    /// No puzzle: its options could not be read.
    NotWords,
    /// The equivalent puzzle.
    Scramble(Position),
    /// The canonical form in one line; `None` if it is not known.
    Canonical(Option<String>),
    /// Are they equivalent? `None` if there is no canonical form.
    Same(Option<bool>),
    /// Unknown: there is no puzzle in the text.
    NotPuzzle,
    /// The drawings, as SVG.
    Draw(Vec<String>),
    /// The drawing, as SVG; `None` if the link is too long for a QR code.
    Qr(Option<String>),
}

/// A puzzle that was made, proved to have exactly one solution, and what is certain about it: the engine's certificate
/// without the solution, and in a form that is also stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Made {
    /// Its givens.
    pub position: Position,
    /// Is every given needed? `None` if that is too hard to decide.
    pub minimal: Option<bool>,
    /// The largest symmetry of the givens' pattern, by its stable name.
    pub symmetry: String,
    /// How hard it is, on boards up to 9x9.
    pub rated: Option<Rated>,
    /// How many puzzles were tried.
    pub attempts: u64,
    /// The steps of its path that were asked for: each one's number, and the step as a line.
    pub shown: Vec<(usize, String)>,
    /// The options, as the words of `nonet generate`.
    pub options: String,
    /// The seed of its random numbers.
    pub seed: u64,
    /// All of this in its stored form: `kept.rs`.
    pub text: String,
}

impl Made {
    /// Sudoku Explainer's rating, on the boards that it supports.
    pub fn explainer(&self) -> Option<&Explainer> {
        self.rated.as_ref()?.ratings.explainer.as_ref()
    }
}
