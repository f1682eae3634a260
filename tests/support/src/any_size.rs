//! The judge for boards of any shape: it takes the cell with the fewest digits and tries each digit by the rules.
//! Boards are plain numbers in reading order, 0 for empty; from the library it uses only the map of the boxes.

use super::Random;
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use std::sync::Arc;

/// A shape: which cells see which, by the rules.
#[derive(Debug)]
pub struct Shape {
    pub geometry: Arc<Geometry>,
    pub side: usize,
    peers: Vec<Vec<usize>>,
}

impl Shape {
    pub fn new(geometry: Geometry) -> Self {
        let side = geometry.side();
        let boxes: Vec<usize> = geometry.cells().map(|c| geometry.box_index(c)).collect();
        let sees = |a: usize, b: usize| {
            a != b && (a / side == b / side || a % side == b % side || boxes[a] == boxes[b])
        };
        let all = 0..side * side;
        let peers = all
            .clone()
            .map(|a| all.clone().filter(|&b| sees(a, b)).collect());
        Self {
            peers: peers.collect(),
            geometry: Arc::new(geometry),
            side,
        }
    }

    pub fn boxes(rows: usize, cols: usize) -> Self {
        Self::new(Geometry::rectangular(rows, cols).expect("such boxes fit"))
    }

    /// Five rows of five, cut into five irregular regions.
    pub fn crooked() -> Self {
        let map = "0001100211322143224433344".chars();
        let map: Vec<usize> = map
            .map(|ch| ch.to_digit(10).expect("figures") as usize)
            .collect();
        Self::new(Geometry::irregular(&map).expect("five of five"))
    }

    pub fn puzzle(&self, board: &[u8]) -> Puzzle {
        let mut puzzle = Puzzle::empty(Arc::clone(&self.geometry));
        for (index, &value) in board.iter().enumerate() {
            puzzle
                .set(Cell::new(index), Digit::new(value))
                .expect("on the board");
        }
        puzzle
    }

    /// The digits that no peer holds.
    fn options(&self, board: &[u8], place: usize) -> Vec<u8> {
        let free = |digit: &u8| self.peers[place].iter().all(|&peer| board[peer] != *digit);
        (1..=self.side as u8).filter(free).collect()
    }

    /// All solutions, up to `limit`.
    pub fn solutions(&self, board: &[u8], limit: usize) -> Vec<Vec<u8>> {
        let clash = |i: usize| board[i] > 0 && !self.options(board, i).contains(&board[i]);
        let mut found = Vec::new();
        if !(0..board.len()).any(clash) {
            self.search(&mut board.to_vec(), limit, &mut found);
        }
        found
    }

    fn search(&self, board: &mut Vec<u8>, limit: usize, found: &mut Vec<Vec<u8>>) {
        let empty = (0..board.len()).filter(|&i| board[i] == 0);
        let open = empty.map(|i| (i, self.options(board, i)));
        let Some((place, digits)) = open.min_by_key(|(_, digits)| digits.len()) else {
            found.push(board.clone());
            return;
        };
        for digit in digits {
            if found.len() == limit {
                return;
            }
            board[place] = digit;
            self.search(board, limit, found);
        }
        board[place] = 0;
    }

    /// Some cells of a random solution; now and then one of them altered.
    pub fn sample(&self, random: &mut Random) -> Vec<u8> {
        let n_cells = self.side * self.side;
        let mut digits: Vec<u8> = (1..=self.side as u8).collect();
        random.shuffle(&mut digits);
        let mut board = vec![0; n_cells];
        board[..self.side].copy_from_slice(&digits);
        let place = self.side + random.below(n_cells - self.side);
        board[place] = *self.options(&board, place).last().unwrap_or(&0);
        let mut board = self
            .solutions(&board, 1)
            .pop()
            .unwrap_or_else(|| vec![0; n_cells]);
        let keep = random.below(self.side);
        for value in &mut board {
            *value *= u8::from(random.below(self.side) >= keep);
        }
        if random.below(2) == 0 {
            board[random.below(n_cells)] = 1 + random.below(self.side) as u8;
        }
        board
    }
}
