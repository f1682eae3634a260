//! Sudoku Explainer's rating: after each step it takes the first hint of the first producer that has one; the
//! highest rating counts. ER counts the whole path, EP up to the first digit that is placed, ED the first step.
//!
//! As in N. Juillerat's version 1.2.1, whose rating the community uses. Its rules were learnt from descriptions,
//! their order from its paths; the order of hints within a producer affects the rating as much as the rules do. In
//! chains with others inside (9.5 and more) that program's order varies; here the eliminations of an inner chain
//! come row by row.
//!
//! Where the known paths leave the order open: unique loops of equal rating come by type, 1 to 4. Type 3 by hidden
//! subsets, BUG type 4 and aligned pairs are rare enough that few or no paths show them.
//! Sources: <https://diuf.unifr.ch/pai/people/juillera/Sudoku/Sudoku.html>; <http://forum.enjoysudoku.com>.

mod bug;
mod chain;
mod effort;
mod exclusion;
mod fish;
mod forcing;
mod hint;
mod locking;
mod single;
mod subset;
mod unique;
mod wing;

use crate::board::Puzzle;
use crate::logic::Deduction;
use crate::rate::board::Board;
use crate::rate::scale::{Method, Part, Reading, Scale, columns};
use effort::Effort;
use hint::Hint;
use std::ops::ControlFlow;

/// Sudoku Explainer's three ratings in tenths (12 is 1.2); `None` if the search was ended before they were known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Explainer {
    /// The hardest step.
    pub er: Option<u8>,
    /// The hardest step up to the first digit placed ("pearl").
    pub ep: Option<u8>,
    /// The first step ("diamond").
    pub ed: Option<u8>,
    /// The least possible rating of the hardest step.
    pub er_at_least: u8,
    /// The rating of each step, as far as the path was followed.
    pub steps: Vec<u8>,
}

/// Its method: ER, EP, ED.
pub(super) static METHOD: Method = Method {
    is_joint: true,
    is_classic: true,
    without_uniqueness: Some(|puzzle| Some(explainer_without_uniqueness(puzzle)?.readings())),
    up_to: Some(|puzzle, most| explainer_up_to(puzzle, most).map(u32::from)),
    ..Method::new("explainer", &PARTS, |puzzle| {
        Some(explainer(puzzle)?.readings())
    })
};

const PARTS: [Part; 3] = [
    Part {
        at_least: Some("er_at_least"),
        ..Part::new("er", columns!("er"))
    },
    Part::new("ep", columns!("ep")),
    Part::new("ed", columns!("ed")),
];

/// Sudoku Explainer's rating: ER. No puzzle with more than 11.9 is known.
pub(super) static SCALE: Scale = Scale {
    own: &[0, 1, 2],
    most: 119,
    has_grades: true,
    is_default: true,
    column: 0,
    ..Scale::new("explainer", &METHOD)
};

impl Explainer {
    pub(super) fn readings(&self) -> Vec<Reading> {
        let least = Reading::AtLeast(self.er_at_least.into());
        let reading = |tenths: Option<u8>| tenths.map_or(least, |known| Reading::Of(known.into()));
        [self.er, self.ep, self.ed].map(reading).to_vec()
    }
}

/// The cost of a step without chains inside chains.
const STEP: u64 = 100;

/// Finds the first hint of its kind.
type Producer = fn(&Board) -> Option<Hint>;

/// In Sudoku Explainer's order, with the least rating that each gives. Dynamic forcing chains come after them.
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
    (56, bug::bug),
    (62, exclusion::aligned_pair),
    (65, chain::chain),
    (75, exclusion::aligned_triplet),
    (75, forcing::nishio),
    (80, forcing::multiple),
];

/// The least ratings of the producers that rely on the solution being the only one: unique rectangles and loops, BUG.
const RELYING: [u8; 2] = [45, 56];

/// Rates a puzzle, which must have exactly one solution. `None` on boards other than 9x9 with square boxes, which
/// Sudoku Explainer does not cover.
pub fn explainer(puzzle: &Puzzle) -> Option<Explainer> {
    explainer_with(puzzle, &mut |_| ControlFlow::Continue(()))
}

/// Rates a puzzle as [`explainer`]; `hear` receives the least possible rating again and again, and may end the
/// search, which leaves the rest unknown.
pub fn explainer_with(
    puzzle: &Puzzle,
    hear: &mut dyn FnMut(u8) -> ControlFlow<()>,
) -> Option<Explainer> {
    rating(puzzle, &mut Effort::new(u8::MAX, hear))
}

/// Rates a puzzle as [`explainer`], but without steps that rely on the solution being the only one. Many published
/// ratings of the hardest puzzles were made like that.
///
/// ```
/// use nonet::rate::{explainer, explainer_without_uniqueness};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let read = nonet::text::read_any(line, &Default::default()).expect("a puzzle");
/// let puzzle = &read.likeliest().puzzle;
/// assert_eq!(explainer_without_uniqueness(puzzle), explainer(puzzle));
/// ```
pub fn explainer_without_uniqueness(puzzle: &Puzzle) -> Option<Explainer> {
    let mut unheard = |_| ControlFlow::Continue(());
    let effort = Effort::new(u8::MAX, &mut unheard);
    rating(puzzle, &mut effort.without_uniqueness())
}

fn rating(puzzle: &Puzzle, effort: &mut Effort<'_>) -> Option<Explainer> {
    let mut rating = Explainer {
        er: None,
        ep: None,
        ed: None,
        er_at_least: 0,
        steps: Vec::new(),
    };
    let mut hardest = 0;
    let end = walk(puzzle, effort, &mut |_, hint| {
        hardest = hardest.max(hint.rating);
        rating.steps.push(hint.rating);
        rating.ed = rating.ed.or(Some(hardest));
        if hint.places() {
            rating.ep = rating.ep.or(Some(hardest));
        }
    })?;
    rating.er_at_least = effort.least;
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
    let most = u8::try_from(most).unwrap_or(u8::MAX);
    let mut unheard = |_| ControlFlow::Continue(());
    let mut effort = Effort::new(most, &mut unheard);
    let end = walk(puzzle, &mut effort, &mut |_, _| {})?;
    (end.empty == 0 && effort.least <= most).then_some(effort.least)
}

/// The conclusions of each step of Sudoku Explainer's path, with its rating in tenths.
pub fn explainer_path(puzzle: &Puzzle) -> Option<Vec<(u8, Vec<Deduction>)>> {
    let mut path = Vec::new();
    let mut unheard = |_| ControlFlow::Continue(());
    let mut effort = Effort::new(u8::MAX, &mut unheard);
    walk(puzzle, &mut effort, &mut |board, hint| {
        path.push((hint.rating, hint.deductions(board)))
    })?;
    Some(path)
}

/// Reports each step and the board before it; returns the board at the end.
fn walk(
    puzzle: &Puzzle,
    effort: &mut Effort<'_>,
    each: &mut dyn FnMut(&Board, &Hint),
) -> Option<Board> {
    let mut board = Board::new(puzzle)?;
    while effort.least <= effort.most
        && let Some(hint) = next(&board, effort)
    {
        effort.at_least(hint.rating);
        each(&board, &hint);
        hint.apply(&mut board);
    }
    Some(board)
}

/// The first hint of the first producer that has one.
fn next(board: &Board, effort: &mut Effort<'_>) -> Option<Hint> {
    if board.empty == 0 || !effort.spend(STEP) {
        return None;
    }
    let most = effort.most;
    let within = PRODUCERS.iter().take_while(|&&(least, _)| least <= most);
    let mut within = within.filter(|(least, _)| effort.unique || !RELYING.contains(least));
    let simple = within.find_map(|(_, producer)| producer(board));
    simple.or_else(|| forcing::dynamic(board, effort))
}
