//! Shared by SK loops and multi-sector locked sets: if there are as many cells as digits, each counted for every
//! house that confines it, the cells have all of them.

use crate::board::{Candidate, Cell, Digit, DigitSet, House};
use crate::logic::{Context, Info, Pattern, Step, Truth};

/// The cells can hold each digit of the cover once for each of its houses, which contain all its places there. If
/// there are exactly that many cells, the houses lose the digits elsewhere.
pub(super) fn step(
    context: &Context<'_>,
    info: &'static Info,
    cells: &[Cell],
    cover: &[(House, Digit)],
) -> Option<Step> {
    let lost = cover.iter().flat_map(|&(house, digit)| {
        let places = context.grid().places_in(house, digit);
        places.map(move |cell| Candidate { cell, digit })
    });
    let lost = lost.filter(|candidate| cells.binary_search(&candidate.cell).is_err());
    let digits = cover.iter().map(|&(_, digit)| digit);
    let digits: DigitSet = digits.collect();
    Step::ruling_out(info, context, lost, || Pattern::Truths {
        base: cells.iter().map(|&cell| Truth::Cell(cell)).collect(),
        cover: cover
            .iter()
            .map(|&(house, digit)| Truth::House(house, digit))
            .collect(),
        cells: cells.to_vec(),
        digits,
    })
}
