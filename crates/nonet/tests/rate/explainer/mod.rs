//! Sudoku Explainer's rating a second time, without the dynamic chains: a plain and slow program, based on its
//! documentation, the players' forum and its paths. It shares no code with `crates/nonet/src/rate`. For a board it
//! gives the conclusions and the rating of the easiest next steps; the judge compares each step of the library's paths
//! with them.
//!
//! Sudoku Explainer stops at the first available kind of hint. Within a kind the library takes the first one; here
//! all possible ones are kept, so only what decides the rating has an order.

mod chains;
mod exclusion;
mod fish;
mod grave;
mod judge;
mod locking;
mod multiple;
mod nishio;
mod puzzles;
mod relying;
mod singles;
mod subsets;
mod unique;
mod wings;

use std::sync::LazyLock;
use support::naive::{self, Board};

/// The cells of each house: boxes, then rows, then columns, as Sudoku Explainer numbers them.
static HOUSES: LazyLock<Vec<Vec<usize>>> = LazyLock::new(|| {
    let mut houses = naive::houses();
    houses.rotate_right(9);
    houses
});

/// The kinds of houses by their place in the list: 0 boxes, 1 rows, 2 columns.
fn kind(house: usize) -> usize {
    house / 9
}

/// The houses that hold all these cells.
fn houses_of(cells: &[usize]) -> Vec<usize> {
    let holds = |house: &usize| cells.iter().all(|cell| HOUSES[*house].contains(cell));
    (0..27).filter(holds).collect()
}

fn sees(a: usize, b: usize) -> bool {
    let boxes = (a / 27, a % 9 / 3) == (b / 27, b % 9 / 3);
    a != b && (a / 9 == b / 9 || a % 9 == b % 9 || boxes)
}

/// The cells without a value.
fn open_cells(board: &Board) -> Vec<usize> {
    (0..81).filter(|&cell| board.values[cell] == 0).collect()
}

/// All candidates of a board.
fn candidates(board: &Board) -> Vec<(usize, u8)> {
    let of = |cell| {
        board
            .digits(cell)
            .into_iter()
            .map(move |digit| (cell, digit))
    };
    (0..81).flat_map(of).collect()
}

/// The digits that any of these cells can hold.
fn union(board: &Board, cells: &[usize]) -> Vec<u8> {
    let any = |&digit: &u8| cells.iter().any(|&cell| board.has(cell, digit));
    (1..=9).filter(any).collect()
}

/// A step: its conclusions, and how easy it is.
#[derive(Clone, Debug)]
struct Hint {
    /// The rating in tenths; then what decides between equal ratings: the length of a chain, and its kind.
    rank: (u8, usize, usize),
    /// Does it fill a cell? Otherwise it eliminates.
    places: bool,
    /// In order.
    candidates: Vec<(usize, u8)>,
}

impl Hint {
    fn place(rating: u8, cell: usize, digit: u8) -> Self {
        Self {
            rank: (rating, 0, 0),
            places: true,
            candidates: vec![(cell, digit)],
        }
    }

    /// Removes those of these candidates that are there; `None` if there are none.
    fn remove(
        board: &Board,
        rating: u8,
        candidates: impl IntoIterator<Item = (usize, u8)>,
    ) -> Option<Self> {
        let there = candidates
            .into_iter()
            .filter(|&(cell, d)| board.has(cell, d));
        let mut candidates: Vec<_> = there.collect();
        candidates.sort_unstable();
        candidates.dedup();
        let some = !candidates.is_empty();
        some.then_some(Self {
            rank: (rating, 0, 0),
            places: false,
            candidates,
        })
    }

    /// The hint, ranked after others of its rating that are shorter, or as long and of an earlier kind.
    fn behind(mut self, length: usize, kind: usize) -> Self {
        self.rank = (self.rank.0, length, kind);
        self
    }
}

/// All hints of a kind.
type Producer = fn(&Board) -> Vec<Hint>;

/// In Sudoku Explainer's order.
const PRODUCERS: [Producer; 24] = [
    singles::hidden,
    locking::direct,
    |board| subsets::direct(board, 2, 20),
    singles::naked,
    |board| subsets::direct(board, 3, 25),
    locking::indirect,
    |board| subsets::naked(board, 2, 30),
    |board| fish::fish(board, 2, 32),
    |board| subsets::hidden(board, 2, 34),
    |board| subsets::naked(board, 3, 36),
    |board| fish::fish(board, 3, 38),
    |board| subsets::hidden(board, 3, 40),
    |board| wings::wing(board, 2, 42),
    |board| wings::wing(board, 3, 44),
    unique::loops,
    |board| subsets::naked(board, 4, 50),
    |board| fish::fish(board, 4, 52),
    |board| subsets::hidden(board, 4, 54),
    grave::grave,
    |board| exclusion::aligned(board, 2, 62),
    chains::chains,
    |board| exclusion::aligned(board, 3, 75),
    nishio::nishio,
    multiple::multiple,
];

/// The easiest hints of the first kind that has any; empty if only dynamic chains help.
fn easiest(board: &Board) -> Vec<Hint> {
    let found = PRODUCERS.iter().map(|producer| producer(board));
    let mut hints = found
        .into_iter()
        .find(|hints| !hints.is_empty())
        .unwrap_or_default();
    let least = hints.iter().map(|hint| hint.rank).min();
    hints.retain(|hint| Some(hint.rank) == least);
    hints
}

/// The addition to the rating of a chain for a number of nodes, in tenths: one for each threshold that the nodes
/// between the two ends exceed.
fn addition(nodes: usize) -> u8 {
    let thresholds = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512];
    let exceeded = thresholds
        .iter()
        .filter(|&&threshold| nodes > threshold + 2);
    exceeded.count() as u8
}
