//! The names that a formula may use.

use std::ops::RangeInclusive;

/// What a formula is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// The cell with the least value is branched on.
    Cells,
    /// The digit with the least value is tried first.
    Digits,
    /// The state with the least value is taken out of the frontier first.
    Cost,
}

/// A property of a cell, a digit or a state that a formula can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// How many digits the cell may still hold.
    Size,
    /// How many open cells it sees.
    Degree,
    /// Its row, from 1.
    Row,
    /// Its column, from 1.
    Column,
    /// Its box, from 1.
    Box,
    /// The digit.
    Digit,
    /// How many cells hold the digit.
    Used,
    /// How many of the open cells that the cell sees would lose the digit.
    Removes,
    /// How many surplus digits a state has, in all its cells.
    Digits,
    /// How many cells of a state may hold just two digits.
    Bivalue,
    /// How many cells are open.
    Open,
    /// How many decisions have been made.
    Depth,
    /// A number from 0 to 999, drawn again for each cell, digit or state.
    Random,
    /// How many rows the board has.
    Side,
}

/// Names that every formula may use.
const EVERYWHERE: [Name; 4] = [Name::Open, Name::Depth, Name::Random, Name::Side];

impl Name {
    /// All names.
    pub const ALL: [Self; 14] = [
        Self::Size,
        Self::Degree,
        Self::Row,
        Self::Column,
        Self::Box,
        Self::Digit,
        Self::Used,
        Self::Removes,
        Self::Digits,
        Self::Bivalue,
        Self::Open,
        Self::Depth,
        Self::Random,
        Self::Side,
    ];

    /// Its spelling.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Size => "size",
            Self::Degree => "degree",
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Digit => "digit",
            Self::Used => "used",
            Self::Removes => "removes",
            Self::Digits => "digits",
            Self::Bivalue => "bivalue",
            Self::Open => "open",
            Self::Depth => "depth",
            Self::Random => "random",
            Self::Side => "side",
        }
    }
}

impl Use {
    /// The names that a formula may use here.
    pub fn names(self) -> impl Iterator<Item = Name> {
        let own: &[Name] = match self {
            Self::Cells => &[Name::Size, Name::Degree, Name::Row, Name::Column, Name::Box],
            Self::Digits => &[
                Name::Digit,
                Name::Used,
                Name::Removes,
                Name::Size,
                Name::Degree,
                Name::Row,
                Name::Column,
                Name::Box,
            ],
            Self::Cost => &[Name::Digits, Name::Bivalue],
        };
        own.iter().copied().chain(EVERYWHERE)
    }

    /// Three formulas as a starting point.
    pub fn examples(self) -> [&'static str; 3] {
        match self {
            Self::Cells => [
                "100 * size / (degree + 1)",
                "size * 2 - degree",
                "if(size < 3, size, random)",
            ],
            Self::Digits => ["removes", "-used", "if(depth < 5, random, -digit)"],
            Self::Cost => ["open - bivalue", "digits", "depth + open"],
        }
    }
}

/// A function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// The least of its arguments.
    Min,
    /// The greatest of its arguments.
    Max,
    /// The absolute value of its argument.
    Abs,
    /// The second argument, if the first is not 0, or else the third.
    If,
}

impl Function {
    /// All functions.
    pub const ALL: [Self; 4] = [Self::Min, Self::Max, Self::Abs, Self::If];

    /// Its spelling.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Min => "min",
            Self::Max => "max",
            Self::Abs => "abs",
            Self::If => "if",
        }
    }

    /// How many arguments it takes.
    pub fn arguments(self) -> RangeInclusive<usize> {
        match self {
            Self::Min | Self::Max => 2..=9,
            Self::Abs => 1..=1,
            Self::If => 3..=3,
        }
    }
}
