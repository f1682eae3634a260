//! What follows from an assumption, and why: the search behind forcing chains and nets.
//!
//! A board is seen as truths (a cell holds one of its candidates, a digit has a place in a house) and the
//! candidates that would make them true. A candidate that is right rules out those that share a truth with it; a
//! truth with one candidate left makes it right. An assumption spreads this way, right candidates first, in the
//! order of arrival; the first to arrive stays. Statically a truth counts if it has two candidates on the board;
//! dynamically also if all but one of its candidates have been ruled out so far; and further rules may examine the
//! rest when nothing else follows. The order is Sudoku Explainer's (N. Juillerat): `rate::explainer` does the same
//! with masks, and each checks the other. Source: <https://diuf.unifr.ch/pai/people/juillera/Sudoku/Sudoku.html>

mod board;
mod depth;
mod finding;
mod left;
mod wave;
mod whip;

pub(crate) use board::{Board, Candidates};
pub(crate) use depth::Depth;
pub(crate) use finding::{Finding, Root, Roots, Waves, find};
pub(crate) use left::{Forced, sees};
pub(crate) use wave::{Event, Further, Inference, Wave, Why};
pub(crate) use whip::{Kind, Sequence, Sequences, braid};
