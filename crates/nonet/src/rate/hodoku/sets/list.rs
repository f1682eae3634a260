//! The list of almost locked sets, and that of their pairs.

use crate::logic::Context;
use crate::rate::hodoku::gone::Gone;
use crate::rate::hodoku::tables::{Board, Cells, SHAPE, cells_of};

/// An almost locked set.
#[derive(Clone, Debug)]
pub(super) struct Set {
    pub(super) cells: Cells,
    pub(super) digits: u16,
    /// The places of each digit in it.
    pub(super) places: [Cells; 9],
    /// The places of each digit that see all those in the set.
    pub(super) seen: [Cells; 9],
}

/// Two sets with one or two restricted commons.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) sets: [usize; 2],
    pub(super) first: usize,
    pub(super) second: Option<usize>,
}

#[derive(Debug)]
pub(super) struct Sets {
    pub(super) sets: Vec<Set>,
    pub(super) pairs: Vec<Pair>,
    /// Where the pairs of each set start, and where the last ones end.
    pub(super) starts: Vec<usize>,
}

impl Pair {
    /// Its restricted commons: one or two.
    pub(super) fn commons(&self) -> impl Iterator<Item = usize> + use<> {
        std::iter::once(self.first).chain(self.second)
    }
}

impl Sets {
    /// The list of a 9x9 grid.
    pub(super) fn new(context: &Context<'_>) -> Self {
        let mut found = Found {
            board: Board::new(context.grid()),
            sets: Vec::new(),
        };
        for house in SHAPE.houses {
            let cells = cells_of(house).filter(|&cell| found.board.digits[cell] != 0);
            found.extend(0, 0, &cells.collect::<Vec<_>>());
        }
        let sets = found.sets;
        let (mut pairs, mut starts) = (Vec::new(), Vec::new());
        for one in 0..sets.len() {
            starts.push(pairs.len());
            pairs.extend((one + 1..sets.len()).filter_map(|other| pair(&sets, [one, other])));
        }
        starts.push(pairs.len());
        Self {
            sets,
            pairs,
            starts,
        }
    }

    /// What sees all places of a digit in both sets, for each common digit except these.
    pub(super) fn gone(&self, [a, b]: [usize; 2], but: &[Option<usize>]) -> Vec<Gone> {
        let [a, b] = [a, b].map(|set| &self.sets[set]);
        let digits = (0..9).filter(|digit| (a.digits & b.digits) >> digit & 1 == 1);
        let digits = digits.filter(|&digit| !but.contains(&Some(digit)));
        let gone = digits
            .flat_map(|digit| cells_of(a.seen[digit] & b.seen[digit]).map(move |at| (digit, at)));
        gone.collect()
    }
}

/// The pair, if it has a restricted common.
fn pair(sets: &[Set], numbers: [usize; 2]) -> Option<Pair> {
    let [a, b] = numbers.map(|set| &sets[set]);
    if a.cells & b.cells != 0 {
        return None;
    }
    let is_restricted = |&digit: &usize| {
        (a.digits & b.digits) >> digit & 1 == 1 && a.places[digit] & !b.seen[digit] == 0
    };
    let mut commons = (0..9).filter(is_restricted);
    Some(Pair {
        sets: numbers,
        first: commons.next()?,
        second: commons.next_back(),
    })
}

/// The search for sets.
struct Found {
    board: Board,
    sets: Vec<Set>,
}

impl Found {
    /// Adds each of these cells in turn to the chosen ones.
    fn extend(&mut self, chosen: Cells, digits: u16, rest: &[usize]) {
        for (place, &cell) in rest.iter().enumerate() {
            let (chosen, digits) = (chosen | 1 << cell, digits | self.board.digits[cell]);
            let n_cells = chosen.count_ones();
            if n_cells > 8 {
                return;
            }
            let is_new = || !self.sets.iter().any(|set| set.cells == chosen);
            if digits.count_ones() == n_cells + 1 && is_new() {
                self.sets.push(self.set(chosen, digits));
            }
            self.extend(chosen, digits, &rest[place + 1..]);
        }
    }

    fn set(&self, cells: Cells, digits: u16) -> Set {
        let has = |digit: usize| digits >> digit & 1 == 1;
        let places = |digit: usize| self.board.places[digit] & cells;
        let seen = |digit| match has(digit) {
            true => SHAPE.seen_by_all(places(digit)) & self.board.places[digit] & !cells,
            false => 0,
        };
        Set {
            cells,
            digits,
            places: std::array::from_fn(places),
            seen: std::array::from_fn(seen),
        }
    }
}
