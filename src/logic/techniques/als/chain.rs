//! ALS chain: four or more almost locked sets, each linked to the next by a restricted common digit.
//!
//! If a digit Z were not in the first set, that set would have its common with the second, so the second would
//! miss it and have its next common, and so on to the last set, which then has Z. So Z stands in the first
//! or the last, and what sees all its places there loses it. No common may follow itself: a set must be
//! entered by one digit and left by another. Neighbours in the chain share no cell here.
//! Also called ALS-XY-chain. Source: <https://hodoku.sourceforge.net/en/tech_als.php>

use super::{commons, pattern, seen_by_both, shared};
use crate::board::{Digit, DigitSet};
use crate::logic::als::{has, insert, numbers};
use crate::logic::{AlmostLockedSets, Context, Hodoku, Info, Level, Named, Step, Technique};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info {
    slug: "als-chain",
    half_steps: None,
    hodoku: Some(
        Hodoku::new("Almost Locked Set Chain", "0903", Level::Unfair, 340)
            .naming(Named::Eliminated),
    ),
};

/// Finds, for each set and digit to start with, a shortest chain to each set that it reaches by each digit.
#[derive(Debug)]
pub(crate) struct AlsChain;

impl Technique for AlsChain {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let als = context.als();
        for start in 0..als.sets().len() {
            for z in als.sets()[start].digits.iter() {
                if numbers(als.partners(start, z), start + 1).next().is_some() {
                    Search::new(context, start, z).run(found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A set that misses a digit because of the set before it.
#[derive(Clone, Copy)]
struct Visit {
    set: usize,
    missing: Digit,
    before: usize,
    length: usize,
}

struct Search<'a> {
    context: &'a Context<'a>,
    als: &'a AlmostLockedSets,
    z: Digit,
    visits: Vec<Visit>,
    /// For each digit the sets that have been seen to miss it.
    seen: Vec<u64>,
}

impl<'a> Search<'a> {
    fn new(context: &'a Context<'_>, start: usize, z: Digit) -> Self {
        let als = context.als();
        let first = Visit {
            set: start,
            missing: z,
            before: 0,
            length: 1,
        };
        let words = als.none().len();
        Self {
            context,
            als,
            z,
            visits: vec![first],
            seen: vec![0; words * usize::from(Digit::MAX)],
        }
    }

    fn run(mut self, found: &mut dyn FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut at = 0;
        while let Some(&visit) = self.visits.get(at) {
            if visit.length > 3 && self.may_end(visit) {
                let step = self.step(at);
                step.map_or(ControlFlow::Continue(()), &mut *found)?;
            }
            for digit in self.als.sets()[visit.set]
                .digits
                .without(visit.missing)
                .iter()
            {
                self.leave(at, digit);
            }
            at += 1;
        }
        ControlFlow::Continue(())
    }

    fn may_end(&self, visit: Visit) -> bool {
        let start = self.visits[0].set;
        let digits = self.als.sets()[visit.set].digits.without(visit.missing);
        visit.set > start
            && digits.contains(self.z)
            && has(self.als.partners(start, self.z), visit.set)
    }

    /// Goes on to the sets that miss this digit.
    fn leave(&mut self, at: usize, digit: Digit) {
        let Visit { set, length, .. } = self.visits[at];
        let row = digit.index() * self.als.none().len();
        for next in numbers(self.als.restricted(set, digit), 0) {
            let [here, there] = [set, next].map(|set| &self.als.sets()[set].cells);
            let seen = &mut self.seen[row..];
            if has(seen, next) || here.meets(there) {
                continue;
            }
            insert(seen, next);
            self.visits.push(Visit {
                set: next,
                missing: digit,
                before: at,
                length: length + 1,
            });
        }
    }

    /// The chain that ends here, reported from the first digit that it rules out.
    fn step(&self, end: usize) -> Option<Step> {
        let path = self.path(end)?;
        let sets: Vec<usize> = path.iter().map(|visit| visit.set).collect();
        let (first, last) = (sets[0], sets[sets.len() - 1]);
        let ends = [path[1].missing, path[path.len() - 1].missing];
        let used: DigitSet = ends.into_iter().collect();
        let digits = shared(self.als, first, last).minus(used);
        let lost = seen_by_both(self.als, [first, last], digits);
        let step = Step::ruling_out(&INFO, self.context, lost, || {
            let links = path.iter().enumerate().skip(1);
            let links = links.flat_map(|(place, visit)| {
                commons(DigitSet::only(visit.missing), (place - 1, place))
            });
            pattern(self.als, &sets, links.collect(), None)
        })?;
        let smallest = step.deductions.iter().map(|d| d.candidate().digit).min();
        (smallest == Some(self.z)).then_some(step)
    }

    /// From the start to here, unless a set comes twice.
    fn path(&self, end: usize) -> Option<Vec<Visit>> {
        let mut path = vec![self.visits[end]];
        let mut at = end;
        while at != 0 {
            at = self.visits[at].before;
            let visit = self.visits[at];
            if path.iter().any(|later| later.set == visit.set) {
                return None;
            }
            path.push(visit);
        }
        path.reverse();
        Some(path)
    }
}
