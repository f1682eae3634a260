//! Hidden and naked singles.

use super::{HOUSES, Hint, kind};
use support::naive::Board;

/// The last cell of a house 1.0, in a box 1.2, in a line 1.5.
pub(super) fn hidden(board: &Board) -> Vec<Hint> {
    let mut hints = Vec::new();
    for (house, cells) in HOUSES.iter().enumerate() {
        let open = cells
            .iter()
            .filter(|&&cell| board.values[cell] == 0)
            .count();
        for digit in 1..=9 {
            if let [cell] = board.places(cells, digit)[..] {
                let rating = match (open, kind(house)) {
                    (1, _) => 10,
                    (_, 0) => 12,
                    _ => 15,
                };
                hints.push(Hint::place(rating, cell, digit));
            }
        }
    }
    hints
}

/// Rated 2.3.
pub(super) fn naked(board: &Board) -> Vec<Hint> {
    let lone = |cell| match board.digits(cell)[..] {
        [digit] => Some(Hint::place(23, cell, digit)),
        _ => None,
    };
    (0..81).filter_map(lone).collect()
}
