//! An enlarged board: which part of it is visible.

use nonet::board::{Cell, Geometry};

/// Where along the board the part is, across and down: at its start, in its middle, at its end.
/// It is nearly half as wide as the board.
pub type Zoom = [u8; 2];

/// In thousandths of the part: a cell nearer to its edge than this may make the part move.
const EDGE: usize = 150;

/// The part to show with the cursor in this cell: the same as before, unless the cell is outside it or near its
/// edge.
///
/// ```
/// use app::edit::zoom;
/// use nonet::board::{Cell, Geometry};
/// let nine = Geometry::classic();
/// assert_eq!(zoom::followed([0, 0], Cell::new(80), &nine), [2, 2]);
/// assert_eq!(zoom::followed([2, 2], Cell::new(60), &nine), [2, 2]);
/// ```
pub fn followed(before: Zoom, cell: Cell, geometry: &Geometry) -> Zoom {
    let axes = [geometry.col(cell), geometry.row(cell)];
    let [across, down] = axes.map(|at| (2 * at + 1) * 500 / geometry.side());
    [along(before[0], across), along(before[1], down)]
}

/// One axis of [`followed`]; `at` is in thousandths of the board.
fn along(before: u8, at: usize) -> u8 {
    let seen = (2 * at).checked_sub(500 * usize::from(before));
    if seen.is_some_and(|seen| (EDGE..=1000 - EDGE).contains(&seen)) {
        return before;
    }
    match at {
        0..375 => 0,
        375..=625 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cell_is_always_in_the_part_that_is_seen() {
        for side in 1..=25 {
            for at in 0..side {
                let at = (2 * at + 1) * 500 / side;
                for before in 0..3 {
                    let part = along(before, at);
                    let from = 250 * usize::from(part);
                    assert!((from..=from + 500).contains(&at), "{side} {at} {before}");
                    assert_eq!(along(part, at), part, "it stays");
                }
            }
        }
    }
}
