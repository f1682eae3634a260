//! Remote pair: a chain of four or more cells, each with the same two candidates, each seeing the next.
//!
//! Along the chain the two digits alternate, so two of its cells at an odd distance hold both of them between
//! them: cells that see both can hold neither. Neighbours in the chain are a naked pair and left to it. Source:
//! <https://hodoku.sourceforge.net/en/tech_chains.php>

use super::short_chain::{claim, open_chain};
use crate::board::{Candidate, Cell, Digit, DigitSet};
use crate::logic::{Chain, Context, Hodoku, Info, Level, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

static INFO: Info = Info::rated(
    "remote-pair",
    Hodoku::new("Remote Pair", "0703", Level::Hard, 110),
);

/// The longest chain looked for: longer ones add little on boards that can be solved.
const MOST_CELLS: usize = 10;

/// Finds such chains by their first cells; of a chain and its reverse, the one that starts earlier.
#[derive(Debug)]
pub(crate) struct RemotePair;

impl Technique for RemotePair {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut chain = Vec::with_capacity(MOST_CELLS);
        let cells = context.bivalue().iter();
        let has_enough = |&cell: &Cell| {
            let digits = context.candidates(cell);
            let alike = cells.clone().filter(|&c| context.candidates(c) == digits);
            alike.count() >= 4
        };
        for start in cells.clone().filter(has_enough) {
            chain.push(start);
            extend(context, &mut chain, found)?;
            chain.pop();
        }
        ControlFlow::Continue(())
    }
}

/// Extends a chain from its last cell to cells that see no earlier one of it.
fn extend(
    context: &Context<'_>,
    chain: &mut Vec<Cell>,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if let Some(step) = step(context, chain) {
        found(step)?;
    }
    let [earlier @ .., last] = chain.as_slice() else {
        return ControlFlow::Continue(());
    };
    if earlier.len() + 1 == MOST_CELLS {
        return ControlFlow::Continue(());
    }
    let sees = |next| {
        earlier
            .iter()
            .any(|&cell| cell == next || context.geometry().sees(cell, next))
    };
    let next: Vec<Cell> = twins(context, *last).filter(|&next| !sees(next)).collect();
    for next in next {
        chain.push(next);
        extend(context, chain, found)?;
        chain.pop();
    }
    ControlFlow::Continue(())
}

/// The cells with the same two candidates that a cell sees: at most one in each of its houses; otherwise the grid
/// is contradictory and nothing is said.
fn twins(context: &Context<'_>, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
    let digits = context.candidates(cell);
    let twins = (*context.bivalue() & *context.geometry().peer_set(cell)).iter();
    let twins = twins.filter(|&twin| context.candidates(twin) == digits);
    let twins = context.set(twins);
    let is_sound = twins.len() <= 3;
    twins.iter().filter(move |_| is_sound)
}

/// The conclusion of the ends, if any, together with those of other cells of the chain.
fn step(context: &Context<'_>, cells: &[Cell]) -> Option<Step> {
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else {
        return None;
    };
    if cells.len() < 4 || cells.len() % 2 == 1 || first > last {
        return None;
    }
    conclude(context, cells)?;
    let starts = (0..cells.len()).flat_map(|first| {
        let lasts = (first + 3..cells.len()).step_by(2);
        lasts.map(move |last| first..=last)
    });
    let parts = starts.filter_map(|range| conclude(context, &cells[range]));
    let (gone, chains): (Vec<_>, Vec<_>) = parts.unzip();
    let pattern = || Pattern::Chain(chains.into_iter().flatten().collect());
    Step::ruling_out(&INFO, context, gone.into_iter().flatten(), pattern)
}

/// What the ends of this part of a chain see, with a chain for each digit eliminated.
fn conclude(context: &Context<'_>, cells: &[Cell]) -> Option<(Vec<Candidate>, Vec<Chain>)> {
    let ends = [*cells.first()?, *cells.last()?];
    let digits = context.candidates(ends[0]);
    let lost = digits
        .iter()
        .map(|digit| (digit, context.seen_by_all(digit, ends)));
    let lost: Vec<_> = lost.filter(|(_, lost)| !lost.is_empty()).collect();
    let gone = lost
        .iter()
        .flat_map(|&(digit, lost)| context.of(digit, lost));
    let chains = lost.iter().map(|&(digit, _)| chain(digits, digit, cells));
    (!lost.is_empty()).then(|| (gone.collect(), chains.collect()))
}

/// The chain from one end to the other: one of them holds the digit.
fn chain(digits: DigitSet, digit: Digit, cells: &[Cell]) -> Chain {
    let other = digits.without(digit).first().unwrap_or(digit);
    let pairs = cells.iter().enumerate().map(|(place, &cell)| {
        let pair = if place % 2 == 0 {
            [digit, other]
        } else {
            [other, digit]
        };
        (pair.map(|digit| claim(cell, digit)), Truth::Cell(cell))
    });
    open_chain(pairs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, pencil};

    #[test]
    fn the_ends_of_four_cells_hold_both_digits() {
        let cells = [
            ("r1c1", "12"),
            ("r1c5", "12"),
            ("r5c5", "12"),
            ("r5c9", "12"),
        ];
        check(
            &RemotePair,
            &pencil(&cells),
            &["r1c9-1 r1c9-2 r5c1-1 r5c1-2"],
        );
        check(&RemotePair, &pencil(&cells[..3]), &[]);
    }

    #[test]
    fn only_what_is_left_is_lost() {
        let cells = [
            ("r1c1", "12"),
            ("r1c5", "12"),
            ("r5c5", "12"),
            ("r5c9", "12"),
            ("r1c9", "13"),
        ];
        check(&RemotePair, &pencil(&cells), &["r1c9-1 r5c1-1 r5c1-2"]);
    }

    #[test]
    fn another_pair_breaks_the_chain() {
        let cells = [
            ("r1c1", "12"),
            ("r1c5", "13"),
            ("r5c5", "12"),
            ("r5c9", "12"),
        ];
        check(&RemotePair, &pencil(&cells), &[]);
    }

    #[test]
    fn a_board_of_nothing_but_one_pair_ends() {
        let names: Vec<String> = (0..81)
            .map(|i| format!("r{}c{}", i / 9 + 1, i % 9 + 1))
            .collect();
        let cells: Vec<(&str, &str)> = names.iter().map(|name| (&**name, "12")).collect();
        check(&RemotePair, &pencil(&cells), &[]);
    }

    #[test]
    fn the_ends_of_six_cells_hold_both_digits() {
        let cells = ["r1c1", "r1c5", "r5c5", "r5c9", "r9c9", "r9c2"].map(|cell| (cell, "12"));
        let steps = RemotePair.all(&Context::new(&pencil(&cells)));
        let (cell, digit) = (Cell::new(72), Digit::all(9).next().unwrap());
        let lost = crate::logic::Deduction::Eliminate(Candidate { cell, digit });
        assert!(steps.iter().any(|step| step.deductions.contains(&lost)));
    }
}
