//! A board as an exact cover problem (D. E. Knuth, Dancing links, 2000): each cell needs one digit, and each
//! house needs one place for each digit. A candidate meets four needs at once.
//!
//! Candidates and needs are numbers, so that a need's candidates are the bits of one word: bit `d` of a
//! cell's need is digit `d + 1`, bit `p` of a house's need is the house's cell number `p`.

use crate::board::{Cell, Digit, DigitSet, Geometry, HouseKind};

/// A candidate, as a number: its cell, then its digit. A variable, in the literature on satisfiability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Var(u16);

impl Var {
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The statement that a candidate is right, or that it is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lit(u16);

impl Lit {
    pub(super) fn yes(var: Var) -> Self {
        Self(var.0 << 1)
    }

    pub(super) fn no(var: Var) -> Self {
        Self((var.0 << 1) + 1)
    }

    pub(super) fn var(self) -> Var {
        Var(self.0 >> 1)
    }

    pub(super) fn is_yes(self) -> bool {
        self.0 & 1 == 0
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl std::ops::Not for Lit {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// A requirement to be met exactly once: a cell, or a digit in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Need(u16);

impl Need {
    pub(super) fn new(index: usize) -> Self {
        Self(index as u16)
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The place of a cell in its row, its column and its box. Three by type: with a length known only when it runs, the
/// search of 16x16 boards carries out 5 % more instructions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) house: [u8; 3],
    /// Their numbers among the houses of their kind.
    pub(super) rank: [u8; 3],
    /// Its place in each of them.
    pub(super) place: [u8; 3],
    /// The first need of each of them.
    need: [u16; 3],
}

/// The cells that a house shares with another.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Crossing {
    /// Bits over the places of the first house.
    pub(super) shared: u32,
    /// The second house.
    pub(super) other: u8,
}

impl Crossing {
    /// Are these places all shared, and was that not so before one was lost?
    pub(super) fn is_locked(&self, places: u32, lost: u32) -> bool {
        (places & !self.shared) | (lost & self.shared) == 0
    }
}

/// The needs of a board of some shape, and which candidate meets which.
#[derive(Clone, Debug)]
pub(super) struct Cover {
    side: usize,
    n_cells: usize,
    /// Candidates of a cell, and needs of a house, are `1 << shift` apart.
    shift: u32,
    spots: Vec<Spot>,
    /// The cells of all houses, house by house.
    cells: Vec<u16>,
    /// For each two houses, which places of the first are in the second.
    shared: Vec<u32>,
    /// For each place of each house, the other houses of that cell that may share more cells with it: for a row or
    /// column only the box, for a box the row and the column.
    crossings: Vec<[Crossing; 2]>,
}

impl Cover {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let side = geometry.side();
        let shift = side.next_power_of_two().trailing_zeros();
        let mut cells = Vec::new();
        for house in geometry.houses() {
            for cell in geometry.house_cells(house) {
                cells.push(cell.index() as u16);
            }
        }
        let mut cover = Self {
            side,
            n_cells: geometry.n_cells(),
            shift,
            spots: spots(geometry, shift),
            cells,
            shared: vec![0; 9 * side * side],
            crossings: Vec::new(),
        };
        cover.share_cells();
        for index in 0..cover.cells.len() {
            cover.crossings.push(cover.cross(index));
        }
        cover
    }

    fn share_cells(&mut self) {
        for spot in &self.spots {
            for (&first, place) in spot.house.iter().zip(spot.place) {
                for &second in &spot.house {
                    let index = usize::from(first) * 3 * self.side + usize::from(second);
                    self.shared[index] |= 1 << place;
                }
            }
        }
    }

    /// The crossings at a place of a house.
    fn cross(&self, index: usize) -> [Crossing; 2] {
        let house = index / self.side;
        let [row, column, region] = self.spots[usize::from(self.cells[index])].house;
        let of = |other| Crossing {
            shared: self.shared(house, usize::from(other)),
            other,
        };
        if house == usize::from(region) {
            [of(row), of(column)]
        } else {
            [of(region), Crossing::default()]
        }
    }

    pub(super) fn side(&self) -> usize {
        self.side
    }

    pub(super) fn n_cells(&self) -> usize {
        self.n_cells
    }

    pub(super) fn n_houses(&self) -> usize {
        3 * self.side
    }

    pub(super) fn n_needs(&self) -> usize {
        self.n_cells + (self.n_houses() << self.shift)
    }

    pub(super) fn n_vars(&self) -> usize {
        self.n_cells << self.shift
    }

    /// The four needs that a candidate meets, each with its bit there.
    pub(super) fn needs(&self, var: Var) -> [(usize, u32); 4] {
        let (cell, digit) = (var.0 >> self.shift, var.0 & ((1 << self.shift) - 1));
        let spot = &self.spots[usize::from(cell)];
        let of = |kind: usize| (usize::from(spot.need[kind] + digit), 1 << spot.place[kind]);
        [(usize::from(cell), 1 << digit), of(0), of(1), of(2)]
    }

    /// The candidate of a cell and a digit, both from 0.
    pub(super) fn var(&self, cell: usize, digit: usize) -> Var {
        Var(((cell << self.shift) + digit) as u16)
    }

    /// The candidate of a need's lowest bit, which must be set.
    pub(super) fn first(&self, need: usize, bits: u32) -> Var {
        let place = bits.trailing_zeros() as usize;
        if need < self.n_cells {
            return self.var(need, place);
        }
        let (house, digit) = self.house_and_digit(need);
        self.var(usize::from(self.cells(house)[place]), digit)
    }

    /// The candidates of a need's bits.
    pub(super) fn vars(&self, need: usize, bits: u32) -> impl Iterator<Item = Var> + '_ {
        let mut left = bits;
        std::iter::from_fn(move || {
            let var = (left != 0).then(|| self.first(need, left));
            left &= left.wrapping_sub(1);
            var
        })
    }

    /// The house and the digit of a house's need.
    pub(super) fn house_and_digit(&self, need: usize) -> (usize, usize) {
        let index = need - self.n_cells;
        (index >> self.shift, index & ((1 << self.shift) - 1))
    }

    /// A house's need for a digit.
    pub(super) fn need(&self, house: usize, digit: usize) -> usize {
        self.n_cells + (house << self.shift) + digit
    }

    pub(super) fn spot(&self, var: Var) -> &Spot {
        &self.spots[usize::from(var.0 >> self.shift)]
    }

    /// A candidate's digit, from 0.
    pub(super) fn digit(&self, var: Var) -> usize {
        usize::from(var.0 & ((1 << self.shift) - 1))
    }

    /// The cells of a house, by number; these are also the numbers of the cells' needs.
    pub(super) fn cells(&self, house: usize) -> &[u16] {
        &self.cells[house * self.side..][..self.side]
    }

    /// Which places of a house are in another.
    pub(super) fn shared(&self, house: usize, other: usize) -> u32 {
        self.shared[house * 3 * self.side + other]
    }

    /// The crossings at the first of some places of a house.
    pub(super) fn crossings(&self, house: usize, places: u32) -> &[Crossing; 2] {
        let first = places.trailing_zeros() % u32::BITS; // 0 if there is none
        &self.crossings[house * self.side + first as usize]
    }

    /// The bits of all needs, given the candidates of the cells.
    pub(super) fn open(&self, candidates: &[DigitSet]) -> Vec<u32> {
        let mut open = vec![0; self.n_needs()];
        for (index, digits) in candidates.iter().enumerate() {
            for digit in digits.iter() {
                let var = self.var(index, digit.index());
                for &(need, bit) in &self.needs(var) {
                    open[need] |= bit;
                }
            }
        }
        open
    }

    /// Every need that exists. (Digits above the side have a place in the numbering, but no need.)
    pub(super) fn all_needs(&self) -> impl Iterator<Item = usize> + '_ {
        let exists =
            |&need: &usize| need < self.n_cells || self.house_and_digit(need).1 < self.side;
        (0..self.n_needs()).filter(exists)
    }

    /// A candidate as the rest of the program represents it.
    pub(super) fn cell_and_digit(&self, var: Var) -> (Cell, Option<Digit>) {
        let cell = Cell::new(usize::from(var.0 >> self.shift));
        (cell, Digit::new(self.digit(var) as u8 + 1))
    }
}

fn spots(geometry: &Geometry, shift: u32) -> Vec<Spot> {
    let mut n_seen = vec![0; geometry.n_houses()];
    let spot = |cell| {
        let houses = HouseKind::ALL.map(|kind| geometry.house_of(cell, kind));
        let house = houses.map(|house| geometry.number(house));
        let place = house.map(|house| {
            n_seen[house] += 1;
            n_seen[house] - 1
        });
        Spot {
            house: house.map(|house| house as u8),
            rank: houses.map(|house| house.index),
            place,
            need: house.map(|house| (geometry.n_cells() + (house << shift)) as u16),
        }
    };
    geometry.cells().map(spot).collect()
}
