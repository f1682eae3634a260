//! What follows from a supposition after some rounds of singles, for nets.

use super::all::Tables;
use super::board::Board;
use super::claim::Claim;
use super::shape::{SHAPE, cells_of};
use super::table::Table;

/// How many rounds of singles are considered.
const ROUNDS: usize = 4;

impl Tables {
    /// Fills each table with the results of some rounds of singles.
    pub(super) fn follow_singles(&mut self) {
        let suppositions: Vec<Claim> = self.suppositions().collect();
        for supposed in suppositions {
            self.tables[supposed.index()] = Rounds::new(&self.board).follow(supposed);
        }
    }
}

/// A single: the cell, its digit, and whether it is alone in the cell.
type Single = (usize, usize, bool);

/// A board on which singles are played.
struct Rounds<'a> {
    before: &'a Board,
    digits: [u16; 81],
    values: [Option<usize>; 81],
    /// How many places each digit has in each house.
    left: [[u8; 9]; 27],
    naked: Vec<(usize, usize)>,
    hidden: Vec<(usize, usize)>,
    table: Table,
}

impl<'a> Rounds<'a> {
    fn new(before: &'a Board) -> Self {
        let count = |house: usize| -> [u8; 9] {
            let of = |digit: usize| (before.places[digit] & SHAPE.houses[house]).count_ones() as u8;
            std::array::from_fn(of)
        };
        let is_filled = |cell: usize| (before.digits[cell] == 0).then_some(9);
        Self {
            before,
            digits: before.digits,
            values: std::array::from_fn(is_filled),
            left: std::array::from_fn(count),
            naked: Vec::new(),
            hidden: Vec::new(),
            table: Table::default(),
        }
    }

    fn follow(mut self, supposed: Claim) -> Table {
        let Some((cell, digit)) = supposed.single() else {
            return self.table;
        };
        if supposed.is_right() {
            self.set(cell, digit, [0; 5]);
        } else {
            self.drop(cell, digit);
            self.table.add(supposed, [0; 5]);
            if self.digits[cell].count_ones() == 1 {
                let last = self.digits[cell].trailing_zeros() as usize;
                self.set(cell, last, [0; 5]);
            }
        }
        for _ in 0..ROUNDS {
            for (cell, digit, is_naked) in self.singles() {
                let from = self.reasons(cell, digit, is_naked);
                self.set(cell, digit, from);
            }
        }
        self.table
    }

    /// The present singles: naked ones first, each kind in the order in which they arose.
    fn singles(&self) -> Vec<Single> {
        let is_naked = |&&(cell, digit): &&(usize, usize)| {
            self.values[cell].is_none() && self.digits[cell] == 1 << digit
        };
        let naked = self.naked.iter().filter(is_naked);
        let mut singles: Vec<Single> = naked.map(|&(cell, digit)| (cell, digit, true)).collect();
        let mut known = 0_u128;
        for &(cell, digit) in &self.hidden {
            let mut houses = SHAPE.houses_of[cell].iter();
            let is_alone = houses.any(|&house| self.left[house][digit] == 1)
                && self.digits[cell] >> digit & 1 == 1;
            if self.values[cell].is_none() && is_alone && known >> cell & 1 == 0 {
                known |= 1 << cell;
                singles.push((cell, digit, false));
            }
        }
        singles
    }

    /// The reasons for a single: the other candidates of the cell, or those of the house with the fewest places,
    /// are wrong; at most five.
    fn reasons(&self, cell: usize, digit: usize, is_naked: bool) -> [u16; 5] {
        let place = |claim| self.table.place(claim).unwrap_or(0) as u16;
        let mut from = [0; 5];
        if is_naked {
            let others = self.before.digits_of(cell).filter(|&other| other != digit);
            let places = others.map(|other| place(Claim::new(cell, other, false)));
            from.iter_mut()
                .zip(places)
                .for_each(|(from, at)| *from = at);
        } else {
            let houses = SHAPE.houses_of[cell];
            let house = houses
                .into_iter()
                .min_by_key(|&house| self.left[house][digit]);
            let house = SHAPE.houses[house.unwrap_or_default()];
            let others = self.before.places[digit] & house & !(1 << cell);
            let places = cells_of(others).map(|other| place(Claim::new(other, digit, false)));
            from.iter_mut()
                .zip(places)
                .for_each(|(from, at)| *from = at);
        }
        from
    }

    /// Fills the cell and notes what that rules out.
    fn set(&mut self, cell: usize, digit: usize, from: [u16; 5]) {
        let own: Vec<usize> = (0..9)
            .filter(|other| self.digits[cell] >> other & 1 == 1)
            .collect();
        self.fill(cell, digit);
        let here = [self.table.entries.len() as u16, 0, 0, 0, 0];
        self.table.add(Claim::new(cell, digit, true), from);
        for peer in cells_of(self.before.places[digit] & SHAPE.peers[cell]) {
            self.table.add(Claim::new(peer, digit, false), here);
        }
        for other in own.into_iter().filter(|&other| other != digit) {
            self.table.add(Claim::new(cell, other, false), here);
        }
    }

    fn fill(&mut self, cell: usize, digit: usize) {
        if self.values[cell].replace(digit) == Some(digit) {
            return;
        }
        let own = std::mem::take(&mut self.digits[cell]);
        for peer in cells_of(SHAPE.peers[cell]) {
            self.drop(peer, digit);
        }
        for other in (0..9).filter(|other| own >> other & 1 == 1) {
            for house in SHAPE.houses_of[cell] {
                self.lose(house, other);
            }
        }
    }

    fn drop(&mut self, cell: usize, digit: usize) {
        if self.digits[cell] >> digit & 1 == 0 {
            return;
        }
        self.digits[cell] &= !(1 << digit);
        if self.digits[cell].count_ones() == 1 {
            let last = self.digits[cell].trailing_zeros() as usize;
            self.naked.push((cell, last));
        }
        for house in SHAPE.houses_of[cell] {
            self.lose(house, digit);
        }
    }

    fn lose(&mut self, house: usize, digit: usize) {
        self.left[house][digit] -= 1;
        if self.left[house][digit] == 1 {
            let mut cells = cells_of(SHAPE.houses[house]);
            let last = cells.find(|&cell| self.digits[cell] >> digit & 1 == 1);
            self.hidden.extend(last.map(|cell| (cell, digit)));
        }
    }
}
