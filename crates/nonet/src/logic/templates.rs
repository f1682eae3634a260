//! Templates: the ways of placing one digit on the whole board, examined without listing them.
//!
//! A template takes one place in each row that still needs the digit, no two in a column or box. Each one found
//! shows that all its places are possible, so a few searches settle a whole digit. Source of the idea:
//! <https://hodoku.sourceforge.net/en/tech_others.php> (templates, pattern overlay method)

use crate::board::{CellSet, Digit, Geometry, Grid, House, MAX_SIDE};

/// How many rows one search may fill before it gives up, which happens only on large boards. Places not known to
/// be impossible then count as possible.
const PATIENCE: u32 = 4096;

/// Answers questions about the templates of digits on a board.
pub(super) struct Templates<'a> {
    geometry: &'a Geometry,
    side: usize,
    /// Box by box and row by row: the columns of their crossing, as bits.
    crossings: Vec<u32>,
}

/// Row by row the places of a digit, as bits of columns; 0 in rows that are done.
pub(super) type Rows = [u32; MAX_SIDE];

impl<'a> Templates<'a> {
    pub(super) fn new(geometry: &'a Geometry) -> Self {
        let side = geometry.side();
        let mut crossings = vec![0; side * side];
        for cell in geometry.cells() {
            let row = geometry.box_index(cell) * side + geometry.row(cell);
            crossings[row] |= 1 << geometry.col(cell);
        }
        Self {
            geometry,
            side,
            crossings,
        }
    }

    /// The places of a digit.
    pub(super) fn rows(&self, grid: &Grid, digit: Digit) -> Rows {
        let mut rows = [0; MAX_SIDE];
        for (row, places) in rows.iter_mut().enumerate().take(self.side) {
            *places = grid.places(House::row(row), digit);
        }
        rows
    }

    /// The places that no template uses.
    pub(super) fn unused(&self, rows: &Rows) -> CellSet {
        let (todo, mut used) = (todo(rows), [0; MAX_SIDE]);
        for row in bits(todo) {
            for col in bits(rows[row]) {
                if used[row] >> col & 1 == 0 {
                    let (rows, todo) = self.place(rows, todo, row, col);
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
    pub(super) fn common(&self, rows: &Rows) -> CellSet {
        let (mut one, mut patience) = ([0; MAX_SIDE], PATIENCE);
        let is_one = self.complete(rows, todo(rows), &mut patience, &mut one);
        if !is_one || patience == 0 {
            return CellSet::empty(self.side * self.side);
        }
        self.cells(|row| {
            if self.can_do_without(rows, row, one[row]) {
                0
            } else {
                one[row]
            }
        })
    }

    /// Is there a template that does not use this place?
    fn can_do_without(&self, rows: &Rows, row: usize, place: u32) -> bool {
        let (mut left, mut patience) = (*rows, PATIENCE);
        left[row] &= !place;
        self.complete(&left, todo(rows), &mut patience, &mut [0; MAX_SIDE])
    }

    /// The remaining rows and their places, once the digit is placed there.
    fn place(&self, rows: &Rows, todo: u32, row: usize, col: usize) -> (Rows, u32) {
        let cell = self.geometry.cell(row, col);
        let square = self.geometry.box_index(cell) * self.side;
        let (mut left, todo) = (*rows, todo & !(1 << row));
        left[row] = 0;
        for other in bits(todo) {
            left[other] &= !(1 << col | self.crossings[square + other]);
        }
        (left, todo)
    }

    /// Is there a way of filling the remaining rows? Its places are added to `used`.
    fn complete(&self, rows: &Rows, todo: u32, patience: &mut u32, used: &mut Rows) -> bool {
        let Some(row) = bits(todo).min_by_key(|&row| rows[row].count_ones()) else {
            return true;
        };
        let cols = bits(todo).fold(0, |cols, row| cols | rows[row]);
        if cols.count_ones() < todo.count_ones() {
            return false;
        }
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
        let mut cells = CellSet::empty(self.side * self.side);
        for row in 0..self.side {
            for col in bits(places(row)) {
                cells.insert(self.geometry.cell(row, col));
            }
        }
        cells
    }
}

/// The rows that have places.
fn todo(rows: &Rows) -> u32 {
    let rows = rows.iter().enumerate();
    rows.fold(0, |todo, (row, &places)| {
        todo | u32::from(places != 0) << row
    })
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
    use crate::board::{Candidate, Cell, Puzzle};
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
                        grid.eliminate(Candidate { cell, digit });
                    }
                }
                let all = listed(&grid, digit);
                let none = CellSet::empty(geometry.n_cells());
                let some = all.iter().fold(none, |sum, &set| sum | set);
                let common = all.iter().copied().reduce(|sum, set| sum & set);
                let templates = Templates::new(&geometry);
                let rows = templates.rows(&grid, digit);
                let places = *Context::new(&grid).places(digit);
                assert_eq!(templates.unused(&rows), places - some);
                assert_eq!(templates.common(&rows), common.unwrap_or(none));
            }
        }
    }

    /// In the last band the digit has no place in the last box: there is no template, but that only shows in the
    /// last rows.
    #[test]
    fn what_would_take_too_long_counts_as_possible() {
        let geometry = Geometry::shared(4, 4).unwrap();
        let mut grid = Grid::new(&Puzzle::empty(geometry.clone()));
        let digit = Digit::new(1).unwrap();
        for cell in geometry.cells() {
            let (row, col) = (geometry.row(cell), geometry.col(cell));
            if (row < 12 && (row + col) % 2 == 0) || (row >= 12 && col >= 12) {
                grid.eliminate(Candidate { cell, digit });
            }
        }
        let templates = Templates::new(&geometry);
        let rows = templates.rows(&grid, digit);
        assert!(templates.unused(&rows).is_empty() && templates.common(&rows).is_empty());
    }

    #[test]
    fn the_largest_board_does_not_hang() {
        let geometry = Geometry::shared(5, 5).unwrap();
        let grid = Grid::new(&Puzzle::empty(geometry.clone()));
        let templates = Templates::new(&geometry);
        let rows = templates.rows(&grid, Digit::new(25).unwrap());
        assert!(templates.unused(&rows).is_empty() && templates.common(&rows).is_empty());
    }
}
