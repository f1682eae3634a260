//! Patterns that arise when candidates have been ruled out: pointing and claiming, hidden and naked pairs, X-wings.

use super::super::{fish, locking, subset};
use super::wave::Inference;
use crate::rate::board::{Board, Cells, HOUSE_SETS, cells_at, cells_in, ones};

/// The inferences of the first of these rules that has any.
pub(super) fn first(before: &Board, now: &Board) -> Vec<Inference> {
    let boards = Boards { before, now };
    let rules = [
        Boards::locking,
        Boards::hidden_pairs,
        Boards::naked_pairs,
        Boards::x_wings,
    ];
    let mut found = rules.into_iter().map(|rule| rule(&boards));
    found.find(|found| !found.is_empty()).unwrap_or_default()
}

/// The board, and the board without the candidates ruled out.
struct Boards<'a> {
    before: &'a Board,
    now: &'a Board,
}

/// Cells that lose a digit.
type Cut = (Cells, usize);

impl Boards<'_> {
    fn locking(&self) -> Vec<Inference> {
        let found = locking::confined(self.now).filter_map(|(base, cover, digit)| {
            let wrong = (HOUSE_SETS[cover] & !HOUSE_SETS[base], digit);
            let from = (HOUSE_SETS[base] & !HOUSE_SETS[cover], digit);
            self.inference([wrong], [from])
        });
        found.collect()
    }

    fn hidden_pairs(&self) -> Vec<Inference> {
        let found = subset::hidden_sets(self.now, 2).filter_map(|(house, digits, places)| {
            let cells = cells_at(house, places);
            let wrong = ones(!digits & 0x1ff).map(|digit| (cells, digit));
            let from = ones(digits).map(|digit| (HOUSE_SETS[house] & !cells, digit));
            self.inference(wrong, from)
        });
        found.collect()
    }

    fn naked_pairs(&self) -> Vec<Inference> {
        let found = subset::naked_sets(self.now, 2).filter_map(|(house, places, digits)| {
            let cells = cells_at(house, places);
            let wrong = ones(digits).map(|digit| (HOUSE_SETS[house] & !cells, digit));
            let from = ones(!digits & 0x1ff).map(|digit| (cells, digit));
            self.inference(wrong, from)
        });
        found.collect()
    }

    fn x_wings(&self) -> Vec<Inference> {
        let found = fish::all(self.now, 2).filter_map(|(bases, covers, digit)| {
            let wrong = (covers & !bases, digit);
            self.inference([wrong], [(bases & !covers, digit)])
        });
        found.collect()
    }

    /// The inference, if it eliminates something that could not be eliminated before.
    fn inference(
        &self,
        wrong: impl IntoIterator<Item = Cut>,
        from: impl IntoIterator<Item = Cut>,
    ) -> Option<Inference> {
        let there = |(cells, digit): Cut| (cells & self.now.cells[digit], digit);
        let gone = |(cells, digit): Cut| {
            let had = self.before.cells[digit] & !self.now.cells[digit];
            (cells & had, digit)
        };
        let wrong = numbers(wrong.into_iter().map(there));
        if wrong.is_empty() {
            return None;
        }
        let from = numbers(from.into_iter().map(gone));
        let new = !from.is_empty();
        new.then_some(Inference {
            wrong,
            from,
            inner: None,
        })
    }
}

/// The candidates in order.
fn numbers(cuts: impl Iterator<Item = Cut>) -> Vec<u16> {
    let numbers =
        cuts.flat_map(|(cells, digit)| cells_in(cells).map(move |c| (c * 9 + digit) as u16));
    let mut numbers: Vec<u16> = numbers.collect();
    numbers.sort_unstable();
    numbers
}
