//! Siamese fish: two finned fish with the same base, whose different covers rule out different places. Both are finned,
//! or both sashimi.

use super::finder::Finder;
use super::sea::{Catch, Sea};
use super::shape::Fins;
use crate::board::CellSet;
use crate::logic::Step;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Reports each pair of fish that belong together.
pub(super) fn find(
    finder: &Finder,
    sea: &Sea<'_>,
    targets: &CellSet,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let catches = finned(finder, sea, targets);
    let is_meant = |catch: &Catch| Fins::of(finder.shape, catch) == finder.fins;
    for (number, first) in catches.iter().enumerate() {
        let others = catches[number + 1..].iter();
        for second in others.take_while(|other| other.base == first.base) {
            if (is_meant(first) || is_meant(second)) && first.lost != second.lost {
                found(finder.step(sea, &[first, second]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All finned fish, by base, then by cover, each in the order of the houses.
fn finned(finder: &Finder, sea: &Sea<'_>, targets: &CellSet) -> Vec<Catch> {
    let mut lowest_last = BTreeSet::new();
    let _ = finder.hunt(sea, targets, &mut |catch| {
        if Fins::of(finder.shape, &catch) != Fins::None {
            lowest_last.insert((catch.base.reverse_bits(), catch.cover.reverse_bits()));
        }
        ControlFlow::Continue(())
    });
    let catches = lowest_last.into_iter().rev();
    catches
        .filter_map(|(base, cover)| sea.catch(base.reverse_bits(), cover.reverse_bits()))
        .collect()
}
