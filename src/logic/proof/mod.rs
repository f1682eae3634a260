//! The proof checker: is a step right, and for the reason that it claims?
//!
//! It shares nothing with the finders. From the grid and the pattern alone it first checks that the pattern is what
//! its shape says it is, then collects what must be true (a cell holds one of its candidates, a house has a place
//! for its digit, one guardian of a deadly pattern is right), and shows by trying every way to make these true
//! that none of them agrees with the opposite of a deduction.
//!
//! The idea of a proof as a set of truths is A. Barker's ("Sudoku logic with XSudo").

mod claim;
mod deadly;
mod refute;
mod templates;

use super::{Context, Deduction, Step};
use crate::board::Candidate;
use refute::{Search, Verdict};

/// Why a step is not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It concludes nothing, or something that the grid already shows.
    Idle,
    /// The pattern is not what its shape says: this does not hold, by its slug, as in `a-single-is-alone`.
    Pattern(&'static str),
    /// The pattern is there, but this does not follow from it.
    DoesNotFollow(Deduction),
    /// Too many ways to try.
    TooLong,
}

/// One of these candidates is right.
type Clause = Vec<Candidate>;

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
///     puzzle.set(Cell::new(col), Digit::new(col as u8));
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
    let is_new = |deduction: &Deduction| context.grid().has(deduction.candidate());
    if step.deductions.is_empty() || !step.deductions.iter().all(is_new) {
        return Err(Flaw::Idle);
    }
    let claims = claim::claims(context, &step.pattern)?;
    let mut searches: Vec<Search> = claims
        .iter()
        .map(|clauses| Search::new(context.geometry(), clauses))
        .collect();
    for &deduction in &step.deductions {
        follows(&mut searches, deduction)?;
    }
    Ok(())
}

/// Does the deduction follow from one of the claims?
fn follows(searches: &mut [Search], deduction: Deduction) -> Result<(), Flaw> {
    let mut flaw = Flaw::DoesNotFollow(deduction);
    for search in searches {
        match search.refute(deduction) {
            Verdict::Refuted => return Ok(()),
            Verdict::Possible => {}
            Verdict::TooLong => flaw = Flaw::TooLong,
        }
    }
    Err(flaw)
}
