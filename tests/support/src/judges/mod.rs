//! Judges of boards of any shape that share no code with the library: a simple backtracker, and dancing links; and
//! random boards to judge. Boards here are plain numbers, 0 for empty.

mod dancing;

pub use dancing::{dance, dance_for};

use crate::Random;
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::solve::{Event, Search, any_size};
use std::sync::Arc;

/// The shape of a board: its side, and the box of each cell.
#[derive(Clone, Debug)]
pub struct Shape {
    pub side: usize,
    pub box_of: Vec<usize>,
    pub geometry: Arc<Geometry>,
}

impl Shape {
    /// Boxes of this height and width.
    pub fn boxes(rows: usize, cols: usize) -> Self {
        let side = rows * cols;
        let of = |i: usize| (i / side / rows) * rows + i % side / cols;
        Self::new(side, (0..side * side).map(of).collect())
    }

    /// A shape with boxes of this size, or an irregular one, and a solution of it.
    pub fn random(rows: usize, cols: usize, random: &mut Random) -> (Self, Vec<u8>) {
        loop {
            let shape = match random.below(3) {
                0 => Self::irregular(rows, cols, 1 + random.below(8), random),
                _ => Self::boxes(rows, cols),
            };
            if let Some(solution) = shape.solution(random) {
                return (shape, solution);
            }
        }
    }

    /// Connected regions, made from these boxes by this many exchanges between neighbours.
    pub fn irregular(rows: usize, cols: usize, n_swaps: usize, random: &mut Random) -> Self {
        let Self {
            side, mut box_of, ..
        } = Self::boxes(rows, cols);
        let mut n_done = 0;
        while n_done < n_swaps {
            let (a, b) = (random.below(box_of.len()), random.below(box_of.len()));
            box_of.swap(a, b);
            if is_connected(side, &box_of, box_of[a]) && is_connected(side, &box_of, box_of[b]) {
                n_done += 1;
            } else {
                box_of.swap(a, b);
            }
        }
        Self::new(side, box_of)
    }

    fn new(side: usize, box_of: Vec<usize>) -> Self {
        let geometry = Geometry::irregular(&box_of).map(Arc::new);
        Self {
            side,
            box_of,
            geometry: geometry.expect("as many cells as digits in each box"),
        }
    }

    /// The houses of a cell, numbered: rows, columns, boxes.
    pub fn houses(&self, place: usize) -> [usize; 3] {
        let side = self.side;
        [
            place / side,
            side + place % side,
            2 * side + self.box_of[place],
        ]
    }

    /// The board in the library's type.
    pub fn puzzle(&self, board: &[u8]) -> Puzzle {
        let mut puzzle = Puzzle::empty(Arc::clone(&self.geometry));
        for (index, &value) in board.iter().enumerate() {
            puzzle
                .set(Cell::new(index), Digit::new(value))
                .expect("on the board");
        }
        puzzle
    }

    /// Some solution, if there is one, digits relabelled at random.
    pub fn solution(&self, random: &mut Random) -> Option<Vec<u8>> {
        let mut labels: Vec<u8> = (1..=self.side as u8).collect();
        random.shuffle(&mut labels);
        let mut hint = vec![0; self.side * self.side];
        for place in 0..self.side {
            hint[place * self.side + random.below(self.side)] = labels[place];
        }
        let mut search = Search::new(&self.puzzle(&hint));
        let Event::Solution(solution) = search.run(20_000) else {
            return None;
        };
        Some(plain(solution.board()))
    }
}

/// Is the region in one piece?
fn is_connected(side: usize, box_of: &[usize], region: usize) -> bool {
    let cells: Vec<usize> = (0..box_of.len()).filter(|&i| box_of[i] == region).collect();
    let near =
        |a: usize, b: usize| (a / side).abs_diff(b / side) + (a % side).abs_diff(b % side) == 1;
    let mut reached = vec![cells[0]];
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        next += 1;
        let more = cells.iter().filter(|&&cell| near(from, cell));
        let more: Vec<usize> = more
            .copied()
            .filter(|cell| !reached.contains(cell))
            .collect();
        reached.extend(more);
    }
    reached.len() == cells.len()
}

/// The board as plain numbers.
pub fn plain(board: &Puzzle) -> Vec<u8> {
    let digits = board.digits().iter();
    digits.map(|digit| digit.map_or(0, Digit::get)).collect()
}

/// All solutions that the library finds, up to the limit.
pub fn found(puzzle: &Puzzle, limit: usize) -> Vec<Vec<u8>> {
    let mut search = Search::new(puzzle);
    collect(limit, || search.run(u64::MAX))
}

/// All solutions that the engine for all sizes finds, even on 9x9, up to the limit.
pub fn found_at_any_size(puzzle: &Puzzle, limit: usize) -> Vec<Vec<u8>> {
    let mut search = any_size::Search::new(puzzle);
    collect(limit, || search.run(u64::MAX))
}

/// Runs a search to the limit, or to the end.
pub fn collect(limit: usize, mut run: impl FnMut() -> Event) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    while all.len() < limit {
        match run() {
            Event::Solution(solution) => all.push(plain(solution.board())),
            Event::Exhausted => break,
            Event::Paused => {}
        }
    }
    all
}

/// All solutions, up to the limit, found by trial in the cell with the fewest options first.
pub fn backtrack(shape: &Shape, board: &[u8], limit: usize) -> Vec<Vec<u8>> {
    let mut used = vec![0u32; 3 * shape.side];
    for (place, &digit) in board.iter().enumerate().filter(|(_, d)| **d > 0) {
        for house in shape.houses(place) {
            if used[house] >> digit & 1 == 1 {
                return Vec::new();
            }
            used[house] |= 1 << digit;
        }
    }
    let mut found = Vec::new();
    fill(shape, &mut board.to_vec(), &mut used, limit, &mut found);
    found
}

fn fill(
    shape: &Shape,
    board: &mut Vec<u8>,
    used: &mut [u32],
    limit: usize,
    found: &mut Vec<Vec<u8>>,
) {
    let all = (1u32 << (shape.side + 1)) - 2;
    let free = |place: usize| {
        let taken = shape
            .houses(place)
            .iter()
            .fold(0, |bits, &h| bits | used[h]);
        all & !taken
    };
    let open = (0..board.len()).filter(|&place| board[place] == 0);
    let Some(place) = open.min_by_key(|&place| free(place).count_ones()) else {
        found.push(board.clone());
        return;
    };
    let options = free(place);
    for digit in (1..=shape.side).filter(|d| options >> d & 1 == 1) {
        if found.len() == limit {
            return;
        }
        board[place] = digit as u8;
        for house in shape.houses(place) {
            used[house] |= 1 << digit;
        }
        fill(shape, board, used, limit, found);
        for house in shape.houses(place) {
            used[house] &= !(1 << digit);
        }
        board[place] = 0;
    }
}

/// A random board: some digits of a solution, perhaps with one altered, or digits that just do not repeat. Large
/// boards keep more digits, since the judges are slow.
pub fn sample(shape: &Shape, solution: &[u8], random: &mut Random) -> Vec<u8> {
    let n_cells = shape.side * shape.side;
    if shape.side < 10 && random.below(8) == 0 {
        let least = if shape.side < 8 { 0 } else { n_cells / 4 };
        let n_digits = least + random.below(n_cells / 4);
        return scattered(shape, n_digits, random);
    }
    // Around the density where solutions become unique.
    let least = match shape.side {
        ..10 => 25,
        10..16 => 42,
        _ => 50,
    };
    let share = least + random.below(30);
    let keep = |&digit: &u8| if random.below(100) < share { digit } else { 0 };
    let mut board: Vec<u8> = solution.iter().map(keep).collect();
    if random.below(4) == 0 {
        board[random.below(n_cells)] = 1 + random.below(shape.side) as u8;
    }
    board
}

/// A board with this many digits, or fewer, none of them repeated.
fn scattered(shape: &Shape, n_digits: usize, random: &mut Random) -> Vec<u8> {
    let mut board = vec![0; shape.side * shape.side];
    let mut used = vec![0u32; 3 * shape.side];
    for _ in 0..n_digits {
        let place = random.below(board.len());
        let digit = 1 + random.below(shape.side);
        let houses = shape.houses(place);
        if board[place] == 0 && houses.iter().all(|&h| used[h] >> digit & 1 == 0) {
            board[place] = digit as u8;
            houses.iter().for_each(|&h| used[h] |= 1 << digit);
        }
    }
    board
}
