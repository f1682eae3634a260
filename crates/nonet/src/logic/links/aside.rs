//! Almost locked sets with a cell beside them: for all its digits but one, the cell sees all places in the set.
//!
//! If the cell misses that one, it takes a digit of the set, whose other digits then fill the set. So a digit that
//! only the set has and the cell's own digit are strongly linked, and the set with the cell has one digit more
//! than cells. Source: HoDoKu, in whose chains a set may leave one candidate to a cell outside it.

use super::pairs::End;
use crate::board::{Cell, CellSet, Digit, DigitSet};
use crate::logic::{AlmostLockedSets, Facts};

/// A set and a cell beside it.
pub(super) struct Aside {
    /// The set's number.
    pub(super) set: usize,
    /// The cell.
    pub(super) cell: Cell,
    /// The digit that only the cell has.
    pub(super) own: Digit,
    /// The digits that only the set has.
    pub(super) others: DigitSet,
}

impl Aside {
    /// The claim that the cell has its own digit.
    pub(super) fn end(&self, facts: &Facts<'_>) -> End {
        (
            self.own,
            CellSet::of(facts.geometry().n_cells(), [self.cell]),
        )
    }
}

/// Each set with each such cell.
pub(super) fn asides<'a>(
    facts: &'a Facts<'_>,
    all: &'a AlmostLockedSets,
) -> impl Iterator<Item = Aside> + 'a {
    let empty = CellSet::of(facts.geometry().n_cells(), facts.grid().empty_cells());
    (0..all.sets().len()).flat_map(move |set| {
        let cells = empty - all.sets()[set].cells;
        let asides = cells
            .iter()
            .filter_map(move |cell| aside(facts, all, set, cell));
        asides.collect::<Vec<_>>()
    })
}

/// This set with this cell, if they fit together.
fn aside(facts: &Facts<'_>, all: &AlmostLockedSets, set: usize, cell: Cell) -> Option<Aside> {
    let digits = facts.candidates(cell);
    let of_set = all.sets()[set].digits;
    let own = digits.minus(of_set);
    let shared = digits.intersection(of_set);
    let is_seen = |digit| all.seen(set, digit).contains(cell);
    (own.len() == 1 && !shared.is_empty() && shared.iter().all(is_seen)).then_some(Aside {
        set,
        cell,
        own: own.iter().next()?,
        others: of_set.minus(shared),
    })
}
