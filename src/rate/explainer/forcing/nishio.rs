//! Does a supposition about one digit contradict itself? Without order, and so in a fraction of the time.

use crate::rate::board::{
    Bits, Board, Cells, HOUSES, PEER_SETS, cells_in, houses_of, ones, places_of,
};

/// Is there any such supposition?
pub(super) fn any(board: &Board) -> bool {
    (0..9).any(|digit| {
        let places = std::array::from_fn(|house| board.places[house][digit]);
        let digit = One {
            cells: board.cells[digit],
            places,
        };
        cells_in(digit.cells).any(|cell| digit.right(cell) || digit.wrong(cell))
    })
}

/// Where one digit can be.
#[derive(Clone)]
struct One {
    cells: Cells,
    places: [Bits; 27],
}

impl One {
    fn right(&self, cell: usize) -> bool {
        self.clone().fails(PEER_SETS[cell] & self.cells)
    }

    fn wrong(&self, cell: usize) -> bool {
        self.clone().fails(1 << cell)
    }

    /// Is there a house without a place once it is not in these cells?
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
