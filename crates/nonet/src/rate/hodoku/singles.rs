//! The singles of a grid, in the order in which HoDoKu finds them.
//!
//! HoDoKu notes a single when the second last candidate goes, of a cell or of a digit in a house: cells in one
//! queue, digits in another, each first in, first out. A filled cell takes its digit from its peers in reading
//! order, then its own other candidates go; the givens fill the queues in the same way, one after the other. (This
//! was inferred from its paths.)

use super::tables::SHAPE;
use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry, House, HouseKind, Puzzle};
use crate::logic::{Deduction, Info, Pattern, Step};
use std::collections::VecDeque;
use std::sync::Arc;

/// The candidates and the singles, in the order in which they arose.
pub(super) struct Singles {
    geometry: Arc<Geometry>,
    /// The candidates of each cell; none if it is filled.
    digits: [DigitSet; 81],
    /// How many places each digit has in each house.
    places: [[u8; 9]; 27],
    /// How many cells of each house are empty.
    empty: [u8; 27],
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
}

impl Singles {
    /// The singles of a 9x9 puzzle with square boxes.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let mut singles = Self {
            geometry: Arc::clone(puzzle.geometry()),
            digits: [DigitSet::full(9); 81],
            places: [[9; 9]; 27],
            empty: [9; 27],
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        };
        for (cell, digit) in puzzle.givens() {
            singles.place(Candidate { cell, digit });
        }
        singles
    }

    /// Carries out the conclusions of a step.
    pub(super) fn apply(&mut self, step: &Step) {
        for deduction in step.line_first(&self.geometry) {
            match deduction {
                Deduction::Place(candidate) => self.place(candidate),
                Deduction::Eliminate(candidate) => self.eliminate(candidate),
            }
        }
    }

    /// The next single, by one of these: full house, naked single, hidden single.
    pub(super) fn next(&mut self, [full, naked, hidden]: [&'static Info; 3]) -> Option<Step> {
        let single = |info, (candidate, house)| Step {
            technique: info,
            deductions: vec![Deduction::Place(candidate)],
            pattern: Pattern::Single { candidate, house },
        };
        None.or_else(|| self.full().map(|found| single(full, found)))
            .or_else(|| self.naked().map(|found| single(naked, (found, None))))
            .or_else(|| self.hidden().map(|found| single(hidden, found)))
    }

    /// The first naked single that is the last empty cell of a house.
    fn full(&mut self) -> Option<(Candidate, Option<House>)> {
        self.naked
            .retain(|single| !self.digits[single.cell.index()].is_empty());
        let mut singles = self.naked.iter();
        singles.find_map(|&single| {
            let mut houses = SHAPE.houses_of[single.cell.index()].into_iter();
            let last = houses.find(|&house| self.empty[house] == 1)?;
            Some((single, Some(numbered(last))))
        })
    }

    fn naked(&mut self) -> Option<Candidate> {
        let is_empty = |single: &Candidate| !self.digits[single.cell.index()].is_empty();
        std::iter::from_fn(|| self.naked.pop_front()).find(is_empty)
    }

    fn hidden(&mut self) -> Option<(Candidate, Option<House>)> {
        std::iter::from_fn(|| self.hidden.pop_front()).find_map(|single| {
            let is_there = self.digits[single.cell.index()].contains(single.digit);
            let mut houses = SHAPE.houses_of[single.cell.index()].into_iter();
            let is_alone = |&house: &usize| self.places[house][single.digit.index()] == 1;
            let alone = houses.find(is_alone).filter(|_| is_there)?;
            Some((single, Some(numbered(alone))))
        })
    }

    fn place(&mut self, Candidate { cell, digit }: Candidate) {
        let left = std::mem::take(&mut self.digits[cell.index()]);
        let geometry = Arc::clone(&self.geometry);
        for house in SHAPE.houses_of[cell.index()] {
            self.empty[house] -= 1;
        }
        for &peer in geometry.peers(cell) {
            self.eliminate(Candidate { cell: peer, digit });
        }
        for other in left.iter() {
            for house in SHAPE.houses_of[cell.index()] {
                self.lose(house, other);
            }
        }
    }

    fn eliminate(&mut self, Candidate { cell, digit }: Candidate) {
        let digits = &mut self.digits[cell.index()];
        if !digits.contains(digit) {
            return;
        }
        *digits = digits.without(digit);
        let left = digits.single();
        for house in SHAPE.houses_of[cell.index()] {
            self.lose(house, digit);
        }
        if let Some(digit) = left {
            self.naked.push_back(Candidate { cell, digit });
        }
    }

    /// Takes one place from a digit in the house with this number.
    fn lose(&mut self, house: usize, digit: Digit) {
        let places = &mut self.places[house][digit.index()];
        *places -= 1;
        if *places == 1 {
            let mut cells = self.geometry.house_cells(numbered(house)).iter();
            let has = |cell: &&Cell| self.digits[cell.index()].contains(digit);
            let last = cells.find(has).map(|&cell| Candidate { cell, digit });
            self.hidden.extend(last);
        }
    }
}

/// The house with this number: rows, columns, boxes.
fn numbered(house: usize) -> House {
    House::of(HouseKind::ALL[house / 9], house % 9)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques;

    /// The singles of a board of these givens, each as row, column and digit; at most `n`.
    fn first(givens: &[(usize, usize, u8)], n: usize) -> Vec<String> {
        let nine = Geometry::classic();
        let mut puzzle = Puzzle::empty(Arc::clone(&nine));
        for &(row, col, digit) in givens {
            puzzle.put(nine.cell(row - 1, col - 1), Digit::new(digit));
        }
        let slugs = ["full-house", "naked-single", "hidden-single"];
        let kinds = slugs.map(|slug| techniques::info(slug).unwrap());
        let mut singles = Singles::new(&puzzle);
        let next = |_| {
            let step = singles.next(kinds)?;
            singles.apply(&step);
            let Candidate { cell, digit } = step.deductions[0].candidate();
            let (row, col) = (nine.row(cell) + 1, nine.col(cell) + 1);
            Some(format!("{} r{row}c{col}={digit}", step.technique.slug))
        };
        (0..n).map_while(next).collect()
    }

    /// The 5 of the third box is confined by row 3, the 6 of the first one only by the given in row 9.
    const TWO: [(usize, usize, u8); 7] = [
        (1, 1, 5),
        (2, 4, 5),
        (2, 7, 6),
        (3, 4, 6),
        (3, 7, 1),
        (3, 8, 2),
        (9, 3, 6),
    ];

    #[test]
    fn the_oldest_single_comes_first() {
        let expected = ["hidden-single r3c9=5", "hidden-single r1c2=6"];
        assert_eq!(first(&TWO, 2), expected);
    }

    #[test]
    fn a_naked_single_comes_before_older_hidden_ones_and_a_full_house_before_it() {
        let naked = [
            (5, 1, 1),
            (5, 2, 2),
            (5, 3, 3),
            (5, 4, 4),
            (6, 5, 5),
            (7, 5, 7),
            (8, 5, 8),
            (9, 5, 9),
        ];
        let givens = [&TWO[..6], &naked, &TWO[6..]].concat();
        assert_eq!(first(&givens, 1), ["naked-single r5c5=6"]);
        let full = (1..8).map(|n| (4, n as usize, n));
        let givens: Vec<_> = full.chain([(1, 8, 8), (2, 9, 8)]).collect();
        assert_eq!(first(&givens, 1), ["naked-single r4c8=9"]);
        let full: Vec<_> = (1..9).map(|n| (4, n as usize, n)).collect();
        assert_eq!(first(&full, 1), ["full-house r4c9=9"]);
    }

    #[test]
    fn a_locked_subset_clears_its_line_first() {
        let nine = Geometry::classic();
        let mut singles = Singles::new(&Puzzle::empty(Arc::clone(&nine)));
        let [one, two] = [1, 2].map(|digit| Digit::new(digit).unwrap());
        let [in_box, in_line] = [nine.cell(0, 2), nine.cell(1, 8)];
        for cell in [in_box, in_line] {
            let others = DigitSet::full(9).without(one).without(two);
            others
                .iter()
                .for_each(|digit| singles.eliminate(Candidate { cell, digit }));
        }
        let lost = [in_box, in_line].map(|cell| Candidate { cell, digit: one });
        singles.apply(&Step {
            technique: techniques::info("locked-pair").unwrap(),
            deductions: lost.map(Deduction::Eliminate).to_vec(),
            pattern: Pattern::Subset {
                house: House::of_box(0),
                cells: vec![nine.cell(1, 0), nine.cell(1, 1)],
                digits: DigitSet::only(one),
            },
        });
        let order: Vec<Cell> = singles.naked.iter().map(|single| single.cell).collect();
        assert_eq!(order, [in_line, in_box]);
    }
}
