//! A board in the middle of a search: the candidates of each cell, and what follows from them.
//!
//! Propagation makes the two moves that every other one is made of: a cell with one candidate takes it from
//! its peers (naked single), and a digit with one place in a house goes there (hidden single). Each keeps
//! every solution, so a board on which they fail has none. Houses are looked at again only after one of their
//! cells has lost a candidate.
//!
//! The next choice is the candidate whose cell, or whose digit in some house, has the fewest alternatives:
//! "first fail" over both views of the exact cover problem (R. M. Haralick and G. L. Elliott, Increasing tree
//! search efficiency for constraint satisfaction problems, 1980; D. E. Knuth, Dancing links, 2000). The second
//! view is what makes contradictory boards quick: a digit that hardly fits anywhere is tried at once.

use crate::board::{
    Candidate, Cell, Digit, DigitSet, Geometry, Grid, House, HouseKind, MAX_SIDE, Puzzle,
};

/// Shows that the board has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dead;

/// Candidates, cell by cell. A cell with one candidate is decided.
#[derive(Clone, Debug)]
pub(super) struct State {
    candidates: Vec<DigitSet>,
    /// Decided cells whose peers have not been told yet.
    news: Vec<Cell>,
    /// Houses in which a digit may have come down to one place.
    stale: HouseSet,
}

impl State {
    /// The board with its givens told, but nothing propagated.
    pub(super) fn new(puzzle: &Puzzle) -> Result<Self, Dead> {
        let geometry = puzzle.geometry();
        let mut state = Self {
            candidates: vec![DigitSet::full(geometry.side()); geometry.n_cells()],
            news: Vec::new(),
            stale: geometry.houses().collect(),
        };
        for (cell, digit) in puzzle.givens() {
            state.place(geometry, Candidate { cell, digit })?;
            state.tell_peers(geometry)?;
        }
        Ok(state)
    }

    /// The board of a grid, without the candidates that the grid has lost.
    pub(super) fn from_grid(grid: &Grid) -> Result<Self, Dead> {
        let geometry = grid.geometry();
        let mut state = Self::new(&grid.to_puzzle())?;
        for cell in grid.empty_cells() {
            let left = state.candidates(cell).intersection(grid.candidates(cell));
            state.narrow(geometry, cell, left)?;
        }
        Ok(state)
    }

    /// Draws every conclusion that singles allow.
    pub(super) fn propagate(&mut self, geometry: &Geometry) -> Result<(), Dead> {
        loop {
            self.tell_peers(geometry)?;
            match self.stale.pop() {
                Some(house) => self.place_hidden_singles(geometry, house)?,
                None => return Ok(()),
            }
        }
    }

    /// The candidate to try next; none if every cell is decided. Wants a propagated board.
    pub(super) fn choice(&self, geometry: &Geometry) -> Option<Candidate> {
        let open = geometry.cells().filter(|&c| self.candidates(c).len() > 1);
        let cell = open.min_by_key(|&c| self.candidates(c).len())?;
        let candidates = self.candidates(cell);
        let digit = candidates.first()?;
        self.rarer_place(geometry, candidates.len())
            .or(Some(Candidate { cell, digit }))
    }

    /// Decides a cell.
    pub(super) fn place(&mut self, geometry: &Geometry, choice: Candidate) -> Result<(), Dead> {
        let candidates = self.candidates(choice.cell);
        if !candidates.contains(choice.digit) {
            return Err(Dead);
        }
        self.narrow(geometry, choice.cell, DigitSet::only(choice.digit))
    }

    /// Takes a candidate away.
    pub(super) fn eliminate(&mut self, geometry: &Geometry, choice: Candidate) -> Result<(), Dead> {
        let left = self.candidates(choice.cell).without(choice.digit);
        self.narrow(geometry, choice.cell, left)
    }

    /// The decided cells as a board.
    pub(super) fn to_puzzle(&self, mut board: Puzzle) -> Puzzle {
        for (index, candidates) in self.candidates.iter().enumerate() {
            board.set(Cell::new(index), candidates.single());
        }
        board
    }

    fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Leaves a cell these candidates of its own, and notes whom that concerns.
    fn narrow(&mut self, geometry: &Geometry, cell: Cell, left: DigitSet) -> Result<(), Dead> {
        if left == self.candidates(cell) {
            return Ok(());
        }
        if left.is_empty() {
            return Err(Dead);
        }
        self.candidates[cell.index()] = left;
        if left.single().is_some() {
            self.news.push(cell);
        }
        self.stale.extend(geometry.houses_of(cell));
        Ok(())
    }

    fn tell_peers(&mut self, geometry: &Geometry) -> Result<(), Dead> {
        while let Some(cell) = self.news.pop() {
            let decided = self.candidates(cell);
            for &peer in geometry.peers(cell) {
                let left = self.candidates(peer).minus(decided);
                self.narrow(geometry, peer, left)?;
            }
        }
        Ok(())
    }

    fn place_hidden_singles(&mut self, geometry: &Geometry, house: House) -> Result<(), Dead> {
        let cells = geometry.house_cells(house);
        let mut more_than = [DigitSet::EMPTY; 2];
        self.tally(cells, &mut more_than);
        let [once, twice] = more_than;
        if once != DigitSet::full(geometry.side()) {
            return Err(Dead);
        }
        let alone = once.minus(twice);
        for &cell in cells {
            let hidden = self.candidates(cell).intersection(alone);
            match hidden.len() {
                0 => {}
                1 => self.narrow(geometry, cell, hidden)?,
                _ => return Err(Dead),
            }
        }
        Ok(())
    }

    /// The candidate whose digit has the fewest places in some house, if that is fewer than `size`.
    fn rarer_place(&self, geometry: &Geometry, mut size: usize) -> Option<Candidate> {
        let mut rarest = None;
        for house in geometry.houses() {
            // Every digit still open has two places at least: this is as rare as it gets.
            if size == 2 {
                break;
            }
            let cells = geometry.house_cells(house);
            if let Some((places, digit)) = self.rarest_digit(cells, size) {
                size = places;
                rarest = Some((cells, digit));
            }
        }
        let (cells, digit) = rarest?;
        let place = |&&cell: &&Cell| self.candidates(cell).contains(digit);
        let &cell = cells.iter().find(place)?;
        Some(Candidate { cell, digit })
    }

    /// The digit with the fewest places in these cells, and their number, if it is from 2 to `size - 1`.
    fn rarest_digit(&self, cells: &[Cell], size: usize) -> Option<(usize, Digit)> {
        let mut more_than = [DigitSet::EMPTY; MAX_SIDE];
        let more_than = more_than.get_mut(..size)?;
        self.tally(cells, more_than);
        let pairs = more_than.windows(2).zip(1..);
        pairs.skip(1).find_map(|(pair, places)| {
            let exactly = pair[0].minus(pair[1]);
            Some((places, exactly.first()?))
        })
    }

    /// Counts the places of all digits at once: `more_than[k]` becomes the digits with more than `k` places.
    fn tally(&self, cells: &[Cell], more_than: &mut [DigitSet]) {
        for &cell in cells {
            let mut carry = self.candidates(cell);
            for level in more_than.iter_mut() {
                let both = level.intersection(carry);
                *level = level.union(carry);
                carry = both;
            }
        }
    }
}

/// A set of houses: a word of bits for each kind.
#[derive(Clone, Copy, Debug, Default)]
struct HouseSet([u32; HouseKind::ALL.len()]);

impl HouseSet {
    fn pop(&mut self) -> Option<House> {
        HouseKind::ALL.into_iter().find_map(|kind| {
            let indices = &mut self.0[kind as usize];
            let first = indices.trailing_zeros() as usize;
            *indices &= indices.checked_sub(1)?;
            Some(House::of(kind, first))
        })
    }
}

impl Extend<House> for HouseSet {
    fn extend<I: IntoIterator<Item = House>>(&mut self, houses: I) {
        for house in houses {
            self.0[house.kind as usize] |= 1 << house.index;
        }
    }
}

impl FromIterator<House> for HouseSet {
    fn from_iter<I: IntoIterator<Item = House>>(houses: I) -> Self {
        let mut set = Self::default();
        set.extend(houses);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    fn propagated(puzzle: &Puzzle) -> Result<State, Dead> {
        let mut state = State::new(puzzle)?;
        state.propagate(puzzle.geometry())?;
        Ok(state)
    }

    #[test]
    fn singles_of_both_kinds_are_placed() {
        let mut puzzle = Puzzle::empty(Geometry::classic());
        for value in 1..=7 {
            puzzle.set(Cell::new(usize::from(value)), Digit::new(value));
        }
        // 9 goes out of r1c9, so r1c1 is its only place, and 8 is what is left for r1c9.
        puzzle.set(Cell::new(80), Digit::new(9));
        let state = propagated(&puzzle).unwrap();
        assert_eq!(state.candidates(Cell::new(0)).single(), Some(digit(9)));
        assert_eq!(state.candidates(Cell::new(8)).single(), Some(digit(8)));
    }

    #[test]
    fn a_digit_without_a_place_is_noticed() {
        let mut puzzle = Puzzle::empty(Geometry::classic());
        // 1 sees all of box 1 but r1c1, and 2 stands there.
        for (cell, value) in [(0, 2), (12, 1), (24, 1), (29, 1), (37, 1)] {
            puzzle.set(Cell::new(cell), Digit::new(value));
        }
        assert_eq!(propagated(&puzzle).err(), Some(Dead));
    }

    #[test]
    fn the_choice_has_the_fewest_alternatives() {
        let mut puzzle = Puzzle::empty(Geometry::classic());
        // 1 has two places left in box 1, and no cell has fewer than seven candidates.
        for (cell, value) in [(12, 1), (24, 1), (29, 1)] {
            puzzle.set(Cell::new(cell), Digit::new(value));
        }
        let choice = propagated(&puzzle).unwrap().choice(puzzle.geometry());
        let (cell, digit) = (Cell::new(0), digit(1));
        assert_eq!(choice, Some(Candidate { cell, digit }));
    }
}
