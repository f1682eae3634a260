//! Shared by naked and hidden subsets: as many items as places for them.
//!
//! Cells of a house against their digits, or digits against their places in it: the two techniques are the
//! same search with the sides swapped. (Hall's theorem of 1935, on distinct representatives, is behind both.)

use crate::board::{Candidate, Cell, DigitSet};
use std::ops::ControlFlow;

/// Reports, in lexicographic order, each choice of `size` sets that have exactly `size` bits between them, as
/// indices into `sets`. Sets of fewer than two bits are left to the singles.
pub(in crate::logic::techniques) fn choices(
    sets: &[u32],
    size: usize,
    found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut search = Search {
        sets,
        size,
        chosen: Vec::with_capacity(size),
    };
    search.extend(0, 0, found)
}

/// These digits in this cell, as candidates.
pub(in crate::logic::techniques) fn candidates(
    cell: Cell,
    digits: DigitSet,
) -> impl Iterator<Item = Candidate> {
    digits.iter().map(move |digit| Candidate { cell, digit })
}

struct Search<'a> {
    sets: &'a [u32],
    size: usize,
    chosen: Vec<usize>,
}

impl Search<'_> {
    /// Continues with the sets from index `next`; those chosen so far have the bits of `union`.
    fn extend(
        &mut self,
        next: usize,
        union: u32,
        found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.chosen.len() == self.size {
            return if len(union) == self.size {
                found(&self.chosen)
            } else {
                ControlFlow::Continue(())
            };
        }
        for index in next..self.sets.len() {
            let set = self.sets[index];
            if len(set) >= 2 && len(union | set) <= self.size {
                self.chosen.push(index);
                self.extend(index + 1, union | set, found)?;
                self.chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }
}

fn len(set: u32) -> usize {
    set.count_ones() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(sets: &[u32], size: usize) -> Vec<Vec<usize>> {
        let mut all = Vec::new();
        let _ = choices(sets, size, &mut |chosen| {
            all.push(chosen.to_vec());
            ControlFlow::Continue(())
        });
        all
    }

    #[test]
    fn choices_come_in_order() {
        let sets = [0b11, 0b110, 0b11, 0b101, 0b1, 0];
        assert_eq!(all(&sets, 2), [[0, 2]]);
        assert_eq!(all(&sets, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
    }

    #[test]
    fn fewer_bits_than_sets_are_no_choice() {
        assert!(all(&[0b11, 0b11, 0b11], 3).is_empty());
        assert!(all(&[], 2).is_empty());
    }
}
