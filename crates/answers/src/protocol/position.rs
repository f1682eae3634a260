//! A board in a question: as sent, and as read on arrival.

use nonet::board::{Candidate, Cell, Digit, DigitSet, Geometry, Grid, Layout, Puzzle};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A board as it is in the game, in the form sent: not yet checked to be a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The shape of the board.
    pub layout: Layout,
    /// Its cells in reading order.
    pub cells: Vec<Content>,
    /// The candidates removed by the player or by a step, cell by cell.
    pub erased: Vec<DigitSet>,
}

/// The content of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Content {
    /// Nothing.
    #[default]
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit entered by the player or by a tool.
    Filled(Digit),
}

/// A position that was read: all that a question may need of its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedPosition {
    /// The shape of the board.
    pub geometry: Arc<Geometry>,
    /// The givens alone.
    pub givens: Puzzle,
    /// Givens and filled cells together.
    pub board: Puzzle,
    /// The candidates that were removed, cell by cell.
    pub erased: Vec<DigitSet>,
}

impl Content {
    /// The digit, of any origin.
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty => None,
            Self::Given(digit) | Self::Filled(digit) => Some(digit),
        }
    }

    /// The digit, if it is one of the puzzle.
    pub fn given(self) -> Option<Digit> {
        match self {
            Self::Given(digit) => Some(digit),
            Self::Empty | Self::Filled(_) => None,
        }
    }
}

impl Position {
    /// Reads it; `None` if it is not a board, or holds digits that the board does not have.
    ///
    /// ```
    /// use answers::protocol::Position;
    /// use nonet::board::{Geometry, Puzzle};
    /// let mut position = Position::of(&Puzzle::empty(Geometry::classic()));
    /// assert!(position.read().is_some());
    /// position.cells.pop();
    /// assert!(position.read().is_none());
    /// ```
    pub fn read(&self) -> Option<ParsedPosition> {
        let geometry = self.geometry()?;
        Some(ParsedPosition {
            givens: self.puzzle(&geometry, Content::given),
            board: self.puzzle(&geometry, Content::digit),
            erased: self.erased.clone(),
            geometry,
        })
    }

    /// Is it 9x9 with the usual boxes?
    pub fn is_classic(&self) -> bool {
        self.layout.is_classic()
    }

    /// The position of a puzzle without any entries.
    pub fn of(puzzle: &Puzzle) -> Self {
        let geometry = puzzle.geometry();
        let content = |cell| puzzle.get(cell).map_or(Content::Empty, Content::Given);
        Self {
            layout: geometry.layout().clone(),
            cells: geometry.cells().map(content).collect(),
            erased: vec![DigitSet::EMPTY; geometry.n_cells()],
        }
    }

    /// The position without any entries of the player.
    pub fn given_only(self) -> Self {
        let given = |content: Content| content.given().map_or(Content::Empty, Content::Given);
        Self {
            erased: vec![DigitSet::EMPTY; self.cells.len()],
            cells: self.cells.into_iter().map(given).collect(),
            layout: self.layout,
        }
    }

    /// How many givens there are.
    pub fn n_givens(&self) -> usize {
        let given = |content: &&Content| content.given().is_some();
        self.cells.iter().filter(given).count()
    }

    fn geometry(&self) -> Option<Arc<Geometry>> {
        let geometry = Geometry::of(self.layout.clone()).ok()?;
        let digits = DigitSet::full(geometry.side());
        let mut written = self.cells.iter().filter_map(|content| content.digit());
        let fits = self.cells.len() == geometry.n_cells()
            && self.erased.len() == geometry.n_cells()
            && written.all(|digit| digits.contains(digit))
            && self.erased.iter().all(|erased| erased.is_subset(digits));
        fits.then(|| Arc::new(geometry))
    }

    fn puzzle(&self, geometry: &Arc<Geometry>, digit: fn(Content) -> Option<Digit>) -> Puzzle {
        let mut puzzle = Puzzle::empty(Arc::clone(geometry));
        for (cell, &content) in geometry.cells().zip(&self.cells) {
            puzzle.put(cell, digit(content));
        }
        puzzle
    }
}

impl ParsedPosition {
    /// The current board with its candidates, less the erased ones.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::new(&self.board);
        for (cell, erased) in self.geometry.cells().zip(&self.erased) {
            for digit in erased.iter() {
                grid.eliminate(Candidate { cell, digit });
            }
        }
        grid
    }

    /// The puzzle: the givens, or the current board if nothing is given.
    pub fn puzzle(&self) -> (Basis, &Puzzle) {
        if self.givens.n_givens() > 0 {
            (Basis::Givens, &self.givens)
        } else {
            (Basis::Board, &self.board)
        }
    }

    /// The digits entered by the player or by a tool, in reading order.
    pub fn filled(&self) -> Vec<(Cell, Digit)> {
        let is_filled = |&(cell, _): &(Cell, Digit)| self.givens.get(cell).is_none();
        self.board.givens().filter(is_filled).collect()
    }
}

/// The board that an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Basis {
    /// The givens alone.
    Givens,
    /// The current board.
    Board,
}
