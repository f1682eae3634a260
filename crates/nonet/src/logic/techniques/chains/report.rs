//! Turns a chain into a step, if the technique is asked for and the conclusion is new.

use super::search::Search;
use super::sought::Chains;
use crate::board::{Candidate, Cell, CellSet, Digit, House};
use crate::logic::links::Links;
use crate::logic::matrix::has;
use crate::logic::{Chain, Claim, Context, Node, Pattern, Sort, Step, Strong, Truth};
use std::ops::ControlFlow;

/// Where steps go. Of chains with the same conclusion only the first, which is the shortest, is reported.
pub(super) struct Report<'a> {
    pub(super) technique: &'a Chains,
    pub(super) context: &'a Context<'a>,
    pub(super) links: &'a Links,
    pub(super) said: Vec<Vec<Candidate>>,
    /// Ends between which all chains so far cross themselves, and what these would rule out.
    pub(super) crossing: Vec<([usize; 2], Vec<Candidate>)>,
    pub(super) found: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
}

impl Report<'_> {
    /// Is it new that these are wrong?
    pub(super) fn is_news(&self, gone: &[Candidate]) -> bool {
        !gone.is_empty() && !self.said.iter().any(|said| said == gone)
    }

    /// Reports a chain between two ends that rules these out, if that is new.
    pub(super) fn follow(
        &mut self,
        search: &Search<'_>,
        ends: [usize; 2],
        gone: Vec<Candidate>,
    ) -> ControlFlow<()> {
        if !self.is_news(&gone) {
            return ControlFlow::Continue(());
        }
        if let Some(path) = search.trace(ends, &mut |_| true) {
            return self.give(gone, &path, false);
        }
        if self.technique.sort >= Sort::Sets {
            self.crossing.push((ends, gone));
        }
        ControlFlow::Continue(())
    }

    /// Reports new conclusions of chains that cross themselves only in sets.
    pub(super) fn follow_crossing(&mut self, search: &Search<'_>) -> ControlFlow<()> {
        for (ends, gone) in std::mem::take(&mut self.crossing) {
            if self.is_news(&gone)
                && let Some(path) = search.trace_over_sets(ends, &mut |path| self.is_meant(path))
            {
                self.give(gone, &path, false)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the chain that rules these out, in reading order.
    pub(super) fn give(
        &mut self,
        gone: Vec<Candidate>,
        path: &[usize],
        closed: bool,
    ) -> ControlFlow<()> {
        if !self.is_meant(path) || !self.is_news(&gone) {
            return ControlFlow::Continue(());
        }
        self.said.push(gone.clone());
        let (context, links) = (self.context, self.links);
        let step = Step::ruling_out(self.technique.info, context, gone, || {
            Pattern::Chain(vec![chain(context, links, path, closed)])
        });
        step.map_or(ControlFlow::Continue(()), &mut self.found)
    }

    /// Does it have the groups or sets that the technique requires?
    pub(super) fn is_meant(&self, path: &[usize]) -> bool {
        let is_group = |&claim: &usize| self.links.claims()[claim].cells.len() > 1;
        let has_set = |pair: &[usize]| set_of(self.context, self.links, pair).is_some();
        match self.technique.sort {
            Sort::Sets | Sort::Deciding => path.chunks_exact(2).any(has_set),
            Sort::Grouped => path.iter().any(is_group),
            _ => true,
        }
    }
}

fn chain(context: &Context<'_>, links: &Links, path: &[usize], closed: bool) -> Chain {
    let claims = links.claims();
    let node = |&claim: &usize| Node {
        digit: claims[claim].digit,
        cells: claims[claim].cells.iter().collect(),
    };
    let pairs = path.chunks_exact(2);
    Chain {
        nodes: path.iter().map(node).collect(),
        strong: pairs.map(|pair| why(context, links, pair)).collect(),
        closed,
    }
}

/// Why one of two claims is right.
fn why(context: &Context<'_>, links: &Links, pair: &[usize]) -> Strong {
    if let Some(set) = set_of(context, links, pair) {
        return Strong::Als(set.iter().collect());
    }
    let (a, b) = (&links.claims()[pair[0]], &links.claims()[pair[1]]);
    let both: Vec<Cell> = (a.cells | b.cells).iter().collect();
    let is_all = |house: &House| {
        let places = context.grid().places(*house, a.digit);
        a.digit == b.digit && places.count_ones() as usize == both.len()
    };
    let house = context.geometry().common_houses(&both).find(is_all);
    Strong::Truth(house.map_or(Truth::Cell(both[0]), |house| Truth::House(house, a.digit)))
}

/// The cells of the smallest almost locked set that links two claims, or of a set with a cell beside it, if there
/// is one.
pub(super) fn set_of(context: &Context<'_>, links: &Links, pair: &[usize]) -> Option<CellSet> {
    if has(links.simple.row(pair[0]), pair[1]) {
        return None;
    }
    let (a, b) = (&links.claims()[pair[0]], &links.claims()[pair[1]]);
    let all = context.als();
    let claims = |set: usize, claim: &Claim| {
        let digits = all.sets()[set].digits;
        digits.contains(claim.digit) && all.places(set, claim.digit) == claim.cells
    };
    let mut sets = 0..all.sets().len();
    let set = sets.find(|&set| claims(set, a) && claims(set, b));
    set.map(|set| all.sets()[set].cells)
        .or_else(|| links.aside([pair[0], pair[1]]))
}

/// These cells as candidates of a digit, in reading order.
pub(super) fn candidates(digit: Digit, cells: CellSet) -> Vec<Candidate> {
    let candidate = |cell| Candidate { cell, digit };
    cells.iter().map(candidate).collect()
}
