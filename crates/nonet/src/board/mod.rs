//! The words of the field: digits, cells, houses, the shape of a board, puzzles and grids.
//!
//! This room uses no other. A board's shape is a value ([`Geometry`]), so nothing here or above depends on nine digits.

mod arrangement;
mod by_name;
mod canonical;
mod cell;
mod cell_set;
#[cfg(feature = "serde")]
mod checked;
mod conflict;
mod digit;
mod geometry;
mod grid;
mod house;
mod layout;
mod marks;
mod puzzle;
mod random;
mod shapes;
mod short;

pub(crate) use by_name::by_name;
pub use canonical::{canonical, canonical_digits, same};
pub use cell::Cell;
pub use cell_set::CellSet;
#[cfg(feature = "serde")]
pub use checked::checked;
pub use conflict::Conflict;
pub use digit::{Digit, DigitSet};
pub use geometry::Geometry;
pub use grid::{Candidate, Contradiction, Grid};
pub use house::{House, HouseKind};
pub use layout::{Layout, MAX_SIDE, ShapeError};
pub use marks::{Layer, Marks};
pub use puzzle::{NotOnBoard, Puzzle, Solution};
pub use random::{Random, SplitMix};
pub use shapes::SHAPES;
pub use short::sort_short;
