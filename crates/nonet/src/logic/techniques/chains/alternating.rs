//! Chains between two candidates one of which is right: open ones, and closed ones, whose ends are in one cell.

use super::report::{Report, candidates, set_of};
use super::search::{Search, Start};
use super::sought::Kind;
use crate::board::{Candidate, Cell, sort_short};
use crate::logic::matrix::{Matrix, ones};
use crate::logic::{Claim, Sort};
use std::ops::ControlFlow;

/// Finds the chains from each candidate, assumed to be wrong.
pub(super) fn find(report: &mut Report<'_>) -> ControlFlow<()> {
    let links = report.links;
    let n = links.candidates().count();
    let mut wrong = Matrix::new(n, links.claims().len());
    (0..n).for_each(|first| wrong.set(first, first));
    let start = |first| Start {
        wrong: wrong.row(first).to_vec(),
        left: None,
    };
    let starts: Vec<Start> = (0..n).map(start).collect();
    let mut search = Search::new(links, &starts);
    loop {
        for first in 0..n {
            for last in ones(search.front(first)).take_while(|&last| last < n) {
                match report.technique.kind {
                    Kind::Continuous => close(report, &search, first, last)?,
                    _ => conclude(report, &search, first, last)?,
                }
            }
        }
        if !search.advance() {
            return report.follow_crossing(&search);
        }
    }
}

/// Open chains: they rule out what sees both ends.
fn conclude(
    report: &mut Report<'_>,
    search: &Search<'_>,
    first: usize,
    last: usize,
) -> ControlFlow<()> {
    if first == last {
        return ControlFlow::Continue(());
    }
    let gone = gone(report, first, last);
    report.follow(search, [first, last], gone)
}

/// Closed chains: their ends are different digits of a cell. What they rule out depends on the cells on the way;
/// of the shortest ones, those that rule out the most are taken.
fn close(
    report: &mut Report<'_>,
    search: &Search<'_>,
    first: usize,
    last: usize,
) -> ControlFlow<()> {
    let claims = report.links.claims();
    if first == last || claims[first].cells != claims[last].cells {
        return ControlFlow::Continue(());
    }
    let mut loops = Vec::new();
    search.trace([first, last], &mut |path| {
        if report.is_meant(path) {
            loops.push((gone_around(report, path), path.to_vec()));
        }
        false
    });
    let most = loops.iter().map(|(gone, _)| gone.len()).max();
    let best = loops
        .into_iter()
        .filter(|(gone, _)| Some(gone.len()) == most);
    best.into_iter()
        .try_for_each(|(gone, path)| report.give(gone, &path, true))
}

/// What is wrong if one of two candidates is right. A chain with a single elimination and links of both kinds
/// counts as a discontinuous loop.
fn gone(report: &Report<'_>, first: usize, last: usize) -> Vec<Candidate> {
    let (first, last) = (&report.links.claims()[first], &report.links.claims()[last]);
    let is_mixed = report.technique.sort >= Sort::Plain;
    let gone = if first.digit == last.digit {
        candidates(first.digit, first.seen & last.seen)
    } else if is_mixed {
        crosswise(report, first, last)
    } else {
        Vec::new()
    };
    let least = if is_mixed { 2 } else { 1 };
    if gone.len() < least { Vec::new() } else { gone }
}

/// Each end's digit in the other's cell, if the two see each other.
fn crosswise(report: &Report<'_>, first: &Claim, last: &Claim) -> Vec<Candidate> {
    let (Some(a), Some(b)) = (first.cells.first(), last.cells.first()) else {
        return Vec::new();
    };
    if !report.context.geometry().sees(a, b) {
        return Vec::new();
    }
    let crossed = [(a, last.digit), (b, first.digit)];
    let crossed = crossed.map(|(cell, digit)| Candidate { cell, digit });
    let there = crossed
        .into_iter()
        .filter(|&gone| report.context.grid().has(gone));
    let mut gone: Vec<Candidate> = there.collect();
    sort_short(&mut gone, |&item| item);
    gone
}

/// The eliminations of a loop: one end of each weak link is right, and its sets are locked except for the digits
/// that link them. Like HoDoKu, this removes nothing from other cells of the loop by a weak link between cells.
fn gone_around(report: &Report<'_>, path: &[usize]) -> Vec<Candidate> {
    let (claims, context) = (report.links.claims(), report.context);
    let own = path.iter().filter(|&&claim| !report.links.is_of_set(claim));
    let on_it = own.fold(context.no_cells(), |all, &claim| all | claims[claim].cells);
    let mut gone = Vec::new();
    for (place, &from) in path.iter().enumerate().skip(1).step_by(2) {
        let (a, b) = (&claims[from], &claims[path[(place + 1) % path.len()]]);
        if a.digit == b.digit {
            gone.extend(candidates(a.digit, (a.seen & b.seen) - on_it));
        } else if let Some(cell) = a.cells.first() {
            gone.extend(others(report, cell, [a, b]));
        }
    }
    for pair in path.chunks_exact(2) {
        gone.extend(locked(report, pair));
    }
    sort_short(&mut gone, |&item| item);
    gone.dedup();
    gone
}

/// The other candidates of a cell.
fn others(report: &Report<'_>, cell: Cell, [a, b]: [&Claim; 2]) -> impl Iterator<Item = Candidate> {
    let digits = report.context.candidates(cell);
    let digits = digits.without(a.digit).without(b.digit).iter();
    digits.map(move |digit| Candidate { cell, digit })
}

/// What the set that links two claims rules out by its other digits.
fn locked(report: &Report<'_>, pair: &[usize]) -> Vec<Candidate> {
    let [a, b] = [pair[0], pair[1]].map(|claim| report.links.claims()[claim].digit);
    let Some(set) = set_of(report.context, report.links, pair) else {
        return Vec::new();
    };
    let context = report.context;
    let places = |digit| set & *context.places(digit);
    let digits = context.digits().filter(|&digit| !places(digit).is_empty());
    let others = digits.filter(|digit| ![a, b].contains(digit));
    others
        .flat_map(|digit| candidates(digit, context.seen_by_all(digit, places(digit).iter())))
        .collect()
}
