//! The almost locked sets of a grid: cells of a house with one digit more than cells.
//!
//! If such a set misses one of its digits, the others fill it. So if two sets have a digit in common, and all its
//! places in the one see all those in the other (a restricted common), at least one set is filled by its other
//! digits. Sets may overlap: their places of a restricted common never do, since no cell sees itself.
//! Source: the Sudoku Players' Forums, 2005 (bennys); <https://hodoku.sourceforge.net/en/tech_als.php>

use super::Facts;
use super::matrix::{Matrix, has, unite};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use std::cell::OnceCell;

/// All almost locked sets of a grid, small ones first. On boards of more than nine digits, only those of at most
/// four cells, and a limited number in each house.
#[derive(Debug)]
pub struct AlmostLockedSets {
    sets: Vec<AlmostLockedSet>,
    /// For each set, from its `first` on, and for each of its digits: the places that see all those in the set.
    seen: Vec<CellSet>,
    places: Vec<CellSet>,
    links: OnceCell<Links>,
}

/// One almost locked set.
#[derive(Clone, Debug)]
pub struct AlmostLockedSet {
    /// Its cells, one fewer than its digits.
    pub cells: CellSet,
    /// Its digits.
    pub digits: DigitSet,
    first: usize,
}

/// Sorts them by size. The standard library's sort would be three kilobytes of code.
fn small_first(sets: &[AlmostLockedSet], side: usize) -> Vec<AlmostLockedSet> {
    let sizes = 1..=side;
    let of_size = |size| sets.iter().filter(move |set| set.digits.len() == size);
    sizes.flat_map(of_size).cloned().collect()
}

/// Sets by number, as bits.
#[derive(Debug)]
struct Links {
    /// For each digit, the sets that have it.
    having: Matrix,
    /// For each digit and cell, the sets that have it there.
    having_at: Matrix,
    /// For each set and digit, in the order of `seen`, the sets that miss the digit if this one has it.
    restricted: Matrix,
}

impl AlmostLockedSets {
    pub(super) fn new(facts: &Facts<'_>) -> Self {
        let mut all = Self {
            sets: Vec::new(),
            seen: Vec::new(),
            places: facts.digits().map(|digit| *facts.places(digit)).collect(),
            links: OnceCell::new(),
        };
        for house in facts.geometry().houses() {
            Search::new(facts, house, &mut all).extend(0, 0, DigitSet::EMPTY);
        }
        all.sets = small_first(&all.sets, facts.geometry().side());
        for set in &mut all.sets {
            set.first = all.seen.len();
            for digit in set.digits.iter() {
                let cells = set.cells & all.places[digit.index()];
                all.seen.push(facts.seen_by_all(digit, cells.iter()));
            }
        }
        all
    }

    /// The sets. Their places in this list are their numbers.
    pub fn sets(&self) -> &[AlmostLockedSet] {
        &self.sets
    }

    /// The places of a digit within this set.
    pub(crate) fn places(&self, set: usize, digit: Digit) -> CellSet {
        self.sets[set].cells & self.places[digit.index()]
    }

    /// The places of a digit that see all its places in this set.
    pub(crate) fn seen(&self, set: usize, digit: Digit) -> &CellSet {
        &self.seen[self.sets[set].row(digit)]
    }

    /// The sets that miss this digit if this set has it, as bits.
    pub(crate) fn restricted(&self, set: usize, digit: Digit) -> &[u64] {
        self.links().restricted.row(self.sets[set].row(digit))
    }

    /// The digits that at most one of the two sets has.
    pub(crate) fn commons(&self, a: usize, b: usize) -> DigitSet {
        let both = self.sets[a].digits.intersection(self.sets[b].digits);
        let is_restricted = |&digit: &Digit| has(self.restricted(a, digit), b);
        both.iter().filter(is_restricted).collect()
    }

    /// The sets that miss the candidate's digit if the candidate is right, as bits.
    pub(crate) fn missing(
        &self,
        facts: &Facts<'_>,
        Candidate { cell, digit }: Candidate,
    ) -> Vec<u64> {
        let mut missing = self.none();
        let seen = facts.geometry().peer_set(cell);
        self.links().within(&self.places, digit, seen, &mut missing);
        missing
    }

    /// The empty set of sets, as bits.
    pub(crate) fn none(&self) -> Vec<u64> {
        vec![0; self.sets.len().div_ceil(64).max(1)]
    }

    fn links(&self) -> &Links {
        self.links.get_or_init(|| Links::new(self))
    }
}

impl AlmostLockedSet {
    /// The place of its digit in a list of all sets' digits.
    fn row(&self, digit: Digit) -> usize {
        let before = DigitSet::full(digit.index());
        self.first + self.digits.intersection(before).len()
    }
}

impl Links {
    fn new(all: &AlmostLockedSets) -> Self {
        let (digits, sets) = (all.places.len(), all.sets.len());
        let mut links = Self {
            having: Matrix::new(digits, sets),
            having_at: Matrix::new(digits.pow(3), sets),
            restricted: Matrix::new(all.seen.len(), sets),
        };
        for (number, set) in all.sets.iter().enumerate() {
            for digit in set.digits.iter() {
                links.having.set(digit.index(), number);
                for cell in all.places(number, digit).iter() {
                    let row = digit.index() * digits.pow(2) + cell.index();
                    links.having_at.set(row, number);
                }
            }
        }
        for set in &all.sets {
            for digit in set.digits.iter() {
                let mut row = all.none();
                links.within(&all.places, digit, &all.seen[set.row(digit)], &mut row);
                unite(links.restricted.row_mut(set.row(digit)), &row);
            }
        }
        links
    }

    /// The sets whose places of the digit are all among these cells.
    fn within(&self, places: &[CellSet], digit: Digit, cells: &CellSet, out: &mut [u64]) {
        let first = digit.index() * places.len().pow(2);
        for cell in (places[digit.index()] - *cells).iter() {
            unite(out, self.having_at.row(first + cell.index()));
        }
        let having = self.having.row(digit.index());
        out.iter_mut()
            .zip(having)
            .for_each(|(out, bits)| *out = bits & !*out);
    }
}

/// The search within one house.
struct Search<'a> {
    facts: &'a Facts<'a>,
    house: House,
    /// Its empty cells.
    cells: Vec<(Cell, DigitSet)>,
    most_cells: usize,
    most_sets: usize,
    all: &'a mut AlmostLockedSets,
}

impl<'a> Search<'a> {
    fn new(facts: &'a Facts<'_>, house: House, all: &'a mut AlmostLockedSets) -> Self {
        let side = facts.geometry().side();
        let (most_cells, most_sets) = if side > 9 { (4, 24) } else { (side - 1, 512) };
        let cells = facts.geometry().house_cells(house).iter();
        let cells = cells.map(|&cell| (cell, facts.candidates(cell)));
        Self {
            facts,
            house,
            cells: cells.filter(|(_, digits)| !digits.is_empty()).collect(),
            most_cells,
            most_sets: all.sets.len() + most_sets,
            all,
        }
    }

    /// Extends the cells so far, given as bits, which have these digits, by each cell from this place on.
    fn extend(&mut self, next: usize, cells: u32, digits: DigitSet) {
        for place in next..self.cells.len() {
            let digits = digits.union(self.cells[place].1);
            let cells = cells | 1 << place;
            let size = cells.count_ones() as usize;
            if digits.len() > self.most_cells + 1 || self.all.sets.len() >= self.most_sets {
                continue;
            }
            if digits.len() == size + 1 {
                self.add(cells, digits);
            }
            if size < self.most_cells {
                self.extend(place + 1, cells, digits);
            }
        }
    }

    /// Adds the set, unless it also lies in an earlier house.
    fn add(&mut self, places: u32, digits: DigitSet) {
        let chosen = self.cells.iter().enumerate();
        let chosen = chosen.filter(|(place, _)| places >> place & 1 == 1);
        let cells: Vec<Cell> = chosen.map(|(_, &(cell, _))| cell).collect();
        let geometry = self.facts.geometry();
        if geometry.common_houses(&cells).next() == Some(self.house) {
            self.all.sets.push(AlmostLockedSet {
                cells: CellSet::of(geometry.n_cells(), cells),
                digits,
                first: 0,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Geometry, Grid, Puzzle};
    use crate::logic::Context;

    /// Any four of sixteen cells that have five digits between them are a set.
    #[test]
    fn on_a_large_board_a_house_has_few_sets() {
        let geometry = Geometry::shared(4, 4).unwrap();
        let mut grid = Grid::new(&Puzzle::empty(geometry.clone()));
        for &cell in geometry.house_cells(House::row(0)) {
            for digit in Digit::all(16).skip(5) {
                grid.eliminate(Candidate { cell, digit });
            }
        }
        assert_eq!(Context::new(&grid).als().sets().len(), 24);
    }
}
