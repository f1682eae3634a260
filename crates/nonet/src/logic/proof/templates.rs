//! Derives what must be true of the ways of placing a digit, and checks the candidates that rule out some of them.

use super::flaw::Flaw;
use super::refute::{Clause, Search, Tried};
use crate::board::{Candidate, Digit};
use crate::logic::{Context, Deduction};

/// A place for the digit in each house that needs it, given the candidates shown before.
pub(super) fn claim(
    context: &Context<'_>,
    digit: Digit,
    before: &[Candidate],
) -> Result<Vec<Clause>, Flaw> {
    for (number, &candidate) in before.iter().enumerate() {
        let clauses = clauses(context, candidate.digit, &before[..number]);
        let mut search = Search::new(context.geometry(), &clauses);
        if search.refute(Deduction::Place(candidate)) != Tried::Refuted {
            return Err(Flaw::Pattern("every-template-before-has-the-candidate"));
        }
    }
    Ok(clauses(context, digit, before))
}

fn clauses(context: &Context<'_>, digit: Digit, shown: &[Candidate]) -> Vec<Clause> {
    let grid = context.grid();
    let houses = context.geometry().houses();
    let open = houses.filter(|&house| !grid.values_in(house).any(|d| d == digit));
    let places = open.map(|house| {
        let cells = grid.places_in(house, digit);
        cells.map(|cell| Candidate { cell, digit }).collect()
    });
    let shown = shown.iter().map(|&candidate| vec![candidate]);
    shown.chain(places).collect()
}
