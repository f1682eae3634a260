//! A classic board in bit masks, for ratings that take very many steps. It is numbered as in Sudoku Explainer:
//! boxes, then rows, then columns, and the peers of a cell in that order, which decides what that program finds
//! first.

use crate::board::{Geometry, Puzzle};

/// A set of cells: bit 0 is r1c1, in reading order.
pub(super) type Cells = u128;
/// A set of digits, or of places in a house: bit 0 is the first.
pub(super) type Bits = u16;

/// The houses by kind.
pub(super) const BOXES: std::ops::Range<usize> = 0..9;
/// The rows.
pub(super) const ROWS: std::ops::Range<usize> = 9..18;
/// The columns.
pub(super) const COLS: std::ops::Range<usize> = 18..27;

/// The cells of each house in reading order.
pub(super) static HOUSES: [[u8; 9]; 27] = houses();
/// The cells of each house, as sets.
pub(super) static HOUSE_SETS: [Cells; 27] = house_sets();
/// The cells that see a cell: those of its box, then the rest of its row, then of its column.
pub(super) static PEERS: [[u8; 20]; 81] = peers();
/// The cells that see a cell, as sets.
pub(super) static PEER_SETS: [Cells; 81] = peer_sets();

const fn houses() -> [[u8; 9]; 27] {
    let mut all = [[0; 9]; 27];
    let mut at = 0;
    while at < 81 {
        let (row, col) = (at / 9, at % 9);
        let place = row % 3 * 3 + col % 3;
        all[row / 3 * 3 + col / 3][place] = at as u8;
        all[9 + row][col] = at as u8;
        all[18 + col][row] = at as u8;
        at += 1;
    }
    all
}

const fn house_sets() -> [Cells; 27] {
    let mut all = [0; 27];
    let mut at = 0;
    while at < 27 * 9 {
        all[at / 9] |= 1 << HOUSES[at / 9][at % 9];
        at += 1;
    }
    all
}

const fn peers() -> [[u8; 20]; 81] {
    let mut all = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (mut seen, mut n, mut at) = (1u128 << cell, 0, 0);
        while at < 27 {
            let other = HOUSES[houses_of(cell)[at / 9]][at % 9];
            if seen >> other & 1 == 0 {
                seen |= 1 << other;
                all[cell][n] = other;
                n += 1;
            }
            at += 1;
        }
        cell += 1;
    }
    all
}

const fn peer_sets() -> [Cells; 81] {
    let mut all = [0; 81];
    let mut at = 0;
    while at < 81 * 20 {
        all[at / 20] |= 1 << PEERS[at / 20][at % 20];
        at += 1;
    }
    all
}

/// The box, the row and the column of a cell.
pub(super) const fn houses_of(cell: usize) -> [usize; 3] {
    let (row, col) = (cell / 9, cell % 9);
    [row / 3 * 3 + col / 3, 9 + row, 18 + col]
}

/// The places of a cell in its box, its row and its column.
pub(super) const fn places_of(cell: usize) -> [usize; 3] {
    let (row, col) = (cell / 9, cell % 9);
    [row % 3 * 3 + col % 3, col, row]
}

/// The cells at these places of a house.
pub(super) fn cells_at(house: usize, places: Bits) -> Cells {
    ones(places).fold(0, |cells, place| cells | 1 << HOUSES[house][place])
}

/// The cells that see all of these; no cell sees itself.
pub(super) fn peers_of_all(cells: Cells) -> Cells {
    cells_in(cells).fold(!0, |all, cell| all & PEER_SETS[cell])
}

/// The elements of a set of digits or places.
pub(super) fn ones(mut bits: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let one = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(one)
    })
}

/// The cells of a set.
pub(super) fn cells_in(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let one = (cells != 0).then(|| cells.trailing_zeros() as usize)?;
        cells &= cells - 1;
        Some(one)
    })
}

/// The sets of `size` out of nine elements, in Sudoku Explainer's order: as numbers.
pub(super) fn choices(size: u32) -> impl Iterator<Item = Bits> {
    let mut next: u32 = (1 << size) - 1;
    std::iter::from_fn(move || {
        let choice = (next < 1 << 9).then_some(next as Bits)?;
        // The next number with as many ones (R. W. Gosper, HAKMEM 175).
        let low = next & next.wrapping_neg();
        let up = next + low;
        next = up | (((next ^ up) / low) >> 2);
        Some(choice)
    })
}

/// The choices of `size` elements of a set, in the same order.
pub(super) fn choices_of(set: Bits, size: u32) -> impl Iterator<Item = Bits> {
    let mut elements = [0; 9];
    for (element, bit) in elements.iter_mut().zip(ones(set)) {
        *element = 1 << bit;
    }
    let end: Bits = 1 << set.count_ones();
    let within = choices(size).take_while(move |&choice| choice < end);
    within.map(move |choice| ones(choice).fold(0, |all, at| all | elements[at]))
}

/// A board under deduction: the candidates, indexed in several ways.
#[derive(Clone)]
pub(super) struct Board {
    /// The candidates of each cell; none if it is filled.
    pub(super) digits: [Bits; 81],
    /// The places of each digit in each house.
    pub(super) places: [[Bits; 9]; 27],
    /// The cells where each digit has a place.
    pub(super) cells: [Cells; 9],
    /// The digits with just one place in each house.
    pub(super) once: [Bits; 27],
    /// The cells without a value.
    pub(super) empty: Cells,
    /// How many empty cells each house has.
    pub(super) open: [u8; 27],
}

impl Board {
    /// The candidates that the givens leave; `None` on boards other than 9x9 with square boxes.
    pub(super) fn new(puzzle: &Puzzle) -> Option<Self> {
        if **puzzle.geometry() != *Geometry::classic() {
            return None;
        }
        let every: Cells = (1 << 81) - 1;
        let mut board = Self {
            digits: [0x1ff; 81],
            places: [[0x1ff; 9]; 27],
            cells: [every; 9],
            once: [0; 27],
            empty: every,
            open: [9; 27],
        };
        for (cell, digit) in puzzle.givens() {
            board.place(cell.index(), digit.index());
        }
        Some(board)
    }

    /// Fills a cell. If it was filled before, only its peers change.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in ones(self.digits[cell]) {
            self.remove(1 << cell, other);
        }
        if self.empty >> cell & 1 == 1 {
            self.empty &= !(1 << cell);
            for house in houses_of(cell) {
                self.open[house] -= 1;
            }
        }
        self.remove(PEER_SETS[cell], digit);
    }

    /// Removes a digit from those of these cells that still have it.
    pub(super) fn remove(&mut self, cells: Cells, digit: usize) {
        for cell in cells_in(cells & self.cells[digit]) {
            self.digits[cell] &= !(1 << digit);
            for (house, place) in houses_of(cell).into_iter().zip(places_of(cell)) {
                let left = self.places[house][digit] & !(1 << place);
                self.places[house][digit] = left;
                self.once[house] &= !(1 << digit);
                self.once[house] |= Bits::from(left.is_power_of_two()) << digit;
            }
        }
        self.cells[digit] &= !cells;
    }

    /// How many candidates a cell has.
    pub(super) fn count(&self, cell: usize) -> u32 {
        self.digits[cell].count_ones()
    }

    /// The cells with this many candidates: 1, 2 or 3.
    pub(super) fn with_count(&self, count: usize) -> Cells {
        // The cells that have at least 0, 1, 2, 3 and 4.
        let mut least = [!0, 0, 0, 0, 0];
        for cells in self.cells {
            for n in (1..5).rev() {
                least[n] |= least[n - 1] & cells;
            }
        }
        least[count] & !least[count + 1]
    }
}
