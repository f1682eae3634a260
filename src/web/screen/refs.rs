//! The cells that a node is about: the board marks them while it is pointed at or has the focus.

use crate::board::Cell;
use crate::web::Fallible;
use web_sys::Element;

pub(super) fn refer(node: &Element, cells: &[Cell]) -> Fallible {
    let cells: Vec<String> = cells.iter().map(|cell| cell.index().to_string()).collect();
    node.set_attribute("data-cells", &cells.join(","))
}
