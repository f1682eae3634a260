//! Equivalent puzzles: the same puzzle with other digits, and with its rows, columns, bands and stacks in another
//! order.

use crate::board::{Digit, Geometry, Puzzle, Random};
use std::sync::Arc;

/// Where each row and column goes, and whether rows then become columns.
struct Motion {
    rows: Vec<usize>,
    cols: Vec<usize>,
    turned: bool,
}

/// A puzzle that is essentially the same: digits, rows in their bands, columns in their stacks, bands and stacks are
/// put into random order, and perhaps rows and columns swapped if boxes are square. With irregular regions only digits
/// change and the board is turned or mirrored, if that leaves the regions as they are.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// let empty = Puzzle::empty(Geometry::classic());
/// assert_eq!(nonet::generate::scramble(&empty, 1), empty);
/// ```
pub fn scramble(puzzle: &Puzzle, seed: u64) -> Puzzle {
    let geometry = puzzle.geometry();
    let side = geometry.side();
    let mut random = Random::new(seed);
    let names = random.order(side);
    let motion = match geometry.boxes() {
        Some((high, wide)) => Motion {
            rows: in_blocks(high, wide, &mut random),
            cols: in_blocks(wide, high, &mut random),
            turned: high == wide && random.below(2) == 1,
        },
        None => square_motion(geometry, &mut random),
    };
    let mut scrambled = Puzzle::empty(Arc::clone(geometry));
    for cell in geometry.cells() {
        let from = motion.source(geometry, cell.index());
        let name = |digit: Digit| names.get(digit.index()).map_or(0, |name| name + 1);
        let digit = puzzle.digits()[from].and_then(|digit| Digit::new(name(digit) as u8));
        scrambled.put(cell, digit);
    }
    scrambled
}

/// `n_blocks` blocks of `n_lines` lines in random order, and the lines of each.
fn in_blocks(n_lines: usize, n_blocks: usize, random: &mut Random) -> Vec<usize> {
    let mut lines = Vec::with_capacity(n_lines * n_blocks);
    for block in random.order(n_blocks) {
        let within = random.order(n_lines);
        lines.extend(within.into_iter().map(|line| block * n_lines + line));
    }
    lines
}

/// A random turn or mirror that leaves the regions unchanged; no motion if the one drawn does not.
fn square_motion(geometry: &Geometry, random: &mut Random) -> Motion {
    let side = geometry.side();
    let mut line = || {
        let backwards = random.below(2) == 1;
        let place = move |at| if backwards { side - 1 - at } else { at };
        (0..side).map(place).collect()
    };
    let (rows, cols) = (line(), line());
    let motion = Motion {
        rows,
        cols,
        turned: random.below(2) == 1,
    };
    if motion.keeps_regions(geometry) {
        return motion;
    }
    Motion {
        rows: (0..side).collect(),
        cols: (0..side).collect(),
        turned: false,
    }
}

impl Motion {
    /// The cell whose digit moves here.
    fn source(&self, geometry: &Geometry, cell: usize) -> usize {
        let side = geometry.side();
        let (row, col) = (cell / side, cell % side);
        let (row, col) = if self.turned { (col, row) } else { (row, col) };
        self.rows[row] * side + self.cols[col]
    }

    fn keeps_regions(&self, geometry: &Geometry) -> bool {
        let map = geometry.box_map();
        let mut becomes = vec![None; geometry.side()];
        (0..map.len()).all(|cell| {
            let from = map[self.source(geometry, cell)];
            let to = becomes[usize::from(map[cell])].get_or_insert(from);
            *to == from
        })
    }
}
