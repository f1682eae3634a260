//! The parts of chains: claims that a digit is in one of some cells, strong links (one of two claims is right) and
//! weak links (one of two claims is wrong).
//!
//! Strong: the two candidates of a cell; two claims that hold all places of a digit in a house; two digits of an
//! almost locked set, which can miss only one of them, or of such a set with a cell beside it. Weak: two
//! candidates of a cell; two claims of a digit where each cell of one sees all cells of the other. Only claims
//! with a strong link are listed: each claim of a chain has one. Source:
//! <https://hodoku.sourceforge.net/en/tech_chains.php>

mod aside;
mod pairs;

pub use pairs::Sort;

use super::matrix::{Matrix, unite};
use super::{AlmostLockedSets, Facts};
use crate::board::{Cell, CellSet, Digit, Geometry, sort_short};
use aside::Aside;
use pairs::End;
use std::sync::Arc;

/// The most claims that are kept, those of sets dropped first. Only large boards have more.
const MOST_CLAIMS: usize = 3000;

/// The claim that a digit is in one of some cells.
#[derive(Debug)]
pub struct Claim {
    /// The digit.
    pub digit: Digit,
    /// The cells.
    pub cells: CellSet,
    /// The places of the digit that see all these cells.
    pub seen: CellSet,
}

/// The links of a grid.
#[derive(Debug)]
pub struct Links {
    geometry: Arc<Geometry>,
    claims: Vec<Claim>,
    sets_from: usize,
    /// The claims linked by a set with a cell beside it, and the cells of the two.
    asides: Vec<([usize; 2], CellSet)>,
    /// The numbers of the claims of each digit.
    of_digit: Vec<Vec<usize>>,
    /// The numbers of the claims by digit and first cell.
    by_place: Vec<Vec<usize>>,
    /// For each claim, those that are wrong if it is right.
    pub(super) weak: Matrix,
    /// For each claim, those that are right if it is wrong.
    pub(super) strong: Matrix,
    /// The strong links without almost locked sets.
    pub(super) simple: Matrix,
    /// For each claim, those that are right if it is right, by a weak and a strong link.
    pub(super) next: Matrix,
}

impl Links {
    /// The links of this sort, including those of these sets, if any.
    pub(super) fn new(facts: &Facts<'_>, sets: Option<&AlmostLockedSets>, sort: Sort) -> Self {
        let pairs = pairs::pairs(facts, sort);
        let side = facts.geometry().side();
        let mut links = Self {
            geometry: Arc::clone(facts.grid().geometry()),
            claims: Vec::new(),
            sets_from: usize::MAX,
            asides: Vec::new(),
            of_digit: vec![Vec::new(); side],
            by_place: vec![Vec::new(); side * facts.geometry().n_cells()],
            weak: Matrix::new(0, 0),
            strong: Matrix::new(0, 0),
            simple: Matrix::new(0, 0),
            next: Matrix::new(0, 0),
        };
        links.add_all(facts, pairs.iter().flatten().filter(|end| end.1.len() == 1));
        if let Some(all) = sets.filter(|_| sort == Sort::Deciding) {
            let ends = (0..all.sets().len()).flat_map(|set| ends(all, set));
            let asides = aside::asides(facts, all).map(|aside| aside.end(facts));
            let single: Vec<End> = ends.chain(asides).filter(|end| end.1.len() == 1).collect();
            links.add_all(facts, single.iter());
        }
        links.add_all(facts, pairs.iter().flatten());
        links.sets_from = links.claims.len();
        let mut of_sets = Vec::new();
        if let Some(all) = sets {
            of_sets = links.add_sets(all, sort == Sort::Deciding);
            aside::asides(facts, all).for_each(|aside| links.add_aside(facts, all, &aside));
        }
        links.join(&pairs, &of_sets);
        links.exclude(sort >= Sort::Plain);
        links
    }

    /// The claims: candidates, then groups, then those of sets.
    pub(super) fn claims(&self) -> &[Claim] {
        &self.claims
    }

    /// The cells of the set and of the cell beside it that link two claims, if that is their link.
    pub(super) fn aside(&self, pair: [usize; 2]) -> Option<CellSet> {
        let [a, b] = pair;
        let links = |&&(ends, _): &&([usize; 2], CellSet)| ends == pair || ends == [b, a];
        self.asides.iter().find(links).map(|&(_, cells)| cells)
    }

    /// Is this claim made by sets alone?
    pub(super) fn is_of_set(&self, claim: usize) -> bool {
        claim >= self.sets_from
    }

    /// The claims of single candidates: number, cell and digit. Their numbers are the first, from 0.
    pub(super) fn candidates(&self) -> impl Iterator<Item = (usize, Cell, Digit)> + '_ {
        let before_sets = self.claims[..self.sets_from].iter().enumerate();
        let single = before_sets.take_while(|(_, claim)| claim.cells.len() == 1);
        single.filter_map(|(number, claim)| Some((number, claim.cells.first()?, claim.digit)))
    }

    /// The claims of a digit all of whose cells see this one.
    pub(super) fn seeing(&self, cell: Cell, digit: Digit) -> impl Iterator<Item = usize> + '_ {
        let claims = self.of_digit[digit.index()].iter().copied();
        claims.filter(move |&claim| self.claims[claim].seen.contains(cell))
    }

    /// These neighbours of a claim, in the order in which chains continue to them: to candidates of the cell, then
    /// of the row, the column, the box, then to groups line by line, then to sets.
    pub(super) fn in_order(&self, claim: usize, mut neighbours: Vec<usize>) -> Vec<usize> {
        let house = |other: usize| {
            let (own, cells) = (self.claims[claim].cells, self.claims[other].cells);
            let cells = if cells.len() > 1 { cells } else { own | cells };
            let cells: Vec<Cell> = cells.iter().collect();
            let mut houses = self.geometry.common_houses(&cells);
            houses.next().filter(|_| cells.len() > 1)
        };
        sort_short(&mut neighbours, |&other| {
            let is_set = other >= self.sets_from;
            (is_set, self.claims[other].cells.len() > 1, house(other))
        });
        neighbours
    }

    /// The number of a claim, made by a set or not.
    fn find(&self, end: &End, of_set: bool) -> Option<usize> {
        let numbers = self.by_place[self.place(end)].iter().copied();
        let mut numbers = numbers.filter(|&number| (number >= self.sets_from) == of_set);
        numbers.find(|&number| self.claims[number].cells == end.1)
    }

    fn place(&self, (digit, cells): &End) -> usize {
        let first = cells.first().map_or(0, Cell::index);
        digit.index() * self.geometry.n_cells() + first
    }

    /// Adds claims, each once.
    fn add_all<'a>(&mut self, facts: &Facts<'_>, ends: impl Iterator<Item = &'a End>) {
        for end in ends {
            if self.find(end, false).is_none() {
                let seen = facts.seen_by_all(end.0, end.1.iter());
                self.add(end, seen);
            }
        }
    }

    fn add(&mut self, end: &End, seen: CellSet) -> Option<usize> {
        let (number, place) = (self.claims.len(), self.place(end));
        let &(digit, cells) = end;
        (number < MOST_CLAIMS).then(|| {
            self.of_digit[digit.index()].push(number);
            self.by_place[place].push(number);
            self.claims.push(Claim { digit, cells, seen });
            number
        })
    }

    /// Adds the claims of almost locked sets that rule something out. Returns which belong together.
    fn add_sets(&mut self, all: &AlmostLockedSets, deciding: bool) -> Vec<Vec<usize>> {
        let sets = 0..all.sets().len();
        let numbers = sets.map(|set| {
            let ends = ends(all, set);
            ends.filter_map(|end| {
                if deciding && end.1.len() == 1 {
                    self.find(&end, false)
                } else {
                    self.add_of_set(&end, all.seen(set, end.0))
                }
            })
            .collect()
        });
        numbers.collect()
    }

    /// Adds the claims of a set with a cell beside it.
    fn add_aside(&mut self, facts: &Facts<'_>, all: &AlmostLockedSets, aside: &Aside) {
        let own = aside.end(facts);
        let seen = facts.seen_by_all(aside.own, [aside.cell]);
        let cells = all.sets()[aside.set].cells | own.1;
        let Some(own) = self
            .find(&own, false)
            .or_else(|| self.add_of_set(&own, &seen))
        else {
            return;
        };
        for digit in aside.others.iter() {
            let end = (digit, all.places(aside.set, digit));
            if let Some(other) = self.add_of_set(&end, all.seen(aside.set, digit)) {
                self.asides.push(([own, other], cells));
            }
        }
    }

    fn add_of_set(&mut self, end: &End, seen: &CellSet) -> Option<usize> {
        if seen.is_empty() {
            return None;
        }
        self.find(end, true).or_else(|| self.add(end, *seen))
    }

    /// The strong links.
    fn join(&mut self, pairs: &[[End; 2]], sets: &[Vec<usize>]) {
        let n = self.claims.len();
        self.simple = Matrix::new(n, n);
        for [a, b] in pairs {
            if let (Some(a), Some(b)) = (self.find(a, false), self.find(b, false)) {
                self.simple.join(a, b);
            }
        }
        self.strong = self.simple.clone();
        for set in sets {
            for (place, &a) in set.iter().enumerate() {
                set[..place].iter().for_each(|&b| self.strong.join(a, b));
            }
        }
        for &([a, b], _) in &self.asides {
            self.strong.join(a, b);
        }
    }

    /// The weak links, and what follows from them.
    fn exclude(&mut self, within_cells: bool) {
        let n = self.claims.len();
        (self.weak, self.next) = (Matrix::new(n, n), Matrix::new(n, n));
        for digit in 0..self.of_digit.len() {
            self.exclude_digit(digit);
        }
        let candidates: Vec<_> = self.candidates().filter(|_| within_cells).collect();
        for (place, &(a, cell, _)) in candidates.iter().enumerate() {
            let others = candidates[..place].iter().filter(|other| other.1 == cell);
            others.for_each(|other| self.weak.join(a, other.0));
        }
        for claim in 0..n {
            self.next.gather(claim, self.weak.row(claim), &self.strong);
        }
    }

    /// The weak links of a digit: to all its claims but those with a cell that is not seen.
    fn exclude_digit(&mut self, digit: usize) {
        let (numbers, n_cells) = (&self.of_digit[digit], self.geometry.n_cells());
        let mut having = Matrix::new(n_cells + 1, self.claims.len());
        let mut places = CellSet::empty(n_cells);
        for &number in numbers {
            having.set(n_cells, number);
            let cells = self.claims[number].cells;
            cells
                .iter()
                .for_each(|cell| having.set(cell.index(), number));
            places = places | cells;
        }
        for &number in numbers {
            let row = self.weak.row_mut(number);
            for cell in (places - self.claims[number].seen).iter() {
                unite(row, having.row(cell.index()));
            }
            let all = having.row(n_cells).iter();
            row.iter_mut()
                .zip(all)
                .for_each(|(word, all)| *word = all & !*word);
        }
    }
}

/// The claims of an almost locked set of two or more cells.
fn ends(all: &AlmostLockedSets, set: usize) -> impl Iterator<Item = End> {
    let digits = all.sets()[set].digits;
    let digits = digits.iter().filter(move |_| digits.len() > 2);
    digits.map(move |digit| (digit, all.places(set, digit)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Candidate, Grid, Puzzle};
    use crate::logic::Context;

    /// A cell with two digits is a set too, but its link is that of the cell.
    #[test]
    fn a_single_cell_is_no_set_of_a_chain() {
        let mut grid = Grid::new(&Puzzle::empty(Geometry::classic()));
        for digit in Digit::all(9).skip(2) {
            grid.eliminate(Candidate {
                cell: Cell::new(0),
                digit,
            });
        }
        let context = Context::new(&grid);
        let links = Links::new(&context, Some(context.als()), Sort::Sets);
        let of_sets = &links.claims[links.sets_from..];
        assert!(!of_sets.is_empty() && of_sets.iter().all(|claim| claim.cells.len() > 1));
    }
}
