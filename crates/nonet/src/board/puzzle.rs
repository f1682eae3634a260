//! Givens as written, and solutions.

#[cfg(feature = "serde")]
mod flat;

use super::{Cell, CellSet, Conflict, Digit, DigitSet, Geometry, House};
use std::fmt;
use std::sync::Arc;

/// Digits on a board as written: they may repeat, and there may be no solution. All of them are digits of the board.
///
/// ```
/// use nonet::board::{Cell, Digit, Geometry, Puzzle};
/// let mut puzzle = Puzzle::empty(Geometry::classic());
/// puzzle.set(Cell::new(0), Digit::new(8))?;
/// assert_eq!(puzzle.n_givens(), 1);
/// let error = puzzle.set(Cell::new(0), Digit::new(12)).expect_err("nine digits");
/// assert_eq!(error.to_string(), "12 is no digit of a 9x9 board");
/// # Ok::<(), nonet::board::NotOnBoard>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(into = "flat::Flat")
)]
pub struct Puzzle {
    geometry: Arc<Geometry>,
    digits: Vec<Option<Digit>>,
}

/// Why a digit was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotOnBoard {
    /// The board does not have this cell.
    Cell {
        /// The cell.
        cell: Cell,
        /// The side of the board.
        side: usize,
    },
    /// The board does not have this digit.
    Digit {
        /// The digit.
        digit: Digit,
        /// The side of the board.
        side: usize,
    },
}

impl fmt::Display for NotOnBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell { cell, side } => {
                write!(f, "a {side}x{side} board has no cell {}", cell.index())
            }
            Self::Digit { digit, side } => {
                write!(f, "{digit} is no digit of a {side}x{side} board")
            }
        }
    }
}

impl std::error::Error for NotOnBoard {}

impl Puzzle {
    /// A board without digits.
    pub fn empty(geometry: Arc<Geometry>) -> Self {
        let digits = vec![None; geometry.n_cells()];
        Self { geometry, digits }
    }

    /// The shape of its board.
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The digit in a cell, if there is one.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell.index()).copied().flatten()
    }

    /// Writes a digit into a cell, or empties it.
    ///
    /// # Errors
    /// The board does not have this cell, or this digit: nothing changes.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) -> Result<(), NotOnBoard> {
        let side = self.geometry.side();
        if let Some(digit) = digit.filter(|digit| digit.index() >= side) {
            return Err(NotOnBoard::Digit { digit, side });
        }
        let written = self.digits.get_mut(cell.index());
        *written.ok_or(NotOnBoard::Cell { cell, side })? = digit;
        Ok(())
    }

    /// Writes a digit into a cell, or empties it, on a board known to have both.
    pub fn put(&mut self, cell: Cell, digit: Option<Digit>) {
        let written = self.set(cell, digit);
        debug_assert_eq!(written, Ok(()));
    }

    /// Its digits in reading order.
    pub fn digits(&self) -> &[Option<Digit>] {
        &self.digits
    }

    /// The filled cells with their digits, in reading order.
    pub fn givens(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        let cells = self.geometry.cells().zip(&self.digits);
        cells.filter_map(|(cell, digit)| Some((cell, (*digit)?)))
    }

    /// The filled cells.
    pub fn given_cells(&self) -> CellSet {
        CellSet::of(self.geometry.n_cells(), self.givens().map(|(cell, _)| cell))
    }

    /// How many cells are filled.
    pub fn n_givens(&self) -> usize {
        self.givens().count()
    }

    /// Is every cell filled?
    pub fn is_full(&self) -> bool {
        self.digits.iter().all(Option::is_some)
    }

    /// Every digit that occurs twice in a house, with its cells, by house (rows, columns, boxes), then by digit.
    /// Empty if no rule is broken.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut conflicts = Vec::new();
        for house in self.geometry.houses() {
            for digit in self.repeated_in(house).iter() {
                let cells = self.geometry.house_cells(house).iter().copied();
                let cells = cells.filter(|&c| self.get(c) == Some(digit)).collect();
                conflicts.push(Conflict {
                    digit,
                    house,
                    cells,
                });
            }
        }
        conflicts
    }

    fn repeated_in(&self, house: House) -> DigitSet {
        let cells = self.geometry.house_cells(house).iter();
        let digits = cells.filter_map(|&cell| self.get(cell));
        let none = (DigitSet::EMPTY, DigitSet::EMPTY);
        let (_, repeated) = digits.fold(none, |(seen, repeated), digit| {
            let again = if seen.contains(digit) {
                repeated.with(digit)
            } else {
                repeated
            };
            (seen.with(digit), again)
        });
        repeated
    }
}

/// A full board that breaks no rule.
///
/// It can only be made from a board that passed the check house by house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution(Puzzle);

impl Solution {
    /// A full board that has each digit once in each house. `None` if a cell is empty or a digit repeats.
    pub fn verify(board: Puzzle) -> Option<Self> {
        let geometry = Arc::clone(board.geometry());
        let all = DigitSet::full(geometry.side());
        let right = geometry.houses().all(|house| {
            let digits = geometry.house_cells(house).iter();
            let digits = digits.filter_map(|&cell| board.get(cell));
            // There are as many cells as digits, so having all digits means having each once.
            digits.collect::<DigitSet>() == all
        });
        right.then_some(Self(board))
    }

    /// The digit in a cell.
    ///
    /// # Panics
    /// If its board does not have the cell.
    pub fn digit(&self, cell: Cell) -> Digit {
        self.0.get(cell).expect("a solution is full")
    }

    /// The full board.
    pub fn board(&self) -> &Puzzle {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A full 9x9 board, made by shifting each row.
    fn full() -> Puzzle {
        let mut board = Puzzle::empty(Geometry::classic());
        for cell in Geometry::classic().cells() {
            let (row, col) = (cell.index() / 9, cell.index() % 9);
            board.put(cell, Digit::new(((row * 3 + row / 3 + col) % 9 + 1) as u8));
        }
        board
    }

    #[test]
    fn a_full_board_that_breaks_no_rule_is_a_solution() {
        let solution = Solution::verify(full()).unwrap();
        assert!(solution.board().conflicts().is_empty());
        assert_eq!(solution.digit(Cell::new(0)).get(), 1);
    }

    #[test]
    fn a_hole_or_a_swap_is_no_solution() {
        let mut hole = full();
        hole.put(Cell::new(40), None);
        assert!(Solution::verify(hole).is_none());
        let mut swapped = full();
        let (a, b) = (swapped.get(Cell::new(0)), swapped.get(Cell::new(1)));
        swapped.put(Cell::new(0), b);
        swapped.put(Cell::new(1), a);
        assert!(Solution::verify(swapped).is_none());
    }

    #[test]
    fn each_house_with_a_repeated_digit_is_named() {
        let mut board = Puzzle::empty(Geometry::classic());
        for cell in [0, 1, 9] {
            board.put(Cell::new(cell), Digit::new(5));
        }
        let houses: Vec<House> = board.conflicts().iter().map(|c| c.house).collect();
        assert_eq!(houses, [House::row(0), House::col(0), House::of_box(0)]);
        assert_eq!(board.conflicts()[2].cells.len(), 3);
    }
}
