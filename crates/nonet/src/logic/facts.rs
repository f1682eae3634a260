//! A grid and its immediate facts, derived on first use.

use super::templates::Templates;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, House};
use std::cell::OnceCell;

/// A house and the only two places of a digit in it.
type Pair = (House, [Cell; 2]);

/// The immediate facts of a grid. Techniques reach them through the [`Context`](super::Context), which also has
/// what is derived from them: sets, links, clusters.
#[derive(Debug)]
pub struct Facts<'a> {
    grid: &'a Grid,
    unique: Option<&'a CellSet>,
    places: OnceCell<Vec<CellSet>>,
    bivalue: OnceCell<CellSet>,
    pairs: OnceCell<Vec<Vec<Pair>>>,
    impossible: OnceCell<Vec<CellSet>>,
}

impl<'a> Facts<'a> {
    /// The facts of this grid; `unique` are the cells of its givens, if these have exactly one solution.
    pub(super) fn new(grid: &'a Grid, unique: Option<&'a CellSet>) -> Self {
        Self {
            grid,
            unique,
            places: OnceCell::new(),
            bivalue: OnceCell::new(),
            pairs: OnceCell::new(),
            impossible: OnceCell::new(),
        }
    }

    /// The grid.
    pub fn grid(&self) -> &'a Grid {
        self.grid
    }

    /// The shape of the board.
    pub fn geometry(&self) -> &'a Geometry {
        self.grid.geometry()
    }

    /// The cells of the givens, if these have exactly one solution; otherwise nothing may be concluded from uniqueness.
    pub fn givens(&self) -> Option<&'a CellSet> {
        self.unique
    }

    /// The candidates of a cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.grid.candidates(cell)
    }

    /// All digits of the board.
    pub fn digits(&self) -> impl DoubleEndedIterator<Item = Digit> + Clone + use<> {
        Digit::all(self.geometry().side())
    }

    /// The empty set of cells.
    pub fn no_cells(&self) -> CellSet {
        CellSet::empty(self.geometry().n_cells())
    }

    /// These cells as a set.
    pub fn set(&self, cells: impl IntoIterator<Item = Cell>) -> CellSet {
        CellSet::of(self.geometry().n_cells(), cells)
    }

    /// The cells in which a digit has a place.
    pub(crate) fn places(&self, digit: Digit) -> &CellSet {
        let all = self.places.get_or_init(|| {
            let mut all = vec![self.no_cells(); self.geometry().side()];
            for cell in self.geometry().cells() {
                for digit in self.candidates(cell).iter() {
                    all[digit.index()].insert(cell);
                }
            }
            all
        });
        &all[digit.index()]
    }

    /// The cells with exactly two candidates.
    pub fn bivalue(&self) -> &CellSet {
        self.bivalue.get_or_init(|| {
            let cells = self.geometry().cells();
            let two = cells.filter(|&cell| self.candidates(cell).len() == 2);
            self.set(two)
        })
    }

    /// The places of a digit that no way of placing it on the whole board uses. Anything that a technique rules
    /// out by this digit alone is among them, so most searches for one digit can stop before they start.
    pub(crate) fn impossible(&self, digit: Digit) -> &CellSet {
        let all = self.impossible.get_or_init(|| {
            let templates = Templates::new(self.geometry());
            let rows = self.digits().map(|d| templates.rows(self.grid, d));
            rows.map(|rows| templates.unused(&rows)).collect()
        });
        &all[digit.index()]
    }

    /// The two places of a digit in a house, if it has exactly two: a strong link.
    pub fn pair(&self, house: House, digit: Digit) -> Option<[Cell; 2]> {
        let places = self.grid.places(house, digit);
        (places.count_ones() == 2).then(|| {
            let cells = self.geometry().house_cells(house);
            let last = 31 - places.leading_zeros();
            [
                cells[places.trailing_zeros() as usize],
                cells[last as usize],
            ]
        })
    }

    /// The houses, in order, in which a digit has exactly two places, with these places: its strong links.
    pub(crate) fn pairs(&self, digit: Digit) -> &[Pair] {
        let of = |digit| -> Vec<Pair> {
            let houses = self.geometry().houses();
            let pairs = houses.map(|house| Some((house, self.pair(house, digit)?)));
            pairs.flatten().collect()
        };
        let all = self.pairs.get_or_init(|| self.digits().map(of).collect());
        &all[digit.index()]
    }

    /// The places of a digit that see each of these cells.
    pub(crate) fn seen_by_all(
        &self,
        digit: Digit,
        cells: impl IntoIterator<Item = Cell>,
    ) -> CellSet {
        *self.places(digit) & self.geometry().peers_of_all(cells)
    }

    /// These cells as candidates of one digit.
    pub fn of(&self, digit: Digit, cells: CellSet) -> impl Iterator<Item = Candidate> + use<> {
        cells.iter().map(move |cell| Candidate { cell, digit })
    }
}
