//! Templates: the ways to place one digit on the whole board, asked about without listing them.
//!
//! A template takes one place in each row that still needs the digit, no two in a column or box. One that has been
//! found shows all its places to be possible, so a few searches settle a whole digit.
//! Source of the idea: <https://hodoku.sourceforge.net/en/tech_others.php> (templates, pattern overlay method)

use crate::board::{Cell, CellSet, Digit, Grid, House, MAX_SIDE};

/// How many rows one search may fill before it gives up, which only large boards come to. What is not known to be
/// impossible then counts as possible.
const PATIENCE: u32 = 4096;

/// Asks a grid about the templates of its digits.
pub(super) struct Templates<'a> {
    grid: &'a Grid,
    side: usize,
    /// Box by box and row by row: the columns of their crossing, as bits.
    crossings: Vec<u32>,
}

/// Row by row the places that are left, as bits of columns; 0 in rows that are done.
type Rows = [u32; MAX_SIDE];

impl<'a> Templates<'a> {
    pub(super) fn new(grid: &'a Grid) -> Self {
        let geometry = grid.geometry();
        let side = geometry.side();
        let mut crossings = vec![0; side * side];
        for cell in geometry.cells() {
            let row = geometry.box_index(cell) * side + geometry.row(cell);
            crossings[row] |= 1 << geometry.col(cell);
        }
        Self {
            grid,
            side,
            crossings,
        }
    }

    /// The places of the digit that no template uses.
    pub(super) fn unused(&self, digit: Digit) -> CellSet {
        let (rows, todo) = self.rows(digit);
        let mut used = [0; MAX_SIDE];
        for row in bits(todo) {
            for col in bits(rows[row]) {
                if used[row] >> col & 1 == 0 {
                    let (rows, todo) = self.place(&rows, todo, row, col);
                    let mut patience = PATIENCE;
                    if self.complete(&rows, todo, &mut patience, &mut used) {
                        used[row] |= 1 << col;
                    }
                }
            }
        }
        self.cells(|row| rows[row] & !used[row])
    }

    /// The places that every template uses: none if there is no template.
    pub(super) fn common(&self, digit: Digit) -> CellSet {
        let (rows, todo) = self.rows(digit);
        let (mut one, mut patience) = ([0; MAX_SIDE], PATIENCE);
        if !self.complete(&rows, todo, &mut patience, &mut one) || patience == 0 {
            return CellSet::empty(self.side * self.side);
        }
        self.cells(|row| {
            if self.can_do_without(&rows, todo, row, one[row]) {
                0
            } else {
                one[row]
            }
        })
    }

    /// Is there a template that does not use this place?
    fn can_do_without(&self, rows: &Rows, todo: u32, row: usize, place: u32) -> bool {
        let mut rows = *rows;
        rows[row] &= !place;
        self.complete(&rows, todo, &mut PATIENCE.clone(), &mut [0; MAX_SIDE])
    }

    /// The places in each row, and which rows have any.
    fn rows(&self, digit: Digit) -> (Rows, u32) {
        let (mut rows, mut todo) = ([0; MAX_SIDE], 0);
        for (row, places) in rows.iter_mut().enumerate().take(self.side) {
            *places = self.grid.places(House::row(row), digit);
            todo |= u32::from(*places != 0) << row;
        }
        (rows, todo)
    }

    /// What is left when the digit stands there.
    fn place(&self, rows: &Rows, todo: u32, row: usize, col: usize) -> (Rows, u32) {
        let geometry = self.grid.geometry();
        let square = geometry.box_index(geometry.cell(row, col)) * self.side;
        let (mut left, todo) = (*rows, todo & !(1 << row));
        left[row] = 0;
        for other in bits(todo) {
            left[other] &= !(1 << col | self.crossings[square + other]);
        }
        (left, todo)
    }

    /// Is there a way to fill the rows that are to do? Its places are added to `used`.
    fn complete(&self, rows: &Rows, todo: u32, patience: &mut u32, used: &mut Rows) -> bool {
        let Some(row) = bits(todo).min_by_key(|&row| rows[row].count_ones()) else {
            return true;
        };
        if *patience == 0 {
            return true;
        }
        *patience -= 1;
        bits(rows[row]).any(|col| {
            let (rows, todo) = self.place(rows, todo, row, col);
            let is_one = self.complete(&rows, todo, patience, used);
            used[row] |= u32::from(is_one) << col;
            is_one
        })
    }

    fn cells(&self, places: impl Fn(usize) -> u32) -> CellSet {
        let geometry = self.grid.geometry();
        let rows = (0..self.side).flat_map(|row| bits(places(row)).map(move |col| (row, col)));
        let cells: Vec<Cell> = rows.map(|(row, col)| geometry.cell(row, col)).collect();
        CellSet::of(geometry.n_cells(), cells)
    }
}

/// The numbers of the bits that are set.
fn bits(mut set: u32) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Geometry, Puzzle};
    use crate::logic::Context;

    /// All templates of the digit, listed row by row.
    fn listed(grid: &Grid, digit: Digit) -> Vec<CellSet> {
        let geometry = grid.geometry();
        let rows = (0..geometry.side()).map(House::row);
        let rows = rows.filter(|&row| grid.places(row, digit) != 0);
        let mut all = vec![CellSet::empty(geometry.n_cells())];
        for row in rows {
            let with = |set: &CellSet| {
                let free = |cell: &Cell| !set.meets(geometry.peer_set(*cell));
                let places: Vec<Cell> = grid.places_in(row, digit).filter(free).collect();
                let longer = |cell| *set | CellSet::of(geometry.n_cells(), [cell]);
                places.into_iter().map(longer).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        all
    }

    #[test]
    fn the_answers_are_those_of_the_whole_list() {
        use rand_pcg::rand_core::Rng;
        let mut random = rand_pcg::Pcg64::new(1, 2);
        for (high, wide) in [(2, 2), (2, 3), (3, 3)] {
            let geometry = Geometry::shared(high, wide).unwrap();
            for _ in 0..50 {
                let mut grid = Grid::new(&Puzzle::empty(geometry.clone()));
                let digit = Digit::new(1).unwrap();
                for cell in geometry.cells() {
                    if !random.next_u32().is_multiple_of(3) {
                        grid.eliminate(crate::board::Candidate { cell, digit });
                    }
                }
                let all = listed(&grid, digit);
                let none = CellSet::empty(geometry.n_cells());
                let some = all.iter().fold(none, |sum, &set| sum | set);
                let common = all.iter().copied().reduce(|sum, set| sum & set);
                let templates = Templates::new(&grid);
                let places = *Context::new(&grid).places(digit);
                assert_eq!(templates.unused(digit), places - some);
                assert_eq!(templates.common(digit), common.unwrap_or(none));
            }
        }
    }

    #[test]
    fn the_largest_board_does_not_hang() {
        let grid = Grid::new(&Puzzle::empty(Geometry::shared(5, 5).unwrap()));
        assert!(
            Templates::new(&grid)
                .unused(Digit::new(25).unwrap())
                .is_empty()
        );
    }
}
