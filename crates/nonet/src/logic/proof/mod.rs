//! The proof checker: is a step right, and for the reason that it claims?
//!
//! It shares nothing with the finders. From the grid and the pattern alone it first checks that the pattern fits
//! its shape, then collects what must be true (a cell holds one of its candidates, a house has a place for its
//! digit, one guardian of a deadly pattern is right), and shows by trying every way of making these true that none
//! of them agrees with the opposite of a deduction. Forcing chains are followed line by line, symmetries from
//! image to image.
//!
//! The idea of a proof as a set of truths is A. Barker's ("Sudoku logic with XSudo").

mod claim;
mod deadly;
mod flaw;
mod premise;
mod prove;
mod refute;
mod symmetry;
mod templates;

pub use flaw::Flaw;

use super::{Context, Step};

/// Checks a step against the grid that it was found on.
///
/// # Errors
/// Says what is wrong with it.
///
/// ```
/// use nonet::board::{Cell, Digit, Geometry, Grid, Puzzle};
/// use nonet::logic::{Context, proof, techniques};
/// let mut puzzle = Puzzle::empty(Geometry::classic());
/// for col in 1..9 {
///     puzzle.set(Cell::new(col), Digit::new(col as u8)).expect("on the board");
/// }
/// let grid = Grid::new(&puzzle);
/// let context = Context::new(&grid);
/// let step = techniques::ALL.iter().find_map(|technique| technique.first(&context));
/// let mut step = step.expect("the last place of a row");
/// assert_eq!(proof::check(&context, &step), Ok(()));
/// step.deductions.clear();
/// assert_eq!(proof::check(&context, &step), Err(proof::Flaw::Idle));
/// ```
pub fn check(context: &Context<'_>, step: &Step) -> Result<(), Flaw> {
    prove::prove(context, &step.deductions, &step.pattern)
}
