//! Can an assumption about one digit contradict itself? Regardless of order, and so in a fraction of the time.

use super::find::Root;
use super::wave::parts;
use crate::rate::board::{
    Bits, Board, Cells, HOUSES, PEER_SETS, cells_in, houses_of, ones, places_of,
};

/// Can the assumption of this root contradict itself?
pub(super) fn hope(board: &Board, root: Root) -> bool {
    let Root::Absurd(candidate, supposed) = root else {
        return true;
    };
    let (cell, digit) = parts(candidate);
    let one = One {
        cells: board.cells[digit],
        places: std::array::from_fn(|house| board.places[house][digit]),
    };
    let out = if supposed {
        PEER_SETS[cell] & one.cells
    } else {
        1 << cell
    };
    one.fails(out)
}

/// The places of one digit.
struct One {
    cells: Cells,
    places: [Bits; 27],
}

impl One {
    /// Does a house run out of places once the digit is not in these cells?
    fn fails(mut self, mut out: Cells) -> bool {
        while out != 0 {
            let mut next = 0;
            self.cells &= !out;
            for cell in cells_in(out) {
                let places = places_of(cell);
                for (house, place) in houses_of(cell).into_iter().zip(places) {
                    let left = self.places[house] & !(1 << place);
                    self.places[house] = left;
                    match left.count_ones() {
                        0 => return true,
                        1 => {
                            let last = ones(left).map(|place| usize::from(HOUSES[house][place]));
                            last.for_each(|cell| next |= PEER_SETS[cell]);
                        }
                        _ => {}
                    }
                }
            }
            out = next & self.cells;
        }
        false
    }
}
