//! Follows assumptions as far as a technique does, with patterns that arise on the way.

use super::super::{fish, hidden_subset, intersection, naked_subset};
use crate::board::{Cell, Grid, sort_short};
use crate::logic::net::{Board, Candidates, Depth, Further, Inference, Waves};
use crate::logic::{Because, Context, Deduction, Pattern, Premise, Technique, Truth};
use std::iter;

/// The largest side for which patterns or nets inside are searched: on larger boards they take too long.
pub(super) const LARGEST: usize = 16;

/// The patterns, easiest first.
const PATTERNS: [&dyn Technique; 5] = [
    &intersection::POINTING,
    &intersection::CLAIMING,
    &naked_subset::PAIR,
    &hidden_subset::PAIR,
    &fish::X_WING,
];

/// What follows from assumptions on this grid, computed on demand.
pub(super) fn waves(depth: Depth, grid: &Grid) -> Waves<'static, Pattern> {
    let further: Option<Box<Further<'static, Pattern>>> = match depth {
        Depth::Plus => {
            let grid = grid.clone();
            Some(Box::new(move |board, gone| patterns(&grid, board, gone)))
        }
        _ => None,
    };
    Waves::new(Board::of(grid), depth.rules(), further)
}

/// The eliminations of the easiest patterns that arise without these candidates.
pub(super) fn patterns(grid: &Grid, board: &Board, gone: &Candidates) -> Vec<Inference<Pattern>> {
    let left = left(grid, board, gone);
    let context = Context::new(&left);
    let inferences = |technique: &&dyn Technique| {
        let steps = technique.all(&context).into_iter();
        let inferences = steps.map(|step| {
            let wrong = wrong(board, &step.deductions);
            inference(&left, board, gone, (wrong, step.pattern))
        });
        let arises = |inference: &Inference<_>| !inference.from.is_empty();
        inferences.filter(arises).collect()
    };
    let mut all = PATTERNS.iter().map(inferences);
    let some = all.find(|inferences: &Vec<_>| !inferences.is_empty());
    some.unwrap_or_default()
}

/// The grid without these candidates.
pub(super) fn left(grid: &Grid, board: &Board, gone: &Candidates) -> Grid {
    let mut left = grid.clone();
    for candidate in gone.iter() {
        left.eliminate(board.candidate(candidate));
    }
    left
}

fn wrong(board: &Board, deductions: &[Deduction]) -> Vec<u16> {
    let candidates = deductions.iter().map(|deduction| deduction.candidate());
    candidates
        .map(|candidate| board.number(candidate))
        .collect()
}

/// The eliminations of a pattern, with the candidates that had to be gone first.
pub(super) fn inference(
    left: &Grid,
    board: &Board,
    gone: &Candidates,
    (wrong, pattern): (Vec<u16>, Pattern),
) -> Inference<Pattern> {
    let truths = truths(left, &pattern).into_iter();
    let truths = truths.map(|truth| board.truth_number(truth, left.geometry()));
    let truths: Vec<u16> = truths.collect();
    let members = truths.iter().flat_map(|&truth| board.members(truth));
    let members = members.filter(|&&member| gone.contains(member));
    let mut from: Vec<u16> = members.copied().collect();
    sort_short(&mut from, |&member| member);
    from.dedup();
    Inference {
        wrong,
        truths,
        from,
        pattern,
    }
}

/// The houses in which a pattern has all places of its digits, or the cells in which it has all candidates.
fn truths(left: &Grid, pattern: &Pattern) -> Vec<Truth> {
    match pattern {
        Pattern::Intersection { digit, base, .. } => vec![Truth::House(*base, *digit)],
        Pattern::Fish(all) => {
            let bases = all
                .iter()
                .flat_map(|fish| fish.base.iter().zip(iter::repeat(fish.digit)));
            bases
                .map(|(&house, digit)| Truth::House(house, digit))
                .collect()
        }
        Pattern::Subset {
            house,
            cells,
            digits,
        } => {
            let is_naked = |&cell: &Cell| left.candidates(cell).is_subset(*digits);
            if cells.iter().all(is_naked) {
                return cells.iter().map(|&cell| Truth::Cell(cell)).collect();
            }
            digits
                .iter()
                .map(|digit| Truth::House(*house, digit))
                .collect()
        }
        Pattern::Forcing(net) => {
            let lines = net.branches.iter().flat_map(|branch| &branch.lines);
            let of_lines = lines.flat_map(|line| match &line.why {
                Because::Truth(truth) => vec![*truth],
                Because::Pattern(pattern) => truths(left, pattern),
                Because::Sees(_) => Vec::new(),
            });
            let of_premise = match net.premise {
                Premise::Truth(truth) => Some(truth),
                _ => None,
            };
            of_premise.into_iter().chain(of_lines).collect()
        }
        _ => Vec::new(),
    }
}
