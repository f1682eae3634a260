//! Candidates that each of several guardians rules out, directly or by one strong link: as one guardian is right,
//! they are wrong.
//!
//! If a candidate were right, each guardian would be wrong: because it sees it, or because the candidate takes one
//! end of a strong link, and the other end sees the guardian. Besides the guardians, only the truths of these
//! links are needed. Source: the Sudoku forums' BUG+n; N. Juillerat's Sudoku Explainer has the kinds with a house
//! in common.

use super::on::{Found, On};
use crate::board::{Candidate, Cell, Digit, House};
use crate::logic::{Context, Truth};
use std::ops::ControlFlow;

/// A strong link: the truth that makes one of its two candidates right.
type Link = (Truth, [Candidate; 2]);

/// Reports what all guardians see, then what each of them rules out with the help of some strong links.
pub(super) fn conclude(on: On<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let guardians = guardians(on);
    if on.deadly.guards.len() < 2 || on.deadly.extras().len() < 2 {
        return ControlFlow::Continue(());
    }
    let search = Search {
        context: on.context,
        guardians: &guardians,
        links: links(on.context),
    };
    let seen = search
        .all()
        .filter(|&one| search.needs(one).is_some_and(|n| n.is_empty()));
    on.rule_out(seen, Vec::new, found)?;
    search.all().try_for_each(|one| match search.needs(one) {
        Some(truths) if !truths.is_empty() && !is_locked(on, one) => {
            on.rule_out([one], || truths, found)
        }
        _ => ControlFlow::Continue(()),
    })
}

fn guardians(on: On<'_>) -> Vec<Candidate> {
    let mut all = Vec::new();
    for &(cell, extras) in &on.deadly.guards {
        all.extend(extras.iter().map(|digit| Candidate { cell, digit }));
    }
    all
}

/// Is it in one of two guarded cells that are the only places of another digit? That is a separate kind.
fn is_locked(on: On<'_>, one: Candidate) -> bool {
    let [(a, _), (b, _)] = *on.deadly.guards else {
        return false;
    };
    let other = if one.cell == a { b } else { a };
    let has_pair = |house: House| {
        let others = on.context.candidates(one.cell).without(one.digit);
        let pair = |digit| on.context.pair(house, digit);
        let mut others = others.iter().filter_map(pair);
        others.any(|pair| pair.contains(&one.cell) && pair.contains(&other))
    };
    let both = [a, b];
    let mut houses = on.context.geometry().common_houses(&both);
    both.contains(&one.cell) && houses.any(has_pair)
}

/// All strong links: those of cells, then those of houses.
fn links(context: &Context<'_>) -> Vec<Link> {
    let mut links = Vec::new();
    for cell in context.bivalue().iter() {
        let mut digits = context.candidates(cell).iter();
        if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
            let ends = [a, b].map(|digit| Candidate { cell, digit });
            links.push((Truth::Cell(cell), ends));
        }
    }
    for digit in context.digits() {
        links.extend(
            context
                .pairs(digit)
                .iter()
                .map(|&pair| of_house(pair, digit)),
        );
    }
    links
}

fn of_house((house, cells): (House, [Cell; 2]), digit: Digit) -> Link {
    let ends = cells.map(|cell| Candidate { cell, digit });
    (Truth::House(house, digit), ends)
}

struct Search<'a> {
    context: &'a Context<'a>,
    guardians: &'a [Candidate],
    links: Vec<Link>,
}

impl Search<'_> {
    /// All candidates except the guardians.
    fn all(&self) -> impl Iterator<Item = Candidate> + '_ {
        let cells = self.context.grid().empty_cells();
        let all = cells.flat_map(|cell| {
            let digits = self.context.candidates(cell).iter();
            digits.map(move |digit| Candidate { cell, digit })
        });
        all.filter(|one| !self.guardians.contains(one))
    }

    /// The truths by which every guardian rules this candidate out; `None` if some guardian does not.
    fn needs(&self, one: Candidate) -> Option<Vec<Truth>> {
        let mut truths = Vec::new();
        for &guardian in self.guardians {
            if !self.excludes(one, guardian) {
                let truth = self.link(one, guardian)?;
                if !truths.contains(&truth) {
                    truths.push(truth);
                }
            }
        }
        Some(truths)
    }

    /// The first strong link of which the candidate excludes one end and the guardian is excluded by the other.
    fn link(&self, one: Candidate, guardian: Candidate) -> Option<Truth> {
        let leads = |[a, b]: [Candidate; 2]| {
            self.excludes(one, a) && b != one && self.excludes(b, guardian)
        };
        let mut links = self.links.iter();
        let link = links.find(|&&(_, [a, b])| leads([a, b]) || leads([b, a]));
        link.map(|link| link.0)
    }

    /// Do the two exclude each other?
    fn excludes(&self, a: Candidate, b: Candidate) -> bool {
        let same_cell = a.cell == b.cell && a.digit != b.digit;
        same_cell || (a.digit == b.digit && self.context.geometry().sees(a.cell, b.cell))
    }
}
