//! Between a game and formats: who filled a cell, which candidates it still has.

use super::super::super::Game;
use super::sheet::Sheet;
use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry, Grid, Layer, Marks, Puzzle};
use std::sync::Arc;

/// What is in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text::formats) enum State {
    /// A given.
    Given(Digit),
    /// A digit that the player filled in.
    Filled(Digit),
    /// Nothing but these candidates.
    Open(DigitSet),
}

/// The board with the candidates that are left.
pub(in crate::text::formats) fn grid(game: &Game) -> Grid {
    let mut grid = Grid::new(&game.board);
    for (cell, erased) in game.board.geometry().cells().zip(&game.erased) {
        for digit in erased.iter() {
            grid.eliminate(Candidate { cell, digit });
        }
    }
    grid
}

/// The content of each cell, in reading order.
pub(in crate::text::formats) fn states(game: &Game) -> Vec<State> {
    let grid = grid(game);
    let state = |cell: Cell| match (game.givens.get(cell), game.board.get(cell)) {
        (Some(digit), _) => State::Given(digit),
        (None, Some(digit)) => State::Filled(digit),
        (None, None) => State::Open(grid.candidates(cell)),
    };
    game.givens.geometry().cells().map(state).collect()
}

/// The game with this in its cells. Where candidates are named (in `noted` or not), the others are erased; a cell
/// with no candidate named keeps all.
pub(in crate::text::formats) fn game(geometry: &Arc<Geometry>, states: &[State]) -> Option<Game> {
    if states.len() != geometry.n_cells() {
        return None;
    }
    let mut game = Game::of(Puzzle::empty(Arc::clone(geometry)));
    for (cell, state) in geometry.cells().zip(states) {
        match *state {
            State::Given(digit) => {
                game.givens.put(cell, Some(digit));
                game.board.put(cell, Some(digit));
            }
            State::Filled(digit) => game.board.put(cell, Some(digit)),
            State::Open(_) => {}
        }
    }
    let grid = Grid::new(&game.board);
    for (cell, state) in geometry.cells().zip(states) {
        if let State::Open(named) = *state
            && !named.is_empty()
        {
            game.candidates = true;
            game.erased[cell.index()] = grid.candidates(cell).minus(named);
        }
    }
    Some(game)
}

/// The board with this in its cells, where the candidates become the player's marks in the middle of each cell.
pub(in crate::text::formats) fn noted(geometry: &Arc<Geometry>, states: &[State]) -> Option<Sheet> {
    let notes = states.iter().map(|state| match *state {
        State::Open(centre) => Marks::default().with(Layer::Centre, centre),
        State::Given(_) | State::Filled(_) => Marks::default(),
    });
    let bare = states.iter().map(|state| match *state {
        State::Open(_) => State::Open(DigitSet::EMPTY),
        filled => filled,
    });
    let game = game(geometry, &bare.collect::<Vec<_>>())?;
    Some(Sheet::of(game).with_marks(notes.collect()))
}

/// Is it an ordinary 9x9 board?
pub(in crate::text::formats) fn is_classic(game: &Game) -> bool {
    **game.givens.geometry() == *Geometry::classic()
}
