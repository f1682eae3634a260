//! XY-wing and XYZ-wing: a pivot with two or three digits and two cells with two digits each that it sees, three digits
//! in all. One of the three holds the digit that the wings share.

use super::{Hint, sees, union};
use support::naive::Board;

pub(super) fn wing(board: &Board, size: usize, rating: u8) -> Vec<Hint> {
    let with = |n: usize| (0..81).filter(move |&cell| board.digits(cell).len() == n);
    let mut hints = Vec::new();
    for pivot in with(size) {
        for one in with(2).filter(|&one| sees(pivot, one)) {
            for two in with(2).filter(|&two| two > one && sees(pivot, two)) {
                hints.extend(step(board, pivot, [one, two], rating));
            }
        }
    }
    hints
}

fn step(board: &Board, pivot: usize, wings: [usize; 2], rating: u8) -> Option<Hint> {
    let digits = board.digits(wings[0]).into_iter();
    let shared: Vec<u8> = digits.filter(|&digit| board.has(wings[1], digit)).collect();
    let three = union(board, &[pivot, wings[0], wings[1]]).len() == 3;
    let [digit] = shared[..] else { return None };
    let in_pivot = board.has(pivot, digit);
    if !three || in_pivot != (board.digits(pivot).len() == 3) {
        return None;
    }
    let all = wings.into_iter().chain(in_pivot.then_some(pivot));
    let holders: Vec<usize> = all.collect();
    let others = (0..81).filter(|&cell| holders.iter().all(|&holder| sees(cell, holder)));
    Hint::remove(board, rating, others.map(|cell| (cell, digit)))
}
