//! ALS-XZ: two almost locked sets that cannot both have a digit X.
//!
//! One of the sets misses X, so it has all its other digits. Another digit Z that both have is then in one of the
//! two: candidates that see all its places there go. If there are two such restricted commons, each set misses
//! exactly one of them and has all its other digits: candidates that see all places of such a digit go. Only cells
//! outside the sets lose anything. The sets may overlap. XY-, XYZ- and WXYZ-wings are small instances, Sue de Coq
//! is a doubly linked one. Source: <https://hodoku.sourceforge.net/en/tech_als.php>; bennys on the Sudoku Players'
//! Forums, 2005.

use super::{candidates, commons, is_outside, linked, pattern, seen_by_both, shared};
use crate::board::{Candidate, DigitSet};
use crate::logic::matrix::ones;
use crate::logic::{AlmostLockedSets, Context, Hodoku, Info, Level, Named, Step, Technique};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::rated(
    "als-xz",
    Hodoku::new("Almost Locked Set XZ-Rule", "0901", Level::Unfair, 300).naming(Named::Eliminated),
);

/// Finds pairs of sets, by the smaller first.
#[derive(Debug)]
pub(crate) struct AlsXz;

impl Technique for AlsXz {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let als = context.als();
        for a in 0..als.sets().len() {
            for b in ones(&linked(als, a)).filter(|&b| b > a) {
                let step = step(context, als, [a, b]);
                step.map_or(ControlFlow::Continue(()), &mut *found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

fn step(context: &Context<'_>, als: &AlmostLockedSets, [a, b]: [usize; 2]) -> Option<Step> {
    let restricted = als.commons(a, b);
    let common = shared(als, a, b);
    let digits = match restricted.single() {
        Some(x) => common.without(x),
        None => common,
    };
    let mut lost: Vec<Candidate> = seen_by_both(als, [a, b], digits).collect();
    if restricted.len() > 1 {
        lost.extend(locked(als, a, restricted));
        lost.extend(locked(als, b, restricted));
    }
    lost.retain(|&candidate| is_outside(als, &[a, b], candidate));
    Step::ruling_out(&INFO, context, lost, || {
        let commons = commons(restricted, (0, 1)).collect();
        pattern(als, &[a, b], commons, None)
    })
}

/// The candidates that the digits of a set, except these, rule out.
fn locked(
    als: &AlmostLockedSets,
    set: usize,
    but: DigitSet,
) -> impl Iterator<Item = Candidate> + '_ {
    let digits = als.sets()[set].digits.minus(but).iter();
    digits.flat_map(move |digit| candidates(digit, als.seen(set, digit).iter()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{concludes, pencil};

    #[test]
    fn one_of_two_sets_has_the_digit() {
        let cells = [("r1c1", "15"), ("r1c7", "16"), ("r2c8", "56")];
        let lost = "r1c8-5 r1c9-5 r2c1-5 r2c2-5 r2c3-5";
        assert!(concludes(&AlsXz, &pencil(&cells), lost));
        let unrestricted = [cells[0], cells[1], ("r2c8", "156")];
        assert!(!concludes(&AlsXz, &pencil(&unrestricted), lost));
        let locked = [cells[0], ("r1c7", "1"), ("r2c8", "5")];
        assert!(!concludes(&AlsXz, &pencil(&locked), lost));
    }

    #[test]
    fn two_commons_lock_both_sets() {
        let cells = [
            ("r1c1", "12"),
            ("r4c1", "134"),
            ("r5c1", "234"),
            ("r4c2", "34"),
        ];
        let lost =
            "r4c3-3 r4c3-4 r5c2-3 r5c2-4 r5c3-3 r5c3-4 r6c1-3 r6c1-4 r6c2-3 r6c2-4 r6c3-3 r6c3-4";
        let steps = AlsXz.all(&Context::new(&pencil(&cells)));
        let doubly = steps.iter().filter(|step| {
            let crate::logic::Pattern::Als { sets, commons, .. } = &step.pattern else {
                return false;
            };
            sets[0].cells.len() == 1 && sets[1].cells.len() == 3 && commons.len() == 2
        });
        let lost = lost.split(' ').count();
        assert!(doubly.into_iter().any(|step| step.deductions.len() >= lost));
    }
}
