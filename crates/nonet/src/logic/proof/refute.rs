//! Shows that the opposite of a deduction leaves some truth that cannot be satisfied.

use crate::board::{Candidate, Geometry};
use crate::logic::Deduction;

/// One of these candidates is right.
pub(super) type Clause = Vec<Candidate>;

/// How many ways are tried for one deduction before giving up.
const LIMIT: u32 = 1_000_000;

/// The result of trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tried {
    /// The opposite of the deduction is impossible.
    Refuted,
    /// It is possible as far as these truths show.
    Possible,
    /// There were too many ways.
    TooLong,
}

/// Truths, each of which must be satisfied by one of its candidates.
pub(super) struct Search<'a> {
    geometry: &'a Geometry,
    clauses: &'a [Clause],
    chosen: Vec<Candidate>,
    ways: u32,
    limit: u32,
}

impl<'a> Search<'a> {
    pub(super) fn new(geometry: &'a Geometry, clauses: &'a [Clause]) -> Self {
        Self {
            geometry,
            clauses,
            chosen: Vec::new(),
            ways: 0,
            limit: LIMIT,
        }
    }

    /// Assumes the opposite of the deduction and tries every way to satisfy all truths.
    pub(super) fn refute(&mut self, deduction: Deduction) -> Tried {
        self.ways = 0;
        self.chosen.clear();
        let banned = match deduction {
            Deduction::Place(candidate) => Some(candidate),
            Deduction::Eliminate(candidate) => {
                self.chosen.push(candidate);
                None
            }
        };
        match self.can_hold(banned) {
            _ if self.ways >= self.limit => Tried::TooLong,
            true => Tried::Possible,
            false => Tried::Refuted,
        }
    }

    /// Is there no way at all to satisfy all truths?
    pub(super) fn is_impossible(&mut self) -> bool {
        self.ways = 0;
        self.chosen.clear();
        !self.can_hold(None)
    }

    /// Is there a way to satisfy all truths that agrees with the choices so far?
    fn can_hold(&mut self, banned: Option<Candidate>) -> bool {
        self.ways += 1;
        if self.ways >= self.limit {
            return true;
        }
        let Some(open) = self.narrowest(banned) else {
            return true;
        };
        open.into_iter().any(|candidate| {
            self.chosen.push(candidate);
            let can = self.can_hold(banned);
            self.chosen.pop();
            can
        })
    }

    /// The remaining ways for the truth with the fewest; `None` if all are satisfied already.
    fn narrowest(&self, banned: Option<Candidate>) -> Option<Clause> {
        let is_true = |clause: &Clause| clause.iter().any(|c| self.chosen.contains(c));
        let open = |clause: &Clause| -> Clause {
            let left = clause.iter().copied();
            left.filter(|&c| Some(c) != banned && self.agrees(c))
                .collect()
        };
        let mut fewest: Option<Clause> = None;
        for clause in self.clauses.iter().filter(|clause| !is_true(clause)) {
            let open = open(clause);
            let is_fewer = |fewest: &Clause| open.len() < fewest.len();
            if fewest.as_ref().is_none_or(is_fewer) {
                let is_dead = open.is_empty();
                fewest = Some(open);
                if is_dead {
                    break;
                }
            }
        }
        fewest
    }

    /// Can it be right together with all that is chosen?
    fn agrees(&self, one: Candidate) -> bool {
        self.chosen.iter().all(|&other| {
            let same_cell = one.cell == other.cell && one.digit != other.digit;
            let same_digit = one.digit == other.digit && self.geometry.sees(one.cell, other.cell);
            !same_cell && !same_digit
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Digit};

    #[test]
    fn four_cells_of_a_row_have_no_three_digits_but_that_takes_some_ways() {
        let digits = || Digit::all(9).take(3);
        let of = |cell| digits().map(move |digit| Candidate { cell, digit });
        let clauses: Vec<Clause> = (0..4).map(|cell| of(Cell::new(cell)).collect()).collect();
        let far = Deduction::Eliminate(of(Cell::new(80)).next().unwrap());
        let geometry = Geometry::classic();
        let verdict = |limit, clauses| {
            let search = Search::new(&geometry, clauses);
            Search { limit, ..search }.refute(far)
        };
        assert_eq!(verdict(100, &clauses), Tried::Refuted);
        assert_eq!(verdict(5, &clauses), Tried::TooLong);
        assert_eq!(verdict(100, &clauses[..3]), Tried::Possible);
    }
}
