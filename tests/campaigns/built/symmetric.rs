//! Puzzles whose givens a turn maps to givens, with digits exchanged.

use nonet::board::{Cell, Geometry, Puzzle};
use nonet::logic::Turn;
use nonet::solve::{self, Verdict};
use support::states::State;
use support::{Plain, Random, puzzle};

/// Branches allowed for deciding whether a puzzle has one solution, and tries for a symmetric solution.
const BUDGET: u64 = 1 << 20;
const PATIENCE: u32 = 20_000;

/// A symmetric puzzle, partly solved.
pub(crate) fn symmetric(random: &mut Random) -> State {
    loop {
        let turn = Turn::ALL[random.below(4)];
        let images = images(turn, random);
        let mut filling = Filling {
            turn,
            images,
            board: [0; 81],
            patience: PATIENCE,
        };
        if filling.fill(0, random) {
            let mut state = State::start(&thinned(turn, &filling.board, random)).unwrap();
            for _ in 0..random.below(60) {
                state.thin(random);
            }
            return state;
        }
    }
}

/// Images for the digits with which the middle cell, or the diagonal, can be filled.
fn images(turn: Turn, random: &mut Random) -> [u8; 10] {
    let (n_fixed, len) = match turn {
        Turn::Half => (1, 2),
        Turn::Quarter => (1, 4),
        Turn::Diagonal | Turn::Antidiagonal => (3, 2),
    };
    let mut digits: Vec<u8> = (1..=9).collect();
    random.shuffle(&mut digits);
    let mut images: [u8; 10] = std::array::from_fn(|digit| digit as u8);
    for cycle in digits[n_fixed..].chunks(len) {
        for (place, &digit) in cycle.iter().enumerate() {
            images[usize::from(digit)] = cycle[(place + 1) % len];
        }
    }
    images
}

/// The search for a solution.
struct Filling {
    turn: Turn,
    images: [u8; 10],
    board: Plain,
    patience: u32,
}

impl Filling {
    /// Fills the cells from this one on, each with its images.
    fn fill(&mut self, from: usize, random: &mut Random) -> bool {
        let Some(cell) = (from..81).find(|&cell| self.board[cell] == 0) else {
            return true;
        };
        let mut digits: Vec<u8> = (1..=9).collect();
        random.shuffle(&mut digits);
        for digit in digits {
            if self.patience == 0 {
                return false;
            }
            self.patience -= 1;
            let before = self.board;
            if self.put(cell, digit) && self.fill(cell + 1, random) {
                return true;
            }
            self.board = before;
        }
        false
    }

    /// Puts a digit and its images; `false` if one of them excludes another.
    fn put(&mut self, cell: usize, digit: u8) -> bool {
        let nine = Geometry::classic();
        let (mut cell, mut digit) = (Cell::new(cell), digit);
        while self.board[cell.index()] == 0 {
            let mut peers = nine.peers(cell).iter();
            if peers.any(|peer| self.board[peer.index()] == digit) {
                return false;
            }
            self.board[cell.index()] = digit;
            cell = self.turn.image(&nine, cell);
            digit = self.images[usize::from(digit)];
        }
        self.board[cell.index()] == digit
    }
}

/// The solution without some cells and their images, as long as it stays the only one.
fn thinned(turn: Turn, solution: &Plain, random: &mut Random) -> Puzzle {
    let nine = Geometry::classic();
    let mut board = *solution;
    let mut order: Vec<Cell> = nine.cells().collect();
    random.shuffle(&mut order);
    for cell in order {
        let before = board;
        let next = |&cell: &Cell| Some(turn.image(&nine, cell));
        for image in std::iter::successors(Some(cell), next).take(4) {
            board[image.index()] = 0;
        }
        if !matches!(solve::verdict(&puzzle(&board), BUDGET), Verdict::One(_)) {
            board = before;
        }
    }
    puzzle(&board)
}
