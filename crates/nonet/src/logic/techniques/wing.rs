//! XY-wing and XYZ-wing: a pivot that sees two pincers, three digits between them.
//!
//! The pincers have two candidates each and share one, Z. The pivot has their other two, X and Y, and in the
//! XYZ-wing Z as well. The pivot either holds Z itself or leaves Z to one of the pincers; so cells that see all of
//! these do not hold Z. If all three share a house they are a naked triple and left to it. Also called Y-wing,
//! bent triple; the pincers, wings. Sources: <https://hodoku.sourceforge.net/en/tech_wings.php>, J. MacLeod's
//! definition of the XYZ-wing as at <https://www.sudokuwiki.org/XYZ_Wing>

use crate::board::{Cell, Digit, DigitSet, sort_short};
use crate::logic::{Als, Common, Context, Hodoku, Info, Level, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// The pivot has two candidates.
pub(crate) static XY: Wing = Wing {
    pivot: 2,
    info: &Info::rated("xy-wing", Hodoku::new("XY-Wing", "0800", Level::Hard, 160)),
};

/// The pivot has three candidates.
pub(crate) static XYZ: Wing = Wing {
    pivot: 3,
    info: &Info::rated(
        "xyz-wing",
        Hodoku::new("XYZ-Wing", "0801", Level::Hard, 180),
    ),
};

/// Finds a pivot and two pincers: in reading order of the pivot, then of the pincers.
#[derive(Debug)]
pub(crate) struct Wing {
    /// How many candidates the pivot has.
    pivot: usize,
    info: &'static Info,
}

impl Technique for Wing {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let pivots = context.geometry().cells();
        for pivot in pivots.filter(|&cell| context.candidates(cell).len() == self.pivot) {
            let pincers = *context.bivalue() & *context.geometry().peer_set(pivot);
            let mut rest = pincers.iter();
            while let Some(first) = rest.next() {
                let shared = context
                    .candidates(first)
                    .intersection(context.candidates(pivot));
                if shared.len() != self.pivot - 1 {
                    continue;
                }
                for second in rest.clone() {
                    if let Some(step) = self.step(context, pivot, [first, second]) {
                        found(step)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Wing {
    fn step(&self, context: &Context<'_>, pivot: Cell, pincers: [Cell; 2]) -> Option<Step> {
        let [a, b] = pincers.map(|cell| context.candidates(cell));
        let shared = a.intersection(b).single()?;
        let of_pivot = context.candidates(pivot);
        if of_pivot.with(shared) != a.union(b) || (self.pivot == 2 && of_pivot.contains(shared)) {
            return None;
        }
        let cells = [pincers[0], pincers[1], pivot];
        if context.geometry().common_houses(&cells).next().is_some() {
            return None;
        }
        let gone = context.seen_by_all(shared, cells.into_iter().take(self.pivot));
        Step::ruling_out(self.info, context, context.of(shared, gone), || {
            self.pattern(context, pivot, pincers, shared)
        })
    }
}

impl Wing {
    /// The pincers as sets that the pivot would lock; for an XYZ-wing, the pivot and a pincer as one set.
    fn pattern(
        &self,
        context: &Context<'_>,
        pivot: Cell,
        [first, second]: [Cell; 2],
        shared: Digit,
    ) -> Pattern {
        let own = |cell: Cell| context.candidates(cell).without(shared).iter();
        let (sets, stem) = if self.pivot == 2 {
            (vec![vec![first], vec![second]], Some(pivot))
        } else {
            (vec![vec![pivot, first], vec![second]], None)
        };
        let commons = match stem {
            Some(_) => own(first)
                .map(|d| common(d, 0, 2))
                .chain(own(second).map(|d| common(d, 1, 2)))
                .collect(),
            None => own(second).map(|d| common(d, 0, 1)).collect(),
        };
        Pattern::Als {
            sets: sets.into_iter().map(|cells| als(context, cells)).collect(),
            commons,
            stem,
        }
    }
}

fn common(digit: Digit, first: u8, second: u8) -> Common {
    Common {
        digit,
        between: (first, second),
    }
}

/// These cells as an almost locked set.
pub(super) fn als(context: &Context<'_>, mut cells: Vec<Cell>) -> Als {
    sort_short(&mut cells, |&item| item);
    let digits = cells.iter().map(|&cell| context.candidates(cell));
    let digits = digits.fold(DigitSet::EMPTY, DigitSet::union);
    Als { cells, digits }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, pencil};

    #[test]
    fn a_pivot_of_two_leaves_the_third_digit_to_a_pincer() {
        let grid = pencil(&[("r1c1", "12"), ("r1c5", "13"), ("r5c1", "23")]);
        check(&XY, &grid, &["r5c5-3"]);
        check(&XYZ, &grid, &[]);
    }

    #[test]
    fn a_pivot_of_three_may_hold_it_itself() {
        let grid = pencil(&[("r1c1", "123"), ("r1c5", "13"), ("r2c2", "23")]);
        check(&XYZ, &grid, &["r1c2-3 r1c3-3"]);
        check(&XY, &grid, &[]);
    }

    #[test]
    fn pincers_must_differ_and_see_the_pivot() {
        let equal = pencil(&[("r1c1", "12"), ("r1c5", "13"), ("r5c1", "13")]);
        check(&XY, &equal, &[]);
        let far = pencil(&[("r1c1", "12"), ("r1c5", "13"), ("r5c2", "23")]);
        check(&XY, &far, &[]);
        let four = pencil(&[("r1c1", "124"), ("r1c5", "13"), ("r2c2", "23")]);
        check(&XYZ, &four, &[]);
    }

    #[test]
    fn a_naked_triple_is_no_wing() {
        check(
            &XY,
            &pencil(&[("r1c1", "12"), ("r1c5", "13"), ("r1c9", "23")]),
            &[],
        );
        check(
            &XYZ,
            &pencil(&[("r1c1", "123"), ("r1c2", "13"), ("r2c2", "23")]),
            &[],
        );
    }
}
