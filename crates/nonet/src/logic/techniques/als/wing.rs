//! ALS-XY-wing: two almost locked sets, each linked to a third by its own restricted common digit.
//!
//! If a digit Z were in neither of the two, each would have its restricted common, and the third set would miss
//! two digits, one more than it can. So Z is in one of the two, and candidates that see all its places there go.
//! It is the ALS chain of three sets; with single cells it is the XY-wing. Source:
//! <https://hodoku.sourceforge.net/en/tech_als.php>

use super::{commons, pattern, seen_by_both, shared, starts_with, targets};
use crate::board::{Candidate, Digit};
use crate::logic::matrix::ones;
use crate::logic::{AlmostLockedSets, Context, Hodoku, Info, Level, Named, Step, Technique};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::rated(
    "als-xy-wing",
    Hodoku::new("Almost Locked Set XY-Wing", "0902", Level::Unfair, 320).naming(Named::Eliminated),
);

/// Finds three sets, by the first candidate that they rule out.
#[derive(Debug)]
pub(crate) struct AlsXyWing;

impl Technique for AlsXyWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let als = context.als();
        for target in targets(context) {
            let missing = als.missing(context, target);
            for pivot in ones(&pivots(als, &missing, target)) {
                let linked = |&wing: &usize| !als.commons(pivot, wing).is_empty();
                let wings: Vec<usize> = ones(&missing).filter(linked).collect();
                for (place, &b) in wings.iter().enumerate() {
                    for &a in &wings[..place] {
                        let step = step(context, als, [a, pivot, b]);
                        let step = step.filter(|step| starts_with(step, target));
                        step.map_or(ControlFlow::Continue(()), &mut *found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The sets that would miss two digits because of these sets, if these miss the target's.
fn pivots(als: &AlmostLockedSets, missing: &[u64], target: Candidate) -> Vec<u64> {
    let words = missing.len();
    let mut by_digit = vec![0; words * usize::from(Digit::MAX)];
    for set in ones(missing) {
        for digit in als.sets()[set].digits.without(target.digit).iter() {
            let row = by_digit[digit.index() * words..].iter_mut();
            let restricted = als.restricted(set, digit).iter();
            row.zip(restricted).for_each(|(row, new)| *row |= new);
        }
    }
    let (mut once, mut twice) = (als.none(), als.none());
    for (place, row) in by_digit.into_iter().enumerate() {
        twice[place % words] |= once[place % words] & row;
        once[place % words] |= row;
    }
    twice
}

fn step(context: &Context<'_>, als: &AlmostLockedSets, [a, pivot, b]: [usize; 3]) -> Option<Step> {
    let (left, right) = (als.commons(a, pivot), als.commons(pivot, b));
    let both = left.union(right);
    let [small, large] = [a, b].map(|set| &als.sets()[set].cells);
    if both.len() < 2 || small.is_subset(large) || large.is_subset(small) {
        return None;
    }
    let lost = seen_by_both(als, [a, b], shared(als, a, b).minus(both));
    Step::ruling_out(&INFO, context, lost, || {
        let links = commons(left, (0, 1)).chain(commons(right, (1, 2)));
        pattern(als, &[a, pivot, b], links.collect(), None)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{concludes, pencil};

    #[test]
    fn two_wings_and_a_pivot() {
        let cells = [("r1c1", "12"), ("r1c5", "13"), ("r4c1", "23")];
        assert!(concludes(&AlsXyWing, &pencil(&cells), "r4c5-3"));
        let loose = [("r1c1", "124"), cells[1], cells[2]];
        assert!(!concludes(&AlsXyWing, &pencil(&loose), "r4c5-3"));
        let one_common = [("r1c1", "12"), ("r1c5", "13"), ("r4c1", "13")];
        assert!(!concludes(&AlsXyWing, &pencil(&one_common), "r4c5-3"));
    }

    #[test]
    fn a_wing_may_have_several_cells() {
        let cells = [
            ("r1c1", "12"),
            ("r1c5", "14"),
            ("r1c6", "34"),
            ("r4c1", "23"),
        ];
        assert!(concludes(&AlsXyWing, &pencil(&cells), "r4c6-3"));
    }
}
