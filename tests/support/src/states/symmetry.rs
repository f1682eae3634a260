//! The symmetries of the 9x9 board.

use super::State;
use crate::{Plain, Random};
use nonet::board::{Candidate, Cell, CellSet, Digit, Grid, Puzzle};
use nonet::logic::Deduction;
use std::sync::Arc;

/// A relabelling of the digits, permutations of bands, stacks, rows and columns, and perhaps a transposition.
#[derive(Clone, Debug)]
pub struct Symmetry {
    /// Where each cell goes.
    cells: [u8; 81],
    /// The image of each digit, from 1; the first is 0 for empty.
    digits: [u8; 10],
}

impl Symmetry {
    pub fn random(random: &mut Random) -> Self {
        let (rows, cols) = (lines(random), lines(random));
        let is_turned = random.below(2) == 1;
        let mut cells = [0; 81];
        for (place, image) in cells.iter_mut().enumerate() {
            let (row, col) = (rows[place / 9], cols[place % 9]);
            *image = if is_turned {
                col * 9 + row
            } else {
                row * 9 + col
            };
        }
        let mut digits: [u8; 10] = std::array::from_fn(|digit| digit as u8);
        random.shuffle(&mut digits[1..]);
        Self { cells, digits }
    }

    /// A random symmetry that maps turns and reflections of the board to such: digits and, perhaps, rows with columns.
    pub fn turning(random: &mut Random) -> Self {
        let mut turning = Self::random(random);
        let is_turned = random.below(2) == 1;
        for (place, image) in turning.cells.iter_mut().enumerate() {
            let transposed = place % 9 * 9 + place / 9;
            *image = if is_turned { transposed } else { place } as u8;
        }
        turning
    }

    /// A random symmetry that fixes every cell.
    pub fn digits(random: &mut Random) -> Self {
        Self {
            digits: Self::random(random).digits,
            ..Self::none()
        }
    }

    /// A random symmetry under which the steps of this technique are the images of its steps.
    pub fn lawful(slug: &str, random: &mut Random) -> Self {
        match slug {
            "symmetrical-placement" => Self::turning(random),
            "law-of-leftovers" => Self::digits(random),
            _ => Self::random(random),
        }
    }

    /// The identity.
    pub fn none() -> Self {
        Self {
            cells: std::array::from_fn(|cell| cell as u8),
            digits: std::array::from_fn(|digit| digit as u8),
        }
    }

    pub fn cell(&self, cell: Cell) -> Cell {
        Cell::new(usize::from(self.cells[cell.index()]))
    }

    pub fn candidate(&self, Candidate { cell, digit }: Candidate) -> Candidate {
        Candidate {
            cell: self.cell(cell),
            digit: Digit::new(self.digits[usize::from(digit.get())]).unwrap(),
        }
    }

    pub fn deduction(&self, deduction: Deduction) -> Deduction {
        match deduction {
            Deduction::Place(candidate) => Deduction::Place(self.candidate(candidate)),
            Deduction::Eliminate(candidate) => Deduction::Eliminate(self.candidate(candidate)),
        }
    }

    fn board(&self, board: &Plain) -> Plain {
        let mut image = [0; 81];
        for (&place, &digit) in self.cells.iter().zip(board) {
            image[usize::from(place)] = self.digits[usize::from(digit)];
        }
        image
    }

    pub fn grid(&self, grid: &Grid) -> Grid {
        let board = std::array::from_fn(|place| grid.value(Cell::new(place)).map_or(0, Digit::get));
        let mut start = Puzzle::empty(Arc::clone(grid.geometry()));
        for (place, &digit) in self.board(&board).iter().enumerate() {
            start
                .set(Cell::new(place), Digit::new(digit))
                .expect("on the board");
        }
        let mut image = Grid::new(&start);
        for cell in grid.empty_cells() {
            let gone = Digit::all(9).filter(|&digit| !grid.candidates(cell).contains(digit));
            gone.for_each(|digit| image.eliminate(self.candidate(Candidate { cell, digit })));
        }
        image
    }

    pub fn state(&self, state: &State) -> State {
        State {
            grid: self.grid(&state.grid),
            givens: CellSet::of(81, state.givens.iter().map(|cell| self.cell(cell))),
            solution: self.board(&state.solution),
        }
    }
}

/// Where each of nine lines goes; lines of a box stay together.
fn lines(random: &mut Random) -> [u8; 9] {
    let mut bands = [0, 1, 2];
    random.shuffle(&mut bands);
    let mut lines = [0; 9];
    for (band, lines) in bands.into_iter().zip(lines.chunks_mut(3)) {
        let mut order = [0, 1, 2];
        random.shuffle(&mut order);
        for (line, place) in lines.iter_mut().zip(order) {
            *line = band * 3 + place;
        }
    }
    lines
}
