//! The shape of a board as data.

use super::by_name;

/// The longest side that a board may have.
pub const MAX_SIDE: usize = 25;

/// The shape of a board: how long its side is, and which box each cell is in. Boards are the same board if their
/// layouts are equal, and every form in which a shape is sent, saved or written is made from its layout. A further
/// kind of house would be one more field.
///
/// Anything can be written here: [`Geometry::of`](super::Geometry::of) makes the board, or says why there is none.
///
/// ```
/// use nonet::board::{Geometry, Layout, ShapeError};
/// let six = Layout::rectangular(2, 3)?;
/// assert_eq!(Geometry::of(six.clone())?.layout(), &six);
/// let lopsided = Layout::from(vec![0, 0, 0, 1]);
/// assert_eq!(Geometry::of(lopsided), Err(ShapeError::Box(0)));
/// # Ok::<(), ShapeError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "Vec<u8>", into = "Vec<u8>")
)]
pub struct Layout {
    side: usize,
    boxes: Vec<u8>,
}

/// Why boxes do not form a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeError {
    /// The side is 0 or more than [`MAX_SIDE`].
    Side(usize),
    /// The map does not name a box for each cell.
    Length(usize),
    /// This box does not have as many cells as the board has digits.
    Box(usize),
}

by_name!(ShapeError);

impl From<Vec<u8>> for Layout {
    /// The board with these boxes: that of each cell, from 0, in reading order.
    fn from(boxes: Vec<u8>) -> Self {
        let side = boxes.len().isqrt();
        Self { side, boxes }
    }
}

impl From<Layout> for Vec<u8> {
    fn from(layout: Layout) -> Self {
        layout.boxes
    }
}

impl Layout {
    /// Boxes of `box_rows` rows and `box_cols` columns, side by side.
    ///
    /// # Errors
    /// [`ShapeError::Side`] if the side, `box_rows * box_cols`, is out of range.
    pub fn rectangular(box_rows: usize, box_cols: usize) -> Result<Self, ShapeError> {
        let side = box_rows.saturating_mul(box_cols);
        if side == 0 || side > MAX_SIDE {
            return Err(ShapeError::Side(side));
        }
        // As many boxes are beside each other as each has rows.
        let box_of = |i: usize| i / side / box_rows * box_rows + i % side / box_cols;
        let boxes = (0..side * side).map(|i| box_of(i) as u8).collect();
        Ok(Self { side, boxes })
    }

    /// The length of a row.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The box of each cell, from 0, in reading order.
    pub fn box_map(&self) -> &[u8] {
        &self.boxes
    }

    /// The height and width of its boxes, if they are rectangles side by side.
    pub fn boxes(&self) -> Option<(usize, usize)> {
        let top = self.boxes.iter().take(self.side);
        let wide = top.take_while(|&&index| index == 0).count();
        let high = self.side.checked_div(wide)?;
        let same = Self::rectangular(high, wide).is_ok_and(|regular| regular == *self);
        same.then_some((high, wide))
    }

    /// Is it the ordinary board, 9x9 with 3x3 boxes?
    pub fn is_classic(&self) -> bool {
        self.boxes() == Some((3, 3))
    }

    /// Is there a board of this shape?
    pub(super) fn check(&self) -> Result<(), ShapeError> {
        let Self { side, boxes } = self;
        if *side == 0 || *side > MAX_SIDE {
            return Err(ShapeError::Side(*side));
        }
        if side * side != boxes.len() {
            return Err(ShapeError::Length(boxes.len()));
        }
        let boxes = boxes.iter().copied().map(usize::from);
        if let Some(index) = boxes.clone().find(|index| index >= side) {
            return Err(ShapeError::Box(index));
        }
        let size = |index| boxes.clone().filter(|&other| other == index).count();
        let wrong = (0..*side).find(|&index| size(index) != *side);
        wrong.map_or(Ok(()), |index| Err(ShapeError::Box(index)))
    }
}
