//! The shape of the board: most often the ordinary one, or the boxes' height and width, or the box of each cell.

use super::coder::{Coder, Odds};
use crate::board::{Geometry, Layout, MAX_SIDE};
use std::sync::Arc;

/// Asks for the shape; `None` if no board has it.
pub(super) fn shape(coder: &mut Coder, meant: &Layout) -> Option<Arc<Geometry>> {
    let boxes = meant.boxes();
    if !coder.once(Odds::SELDOM, boxes != Some((3, 3))) {
        return Some(Geometry::classic());
    }
    if coder.once(Odds::EVEN, boxes.is_some()) {
        let (high, wide) = boxes.unwrap_or_default();
        let mut size = |size| coder.number(size, MAX_SIDE + 1);
        return Geometry::shared(size(high), size(wide)).ok();
    }
    let side = coder.number(meant.side(), MAX_SIDE + 1);
    let boxes = map(coder, side, meant.box_map());
    Geometry::of(Layout::from(boxes)).map(Arc::new).ok()
}

/// The box of each cell: that of the cell on the left, that of the one above, or another.
fn map(coder: &mut Coder, side: usize, meant: &[u8]) -> Vec<u8> {
    let mut odds = [Odds::EVEN; 2];
    let mut boxes: Vec<u8> = Vec::new();
    for at in 0..side * side {
        let meant = meant.get(at).copied().unwrap_or_default();
        let left = at.checked_sub(1).filter(|_| at % side > 0);
        let left = left.map(|left| boxes[left]);
        let above = at.checked_sub(side).map(|above| boxes[above]);
        let above = above.filter(|_| above != left);
        let mut beside = [left, above].into_iter().zip(&mut odds);
        let same = beside.find_map(|(index, odds)| {
            let index = index?;
            coder.bit(odds, index == meant).then_some(index)
        });
        boxes.push(same.unwrap_or_else(|| coder.number(meant.into(), side) as u8));
    }
    boxes
}
