//! Death blossom: a stem cell each of whose candidates would lock another almost locked set, a petal.
//!
//! The stem sees every place of its candidate in that candidate's petal. Whichever candidate the stem holds, its
//! petal misses that digit and so has all its others. A digit that all petals have is in one of them, so
//! candidates that see all its places in the petals go. Petals may overlap, and one may serve for several
//! candidates, but none holds the stem. With a stem of two candidates it is an ALS-XY-wing. Also called aligned
//! ALS exclusion. Source: M. Barker on the Sudoku Players' Forums, 2006;
//! <https://hodoku.sourceforge.net/en/tech_als.php>

use super::{candidates, commons, pattern, starts_with, targets};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, sort_short};
use crate::logic::matrix::ones;
use crate::logic::{AlmostLockedSet, Context, Hodoku, Info, Level, Named, Step, Technique};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::rated(
    "death-blossom",
    Hodoku::new("Death Blossom", "0904", Level::Unfair, 360).naming(Named::Eliminated),
);

/// Finds stems with their petals, by the first candidate that they rule out.
#[derive(Debug)]
pub(crate) struct DeathBlossom;

impl Technique for DeathBlossom {
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
            for stem in stems(context, &missing, target) {
                let mut blossom = Blossom {
                    context,
                    stem,
                    target,
                    missing: &missing,
                    petals: Vec::new(),
                };
                blossom.grow(context.candidates(stem), found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The cells that would lose all their candidates to these sets, if the sets miss the target's digit.
fn stems(context: &Context<'_>, missing: &[u64], target: Candidate) -> Vec<Cell> {
    let als = context.als();
    let mut ruled_out = vec![context.no_cells(); context.geometry().side()];
    for set in ones(missing) {
        for digit in als.sets()[set].digits.without(target.digit).iter() {
            let all = &mut ruled_out[digit.index()];
            *all = *all | *als.seen(set, digit);
        }
    }
    let any = ruled_out
        .iter()
        .fold(context.no_cells(), |any, &cells| any | cells);
    let is_dead = |&cell: &Cell| {
        let digits = context.candidates(cell);
        digits
            .iter()
            .all(|digit| ruled_out[digit.index()].contains(cell))
    };
    any.iter().filter(is_dead).collect()
}

struct Blossom<'a> {
    context: &'a Context<'a>,
    stem: Cell,
    target: Candidate,
    missing: &'a [u64],
    /// The petal of each candidate of the stem so far.
    petals: Vec<(Digit, usize)>,
}

impl Blossom<'_> {
    /// Chooses petals for the rest of the stem's candidates.
    fn grow(
        &mut self,
        rest: DigitSet,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(digit) = rest.first() else {
            let step = self.step().filter(|step| starts_with(step, self.target));
            return step.map_or(ControlFlow::Continue(()), found);
        };
        for set in ones(self.missing) {
            if self.is_petal(set, digit) {
                self.petals.push((digit, set));
                self.grow(rest.without(digit), found)?;
                self.petals.pop();
            }
        }
        ControlFlow::Continue(())
    }

    fn is_petal(&self, set: usize, digit: Digit) -> bool {
        let als = self.context.als();
        let AlmostLockedSet { cells, digits, .. } = &als.sets()[set];
        digits.contains(digit)
            && als.seen(set, digit).contains(self.stem)
            && !cells.contains(self.stem)
    }

    fn step(&self) -> Option<Step> {
        let (als, digits) = (self.context.als(), self.context.candidates(self.stem));
        let mut sets: Vec<usize> = self.petals.iter().map(|petal| petal.1).collect();
        sort_short(&mut sets, |&item| item);
        sets.dedup();
        if sets.len() < 2 {
            return None;
        }
        let shared = sets.iter().map(|&set| als.sets()[set].digits);
        let shared = shared.reduce(DigitSet::intersection)?.minus(digits);
        let seen = |digit| {
            let seen = sets.iter().map(|&set| *als.seen(set, digit));
            let seen: Option<CellSet> = seen.reduce(|all, seen| all & seen);
            candidates(digit, seen.into_iter().flat_map(|seen| seen.iter()))
        };
        Step::ruling_out(&INFO, self.context, shared.iter().flat_map(seen), || {
            let links = self.petals.iter().flat_map(|&(digit, petal)| {
                let place = sets
                    .iter()
                    .position(|&set| set == petal)
                    .unwrap_or_default();
                commons(DigitSet::only(digit), (place, sets.len()))
            });
            pattern(als, &sets, links.collect(), Some(self.stem))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{concludes, pencil};

    #[test]
    fn a_stem_with_three_petals() {
        let petals = [("r5c1", "19"), ("r5c9", "29"), ("r4c5", "39")];
        let with_stem = |digits: &'static str| {
            let cells = [("r5c5", digits), petals[0], petals[1], petals[2]];
            pencil(&cells)
        };
        let lost = "r5c4-9 r5c6-9";
        assert!(concludes(&DeathBlossom, &with_stem("123"), lost));
        assert!(!concludes(&DeathBlossom, &with_stem("1234"), lost));
        assert!(!concludes(&DeathBlossom, &with_stem("1239"), lost));
    }
}
