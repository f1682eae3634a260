//! VWXYZ-wing and UVWXYZ-wing: five or six cells with as many digits, of which only one, Z, has places that do not all
//! see each other.
//!
//! Any other of the digits is in at most one of the cells, so at least one of them holds Z, and cells that see all
//! their places for Z cannot be Z. Two houses hold the cells, one almost locked set in each: they have just two
//! digits in common, Z and a restricted one. So it is the ALS-XZ of two sets that have nothing else in common;
//! with three cells it is the XYZ-wing, with four the WXYZ-wing. Also called bent naked sets. Sources: Sukaku
//! Explainer (SudokuMonster), which rates both; <https://www.sudokuwiki.org/WXYZ_Wing>

use super::{commons, is_outside, linked, pattern, seen_by_both, shared};
use crate::board::{Candidate, CellSet, DigitSet};
use crate::logic::matrix::ones;
use crate::logic::{AlmostLockedSets, Context, Family, Info, Step, Technique};
use std::ops::ControlFlow;

/// Five cells.
pub(crate) static VWXYZ: Bent = Bent {
    n_cells: 5,
    info: &Info::of(Family::Wings, "vwxyz-wing"),
};

/// Six cells.
pub(crate) static UVWXYZ: Bent = Bent {
    n_cells: 6,
    info: &Info::of(Family::Wings, "uvwxyz-wing"),
};

/// Finds two sets, by the smaller one first. Cells that can be split in several ways are reported once.
#[derive(Debug)]
pub(crate) struct Bent {
    n_cells: usize,
    info: &'static Info,
}

impl Technique for Bent {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let als = context.als();
        let n_cells = |set: usize| als.sets()[set].digits.len() - 1;
        let mut known: Vec<CellSet> = Vec::new();
        for a in (0..als.sets().len()).take_while(|&a| 2 * n_cells(a) <= self.n_cells) {
            let fits = |&b: &usize| b > a && n_cells(a) + n_cells(b) == self.n_cells;
            for b in ones(&linked(als, a)).filter(fits) {
                let cells = als.sets()[a].cells | als.sets()[b].cells;
                if known.contains(&cells) {
                    continue;
                }
                if let Some(step) = self.step(context, als, [a, b]) {
                    known.push(cells);
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Bent {
    fn step(
        &self,
        context: &Context<'_>,
        als: &AlmostLockedSets,
        [a, b]: [usize; 2],
    ) -> Option<Step> {
        let common = shared(als, a, b);
        let joining = als.commons(a, b).single()?;
        let last = common.without(joining).single()?;
        if als.sets()[a].cells.meets(&als.sets()[b].cells) {
            return None;
        }
        let lost = seen_by_both(als, [a, b], DigitSet::only(last));
        let lost = lost.filter(|&candidate: &Candidate| is_outside(als, &[a, b], candidate));
        Step::ruling_out(self.info, context, lost, || {
            let joining = commons(DigitSet::only(joining), (0, 1));
            pattern(als, &[b, a], joining.collect(), None)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, pencil};

    #[test]
    fn five_cells_around_a_hinge() {
        let cells = [
            ("r1c1", "1235"),
            ("r1c4", "14"),
            ("r1c5", "245"),
            ("r1c7", "245"),
            ("r2c2", "35"),
        ];
        check(&VWXYZ, &pencil(&cells), &["r1c2-5 r1c3-5"]);
        check(&UVWXYZ, &pencil(&cells), &[]);
        let six = [cells[0], cells[1], cells[2], ("r1c7", "2456"), cells[4]];
        check(&VWXYZ, &pencil(&six), &[]);
        let full = [
            cells[0],
            cells[1],
            cells[2],
            ("r1c7", "2456"),
            cells[4],
            ("r1c9", "16"),
        ];
        check(&UVWXYZ, &pencil(&full), &["r1c2-5 r1c3-5"]);
    }

    #[test]
    fn a_third_common_digit_spoils_it() {
        let cells = [
            ("r1c1", "1235"),
            ("r1c4", "14"),
            ("r1c5", "234"),
            ("r1c7", "245"),
            ("r2c2", "35"),
        ];
        check(&VWXYZ, &pencil(&cells), &[]);
    }
}
