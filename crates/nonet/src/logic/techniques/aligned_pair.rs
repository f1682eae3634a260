//! Aligned pair exclusion: a digit of one cell that leaves a second cell no candidate.
//!
//! With the digit in the first cell, each candidate of the second is impossible: it is the same digit and the two see
//! each other, or a third cell, seen by both, has these two digits and no others. With a second cell of two
//! candidates that is a naked pair or an XY-wing; they are left out here.
//! Also called subset exclusion. Source: N. Juillerat, Sudoku Explainer;
//! <https://www.sudokuwiki.org/Aligned_Pair_Exclusion>

use super::subsets::subset::candidates;
use crate::board::{Cell, CellSet, Digit, DigitSet, MAX_SIDE, sort_short};
use crate::logic::{Context, Info, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

static INFO: Info = Info::unrated("aligned-pair-exclusion");

/// Finds cells that lose candidates to a second cell: by the first cell, then by the second.
#[derive(Debug)]
pub(crate) struct AlignedPair;

impl Technique for AlignedPair {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for first in context.grid().empty_cells() {
            let near = *context.bivalue() & *context.geometry().peer_set(first);
            let partners = partners(context, near);
            for second in context.grid().empty_cells().filter(|&cell| cell != first) {
                if excluded(context, [first, second], &partners).is_empty() {
                    continue;
                }
                let between = near & *context.geometry().peer_set(second);
                if let Some(step) = step(context, [first, second], between) {
                    found(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn step(context: &Context<'_>, pair: [Cell; 2], between: CellSet) -> Option<Step> {
    let gone = excluded(context, pair, &partners(context, between));
    Step::ruling_out(&INFO, context, candidates(pair[0], gone), || {
        pattern(context, pair, between, gone)
    })
}

/// The candidates of the first cell that leave the second none, given the partners of each digit.
fn excluded(
    context: &Context<'_>,
    [first, second]: [Cell; 2],
    partners: &[DigitSet; MAX_SIDE],
) -> DigitSet {
    let set = context.candidates(second);
    if set.len() < 3 {
        return DigitSet::EMPTY;
    }
    let same = context.geometry().sees(first, second);
    let leaves_none = |digit: &Digit| {
        let left = set.minus(partners[digit.index()]);
        left.is_empty() || same && left == DigitSet::only(*digit)
    };
    context
        .candidates(first)
        .iter()
        .filter(leaves_none)
        .collect()
}

/// The partners of each digit: those that share a two-digit cell in between with it.
fn partners(context: &Context<'_>, between: CellSet) -> [DigitSet; MAX_SIDE] {
    let mut partners = [DigitSet::EMPTY; MAX_SIDE];
    for cell in between.iter() {
        let digits = context.candidates(cell);
        for digit in digits.iter() {
            let beside = &mut partners[digit.index()];
            *beside = beside.union(digits.without(digit));
        }
    }
    partners
}

fn pattern(
    context: &Context<'_>,
    [first, second]: [Cell; 2],
    between: CellSet,
    gone: DigitSet,
) -> Pattern {
    let set = context.candidates(second);
    let is_needed = |cell: &Cell| {
        let digits = context.candidates(*cell);
        let mut wanted = digits.intersection(gone).iter();
        wanted.any(|digit| digits.without(digit).is_subset(set))
    };
    let needed = between.iter().filter(is_needed);
    let base: Vec<Cell> = std::iter::once(second).chain(needed).collect();
    let mut cells = base.clone();
    cells.push(first);
    sort_short(&mut cells, |&item| item);
    Pattern::Truths {
        base: base.into_iter().map(Truth::Cell).collect(),
        cover: Vec::new(),
        cells,
        digits: set.union(gone),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, pencil};

    const CELLS: [(&str, &str); 4] = [
        ("r1c1", "1567"),
        ("r1c2", "234"),
        ("r1c5", "12"),
        ("r2c1", "13"),
    ];

    #[test]
    fn a_digit_that_leaves_a_second_cell_nothing_goes() {
        let grid = pencil(&[&CELLS[..], &[("r3c3", "14")]].concat());
        check(&AlignedPair, &grid, &["r1c1-1", "r1c3-1"]);
    }

    #[test]
    fn a_cell_of_three_candidates_in_between_forbids_nothing() {
        let grid = pencil(&[&CELLS[..], &[("r3c3", "145")]].concat());
        check(&AlignedPair, &grid, &[]);
    }

    #[test]
    fn what_not_both_see_forbids_nothing() {
        let grid = pencil(&[&CELLS[..], &[("r4c1", "14")]].concat());
        check(&AlignedPair, &grid, &[]);
    }
}
