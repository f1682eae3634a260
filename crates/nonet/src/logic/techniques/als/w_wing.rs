//! ALS-W-wing: two almost locked sets, joined by a strong link of one of their digits.
//!
//! Each end of the strong link sees all places of its digit X in one of the sets. One end is right, so one of the
//! sets misses X and has all its other digits. A digit Z that both have is in one of them, so candidates that see
//! all its places there go. With single cells it is the W-wing. It is a chain of three strong links. Source: the
//! Sudoku Players' Forum (StrmCkr, "ALS W-wing").

use super::super::short_chains::short_chain::pattern;
use super::{candidates, targets};
use crate::board::{Candidate, Cell, Digit, House};
use crate::logic::matrix::common;
use crate::logic::techniques::told::Told;
use crate::logic::{Chain, Context, Family, Info, Node, Step, Strong, Technique, Truth};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::of(Family::Als, "als-w-wing");

/// Finds, for each candidate and each strong link, the first two sets that rule it out, small ones first. Of several
/// steps with the same conclusion the first is reported.
#[derive(Debug)]
pub(crate) struct AlsWWing;

impl Technique for AlsWWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let links = links(context);
        let mut told = Told::new(found);
        for target in targets(context) {
            let missing = context.als().missing(context, target);
            let others = links.iter().filter(|link| link.digit != target.digit);
            for link in others {
                let joined = Joined {
                    context,
                    target,
                    link,
                };
                told.tell(joined.step(&missing))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// A strong link, and for each end the sets that miss its digit if that end is right.
struct Link {
    digit: Digit,
    house: House,
    ends: [Cell; 2],
    missing: [Vec<u64>; 2],
}

fn links(context: &Context<'_>) -> Vec<Link> {
    let of_digit = |digit: Digit| {
        let pairs = context.pairs(digit);
        let is_new = move |&place: &usize| !pairs[..place].iter().any(|p| p.1 == pairs[place].1);
        (0..pairs.len()).filter(is_new).map(move |place| {
            let (house, ends) = pairs[place];
            let end = |cell| context.als().missing(context, Candidate { cell, digit });
            Link {
                digit,
                house,
                ends,
                missing: ends.map(end),
            }
        })
    };
    context.digits().flat_map(of_digit).collect()
}

/// A link, and the candidate to eliminate by it.
struct Joined<'a> {
    context: &'a Context<'a>,
    target: Candidate,
    link: &'a Link,
}

impl Joined<'_> {
    /// The step with the first two sets joined by the link, of those that would miss the target's digit.
    fn step(&self, missing: &[u64]) -> Option<Step> {
        let [first, second] = [0, 1].map(|end| common(missing, &self.link.missing[end]));
        let second: Vec<usize> = second.filter(|&set| self.is_free(set)).collect();
        let mut pairs = first.filter(|&set| self.is_free(set)).flat_map(|a| {
            let second = second.iter().copied();
            second.map(move |b| [a, b])
        });
        let sets = pairs.find(|&sets| self.is_joined(sets))?;
        let [a, b] = sets.map(|set| *self.context.als().seen(set, self.target.digit));
        let gone = candidates(self.target.digit, (a & b).iter());
        Step::ruling_out(&INFO, self.context, gone, || pattern(self.chain(sets)))
    }

    /// Does the set contain neither end of the link?
    fn is_free(&self, set: usize) -> bool {
        let cells = &self.context.als().sets()[set].cells;
        !self.link.ends.iter().any(|&end| cells.contains(end))
    }

    /// Are these two sets joined only by the link, and not both single cells?
    fn is_joined(&self, [a, b]: [usize; 2]) -> bool {
        let als = self.context.als();
        let [small, large] = [a, b].map(|set| &als.sets()[set]);
        let n_cells = small.cells.len() + large.cells.len();
        n_cells > 2
            && !small.cells.meets(&large.cells)
            && !als.commons(a, b).contains(self.link.digit)
    }

    fn chain(&self, [a, b]: [usize; 2]) -> Chain {
        let als = self.context.als();
        let claim = |set: usize, digit: Digit| Node {
            digit,
            cells: als.places(set, digit).iter().collect(),
        };
        let (lost, joining) = (self.target.digit, self.link.digit);
        let end = |place: usize| Node {
            digit: joining,
            cells: vec![self.link.ends[place]],
        };
        let set = |set: usize| {
            let cells: Vec<Cell> = als.sets()[set].cells.iter().collect();
            match *cells {
                [cell] => Strong::Truth(Truth::Cell(cell)),
                _ => Strong::Als(cells),
            }
        };
        let of_house = Strong::Truth(Truth::House(self.link.house, joining));
        Chain {
            nodes: vec![
                claim(a, lost),
                claim(a, joining),
                end(0),
                end(1),
                claim(b, joining),
                claim(b, lost),
            ],
            strong: vec![set(a), of_house, set(b)],
            closed: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{concludes, only_at, pencil};

    #[test]
    fn a_strong_link_joins_a_set_and_a_cell() {
        let cells = [("r2c1", "13"), ("r2c2", "23"), ("r8c5", "12")];
        let linked =
            |cells: &[(&str, &str)], ends: &[&str]| only_at(&pencil(cells), House::col(8), 2, ends);
        let both = ["r2c9", "r8c9"];
        let lost = "r2c5-1 r8c1-1";
        assert!(concludes(&AlsWWing, &linked(&cells, &both), lost));
        let third = ["r2c9", "r8c9", "r5c9"];
        assert!(!concludes(&AlsWWing, &linked(&cells, &third), lost));
        let far = ["r3c9", "r8c9"];
        assert!(!concludes(&AlsWWing, &linked(&cells, &far), lost));
        let loose = [cells[0], ("r2c2", "234"), cells[2]];
        assert!(!concludes(&AlsWWing, &linked(&loose, &both), lost));
    }
}
