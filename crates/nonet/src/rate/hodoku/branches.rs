//! Writes out the consequences of a supposition, from the tables, line by line, so that they can be proved.

use super::tables::{Cells, Claim, Reasons, SHAPE, Tables, candidate, cells_of, house};
use crate::board::Cell;
use crate::logic::{Because, Branch, Fact, Line, Pattern, Truth};
use std::collections::BTreeSet;

/// The branch of a supposition up to these claims.
pub(super) fn branch(tables: &Tables, supposed: Claim, claims: &[Claim]) -> Option<Branch> {
    let mut telling = Telling {
        tables,
        told: BTreeSet::from([supposed]),
        branch: Branch {
            suppose: fact(supposed)?,
            lines: Vec::new(),
        },
        is_over: false,
    };
    claims
        .iter()
        .try_for_each(|&claim| telling.tell(supposed, claim))?;
    Some(telling.branch)
}

/// The branch of a supposition that contradicts itself: up to claims that cannot all hold.
pub(super) fn absurd(tables: &Tables, supposed: Claim, claims: &[Claim]) -> Option<Branch> {
    let mut branch = branch(tables, supposed, claims)?;
    if !branch.is_absurd() {
        let [first, last] = [claims.first()?, claims.last()?].map(|&claim| fact(claim));
        let (first, last) = (first?, last?);
        branch.lines.push(Line {
            fact: last.opposite(),
            why: match first.right {
                true => Because::Sees(first.candidate),
                false => Because::Truth(emptied(tables, claims)?),
            },
        });
    }
    Some(branch)
}

/// The truth of which these are all ways.
fn emptied(tables: &Tables, claims: &[Claim]) -> Option<Truth> {
    let (cell, digit) = claims.first()?.single()?;
    let cells = claims
        .iter()
        .fold(0, |all, &claim| all | tables.cells_of(claim));
    if claims.len() > 1 && cells.count_ones() == 1 {
        return Some(Truth::Cell(Cell::new(cell)));
    }
    let is_all = |&number: &usize| tables.board.places[digit] & SHAPE.houses[number] == cells;
    let number = SHAPE.houses_of[cell].into_iter().find(is_all);
    Some(match number {
        Some(number) => Truth::House(house(number), candidate((cell, digit))?.digit),
        None => Truth::Cell(Cell::new(cell)),
    })
}

fn fact(claim: Claim) -> Option<Fact> {
    Some(Fact {
        candidate: candidate(claim.single()?)?,
        right: claim.is_right(),
    })
}

/// A branch being written.
struct Telling<'a> {
    tables: &'a Tables,
    told: BTreeSet<Claim>,
    branch: Branch,
    /// Has it contradicted itself in a way that the tables do not show?
    is_over: bool,
}

impl Telling<'_> {
    /// Adds what the claim follows from in the table of this supposition, which is in the branch already, then the
    /// claim.
    fn tell(&mut self, supposed: Claim, claim: Claim) -> Option<()> {
        if self.is_over || self.told.contains(&claim) {
            return Some(());
        }
        let reasons = self.tables.reasons(supposed, claim)?;
        if reasons.supposed != supposed {
            self.tell(supposed, reasons.supposed)?;
        }
        let because = match claim.is_right() {
            true => self.truth(claim, &reasons)?,
            false => self.conflict(claim, &reasons)?,
        };
        if self.is_over || !self.told.insert(claim) {
            return Some(());
        }
        match claim.single() {
            Some(_) => self.line(claim, because),
            None if claim.is_right() => {}
            None => self.group_is_wrong(claim, &because),
        }
        Some(())
    }

    fn line(&mut self, claim: Claim, why: Because) {
        let fact = fact(claim);
        self.branch
            .lines
            .extend(fact.map(|fact| Line { fact, why }));
    }

    fn group_is_wrong(&mut self, claim: Claim, why: &Because) {
        let digit = self.tables.digit(claim);
        for cell in cells_of(self.tables.cells_of(claim)) {
            let wrong = Claim::new(cell, digit, false);
            if self.told.insert(wrong) {
                self.line(wrong, why.clone());
            }
        }
    }

    /// The reason if it is right because there is no other way of satisfying this truth.
    fn truth(&mut self, claim: Claim, reasons: &Reasons<'_>) -> Option<Because> {
        let tables = self.tables;
        let own = tables.cells_of(claim);
        let digit = tables.digit(claim);
        let is_cell = |&reason: &Claim| tables.digit(reason) != digit;
        if reasons.claims.iter().any(is_cell) {
            let (cell, _) = claim.single()?;
            let others = tables.board.digits_of(cell).filter(|&other| other != digit);
            for other in others {
                self.tell(reasons.supposed, Claim::new(cell, other, false))?;
            }
            return Some(Because::Truth(Truth::Cell(Cell::new(cell))));
        }
        let because = reasons.claims.iter().map(|&reason| tables.cells_of(reason));
        let because = because.fold(0, |all, cells| all | cells);
        let is_so = |&number: &usize| {
            let places = tables.board.places[digit] & SHAPE.houses[number];
            let mut others = cells_of(places & !own & !because);
            (own | because) & !SHAPE.houses[number] == 0
                && others.all(|cell| reasons.is_known(Claim::new(cell, digit, false)))
        };
        let number = (0..27).find(is_so)?;
        for &reason in &reasons.claims {
            self.tell(reasons.supposed, reason)?;
        }
        let places = tables.board.places[digit] & SHAPE.houses[number];
        for cell in cells_of(places & !own & !because) {
            self.tell(reasons.supposed, Claim::new(cell, digit, false))?;
        }
        let digit = candidate((0, digit))?.digit;
        Some(Because::Truth(Truth::House(house(number), digit)))
    }

    /// The reason if it is wrong because another claim is right.
    fn conflict(&mut self, claim: Claim, reasons: &Reasons<'_>) -> Option<Because> {
        let right = *reasons.claims.first()?;
        self.tell(reasons.supposed, right)?;
        if let Some(single) = right.single() {
            return Some(Because::Sees(candidate(single)?));
        }
        let tables = self.tables;
        let cells = tables.cells_of(right);
        let (places, told) = (tables.board.places[tables.digit(right)], &self.told);
        let is_wrong = |cell| told.contains(&Claim::new(cell, tables.digit(right), false));
        let holds = |number: &usize, cells: Cells| cells & !SHAPE.houses[*number] == 0;
        let is_base = |number: &usize| {
            let others = places & SHAPE.houses[*number] & !cells;
            holds(number, cells) && cells_of(others).all(is_wrong)
        };
        let base = (0..27).find(is_base)?;
        if self.left(right).next().is_none() {
            let first = Claim::new(tables.first_cell(right), tables.digit(right), true);
            let truth = Truth::House(house(base), fact(first)?.candidate.digit);
            self.line(first, Because::Truth(truth));
            self.is_over = true;
            return Some(Because::Truth(truth));
        }
        let all = cells | tables.cells_of(claim);
        let cover = (0..27).find(|cover| *cover != base && holds(cover, all))?;
        Some(Because::Pattern(Box::new(Pattern::Intersection {
            digit: candidate((0, tables.digit(right)))?.digit,
            base: house(base),
            cover: house(cover),
            cells: self.left(right).map(Cell::new).collect(),
        })))
    }

    /// The cells of a group that are not yet wrong in the branch.
    fn left(&self, group: Claim) -> impl Iterator<Item = usize> {
        let digit = self.tables.digit(group);
        let is_left = move |&cell: &usize| !self.told.contains(&Claim::new(cell, digit, false));
        cells_of(self.tables.cells_of(group)).filter(is_left)
    }
}

#[cfg(test)]
mod tests {
    use super::super::positions::{cell, digit, position};
    use super::super::tables::Depth;
    use super::*;
    use crate::board::{Candidate, Grid, House};

    fn claim(row: usize, col: usize, digit: usize, is_right: bool) -> Claim {
        Claim::new(9 * row + col - 10, digit - 1, is_right)
    }

    fn candidate(row: usize, col: usize, number: u8) -> Candidate {
        Candidate {
            cell: cell(row, col),
            digit: digit(number),
        }
    }

    /// r1c1 has 1 and 2, and row 1 has 2 only there and in r1c5.
    fn grid() -> Grid {
        position(&[(1, 1, &[1, 2])], &[(2, House::row(0), &[(1, 1), (1, 5)])])
    }

    #[test]
    fn a_claim_is_told_after_what_it_follows_from() {
        let tables = Tables::new(&grid(), Depth::Single);
        let told = branch(&tables, claim(1, 1, 1, true), &[claim(1, 5, 2, true)]).unwrap();
        let line = |(row, col, number), right, why| Line {
            fact: Fact {
                candidate: candidate(row, col, number),
                right,
            },
            why,
        };
        let two = Because::Truth(Truth::House(House::row(0), digit(2)));
        let expected = [
            line((1, 1, 2), false, Because::Sees(candidate(1, 1, 1))),
            line((1, 5, 2), true, two),
        ];
        assert_eq!(told.lines, expected);
    }

    #[test]
    fn what_does_not_follow_is_not_told() {
        let tables = Tables::new(&grid(), Depth::Single);
        let supposed = claim(1, 1, 2, true);
        assert!(branch(&tables, supposed, &[claim(1, 5, 2, true)]).is_none());
    }

    #[test]
    fn a_contradiction_ends_with_two_that_see_each_other_or_a_house_without_a_place() {
        let tables = Tables::new(&grid(), Depth::Single);
        let supposed = claim(1, 1, 1, true);
        let seen = [claim(1, 1, 1, true), claim(1, 5, 2, true)];
        let last = |claims: &[Claim]| absurd(&tables, supposed, claims).unwrap().lines.pop();
        let line = last(&seen).unwrap();
        assert_eq!(
            (line.fact.candidate, line.fact.right),
            (candidate(1, 5, 2), false)
        );
        assert_eq!(line.why, Because::Sees(candidate(1, 1, 1)));
        let places = [claim(1, 1, 2, false), claim(1, 5, 2, false)];
        let row = Some(Truth::House(House::row(0), digit(2)));
        assert_eq!(emptied(&tables, &places), row);
        let digits = [claim(1, 1, 1, false), claim(1, 1, 2, false)];
        assert_eq!(emptied(&tables, &digits), Some(Truth::Cell(cell(1, 1))));
    }
}
