//! A house: a row, a column or a box.

/// The index of a house that no board has.
const NOWHERE: u8 = u8::MAX;

/// What kind of house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Col,
    /// A box, or the region of an irregular board.
    Box,
}

impl HouseKind {
    /// The three kinds: rows, columns, boxes.
    pub const ALL: [Self; 3] = [Self::Row, Self::Col, Self::Box];
}

/// A house: cells that hold each digit exactly once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct House {
    /// Whether it is a row, a column or a box.
    pub kind: HouseKind,
    /// Which one, from 0, in reading order.
    pub index: u8,
}

impl House {
    /// The row with this index, from 0.
    pub const fn row(index: usize) -> Self {
        Self::of(HouseKind::Row, index)
    }

    /// The column with this index, from 0.
    pub const fn col(index: usize) -> Self {
        Self::of(HouseKind::Col, index)
    }

    /// The box with this index, from 0.
    pub const fn of_box(index: usize) -> Self {
        Self::of(HouseKind::Box, index)
    }

    /// The house of this kind with this index, from 0. No board has one beyond 24.
    pub const fn of(kind: HouseKind, index: usize) -> Self {
        // Not `as` alone: it would wrap, so that the house after the last number would be the first one.
        let index = if index > NOWHERE as usize {
            NOWHERE
        } else {
            index as u8
        };
        Self { kind, index }
    }

    /// Is it a row or a column?
    pub fn is_line(self) -> bool {
        matches!(self.kind, HouseKind::Row | HouseKind::Col)
    }

    /// Is it a box, or the region of an irregular board?
    pub fn is_box(self) -> bool {
        self.kind == HouseKind::Box
    }

    /// Its number for people, from 1.
    pub const fn number(self) -> usize {
        self.index as usize + 1
    }
}
