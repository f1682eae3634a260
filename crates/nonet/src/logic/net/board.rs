//! Truths and candidates by number.

use crate::board::{Candidate, Cell, Digit, Geometry, Grid, HouseKind};
use crate::logic::Truth;
use crate::logic::matrix::ones;

/// How many truths a candidate takes part in: those of its cell and of its three houses.
pub(crate) const TRUTHS: usize = 4;

/// A set of candidates by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidates(Vec<u64>);

impl Candidates {
    /// The empty set for `n` candidates.
    pub(crate) fn none(n: usize) -> Self {
        Self(vec![0; n.div_ceil(64)])
    }

    pub(crate) fn insert(&mut self, candidate: u16) {
        self.0[usize::from(candidate / 64)] |= 1 << (candidate % 64);
    }

    pub(crate) fn contains(&self, candidate: u16) -> bool {
        self.0[usize::from(candidate / 64)] >> (candidate % 64) & 1 == 1
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The numbers in it.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        ones(&self.0).map(|number| number as u16)
    }

    /// Keeps only the candidates that are also in the other set.
    pub(crate) fn retain(&mut self, other: &Self) {
        let words = self.0.iter_mut().zip(&other.0);
        words.for_each(|(word, other)| *word &= other);
    }
}

/// The candidates of a board, a number for each cell and digit, and the truths that they take part in.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    side: usize,
    names: Vec<Candidate>,
    /// The truths of each candidate: of its cell, then of its houses.
    truths: Vec<[u16; TRUTHS]>,
    /// The candidates of each truth, in order.
    members: Vec<Vec<u16>>,
}

impl Board {
    /// A board of this size. `houses` gives the numbers of a cell's houses, in the order in which they are examined.
    pub(crate) fn new(
        (n_cells, side): (usize, usize),
        houses: impl Fn(usize) -> [usize; 3],
        candidates: impl Iterator<Item = (usize, usize)>,
    ) -> Self {
        let of = |cell: usize| {
            let houses = houses(cell);
            (0..side).map(move |digit| {
                let truth = |house: usize| (n_cells + house * side + digit) as u16;
                let [a, b, c] = houses.map(truth);
                [cell as u16, a, b, c]
            })
        };
        let names = (0..n_cells)
            .map(Cell::new)
            .flat_map(|cell| Digit::all(side).map(move |digit| Candidate { cell, digit }));
        let mut board = Self {
            side,
            names: names.collect(),
            truths: (0..n_cells).flat_map(of).collect(),
            members: vec![Vec::new(); n_cells + 3 * side * side],
        };
        for (cell, digit) in candidates {
            let candidate = cell * side + digit;
            for truth in board.truths[candidate] {
                board.members[usize::from(truth)].push(candidate as u16);
            }
        }
        board
    }

    /// The board of a grid: boxes first, then rows, then columns.
    pub(crate) fn of(grid: &Grid) -> Self {
        let geometry = grid.geometry();
        let houses = |cell| {
            let kinds = [HouseKind::Box, HouseKind::Row, HouseKind::Col];
            kinds.map(|kind| geometry.number(geometry.house_of(Cell::new(cell), kind)))
        };
        let candidates = grid.empty_cells().flat_map(|cell| {
            let digits = grid.candidates(cell).iter();
            digits.map(move |digit| (cell.index(), digit.index()))
        });
        Self::new((geometry.n_cells(), geometry.side()), houses, candidates)
    }

    /// How many numbers there are for candidates.
    pub(crate) fn n_candidates(&self) -> usize {
        self.truths.len()
    }

    /// How many truths there are.
    pub(crate) fn n_truths(&self) -> usize {
        self.members.len()
    }

    /// How many of the truths are cells: the first ones.
    pub(crate) fn n_cells(&self) -> usize {
        self.truths.len() / self.side
    }

    /// The truths of a candidate: of its cell, then of its houses in their order.
    pub(crate) fn truths(&self, candidate: u16) -> [u16; TRUTHS] {
        self.truths[usize::from(candidate)]
    }

    /// The candidates of a truth, in order; none if it is satisfied already.
    pub(crate) fn members(&self, truth: u16) -> &[u16] {
        &self.members[usize::from(truth)]
    }

    /// The number of a candidate.
    pub(crate) fn number(&self, candidate: Candidate) -> u16 {
        (candidate.cell.index() * self.side + candidate.digit.index()) as u16
    }

    /// The candidate with this number.
    pub(crate) fn candidate(&self, number: u16) -> Candidate {
        self.names[usize::from(number)]
    }

    /// The truth with this number, on a board made [`of`](Self::of) a grid of this shape.
    pub(crate) fn truth(&self, number: u16, geometry: &Geometry) -> Truth {
        let number = usize::from(number);
        let place = number.checked_sub(self.n_cells());
        let house = place.and_then(|place| {
            let house = geometry.houses().nth(place / self.side)?;
            Some(Truth::House(house, self.names[place % self.side].digit))
        });
        house.unwrap_or(Truth::Cell(Cell::new(number)))
    }

    /// The number of a truth, on a board made [`of`](Self::of) a grid of this shape.
    pub(crate) fn truth_number(&self, truth: Truth, geometry: &Geometry) -> u16 {
        let number = match truth {
            Truth::Cell(cell) => cell.index(),
            Truth::House(house, digit) => {
                self.n_cells() + geometry.number(house) * self.side + digit.index()
            }
        };
        number as u16
    }
}
