//! The eliminations of a step, as HoDoKu lists, counts and weighs them.

use super::tables::candidate;
use crate::logic::Deduction;

/// An eliminated candidate, by digit and cell: HoDoKu lists them in this order.
pub(super) type Gone = (usize, usize);

/// The rank of a list. HoDoKu takes the longest list (repeated entries count twice), then the one with the least
/// weighted sum of places, each weight 80 more than the one before.
pub(super) fn least(gone: &[Gone]) -> (usize, usize) {
    let weighted = gone.iter().zip((1..).step_by(80));
    let sum = weighted.map(|(&(digit, cell), weight)| cell * weight + digit + 1);
    (usize::MAX - gone.len(), sum.sum())
}

/// The deductions of a list, each once. Their order decides which of two new singles is older.
pub(super) fn eliminations(gone: &[Gone]) -> Vec<Deduction> {
    let is_first = |&(place, gone_here): &(usize, &Gone)| !gone[..place].contains(gone_here);
    let each = gone.iter().enumerate().filter(is_first);
    each.filter_map(|(_, &(digit, cell))| candidate((cell, digit)))
        .map(Deduction::Eliminate)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_comes_first_then_less_weight_and_what_is_listed_twice_counts_twice() {
        assert!(least(&[(0, 80), (0, 80)]) < least(&[(0, 3)]));
        assert!(least(&[(5, 10), (6, 12)]) < least(&[(5, 9), (6, 13)]));
        assert_eq!(eliminations(&[(0, 80), (0, 80), (1, 2)]).len(), 2);
    }
}
