//! Techniques made of almost locked sets, and what they share.

pub(super) mod bent;
pub(super) mod blossom;
pub(super) mod chain;
pub(super) mod w_wing;
pub(super) mod wing;
pub(super) mod xz;

use crate::board::{Candidate, Cell, Digit, DigitSet};
use crate::logic::pattern::Als;
use crate::logic::{AlmostLockedSets, Common, Context, Deduction, Pattern, Step};

/// The candidates of some digits that see all their places in two sets.
fn seen_by_both(
    als: &AlmostLockedSets,
    [a, b]: [usize; 2],
    digits: DigitSet,
) -> impl Iterator<Item = Candidate> {
    digits.iter().flat_map(move |digit| {
        let seen = *als.seen(a, digit) & *als.seen(b, digit);
        candidates(digit, seen.iter())
    })
}

/// The sets that have a restricted common with this one.
fn linked(als: &AlmostLockedSets, a: usize) -> Vec<u64> {
    let mut linked = als.none();
    for digit in als.sets()[a].digits.iter() {
        let restricted = als.restricted(a, digit).iter();
        linked
            .iter_mut()
            .zip(restricted)
            .for_each(|(all, new)| *all |= new);
    }
    linked
}

/// These cells as candidates of one digit.
fn candidates(digit: Digit, cells: impl Iterator<Item = Cell>) -> impl Iterator<Item = Candidate> {
    cells.map(move |cell| Candidate { cell, digit })
}

/// Is the candidate in none of these sets?
fn is_outside(als: &AlmostLockedSets, sets: &[usize], candidate: Candidate) -> bool {
    let mut sets = sets.iter().map(|&set| &als.sets()[set].cells);
    !sets.any(|cells| cells.contains(candidate.cell))
}

/// The digits that both sets have.
fn shared(als: &AlmostLockedSets, a: usize, b: usize) -> DigitSet {
    let sets = als.sets();
    sets[a].digits.intersection(sets[b].digits)
}

/// The pattern of these sets, in this order.
fn pattern(
    als: &AlmostLockedSets,
    numbers: &[usize],
    commons: Vec<Common>,
    stem: Option<Cell>,
) -> Pattern {
    let sets = numbers.iter().map(|&number| Als {
        cells: als.sets()[number].cells.iter().collect(),
        digits: als.sets()[number].digits,
    });
    Pattern::Als {
        sets: sets.collect(),
        commons,
        stem,
    }
}

/// These digits as restricted commons between two sets, given by their places in a list.
fn commons(digits: DigitSet, between: (usize, usize)) -> impl Iterator<Item = Common> {
    digits.iter().map(move |digit| Common {
        digit,
        between: (between.0 as u8, between.1 as u8),
    })
}

/// All candidates of the grid, in reading order. A search from each of them finds a step once for each of its
/// eliminations; see [`starts_with`].
fn targets(context: &Context<'_>) -> impl Iterator<Item = Candidate> {
    let cells = context.geometry().cells();
    cells.flat_map(move |cell| {
        let digits = context.candidates(cell).iter();
        digits.map(move |digit| Candidate { cell, digit })
    })
}

/// Is this the first elimination of the step?
fn starts_with(step: &Step, target: Candidate) -> bool {
    step.deductions.first() == Some(&Deduction::Eliminate(target))
}
