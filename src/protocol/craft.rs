//! What the page and the workshop, its second program, say to each other.

use super::{NotMade, Position, Rated};
use serde::{Deserialize, Serialize};

/// What the workshop can do with a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Craft {
    /// Make a puzzle of its shape: the options as the words of `nonet generate`, and the seed.
    Make(String, u64),
    /// Make an equivalent puzzle of the givens, from this seed.
    Scramble(u64),
    /// Find the canonical form of the givens.
    Canonical,
    /// Are these givens the same puzzle as those?
    Same(Position),
    /// Draw these.
    Draw(Vec<Sketch>),
}

/// What is to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sketch {
    /// The board.
    pub position: Position,
    /// With its candidates?
    pub candidates: bool,
    /// With its solution?
    pub solution: bool,
}

/// What came of a [`Craft`] of the same name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Crafted {
    /// The puzzle with its certificate, or why there is none.
    Make(Result<Box<Made>, NotMade>),
    /// No puzzle: its options could not be read.
    NotWords,
    /// The equivalent puzzle.
    Scramble(Position),
    /// The canonical form in a line; `None` where it is not known.
    Canonical(Option<String>),
    /// Is it the same? `None` where there is no canonical form.
    Same(Option<bool>),
    /// The drawings, as SVG.
    Draw(Vec<String>),
}

/// A puzzle that was made, and what is certain of it: that it has one solution was proved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Made {
    /// Its givens.
    pub position: Position,
    /// Is each given needed? `None` if that is too hard to tell.
    pub minimal: Option<bool>,
    /// The largest symmetry of the givens' pattern, by its stable name.
    pub symmetry: String,
    /// How hard it is, on boards up to 9x9.
    pub rated: Option<Rated>,
    /// How many puzzles were tried.
    pub attempts: u64,
    /// The options, as the words of `nonet generate`.
    pub options: String,
    /// Where its random numbers started.
    pub seed: u64,
}
