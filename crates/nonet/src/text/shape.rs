//! The shape of a board as text: the height and width of its boxes, as in `2x3`, or the map of its regions.

use super::regions::{map, read_regions};
use crate::board::{Geometry, Layout};
use std::sync::Arc;

/// How a shape is written among other things: what stands before the height and width, and what before a map.
///
/// ```
/// use nonet::{board::Layout, text::ShapeForm};
/// let six = Layout::rectangular(2, 3)?;
/// assert_eq!(ShapeForm::LINK.write(&six), "s=2x3");
/// let read = ShapeForm::LINK.read("s=2x3").expect("a board");
/// assert_eq!(read.layout(), &six);
/// # Ok::<(), nonet::board::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ShapeForm {
    boxes: &'static str,
    map: &'static str,
}

impl ShapeForm {
    /// Alone, in a column or an option.
    pub const PLAIN: Self = Self { boxes: "", map: "" };

    /// In the line of a saved game.
    pub const JOURNAL: Self = Self {
        boxes: "",
        map: "=",
    };

    /// As a part of a link.
    pub const LINK: Self = Self {
        boxes: "s=",
        map: "r=",
    };

    /// Writes a shape.
    pub fn write(&self, layout: &Layout) -> String {
        match layout.boxes() {
            Some((high, wide)) => format!("{}{high}x{wide}", self.boxes),
            None => self.map.to_owned() + &map(layout),
        }
    }

    /// Reads the board of a shape. Boxes are numbered in the order in which they begin, whatever the signs of a map.
    pub fn read(&self, text: &str) -> Option<Arc<Geometry>> {
        let boxes = text.strip_prefix(self.boxes).and_then(read_boxes);
        boxes.or_else(|| text.strip_prefix(self.map).and_then(read_regions))
    }
}

/// The shape of a board with boxes of this height and width, as in `2x3`.
///
/// ```
/// use nonet::text::read_boxes;
/// assert_eq!(read_boxes("2x3").map(|board| board.side()), Some(6));
/// assert!(read_boxes("9x9").is_none());
/// ```
pub fn read_boxes(text: &str) -> Option<Arc<Geometry>> {
    let (high, wide) = text.split_once(['x', 'X', '\u{d7}'])?;
    let size = |text: &str| text.trim().parse::<u8>().ok().map(usize::from);
    Geometry::rectangular(size(high)?, size(wide)?)
        .map(Arc::new)
        .ok()
}
