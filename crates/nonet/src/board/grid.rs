//! A board under deduction: values and candidates.

use super::{Cell, Digit, DigitSet, Geometry, House, Puzzle, Solution};
use std::sync::Arc;

/// A digit that a cell may still hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

/// A fact that rules out any solution of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Contradiction {
    /// The empty cell has no candidate left.
    EmptyCell(Cell),
    /// The house has no place left for the digit.
    NoPlace(House, Digit),
    /// The digit is placed twice in the house.
    Repeated(House, Digit),
}

/// Values and candidates of a board. The only mutators are [`place`](Grid::place) and
/// [`eliminate`](Grid::eliminate); neither deduces anything further.
///
/// A filled cell has no candidates. Candidates of empty cells never include a digit that a peer holds.
///
/// ```
/// use nonet::board::{Cell, Digit, Geometry, Grid, Puzzle};
/// let mut grid = Grid::new(&Puzzle::empty(Geometry::classic()));
/// let eight = Digit::new(8).expect("a digit");
/// grid.place(Cell::new(0), eight);
/// assert!(!grid.candidates(Cell::new(1)).contains(eight));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    geometry: Arc<Geometry>,
    values: Vec<Option<Digit>>,
    candidates: Vec<DigitSet>,
    /// The candidates by house and digit, as [`places`](Self::places) gives them.
    places: Vec<u32>,
}

impl Grid {
    /// The grid of a puzzle: its digits placed, all other candidates left. Repeated digits are kept:
    /// [`contradiction`](Grid::contradiction) finds them.
    pub fn new(puzzle: &Puzzle) -> Self {
        let geometry = Arc::clone(puzzle.geometry());
        let full = DigitSet::full(geometry.side());
        let (n_cells, side) = (geometry.n_cells(), geometry.side());
        let n_places = geometry.n_houses() * side;
        let mut grid = Self {
            geometry,
            values: vec![None; n_cells],
            candidates: vec![full; n_cells],
            places: vec![(1 << side) - 1; n_places],
        };
        for (cell, digit) in puzzle.givens() {
            grid.place(cell, digit);
        }
        grid
    }

    /// The shape of the board.
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The digit in a cell, if it is decided.
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.values.get(cell.index()).copied().flatten()
    }

    /// The candidates of a cell; none if it is filled.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let candidates = self.candidates.get(cell.index());
        candidates.copied().unwrap_or_default()
    }

    /// Fills a cell and takes the digit from its peers' candidates. A cell or a digit that the board does not have
    /// changes nothing.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        if cell.index() >= self.values.len() || digit.index() >= self.geometry.side() {
            return;
        }
        for digit in self.candidates(cell).iter() {
            self.eliminate(Candidate { cell, digit });
        }
        self.values[cell.index()] = Some(digit);
        let geometry = Arc::clone(&self.geometry);
        for &cell in geometry.peers(cell) {
            self.eliminate(Candidate { cell, digit });
        }
    }

    /// Removes a candidate, if it is there.
    pub fn eliminate(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        let left = self.candidates.get_mut(cell.index());
        let Some(left) = left.filter(|left| left.contains(digit)) else {
            return;
        };
        *left = left.without(digit);
        let side = self.geometry.side();
        for &(house, place) in self.geometry.places_of(cell) {
            self.places[house * side + digit.index()] &= !(1 << place);
        }
    }

    /// Is this candidate still there?
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.digit)
    }

    /// The empty cells, in reading order.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.geometry.cells();
        cells.filter(|&cell| self.value(cell).is_none())
    }

    /// Is every cell filled?
    pub fn is_full(&self) -> bool {
        self.values.iter().all(Option::is_some)
    }

    /// The places of a digit in a house, as bits over
    /// [`house_cells`](Geometry::house_cells): bit 0 is its first cell.
    pub fn places(&self, house: House, digit: Digit) -> u32 {
        let side = self.geometry.side();
        let house = self.geometry.find(house).filter(|_| digit.index() < side);
        house.map_or(0, |house| self.places[house * side + digit.index()])
    }

    /// The cells of a house in which the digit has a place, in reading order.
    pub fn places_in(&self, house: House, digit: Digit) -> impl Iterator<Item = Cell> + Clone + '_ {
        let (places, cells) = (self.places(house, digit), self.geometry.house_cells(house));
        let has = move |&(place, _): &(usize, &Cell)| places >> place & 1 == 1;
        cells.iter().enumerate().filter(has).map(|(_, &cell)| cell)
    }

    /// The first fact that shows that there is no solution: a repeated digit, a cell without a candidate, a house
    /// without a place for a digit. `None` does not promise a solution.
    pub fn contradiction(&self) -> Option<Contradiction> {
        self.repeated()
            .or_else(|| self.empty_cell())
            .or_else(|| self.no_place())
    }

    /// Its values, as a puzzle.
    pub fn to_puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::empty(Arc::clone(&self.geometry));
        for cell in self.geometry.cells() {
            puzzle.put(cell, self.value(cell));
        }
        puzzle
    }

    /// The grid as a solution, if it is full and breaks no rule.
    pub fn to_solution(&self) -> Option<Solution> {
        Solution::verify(self.to_puzzle())
    }

    fn repeated(&self) -> Option<Contradiction> {
        let first = self.to_puzzle().conflicts().into_iter().next()?;
        Some(Contradiction::Repeated(first.house, first.digit))
    }

    fn empty_cell(&self) -> Option<Contradiction> {
        let dead = self
            .empty_cells()
            .find(|&c| self.candidates(c).is_empty())?;
        Some(Contradiction::EmptyCell(dead))
    }

    fn no_place(&self) -> Option<Contradiction> {
        let side = self.geometry.side();
        self.geometry.houses().find_map(|house| {
            let placed: DigitSet = self.values_in(house).collect();
            let mut open = Digit::all(side).filter(|&d| !placed.contains(d));
            let digit = open.find(|&d| self.places(house, d) == 0)?;
            Some(Contradiction::NoPlace(house, digit))
        })
    }

    /// The digits placed in a house.
    pub fn values_in(&self, house: House) -> impl Iterator<Item = Digit> + '_ {
        let cells = self.geometry.house_cells(house).iter();
        cells.filter_map(|&cell| self.value(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    #[test]
    fn candidates_are_what_no_peer_holds() {
        let mut puzzle = Puzzle::empty(Geometry::classic());
        for (cell, value) in [(0, 8), (11, 3), (12, 6), (80, 8)] {
            puzzle.put(Cell::new(cell), Digit::new(value));
        }
        let grid = Grid::new(&puzzle);
        for cell in grid.empty_cells() {
            for d in Digit::all(9) {
                let held = puzzle
                    .givens()
                    .any(|(c, g)| g == d && grid.geometry().sees(c, cell));
                assert_eq!(grid.candidates(cell).contains(d), !held);
            }
        }
    }

    #[test]
    fn each_contradiction_is_named() {
        let empty = Grid::new(&Puzzle::empty(Geometry::classic()));
        assert_eq!(empty.contradiction(), None);

        let mut twice = empty.clone();
        twice.place(Cell::new(0), digit(4));
        twice.place(Cell::new(8), digit(4));
        let repeated = Contradiction::Repeated(House::row(0), digit(4));
        assert_eq!(twice.contradiction(), Some(repeated));

        let mut dead = empty.clone();
        for d in Digit::all(9) {
            dead.eliminate(Candidate {
                cell: Cell::new(5),
                digit: d,
            });
        }
        let no_candidate = Contradiction::EmptyCell(Cell::new(5));
        assert_eq!(dead.contradiction(), Some(no_candidate));

        let mut homeless = empty.clone();
        for col in 0..9 {
            homeless.eliminate(Candidate {
                cell: Cell::new(col),
                digit: digit(2),
            });
        }
        let no_place = Contradiction::NoPlace(House::row(0), digit(2));
        assert_eq!(homeless.contradiction(), Some(no_place));
    }
}
