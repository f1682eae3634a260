//! XY-wing (4.2) and XYZ-wing (4.4).

use super::hint::{Hint, Removal};
use crate::rate::board::{Board, PEER_SETS, PEERS, cells_in};

/// Two wings with two digits each, which a pivot with two digits sees.
pub(super) fn xy(board: &Board) -> Option<Hint> {
    wing(board, 2, 42)
}

/// Two wings with two digits each, which a pivot with three digits sees.
pub(super) fn xyz(board: &Board) -> Option<Hint> {
    wing(board, 3, 44)
}

fn wing(board: &Board, count: usize, rating: u8) -> Option<Hint> {
    let two = board.with_count(2);
    cells_in(board.with_count(count)).find_map(|pivot| {
        let wings = || {
            let peers = PEERS[pivot].iter().map(|&peer| usize::from(peer));
            peers.filter(|&peer| two >> peer & 1 == 1)
        };
        wings().find_map(|first| {
            wings().find_map(|second| step(board, pivot, [first, second], rating))
        })
    })
}

/// The cells that see both wings, and the pivot if it has the digit too, lose the digit that both wings have.
fn step(board: &Board, pivot: usize, wings: [usize; 2], rating: u8) -> Option<Hint> {
    let digits = board.digits[pivot];
    let [first, second] = wings.map(|wing| board.digits[wing]);
    let shared = first & second;
    let three = (digits | first | second).count_ones() == 3;
    let bent = three && shared.count_ones() == 1;
    if !bent || (digits.count_ones() == 2 && digits & shared != 0) {
        return None;
    }
    let mut cells = PEER_SETS[wings[0]] & PEER_SETS[wings[1]];
    if digits & shared != 0 {
        cells &= PEER_SETS[pivot];
    }
    Removal::of(cells, shared).hint(rating, board)
}
