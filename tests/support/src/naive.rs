//! The ten techniques by their definitions, on plain arrays, one combination after the other: the slow twin of the
//! library's. They share only the order of instances, which is part of their definition.

use super::Plain;
use nonet::board::{Digit, Grid};

/// A board: digits, 0 for empty, and for each cell whether digit 1 to 9 is a candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub values: Plain,
    pub options: [[bool; 10]; 81],
}

/// The conclusions of one instance: cells and digits, placed if it is a single, eliminated otherwise.
pub type Instance = Vec<(usize, u8)>;

impl Board {
    pub fn new(values: &Plain) -> Self {
        let mut board = Self {
            values: *values,
            options: [[false; 10]; 81],
        };
        for cell in (0..81).filter(|&cell| values[cell] == 0) {
            for digit in 1..=9 {
                board.options[cell][usize::from(digit)] = super::fits(values, cell, digit);
            }
        }
        board
    }

    pub fn of(grid: &Grid) -> Self {
        let mut board = Self {
            values: super::to_plain(&grid.to_puzzle()),
            options: [[false; 10]; 81],
        };
        for cell in grid.geometry().cells() {
            for digit in Digit::all(9) {
                let has = grid.candidates(cell).contains(digit);
                board.options[cell.index()][usize::from(digit.get())] = has;
            }
        }
        board
    }

    pub fn has(&self, cell: usize, digit: u8) -> bool {
        self.options[cell][usize::from(digit)]
    }

    /// The candidates of a cell.
    pub fn digits(&self, cell: usize) -> Vec<u8> {
        (1..=9).filter(|&digit| self.has(cell, digit)).collect()
    }

    pub fn place(&mut self, cell: usize, digit: u8) {
        self.values[cell] = digit;
        self.options[cell] = [false; 10];
        for house in houses().iter().filter(|house| house.contains(&cell)) {
            for &peer in house {
                self.options[peer][usize::from(digit)] = false;
            }
        }
    }

    pub fn places(&self, house: &[usize], digit: u8) -> Vec<usize> {
        let cells = house.iter().copied();
        cells.filter(|&cell| self.has(cell, digit)).collect()
    }
}

/// The techniques in this file.
pub const KNOWN: [&str; 10] = [
    "naked-single",
    "hidden-single",
    "pointing",
    "claiming",
    "naked-pair",
    "naked-triple",
    "naked-quad",
    "hidden-pair",
    "hidden-triple",
    "hidden-quad",
];

/// Every instance of the technique with this slug, in order.
pub fn instances(slug: &str, board: &Board) -> Vec<Instance> {
    let mut all = match slug {
        "naked-single" => naked_singles(board),
        "hidden-single" => hidden_singles(board),
        "pointing" => confined(board, &houses()[18..], &houses()[..18]),
        "claiming" => confined(board, &houses()[..18], &houses()[18..]),
        "naked-pair" => naked(board, 2),
        "naked-triple" => naked(board, 3),
        "naked-quad" => naked(board, 4),
        "hidden-pair" => hidden(board, 2),
        "hidden-triple" => hidden(board, 3),
        "hidden-quad" => hidden(board, 4),
        _ => panic!("{slug} has no slow twin"),
    };
    all.retain(|instance| !instance.is_empty());
    all
}

/// Rows, columns, boxes.
pub fn houses() -> Vec<Vec<usize>> {
    let row = |i: usize| (0..9).map(|k| i * 9 + k).collect();
    let col = |i: usize| (0..9).map(|k| k * 9 + i).collect();
    let square = |i: usize| {
        (0..9)
            .map(|k| i / 3 * 27 + i % 3 * 3 + k / 3 * 9 + k % 3)
            .collect()
    };
    let rows = (0..9).map(row);
    rows.chain((0..9).map(col))
        .chain((0..9).map(square))
        .collect()
}

fn naked_singles(board: &Board) -> Vec<Instance> {
    let alone = |cell: usize| match board.digits(cell)[..] {
        [digit] => Some(vec![(cell, digit)]),
        _ => None,
    };
    (0..81).filter_map(alone).collect()
}

fn hidden_singles(board: &Board) -> Vec<Instance> {
    let mut all = Vec::new();
    for house in houses() {
        for digit in 1..=9 {
            if let [cell] = board.places(&house, digit)[..] {
                all.push(vec![(cell, digit)]);
            }
        }
    }
    all
}

fn confined(board: &Board, bases: &[Vec<usize>], covers: &[Vec<usize>]) -> Vec<Instance> {
    let mut all = Vec::new();
    for base in bases {
        for digit in 1..=9 {
            let places = board.places(base, digit);
            for cover in covers {
                if places.len() >= 2 && places.iter().all(|cell| cover.contains(cell)) {
                    let rest = board.places(cover, digit).into_iter();
                    let rest = rest.filter(|cell| !base.contains(cell));
                    all.push(rest.map(|cell| (cell, digit)).collect());
                }
            }
        }
    }
    all
}

fn naked(board: &Board, size: usize) -> Vec<Instance> {
    let mut all = Vec::new();
    for house in houses() {
        for cells in combinations(&house, size) {
            let digits: Vec<u8> = (1..=9)
                .filter(|&digit| cells.iter().any(|&cell| board.has(cell, digit)))
                .collect();
            let wide = cells.iter().all(|&cell| board.digits(cell).len() >= 2);
            if wide && digits.len() == size {
                let others = house.iter().filter(|cell| !cells.contains(cell));
                let pairs = others.flat_map(|&cell| digits.iter().map(move |&d| (cell, d)));
                all.push(pairs.filter(|&(cell, d)| board.has(cell, d)).collect());
            }
        }
    }
    all
}

fn hidden(board: &Board, size: usize) -> Vec<Instance> {
    let mut all = Vec::new();
    for house in houses() {
        for digits in combinations(&[1, 2, 3, 4, 5, 6, 7, 8, 9], size) {
            let shares = |cell: usize| digits.iter().any(|&digit| board.has(cell, digit));
            let cells: Vec<usize> = house.iter().copied().filter(|&c| shares(c)).collect();
            let wide = digits.iter().all(|&d| board.places(&house, d).len() >= 2);
            if wide && cells.len() == size {
                let others = |cell| board.digits(cell).into_iter().map(move |d| (cell, d));
                let pairs = cells.into_iter().flat_map(others);
                all.push(pairs.filter(|(_, d)| !digits.contains(d)).collect());
            }
        }
    }
    all
}

/// Every choice of this many items, in lexicographic order.
pub fn combinations<T: Copy>(items: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in items.iter().enumerate() {
        for rest in combinations(&items[index + 1..], size - 1) {
            all.push([vec![first], rest].concat());
        }
    }
    all
}
