//! Unique rectangles and loops: a ring of cells, each in a house with the next, that all have the same two digits,
//! with none or two of them in every house. If they had nothing else there would be a second solution.

use super::{HOUSES, Hint, houses_of, open_cells, sees, union};
use support::naive::{Board, combinations};

/// The steps of all loops; of equal rating those of types 1 to 4 in turn.
pub(super) fn loops(board: &Board) -> Vec<Hint> {
    let mut hints = Vec::new();
    for start in open_cells(board) {
        if let [one, two] = board.digits(start)[..] {
            walk(board, [one, two], &mut vec![start], &mut hints);
        }
    }
    hints
}

/// Continues from the last cell in every way; at least one cell has nothing else, since the walk starts there.
fn walk(board: &Board, pair: [u8; 2], cells: &mut Vec<usize>, hints: &mut Vec<Hint>) {
    let last = cells[cells.len() - 1];
    if cells.len() >= 4 && sees(last, cells[0]) && is_loop(cells) {
        hints.extend(Loop::new(board, pair, cells).hints());
    }
    let both = |cell: usize| pair.iter().all(|&digit| board.has(cell, digit));
    for next in (0..81).filter(|&next| sees(last, next) && both(next)) {
        let mut others = cells.iter().skip(cells.len() % 2).step_by(2);
        let alone = others.all(|&other| !sees(other, next));
        if alone && !cells.contains(&next) {
            cells.push(next);
            if Loop::new(board, pair, cells).is_of_use() {
                walk(board, pair, cells, hints);
            }
            cells.pop();
        }
    }
}

/// Do all houses hold two of these or none?
fn is_loop(cells: &[usize]) -> bool {
    let count = |house: &Vec<usize>| cells.iter().filter(|cell| house.contains(cell)).count();
    HOUSES.iter().all(|house| matches!(count(house), 0 | 2))
}

struct Loop<'a> {
    board: &'a Board,
    pair: [u8; 2],
    /// The rating by its size.
    rating: u8,
    /// The cells with other digits.
    extra: Vec<usize>,
    /// These other digits.
    others: Vec<u8>,
}

impl<'a> Loop<'a> {
    fn new(board: &'a Board, pair: [u8; 2], cells: &[usize]) -> Self {
        let extra = cells
            .iter()
            .copied()
            .filter(|&cell| board.digits(cell).len() > 2);
        let extra: Vec<usize> = extra.collect();
        let mut others = union(board, &extra);
        others.retain(|digit| !pair.contains(digit));
        let rating = match cells.len() {
            4 => 45,
            6 => 46,
            8 => 47,
            _ => 50,
        };
        Self {
            board,
            pair,
            rating,
            extra,
            others,
        }
    }

    /// Two cells may have any other digits, more cells only the same digit.
    fn is_of_use(&self) -> bool {
        self.extra.len() <= 2 || self.others.len() == 1
    }

    fn hints(&self) -> Vec<Hint> {
        let types = match (self.extra.len(), self.others.len()) {
            (1, _) => vec![self.type_1()],
            (2, 1) => [vec![self.type_2()], self.type_4()].concat(),
            (2, _) => [self.type_3(), self.type_4()].concat(),
            (3.., 1) => vec![self.type_2()],
            _ => Vec::new(),
        };
        types.into_iter().flatten().collect()
    }

    /// The one cell holds neither of the two digits.
    fn type_1(&self) -> Option<Hint> {
        let both = self.pair.map(|digit| (self.extra[0], digit));
        Some(Hint::remove(self.board, self.rating, both)?.behind(0, 1))
    }

    /// One of the cells holds the digit.
    fn type_2(&self) -> Option<Hint> {
        let seen = |cell: &usize| self.extra.iter().all(|&extra| sees(*cell, extra));
        let cells = (0..81).filter(seen).map(|cell| (cell, self.others[0]));
        Some(Hint::remove(self.board, self.rating, cells)?.behind(0, 2))
    }

    /// One of the two digits must be in one of the two cells, so the other cannot.
    fn type_4(&self) -> Vec<Option<Hint>> {
        let [one, two] = self.pair;
        let mut hints = Vec::new();
        for house in houses_of(&self.extra) {
            for (stuck, free) in [(one, two), (two, one)] {
                if self.board.places(&HOUSES[house], stuck) == sorted(&self.extra) {
                    let gone = self.extra.iter().map(|&cell| (cell, free));
                    let hint = Hint::remove(self.board, self.rating, gone);
                    hints.push(hint.map(|hint| hint.behind(0, 4)));
                }
            }
        }
        hints
    }

    /// The two cells are one of a naked or a hidden subset.
    fn type_3(&self) -> Vec<Option<Hint>> {
        let mut hints = Vec::new();
        for house in houses_of(&self.extra) {
            for size in 2..=4 {
                hints.extend(self.naked(house, size));
                hints.extend(self.hidden(house, size));
            }
        }
        let third = |hint: Option<Hint>| hint.map(|hint| hint.behind(0, 3));
        hints.into_iter().map(third).collect()
    }

    /// The other open cells of the house.
    fn rest(&self, house: usize) -> Vec<usize> {
        let cells = HOUSES[house].iter().copied();
        let open = cells.filter(|&cell| self.board.values[cell] == 0);
        open.filter(|cell| !self.extra.contains(cell)).collect()
    }

    /// `size - 1` other cells that have, together with the two cells' other digits, `size` digits.
    fn naked(&self, house: usize, size: usize) -> Vec<Option<Hint>> {
        let rest = self.rest(house);
        let mut hints = Vec::new();
        for cells in combinations(&rest, size - 1) {
            let digits = [union(self.board, &cells), self.others.clone()].concat();
            let digits: Vec<u8> = (1..=9).filter(|digit| digits.contains(digit)).collect();
            if digits.len() == size {
                let cells = rest.iter().filter(|cell| !cells.contains(cell));
                let gone = cells.flat_map(|&cell| digits.iter().map(move |&d| (cell, d)));
                let rating = self.rating + size as u8 - 1;
                hints.push(Hint::remove(self.board, rating, gone));
            }
        }
        hints
    }

    /// The two digits, and others that the two cells do not have, are in `size - 1` other cells.
    fn hidden(&self, house: usize, size: usize) -> Vec<Option<Hint>> {
        let rest = self.rest(house);
        let elsewhere = |digit: u8| rest.iter().any(|&cell| self.board.has(cell, digit));
        let in_both = union(self.board, &self.extra);
        let free = (1..=9).filter(|digit| !in_both.contains(digit) && elsewhere(*digit));
        let free: Vec<u8> = free.collect();
        if !self.pair.into_iter().all(elsewhere) {
            return Vec::new();
        }
        let mut hints = Vec::new();
        for more in combinations(&free, size - 2) {
            let digits = [self.pair.to_vec(), more].concat();
            let any = |cell: &&usize| digits.iter().any(|&digit| self.board.has(**cell, digit));
            let cells: Vec<usize> = rest.iter().filter(any).copied().collect();
            if cells.len() == size - 1 {
                let all = cells
                    .iter()
                    .flat_map(|&cell| (1..=9).map(move |d| (cell, d)));
                let gone = all.filter(|(_, digit)| !digits.contains(digit));
                let rating = self.rating + size as u8 - 2;
                hints.push(Hint::remove(self.board, rating, gone));
            }
        }
        hints
    }
}

fn sorted(cells: &[usize]) -> Vec<usize> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}
