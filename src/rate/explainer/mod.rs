//! Sudoku Explainer's rating: after each step the first hint of the first producer that has one, and of all ratings the
//! highest. ER counts the whole path, EP up to the first digit that is placed, ED the first step.
//!
//! As N. Juillerat's version 1.2.1 has it: what the community calls a puzzle's rating. Its rules were learnt from
//! descriptions, their order from its paths; the order of hints within a producer decides the rating as much as the rules
//! do. What comes after the chains and cycles of one branch (aligned triplets, Nishio, forcing chains of several branches),
//! and any chain of 7.5 and more, is beyond.
//!
//! Where the paths at hand leave the order open: unique loops of equal rating come by type, 1 to 4. Type 3 by hidden
//! subsets, BUG type 4 and aligned pairs are rare enough that few or no paths show them.
//! Sources: <https://diuf.unifr.ch/pai/people/juillera/Sudoku/Sudoku.html>; <http://forum.enjoysudoku.com>.

mod chain;
mod exclusion;
mod fish;
mod grave;
mod hint;
mod locking;
mod single;
mod subset;
mod unique;
mod wing;

use crate::board::Puzzle;
use crate::logic::Deduction;
use crate::rate::board::Board;
use hint::Hint;

/// Sudoku Explainer's three ratings in tenths (12 is 1.2); `None` where what is needed lies beyond the chains and cycles
/// of one branch: 7.5 or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explainer {
    /// The hardest step.
    pub er: Option<u8>,
    /// The hardest step up to the first digit placed ("pearl").
    pub ep: Option<u8>,
    /// The first step ("diamond").
    pub ed: Option<u8>,
    /// The rating of each step, as far as it goes.
    pub steps: Vec<u8>,
}

/// Finds the first hint of its sort.
type Producer = fn(&Board) -> Option<Hint>;

/// All of them, in Sudoku Explainer's order.
const PRODUCERS: [Producer; 21] = [
    single::hidden,
    locking::direct,
    |board| subset::direct(board, 2, 20),
    single::naked,
    |board| subset::direct(board, 3, 25),
    locking::indirect,
    |board| subset::naked(board, 2, 30),
    |board| fish::fish(board, 2, 32),
    |board| subset::hidden(board, 2, 34),
    |board| subset::naked(board, 3, 36),
    |board| fish::fish(board, 3, 38),
    |board| subset::hidden(board, 3, 40),
    wing::xy,
    wing::xyz,
    unique::unique,
    |board| subset::naked(board, 4, 50),
    |board| fish::fish(board, 4, 52),
    |board| subset::hidden(board, 4, 54),
    grave::grave,
    exclusion::aligned_pair,
    chain::chain,
];

/// Rates a puzzle, which must have exactly one solution. `None` on boards other than 9x9 with square boxes, which Sudoku
/// Explainer does not know.
pub fn explainer(puzzle: &Puzzle) -> Option<Explainer> {
    let mut rating = Explainer {
        er: None,
        ep: None,
        ed: None,
        steps: Vec::new(),
    };
    let mut hardest = 0;
    let end = walk(puzzle, &mut |_, hint| {
        hardest = hardest.max(hint.rating);
        rating.steps.push(hint.rating);
        rating.ed = rating.ed.or(Some(hardest));
        if hint.places() {
            rating.ep = rating.ep.or(Some(hardest));
        }
    })?;
    rating.er = (end.empty == 0).then_some(hardest);
    Some(rating)
}

/// What each step of Sudoku Explainer's path concludes, with its rating in tenths, as far as this scale goes.
pub fn explainer_path(puzzle: &Puzzle) -> Option<Vec<(u8, Vec<Deduction>)>> {
    let mut path = Vec::new();
    walk(puzzle, &mut |board, hint| {
        path.push((hint.rating, hint.deductions(board)))
    })?;
    Some(path)
}

/// Tells each step and the board that it is taken on; then the board in the end.
fn walk(puzzle: &Puzzle, each: &mut dyn FnMut(&Board, &Hint)) -> Option<Board> {
    let mut board = Board::new(puzzle)?;
    while let Some(hint) = next(&board) {
        each(&board, &hint);
        hint.apply(&mut board);
    }
    Some(board)
}

/// The first hint of the first producer that has one.
fn next(board: &Board) -> Option<Hint> {
    let mut producers = PRODUCERS.iter();
    let left = board.empty != 0;
    left.then(|| producers.find_map(|producer| producer(board)))
        .flatten()
}
