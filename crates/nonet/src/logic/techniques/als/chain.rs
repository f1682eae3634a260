//! ALS chain: four or more almost locked sets, each linked to the next by a restricted common digit.
//!
//! If a digit Z were not in the first set, that set would have the digit it shares with the second, so the second
//! would miss it and have the next common digit, and so on to the last set, which then has Z. So Z is in the first
//! or the last, and candidates that see all its places there go. No common may follow itself: a set must be
//! entered by one digit and left by another. Neighbours in the chain share no cell here. Also called ALS-XY-chain.
//! Source: <https://hodoku.sourceforge.net/en/tech_als.php>

use super::{commons, is_outside, pattern, seen_by_both, shared, targets};
use crate::board::{Candidate, Digit, DigitSet};
use crate::logic::matrix::{Matrix, has, ones};
use crate::logic::techniques::told::Told;
use crate::logic::{
    AlmostLockedSets, Context, Deduction, Hodoku, Info, Level, Named, Step, Technique,
};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::rated(
    "als-chain",
    Hodoku::new("Almost Locked Set Chain", "0903", Level::Unfair, 340).naming(Named::Eliminated),
);

/// Finds, for each candidate that chains rule out, the shortest chain. Of several chains with the same conclusion
/// the first is reported.
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
        let mut told = Told::new(found);
        for target in targets(context) {
            Search::new(context, target).run(&mut told)?;
        }
        ControlFlow::Continue(())
    }
}

/// A set that misses a digit if the target is right: because the target sees all its places, or because the
/// previous set has it.
#[derive(Clone, Copy)]
struct Visit {
    set: usize,
    missing: Digit,
    before: Option<usize>,
    /// The number of sets up to here.
    depth: usize,
    /// An earlier visit to the same set, by another digit.
    other: Option<usize>,
}

struct Search<'a> {
    context: &'a Context<'a>,
    als: &'a AlmostLockedSets,
    target: Candidate,
    visits: Vec<Visit>,
    /// The last visit to each set.
    last: Vec<Option<usize>>,
    /// For each digit the sets that have been visited by it.
    seen: Matrix,
}

impl<'a> Search<'a> {
    fn new(context: &'a Context<'_>, target: Candidate) -> Self {
        let als = context.als();
        let mut search = Self {
            context,
            als,
            target,
            visits: Vec::new(),
            last: vec![None; als.sets().len()],
            seen: Matrix::new(context.geometry().side(), als.sets().len()),
        };
        for set in ones(&als.missing(context, target)) {
            search.visit(set, target.digit, None);
        }
        search
    }

    fn visit(&mut self, set: usize, missing: Digit, before: Option<usize>) {
        self.seen.set(missing.index(), set);
        let other = self.last[set].replace(self.visits.len());
        self.visits.push(Visit {
            set,
            missing,
            before,
            depth: before.map_or(0, |before| self.visits[before].depth) + 1,
            other,
        });
    }

    /// Two halves of a chain meet in a set that would miss two digits. Reports the shortest chains.
    fn run(mut self, told: &mut Told<'_>) -> ControlFlow<()> {
        let (mut shortest, mut steps) = (usize::MAX, Vec::new());
        let mut at = 0;
        while let Some(&visit) = self.visits.get(at).filter(|visit| visit.depth < shortest) {
            let mut other = visit.other;
            while let Some(end) = other {
                let chain = self.chain(at, end);
                let is_short = chain.len() <= shortest;
                if let Some(step) = is_short.then(|| self.step(&chain)).flatten() {
                    if chain.len() < shortest {
                        steps.clear();
                    }
                    shortest = chain.len();
                    steps.push(step);
                }
                other = self.visits[end].other;
            }
            let digits = self.als.sets()[visit.set].digits.without(visit.missing);
            digits.iter().for_each(|digit| self.leave(at, digit));
            at += 1;
        }
        steps.into_iter().try_for_each(|step| told.tell(Some(step)))
    }

    /// Continues to the sets that miss this digit.
    fn leave(&mut self, at: usize, digit: Digit) {
        let als = self.als;
        let set = self.visits[at].set;
        for next in ones(als.restricted(set, digit)) {
            let [here, there] = [set, next].map(|set| &als.sets()[set].cells);
            if !has(self.seen.row(digit.index()), next) && !here.meets(there) {
                self.visit(next, digit, Some(at));
            }
        }
    }

    /// The sets of the chain whose halves end with these visits, each with the digit it shares with the one before.
    fn chain(&self, first: usize, second: usize) -> Vec<(usize, Digit)> {
        let mut chain: Vec<(usize, Digit)> = Vec::new();
        let mut at = Some(first);
        while let Some(visit) = at.map(|at| self.visits[at]) {
            chain.push((visit.set, visit.missing));
            at = visit.before;
        }
        chain.reverse();
        let mut visit = self.visits[second];
        while let Some(before) = visit.before {
            chain.push((self.visits[before].set, visit.missing));
            visit = self.visits[before];
        }
        chain
    }

    fn step(&self, chain: &[(usize, Digit)]) -> Option<Step> {
        let sets: Vec<usize> = chain.iter().map(|link| link.0).collect();
        let is_new = |place: usize| !sets[..place].contains(&sets[place]);
        if sets.len() < 4 || !(1..sets.len()).all(is_new) {
            return None;
        }
        let (first, last) = (sets[0], sets[sets.len() - 1]);
        let used = DigitSet::only(chain[1].1).with(chain[sets.len() - 1].1);
        let digits = shared(self.als, first, last).minus(used);
        let lost = seen_by_both(self.als, [first, last], digits);
        let lost = lost.filter(|&candidate| is_outside(self.als, &sets, candidate));
        let step = Step::ruling_out(&INFO, self.context, lost, || {
            let links = chain.iter().enumerate().skip(1);
            let links = links.flat_map(|(place, &(_, digit))| {
                commons(DigitSet::only(digit), (place - 1, place))
            });
            pattern(self.als, &sets, links.collect(), None)
        });
        step.filter(|step| step.deductions.contains(&Deduction::Eliminate(self.target)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{concludes, pencil};

    #[test]
    fn four_sets_in_a_chain() {
        let cells = [
            ("r1c1", "19"),
            ("r1c5", "12"),
            ("r5c5", "23"),
            ("r5c9", "39"),
        ];
        let lost = "r1c9-9 r5c1-9";
        assert!(concludes(&AlsChain, &pencil(&cells), lost));
        let loose = [cells[0], cells[1], ("r5c5", "234"), cells[3]];
        assert!(!concludes(&AlsChain, &pencil(&loose), lost));
        let same_digit_twice = [cells[0], cells[1], ("r5c5", "23"), ("r5c9", "29")];
        assert!(!concludes(&AlsChain, &pencil(&same_digit_twice), lost));
    }
}
