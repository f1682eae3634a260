//! Sudoku Explainer's rating: after each step the first hint of the first producer that has one, and of all ratings the
//! highest. ER counts the whole path, EP up to the first digit that is placed, ED the first step.
//!
//! As in N. Juillerat's version 1.2.1: what the community calls a puzzle's rating. Its rules were learnt from
//! descriptions, their order from its paths; the order of hints within a producer decides the rating as much as the
//! rules do. Aligned triplets, and forcing chains with patterns or other chains inside (9.0 and more), are beyond.
//!
//! Where the known paths leave the order open: unique loops of equal rating come by type, 1 to 4. Type 3 by hidden
//! subsets, BUG type 4 and aligned pairs are rare enough that few or no paths show them.
//! Sources: <https://diuf.unifr.ch/pai/people/juillera/Sudoku/Sudoku.html>; <http://forum.enjoysudoku.com>.

mod chain;
mod exclusion;
mod fish;
mod forcing;
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
use serde::{Deserialize, Serialize};

/// Sudoku Explainer's three ratings in tenths (12 is 1.2); `None` if the puzzle needs more than dynamic forcing chains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// Finds the first hint of its kind.
type Producer = fn(&Board) -> Option<Hint>;

/// All of them in Sudoku Explainer's order, with the least rating that each gives.
const PRODUCERS: [(u8, Producer); 24] = [
    (10, single::hidden),
    (17, locking::direct),
    (20, |board| subset::direct(board, 2, 20)),
    (23, single::naked),
    (25, |board| subset::direct(board, 3, 25)),
    (26, locking::indirect),
    (30, |board| subset::naked(board, 2, 30)),
    (32, |board| fish::fish(board, 2, 32)),
    (34, |board| subset::hidden(board, 2, 34)),
    (36, |board| subset::naked(board, 3, 36)),
    (38, |board| fish::fish(board, 3, 38)),
    (40, |board| subset::hidden(board, 3, 40)),
    (42, wing::xy),
    (44, wing::xyz),
    (45, unique::unique),
    (50, |board| subset::naked(board, 4, 50)),
    (52, |board| fish::fish(board, 4, 52)),
    (54, |board| subset::hidden(board, 4, 54)),
    (56, grave::grave),
    (62, exclusion::aligned_pair),
    (65, chain::chain),
    (75, forcing::nishio),
    (80, forcing::multiple),
    (85, forcing::dynamic),
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
    if end.empty == 0 {
        rating.er = Some(hardest);
        // A board that was full from the start has no first step.
        rating.ep = rating.ep.or(rating.er);
        rating.ed = rating.ed.or(rating.er);
    }
    Some(rating)
}

/// The rating of the hardest step, if it is at most `most` tenths: faster than [`explainer`], because nothing harder is
/// looked for.
pub fn explainer_up_to(puzzle: &Puzzle, most: u32) -> Option<u8> {
    let mut board = Board::new(puzzle)?;
    let within = PRODUCERS
        .iter()
        .take_while(|&&(least, _)| u32::from(least) <= most);
    let n = within.count();
    let mut hardest = 0;
    while board.empty != 0 {
        let hint = next(&board, &PRODUCERS[..n])?;
        hardest = hardest.max(hint.rating);
        if u32::from(hardest) > most {
            return None;
        }
        hint.apply(&mut board);
    }
    Some(hardest)
}

/// What each step of Sudoku Explainer's path concludes, with its rating in tenths, as far as this scale goes.
pub fn explainer_path(puzzle: &Puzzle) -> Option<Vec<(u8, Vec<Deduction>)>> {
    let mut path = Vec::new();
    walk(puzzle, &mut |board, hint| {
        path.push((hint.rating, hint.deductions(board)))
    })?;
    Some(path)
}

/// Reports each step and the board that it is taken on; returns the board at the end.
fn walk(puzzle: &Puzzle, each: &mut dyn FnMut(&Board, &Hint)) -> Option<Board> {
    let mut board = Board::new(puzzle)?;
    while let Some(hint) = next(&board, &PRODUCERS) {
        each(&board, &hint);
        hint.apply(&mut board);
    }
    Some(board)
}

/// The first hint of the first producer that has one.
fn next(board: &Board, producers: &[(u8, Producer)]) -> Option<Hint> {
    let mut producers = producers.iter();
    let left = board.empty != 0;
    left.then(|| producers.find_map(|(_, producer)| producer(board)))
        .flatten()
}
