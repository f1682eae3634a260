//! Almost locked sets as HoDoKu goes through them.
//!
//! It lists the sets row by row, column by column, box by box; in each house a set before what is made by adding later
//! cells to it. Then it lists the pairs that have a restricted common, by their places in that list. No two sets of a
//! step that are neighbours share a cell. ALS-XZ and ALS-XY-wing are the first that rule something out; of chains, which
//! go down the list only, the one that rules out the most, then the least sum.

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
