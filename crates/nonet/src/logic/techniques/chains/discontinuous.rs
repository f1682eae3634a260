//! Chains that lead from a candidate back to its cell and so decide it.

use super::report::Report;
use super::search::{Search, Start};
use crate::board::{Candidate, Cell, Digit};
use crate::logic::links::Links;
use crate::logic::matrix::{Matrix, common};
use std::ops::ControlFlow;

/// Finds candidates that are wrong because, if right, they would make themselves wrong or another candidate of
/// their cell right; and candidates that are right because, if wrong, they would make themselves right.
pub(super) fn find(report: &mut Report<'_>) -> ControlFlow<()> {
    let premises = premises(report);
    let starts: Vec<Start> = premises
        .iter()
        .map(|premise| premise.start(report.links))
        .collect();
    let mut search = Search::new(report.links, &starts);
    loop {
        for (number, premise) in premises.iter().enumerate() {
            for end in common(search.front(number), &premise.against) {
                let gone = premise.gone(report);
                report.follow(&search, [number, end], gone)?;
            }
        }
        if !search.advance() {
            return report.follow_crossing(&search);
        }
    }
}

/// The assumption that a candidate is right or wrong, and the claims that would contradict it.
struct Premise {
    cell: Cell,
    digit: Digit,
    is_right: bool,
    against: Vec<u64>,
}

/// First that each candidate with a weak link is right, then that each with a strong link is wrong.
fn premises(report: &Report<'_>) -> Vec<Premise> {
    let (context, links) = (report.context, report.links);
    let cells = context.geometry().cells();
    let all = cells.flat_map(|cell| {
        context
            .candidates(cell)
            .iter()
            .map(move |digit| (cell, digit))
    });
    let starts = all.filter(|&(cell, digit)| links.seeing(cell, digit).next().is_some());
    let right = starts.map(|(cell, digit)| {
        let others = links
            .candidates()
            .filter(|other| other.1 == cell && other.2 != digit);
        Premise {
            cell,
            digit,
            is_right: true,
            against: bits(
                links,
                others.map(|other| other.0).chain(links.seeing(cell, digit)),
            ),
        }
    });
    let wrong = links.candidates().map(|(number, cell, digit)| Premise {
        cell,
        digit,
        is_right: false,
        against: bits(links, [number].into_iter()),
    });
    right.chain(wrong).collect()
}

impl Premise {
    fn start(&self, links: &Links) -> Start {
        if !self.is_right {
            return Start {
                wrong: self.against.clone(),
                left: None,
            };
        }
        Start {
            wrong: bits(links, links.seeing(self.cell, self.digit)),
            left: Some(self.cell),
        }
    }

    /// The eliminations: the candidate, or the others of its cell.
    fn gone(&self, report: &Report<'_>) -> Vec<Candidate> {
        let Self { cell, digit, .. } = *self;
        if self.is_right {
            return vec![Candidate { cell, digit }];
        }
        let digits = report.context.candidates(cell).without(digit).iter();
        digits.map(|digit| Candidate { cell, digit }).collect()
    }
}

/// These claims as bits.
fn bits(links: &Links, claims: impl Iterator<Item = usize>) -> Vec<u64> {
    let mut bits = Matrix::new(1, links.claims().len());
    claims.for_each(|claim| bits.set(0, claim));
    bits.row(0).to_vec()
}
