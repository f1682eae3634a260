//! Almost locked sets in HoDoKu's order.
//!
//! It lists the sets row by row, column by column, box by box; in each house a set before those made by adding
//! later cells to it. Then it lists the pairs that have a restricted common, by their places in that list.
//! Neighbouring sets of a step never share a cell. For ALS-XZ and ALS-XY-wing it takes the first that rules
//! something out; for chains, which only go down the list, the one that rules out the most, then the least sum.

mod chains;
mod list;
mod step;

pub(super) use chains::chain;

use super::gone::Gone;
use super::tables::cells_of;
use crate::logic::{Context, Step};
use list::{Pair, Sets};
use step::step;

/// The first pair that rules something out.
pub(super) fn xz(context: &Context<'_>) -> Option<Step> {
    let sets = Sets::new(context);
    sets.pairs.iter().find_map(|pair| {
        let gone = sets.xz(pair);
        let commons = pair.commons().map(|digit| (digit, 0, 1)).collect();
        step(
            "als-xz",
            &gone,
            &pair.sets.map(|set| &sets.sets[set]),
            commons,
        )
    })
}

/// The first wing.
pub(super) fn wing(context: &Context<'_>) -> Option<Step> {
    let sets = Sets::new(context);
    let pairs = sets.pairs.iter().enumerate();
    pairs
        .flat_map(|(place, one)| {
            sets.pairs[place + 1..]
                .iter()
                .map(move |other| (one, other))
        })
        .find_map(|(one, other)| sets.wing(one, other))
}

impl Sets {
    fn xz(&self, pair: &Pair) -> Vec<Gone> {
        let mut gone = self.gone(pair.sets, &[Some(pair.first)]);
        if let Some(second) = pair.second {
            gone.extend(self.gone(pair.sets, &[Some(second)]));
            let [a, b] = pair.sets.map(|set| &self.sets[set]);
            for (locked, other) in [(a, b), (b, a)] {
                for digit in (0..9).filter(|digit| locked.digits >> digit & 1 == 1) {
                    if digit != pair.first && digit != second {
                        let lost = locked.seen[digit] & !other.cells;
                        gone.extend(cells_of(lost).map(|cell| (digit, cell)));
                    }
                }
            }
        }
        gone
    }

    fn wing(&self, one: &Pair, other: &Pair) -> Option<Step> {
        let pivot = *one.sets.iter().rfind(|set| other.sets.contains(set))?;
        let ends = [one, other].map(|pair| pair.sets[usize::from(pair.sets[0] == pivot)]);
        let is_same = one.second.is_none() && other.second.is_none() && one.first == other.first;
        let [a, b] = ends.map(|set| &self.sets[set]);
        if is_same || ends[0] == ends[1] || a.cells & b.cells != 0 {
            return None;
        }
        let but = [Some(one.first), one.second, Some(other.first), other.second];
        let gone = self.gone(ends, &but);
        let commons = one.commons().map(|digit| (digit, 0, 1));
        let commons = commons.chain(other.commons().map(|digit| (digit, 1, 2)));
        step(
            "als-xy-wing",
            &gone,
            &[a, &self.sets[pivot], b],
            commons.collect(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::hodoku::positions::{found, position};

    #[test]
    fn two_sets_with_a_restricted_common_rule_out_what_sees_another_common_digit_in_both() {
        let of = |last: &[u8]| position(&[(1, 1, &[1, 2]), (1, 5, &[1, 3]), (2, 6, last)], &[]);
        let expected = "als-xz: r1c4<>2 r1c6<>2 r2c1<>2 r2c2<>2 r2c3<>2";
        assert_eq!(found(&of(&[2, 3]), xz).unwrap(), expected);
        assert!(found(&of(&[2, 3, 4]), xz).is_none());
    }

    #[test]
    fn a_wing_has_a_pivot_with_a_common_of_each_end() {
        let of = |last: &[u8]| position(&[(1, 1, &[1, 2]), (1, 5, &[1, 3]), (5, 1, last)], &[]);
        assert_eq!(found(&of(&[2, 3]), wing).unwrap(), "als-xy-wing: r5c5<>3");
        assert!(found(&of(&[2, 3, 4]), wing).is_none());
    }

    #[test]
    fn a_chain_has_four_sets_or_more_and_never_the_same_common_twice_running() {
        let of = |third: &[u8]| {
            let cells = [
                (1, 1, &[1, 2][..]),
                (1, 5, &[2, 3]),
                (5, 5, third),
                (5, 9, &[1, 4]),
            ];
            position(&cells, &[])
        };
        assert_eq!(
            found(&of(&[3, 4]), chain).unwrap(),
            "als-chain: r1c9<>1 r5c1<>1"
        );
        assert!(found(&of(&[3, 5]), chain).is_none());
        assert!(found(&of(&[2, 4]), chain).is_none());
    }
}
