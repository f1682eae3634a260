//! A full board of which no house is kept whole: cells are swapped across boxes, or take other digits.
//!
//! The cost is the number of digits missing from rows, columns and boxes.

use super::{Filling, Full, Plan, Swap};
use nonet::board::{Cell, HouseKind, Random};
use std::sync::Arc;

/// A change of such a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Two cells exchange their digits.
    Swap(Swap),
    /// A cell takes this digit, from 0.
    Change(Cell, usize),
}

/// A full board.
#[derive(Clone, Debug)]
pub(crate) struct Loose {
    plan: Arc<Plan>,
    /// Cells in one row or one column, not givens.
    swaps: Vec<Swap>,
    digits: Vec<u8>,
    /// How often each house holds each digit.
    counts: Vec<u8>,
    cost: u32,
}

impl Loose {
    /// Fills the plan's houses in a random order; later changes may break them.
    pub(crate) fn new(plan: &Arc<Plan>, random: &mut Random) -> Self {
        let n_cells = plan.geometry().n_cells();
        let mut board = Self {
            plan: Arc::clone(plan),
            swaps: swaps(plan),
            digits: vec![0; n_cells],
            counts: vec![0; 3 * n_cells],
            cost: 0,
        };
        board.refill(random);
        board
    }

    /// Starts again from another filling.
    pub(crate) fn refill(&mut self, random: &mut Random) {
        let filling = Filling::new(&self.plan, random);
        self.digits.copy_from_slice(filling.digits());
        self.counts.fill(0);
        for cell in 0..self.digits.len() {
            for house in self.houses(Cell::new(cell)) {
                self.counts[house + usize::from(self.digits[cell])] += 1;
            }
        }
        self.cost = self.counts.iter().map(|&n| u32::from(n == 0)).sum();
    }

    /// Where the counts of the cell's houses begin.
    fn houses(&self, cell: Cell) -> [usize; 3] {
        let geometry = self.plan.geometry();
        let number = |kind| geometry.number(geometry.house_of(cell, kind));
        HouseKind::ALL.map(|kind| number(kind) * geometry.side())
    }

    /// The thesis' neighbourhood: swaps in rows and columns, then replacing each repeated digit by one missing
    /// from its house.
    pub(crate) fn moves(&self) -> Vec<Move> {
        let digit = |cell: Cell| self.digits[cell.index()];
        let swaps = self.swaps.iter();
        let swaps = swaps.filter(|swap| digit(swap.a) != digit(swap.b));
        let mut moves: Vec<Move> = swaps.map(|&swap| Move::Swap(swap)).collect();
        let cells = self.plan.geometry().cells();
        for cell in cells.filter(|&cell| self.plan.is_free(cell)) {
            moves.extend(self.changes(cell));
        }
        moves
    }

    /// The changes of a cell to the digits missing from a house in which its own is repeated.
    fn changes(&self, cell: Cell) -> impl Iterator<Item = Move> + '_ {
        let now = self.digit_index(cell);
        let houses = self.houses(cell);
        let lacks = move |digit: usize| {
            let mut repeating = houses.iter().filter(|house| self.counts[*house + now] > 1);
            repeating.any(|house| self.counts[house + digit] == 0)
        };
        let digits = 0..self.plan.geometry().side();
        digits
            .filter(move |&digit| lacks(digit))
            .map(move |digit| Move::Change(cell, digit))
    }

    /// The cells of a move, each with the digit that it loses.
    pub(crate) fn taken(&self, moved: Move) -> impl Iterator<Item = (Cell, usize)> + use<> {
        let taken = match moved {
            Move::Swap(Swap { a, b }) => {
                let (x, y) = (self.digit_index(a), self.digit_index(b));
                [Some((a, y)), Some((b, x))]
            }
            Move::Change(cell, digit) => [Some((cell, digit)), None],
        };
        taken.into_iter().flatten()
    }

    /// The cost after a move.
    pub(crate) fn cost_after(&mut self, moved: Move) -> u32 {
        let before = self.cells(moved).map(|cell| (cell, self.digit_index(cell)));
        let before: Vec<(Cell, usize)> = before.collect();
        self.make(moved);
        let cost = self.cost;
        for (cell, digit) in before {
            self.put(cell, digit);
        }
        cost
    }

    /// The cells that a move changes.
    pub(crate) fn cells(&self, moved: Move) -> impl Iterator<Item = Cell> + use<> {
        self.taken(moved).map(|(cell, _)| cell)
    }

    /// Makes the move.
    pub(crate) fn make(&mut self, moved: Move) {
        for (cell, digit) in self.taken(moved) {
            self.put(cell, digit);
        }
    }

    fn put(&mut self, cell: Cell, digit: usize) {
        let before = self.digit_index(cell);
        for house in self.houses(cell) {
            self.counts[house + before] -= 1;
            self.cost += u32::from(self.counts[house + before] == 0);
            self.cost -= u32::from(self.counts[house + digit] == 0);
            self.counts[house + digit] += 1;
        }
        self.digits[cell.index()] = digit as u8;
    }

    /// The digit of a cell, from 0.
    pub(crate) fn digit_index(&self, cell: Cell) -> usize {
        usize::from(self.digits[cell.index()])
    }
}

/// All pairs of free cells that share a row or a column.
fn swaps(plan: &Plan) -> Vec<Swap> {
    let geometry = plan.geometry();
    let free: Vec<Cell> = geometry.cells().filter(|&c| plan.is_free(c)).collect();
    let lined = |&(a, b): &(Cell, Cell)| {
        geometry.row(a) == geometry.row(b) || geometry.col(a) == geometry.col(b)
    };
    let pairs = free.iter().enumerate();
    let pairs = pairs.flat_map(|(at, &a)| free[at + 1..].iter().map(move |&b| (a, b)));
    pairs.filter(lined).map(|(a, b)| Swap { a, b }).collect()
}

impl Full for Loose {
    fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// How many digits are missing from rows, columns and boxes, in total.
    fn cost(&self) -> u32 {
        self.cost
    }

    fn memory(&self) -> u64 {
        (self.digits.len() + self.counts.len() + 8 * self.swaps.len()) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet::board::{Digit, Geometry, Puzzle};
    use std::collections::BTreeSet;

    /// The cost directly by the rules.
    fn lacking(board: &Loose) -> u32 {
        let geometry = board.plan.geometry();
        let lacks = |cells: &[Cell]| {
            let held: BTreeSet<usize> = cells.iter().map(|&c| board.digit_index(c)).collect();
            (geometry.side() - held.len()) as u32
        };
        geometry
            .houses()
            .map(|house| lacks(geometry.house_cells(house)))
            .sum()
    }

    #[test]
    fn costs_are_what_the_rules_say_and_givens_stay() {
        for (high, wide) in [(2, 2), (2, 3), (3, 3)] {
            let geometry = Geometry::shared(high, wide).unwrap();
            let mut puzzle = Puzzle::empty(geometry);
            puzzle.put(Cell::new(0), Digit::new(2));
            let plan = Plan::new(&puzzle, HouseKind::Col);
            let mut random = Random::new(8);
            let mut board = Loose::new(&plan, &mut random);
            for _ in 0..100 {
                assert_eq!(board.cost, lacking(&board));
                let moves = board.moves();
                let Some(&moved) = moves.get(random.below(moves.len())) else {
                    continue;
                };
                let before = board.clone();
                let promised = board.cost_after(moved);
                assert_eq!(board.digits, before.digits);
                assert_eq!((board.cost, &board.counts), (before.cost, &before.counts));
                board.make(moved);
                assert_eq!(board.cost, promised);
                assert_eq!(board.digit_index(Cell::new(0)), 1);
            }
        }
    }

    #[test]
    fn the_neighbourhood_is_the_thesis() {
        let plan = Plan::new(
            &Puzzle::empty(Geometry::shared(2, 2).unwrap()),
            HouseKind::Row,
        );
        let mut board = Loose::new(&plan, &mut Random::new(1));
        for (cell, digit) in (0..16).zip([0, 1, 2, 3].into_iter().cycle()) {
            board.put(Cell::new(cell), digit);
        }
        let moves = board.moves();
        let swaps = moves.iter().filter(|m| matches!(m, Move::Swap(_))).count();
        // Six pairs in each row; in a column all digits are the same.
        assert_eq!(swaps, 24);
        // Each column misses three digits, wherever the cell is; rows repeat nothing.
        assert_eq!(moves.len() - swaps, 16 * 3);
    }
}
