//! The bivalue universal grave: if, without some candidates, all cells had two and each digit two places or none
//! in each house, one of those candidates is right.

use super::{HOUSES, Hint, houses_of, open_cells, sees, union};
use support::naive::{Board, combinations};

/// The cells with more than two candidates, and those candidates of theirs that must go to leave a grave.
struct Grave<'a> {
    board: &'a Board,
    cells: Vec<usize>,
    extra: Vec<(usize, u8)>,
    /// The digits of these.
    digits: Vec<u8>,
}

pub(super) fn grave(board: &Board) -> Vec<Hint> {
    let full = open_cells(board)
        .into_iter()
        .filter(|&cell| board.digits(cell).len() > 2);
    let full: Vec<usize> = full.collect();
    let mut graves = Vec::new();
    // More cells than a house has cannot be used.
    if (1..=9).contains(&full.len()) {
        dig(&full, board, &full, &mut board.clone(), &mut graves);
    }
    graves.iter().flat_map(Grave::hints).collect()
}

/// Leaves two candidates in each cell, in every way.
fn dig<'a>(
    full: &[usize],
    board: &'a Board,
    left: &[usize],
    rest: &mut Board,
    graves: &mut Vec<Grave<'a>>,
) {
    if !may_be_grave(rest, left) {
        return;
    }
    let Some((&cell, left)) = left.split_first() else {
        graves.push(Grave::new(board, full, rest));
        return;
    };
    let before = rest.options[cell];
    for kept in combinations(&rest.digits(cell), 2) {
        (1..=9).for_each(|d| rest.options[cell][usize::from(d)] = kept.contains(&d));
        dig(full, board, left, rest, graves);
    }
    rest.options[cell] = before;
}

/// Can each digit still have two places or none in each house, once all cells but these are settled?
fn may_be_grave(rest: &Board, left: &[usize]) -> bool {
    HOUSES.iter().all(|house| {
        (1..=9).all(|digit| {
            let places = rest.places(house, digit);
            let settled = places.iter().filter(|cell| !left.contains(cell)).count();
            settled <= 2 && (places.len() >= 2 || settled == 0)
        })
    })
}

impl<'a> Grave<'a> {
    fn new(board: &'a Board, full: &[usize], rest: &Board) -> Self {
        let of = |&cell: &usize| {
            board
                .digits(cell)
                .into_iter()
                .map(move |digit| (cell, digit))
        };
        let all = full.iter().flat_map(of);
        let extra: Vec<(usize, u8)> = all.filter(|&(cell, d)| !rest.has(cell, d)).collect();
        let is_extra = |digit: &u8| extra.iter().any(|(_, other)| other == digit);
        Self {
            board,
            cells: full.to_vec(),
            digits: (1..=9).filter(is_extra).collect(),
            extra,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        let hints = match (self.cells.len(), self.digits.len()) {
            (1, _) => vec![self.type_1()],
            (_, 1) => vec![self.type_2()],
            (2, _) => [vec![self.type_4()], self.type_3()].concat(),
            _ => self.type_3(),
        };
        hints.into_iter().flatten().collect()
    }

    /// The candidates of these cells that are not extra.
    fn kept(&self) -> Vec<(usize, u8)> {
        let of = |&cell: &usize| self.board.digits(cell).into_iter().map(move |d| (cell, d));
        let all = self.cells.iter().flat_map(of);
        all.filter(|candidate| !self.extra.contains(candidate))
            .collect()
    }

    /// One cell: it holds an extra candidate.
    fn type_1(&self) -> Option<Hint> {
        Hint::remove(self.board, 56, self.kept())
    }

    /// One digit: it is in one of the cells.
    fn type_2(&self) -> Option<Hint> {
        let seen = |cell: &usize| self.cells.iter().all(|&other| sees(*cell, other));
        let cells = (0..81).filter(seen);
        Hint::remove(self.board, 57, cells.map(|cell| (cell, self.digits[0])))
    }

    /// Two cells of a house, which share one more digit: one holds that, the other an extra candidate.
    fn type_4(&self) -> Option<Hint> {
        let kept = self.kept();
        let has = |digit: &u8| {
            self.cells
                .iter()
                .all(|&cell| kept.contains(&(cell, *digit)))
        };
        let shared: Vec<u8> = (1..=9).filter(has).collect();
        let fits = shared.len() == 1 && !houses_of(&self.cells).is_empty();
        let gone = kept
            .into_iter()
            .filter(|(_, digit)| !shared.contains(digit));
        fits.then(|| Hint::remove(self.board, 57, gone)).flatten()
    }

    /// The cells act as one cell of a naked subset: with `n` digits 5.7 + 0.1 (n - 1).
    fn type_3(&self) -> Vec<Option<Hint>> {
        let mut hints = Vec::new();
        for house in houses_of(&self.cells) {
            let open = HOUSES[house]
                .iter()
                .copied()
                .filter(|&c| self.board.values[c] == 0);
            let rest: Vec<usize> = open.filter(|cell| !self.cells.contains(cell)).collect();
            for size in 2..=5.min(rest.len() + 1) {
                for cells in combinations(&rest, size - 1) {
                    hints.push(self.naked(&rest, &cells));
                }
            }
        }
        hints
    }

    fn naked(&self, rest: &[usize], cells: &[usize]) -> Option<Hint> {
        let digits = [union(self.board, cells), self.digits.clone()].concat();
        let digits: Vec<u8> = (1..=9).filter(|digit| digits.contains(digit)).collect();
        let others = rest.iter().filter(|cell| !cells.contains(cell));
        let gone = others.flat_map(|&cell| digits.iter().map(move |&digit| (cell, digit)));
        let rating = 57 + cells.len() as u8;
        let fits = digits.len() == cells.len() + 1;
        fits.then(|| Hint::remove(self.board, rating, gone))
            .flatten()
    }
}
