//! Nishio, 7.5 and more by length: one digit is assumed to be in a cell, or not, until it both is and is not in
//! another cell. Eliminations on the way count.

use super::{HOUSES, Hint, addition, candidates, houses_of};
use std::collections::BTreeSet;
use support::naive::Board;

pub(super) fn nishio(board: &Board) -> Vec<Hint> {
    let mut hints = Vec::new();
    for (cell, digit) in candidates(board) {
        for right in [true, false] {
            if let Some(length) = Wave::new(board, digit, cell, right).contradiction() {
                let hint = Hint::place(75 + addition(length), cell, digit);
                let hint = hint.behind(length, 0);
                hints.push(Hint {
                    places: !right,
                    ..hint
                });
            }
        }
    }
    hints
}

/// The claim that the digit is in a cell or not, and the claims from which it follows directly.
struct Claim {
    cell: usize,
    right: bool,
    from: Vec<usize>,
}

/// The consequences, in Sudoku Explainer's order: eliminations by the digit's right places come before placements
/// by its wrong ones.
struct Wave<'a> {
    before: &'a Board,
    digit: u8,
    /// Its places without those ruled out and examined.
    now: Board,
    claims: Vec<Claim>,
    looked_at: BTreeSet<usize>,
    /// Two claims that contradict each other.
    clash: Option<[usize; 2]>,
}

impl<'a> Wave<'a> {
    fn new(board: &'a Board, digit: u8, cell: usize, right: bool) -> Self {
        Self {
            before: board,
            digit,
            now: board.clone(),
            claims: vec![Claim {
                cell,
                right,
                from: Vec::new(),
            }],
            looked_at: BTreeSet::new(),
            clash: None,
        }
    }

    /// How many claims the two contradictory ones rest on.
    fn contradiction(&mut self) -> Option<usize> {
        while self.clash.is_none() {
            let at = self.next(true).or_else(|| self.next(false))?;
            self.looked_at.insert(at);
            if self.claims[at].right {
                self.rule_out(at);
            } else {
                self.rule_in(at);
            }
        }
        let sizes = self.clash?.map(|claim| self.ancestors(claim).len());
        Some(sizes.iter().sum())
    }

    fn next(&self, right: bool) -> Option<usize> {
        let is_new = |at: &usize| self.claims[*at].right == right && !self.looked_at.contains(at);
        (0..self.claims.len()).find(is_new)
    }

    fn rule_out(&mut self, at: usize) {
        let cell = self.claims[at].cell;
        for house in houses_of(&[cell]) {
            for other in self.now.places(&HOUSES[house], self.digit) {
                if other != cell {
                    self.claim(other, false, vec![at]);
                }
            }
        }
    }

    /// The last place of a house is right because all others are wrong.
    fn rule_in(&mut self, at: usize) {
        let cell = self.claims[at].cell;
        self.now.options[cell][usize::from(self.digit)] = false;
        for house in houses_of(&[cell]) {
            if let [last] = self.now.places(&HOUSES[house], self.digit)[..] {
                let places = self.before.places(&HOUSES[house], self.digit).into_iter();
                let others = places.filter(|&place| place != last);
                let from = others.filter_map(|other| self.find(other, false)).collect();
                self.claim(last, true, from);
            }
        }
    }

    fn find(&self, cell: usize, right: bool) -> Option<usize> {
        let is_it = |claim: &Claim| claim.cell == cell && claim.right == right;
        self.claims.iter().position(is_it)
    }

    /// The first claim about a cell stays; after a contradiction there are no more.
    fn claim(&mut self, cell: usize, right: bool, from: Vec<usize>) {
        if self.clash.is_none() && self.find(cell, right).is_none() {
            let contrary = self.find(cell, !right);
            self.clash = contrary.map(|contrary| [self.claims.len(), contrary]);
            self.claims.push(Claim { cell, right, from });
        }
    }

    /// A claim and all that it rests on.
    fn ancestors(&self, claim: usize) -> BTreeSet<usize> {
        let from = self.claims[claim].from.iter();
        let mut all: BTreeSet<usize> = from.flat_map(|&from| self.ancestors(from)).collect();
        all.insert(claim);
        all
    }
}
