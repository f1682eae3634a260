//! The independent judge: a plain, slow backtracker that shares no code with the library, and random puzzles to
//! judge it on. Boards here are plain arrays, 0 for empty.

#![allow(
    missing_docs,
    missing_debug_implementations,
    clippy::unwrap_used,
    reason = "these are parts of tests"
)]

pub mod any_size;
pub mod judges;
pub mod made;
pub mod naive;
pub mod states;

use nonet::board::{Cell, Digit, Geometry, Puzzle};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// A board as plain numbers, row by row, 0 for empty.
pub type Plain = [u8; 81];

/// Puzzles that their finders published as the hardest: Easter Monster, Golden Nugget, AI Escargot, Platinum Blonde,
/// A. Inkala's of 2010 and 2012, Fata Morgana.
pub const HARDEST: [&str; 7] = [
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
];

/// Reads 81 characters; anything but 1 to 9 is empty.
pub fn plain(text: &str) -> Plain {
    let mut board = [0; 81];
    for (place, ch) in board.iter_mut().zip(text.chars()) {
        *place = ch.to_digit(10).unwrap_or(0) as u8;
    }
    board
}

/// The same board in the library's type.
pub fn puzzle(board: &Plain) -> Puzzle {
    let mut puzzle = Puzzle::empty(Geometry::classic());
    for (index, &value) in board.iter().enumerate() {
        puzzle
            .set(Cell::new(index), Digit::new(value))
            .expect("on the board");
    }
    puzzle
}

/// The same board as plain numbers.
pub fn to_plain(puzzle: &Puzzle) -> Plain {
    let mut board = [0; 81];
    for (cell, digit) in puzzle.givens() {
        board[cell.index()] = digit.get();
    }
    board
}

/// All solutions, up to `limit`, found by simple trial.
pub fn solutions(board: &Plain, limit: usize) -> Vec<Plain> {
    let legal = (0..81).all(|i| board[i] == 0 || fits(board, i, board[i]));
    let mut found = Vec::new();
    if legal {
        search(&mut board.clone(), limit, &mut found);
    }
    found
}

fn search(board: &mut Plain, limit: usize, found: &mut Vec<Plain>) {
    let empty = (0..81).filter(|&i| board[i] == 0);
    let open = empty.map(|i| (i, options(board, i)));
    let Some((place, digits)) = open.min_by_key(|(_, digits)| digits.count_ones()) else {
        found.push(*board);
        return;
    };
    for digit in (1..=9).filter(|d| digits >> d & 1 == 1) {
        if found.len() == limit {
            return;
        }
        board[place] = digit;
        search(board, limit, found);
    }
    board[place] = 0;
}

/// The digits that no cell of its row, column or box holds, as bits 1 to 9.
fn options(board: &Plain, place: usize) -> u16 {
    let (row, col) = (place / 9, place % 9);
    let corner = row / 3 * 27 + col / 3 * 3;
    (0..9).fold(0b11_1111_1110, |left, k| {
        let seen = [row * 9 + k, k * 9 + col, corner + k / 3 * 9 + k % 3];
        seen.iter().fold(left, |left, &i| left & !(1 << board[i]))
    })
}

/// Does no other cell of its row, column or box hold this digit?
pub fn fits(board: &Plain, place: usize, digit: u8) -> bool {
    let (row, col) = (place / 9, place % 9);
    let corner = row / 3 * 27 + col / 3 * 3;
    (0..9).all(|k| {
        let seen = [row * 9 + k, k * 9 + col, corner + k / 3 * 9 + k % 3];
        seen.iter().all(|&i| i == place || board[i] != digit)
    })
}

/// Numbers from a seed that a failing test prints.
#[derive(Debug)]
pub struct Random(Pcg64Mcg);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() % end as u64) as usize
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// A random solution: three boxes that do not see each other are filled at random, the rest by search.
    pub fn solution(&mut self) -> Plain {
        let mut board = [0; 81];
        for corner in [0, 30, 60] {
            let mut digits: Vec<u8> = (1..=9).collect();
            self.shuffle(&mut digits);
            for (k, digit) in digits.into_iter().enumerate() {
                board[corner + k / 3 * 9 + k % 3] = digit;
            }
        }
        let mut full = solutions(&board, 1)
            .pop()
            .expect("such boards have solutions");
        let mut digits: Vec<u8> = (1..=9).collect();
        self.shuffle(&mut digits);
        full.iter_mut()
            .for_each(|d| *d = digits[usize::from(*d) - 1]);
        full
    }

    /// A puzzle with exactly one solution, and that solution: cells are emptied in random order while it stays unique.
    pub fn unique(&mut self) -> (Plain, Plain) {
        let full = self.solution();
        let mut board = full;
        let mut order: Vec<usize> = (0..81).collect();
        self.shuffle(&mut order);
        for &place in &order[..self.below(25) + 50] {
            let digit = std::mem::take(&mut board[place]);
            if solutions(&board, 2).len() != 1 {
                board[place] = digit;
            }
        }
        (board, full)
    }

    /// A puzzle with two or more solutions: a unique one with too many givens removed.
    pub fn several(&mut self) -> Plain {
        loop {
            let (mut board, _) = self.unique();
            for _ in 0..1 + self.below(6) {
                board[self.below(81)] = 0;
            }
            if solutions(&board, 2).len() == 2 {
                return board;
            }
        }
    }

    /// A puzzle without a solution that repeats no digit: one given of a unique one altered.
    pub fn impossible(&mut self) -> Plain {
        loop {
            let (mut board, full) = self.unique();
            let place = self.below(81);
            let digit = 1 + self.below(9) as u8;
            board[place] = digit;
            if digit != full[place] && fits(&board, place, digit) && solutions(&board, 1).is_empty()
            {
                return board;
            }
        }
    }
}

/// The content of `../shared/data` with this name, or `None`, after printing that the test is skipped.
pub fn shared(name: &str) -> Option<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/");
    let text = std::fs::read_to_string(format!("{path}{name}")).ok();
    if text.is_none() {
        println!("skipped: ../shared/data/{name} is not there");
    }
    text
}

/// The content of a gzip file in `../shared/data`, or `None`, after printing that the test is skipped.
#[cfg(not(target_arch = "wasm32"))]
pub fn packed(name: &str) -> Option<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/");
    let Ok(file) = std::fs::File::open(format!("{path}{name}")) else {
        println!("skipped: ../shared/data/{name} is not there");
        return None;
    };
    let unpacked = flate2::read::GzDecoder::new(file);
    Some(std::io::read_to_string(unpacked).expect("it is text"))
}

/// A random relabelling, transposition and shuffle of bands, stacks, rows and columns.
pub fn shuffled(board: &Plain, random: &mut Random) -> Plain {
    let mut order = || {
        let mut bands = [0, 1, 2];
        random.shuffle(&mut bands);
        let lines = bands.map(|band| {
            let mut lines = [3 * band, 3 * band + 1, 3 * band + 2];
            random.shuffle(&mut lines);
            lines
        });
        lines.concat()
    };
    let (rows, cols) = (order(), order());
    let mut digits: Vec<u8> = (1..=9).collect();
    random.shuffle(&mut digits);
    digits.insert(0, 0);
    let transposed = random.below(2) == 1;
    std::array::from_fn(|i| {
        let (row, col) = (rows[i / 9], cols[i % 9]);
        let from = if transposed {
            col * 9 + row
        } else {
            row * 9 + col
        };
        digits[usize::from(board[from])]
    })
}
