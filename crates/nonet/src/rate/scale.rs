//! What a scale is: a row in the file of its rating, listed in `scales.rs`. Whoever rates puzzles on any scale, or
//! shows the values, goes by the rows.

use crate::board::Puzzle;

/// A scale of difficulty.
#[derive(Debug)]
pub struct Scale {
    /// Its stable name, as in `hodoku-score`.
    pub slug: &'static str,
    /// How puzzles are rated.
    pub method: &'static Method,
    /// Which of the method's values belong to it. The first one is a puzzle's place on the scale.
    pub own: &'static [usize],
    /// The least difference between two values, in tenths.
    pub unit: u32,
    /// The greatest value, in tenths.
    pub most: u32,
    /// Are puzzles with greater values easier?
    pub is_reversed: bool,
    /// Does a band take so long to check that a maker of puzzles had better not ask at every given?
    pub is_slow: bool,
    /// Are its bands the grades?
    pub has_grades: bool,
    /// Are puzzles rated on it if no scale is named?
    pub is_default: bool,
    /// Where its columns are in a table: those with lower numbers come first, equal ones in the order of the scales.
    pub column: u8,
}

/// Gives a reading of each part; `None` if the puzzle is not covered.
pub(super) type Rate = fn(&Puzzle) -> Option<Vec<Reading>>;

/// A way to rate puzzles. It gives one value or several, and several scales may share it.
#[derive(Debug)]
pub struct Method {
    /// Its stable name, as in `hodoku`.
    pub slug: &'static str,
    /// What it finds out.
    pub parts: &'static [Part],
    /// Are all its values told together, under its name?
    pub is_joint: bool,
    /// Does it cover only 9x9 boards with square boxes?
    pub is_classic: bool,
    /// Rates a puzzle with exactly one solution; see [`Method::rate`].
    pub(super) rate: Rate,
    /// The same without steps that rely on the solution being the only one, if it has such steps.
    pub(super) without_uniqueness: Option<Rate>,
    /// The first value, if it is at most so many tenths: faster than `rate`.
    pub(super) up_to: Option<fn(&Puzzle, u32) -> Option<u32>>,
}

/// One of the values that a method finds.
#[derive(Debug)]
pub struct Part {
    /// Its stable name, as in `er`.
    pub name: &'static str,
    /// Its column in a table, and those of the least and the greatest value among images of a puzzle.
    pub columns: [&'static str; 3],
    /// The name of a lower bound, if that is told where the value is not known.
    pub at_least: Option<&'static str>,
    /// The word for puzzles beyond it; `None` if the value is infinite then.
    pub beyond: Option<&'static str>,
    /// How it is written.
    pub written: Written,
}

/// How a value is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// As a number of half steps for programs, with a decimal if needed for people.
    HalfSteps,
    /// By the name of HoDoKu's level; 10 tenths are one level.
    Level,
    /// As a whole number.
    Whole,
    /// With one decimal.
    Tenths,
}

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It is this, in tenths.
    Of(u32),
    /// It is at least this, in tenths: the search was ended.
    AtLeast(u32),
    /// No value is great enough.
    Beyond,
}

/// The names of a value's columns.
macro_rules! columns {
    ($name:literal) => {
        [$name, concat!($name, "_least"), concat!($name, "_most")]
    };
}

pub(super) use columns;

/// A fraction in tenths.
pub(super) fn tenths(number: f64) -> u32 {
    (number * 10.0).round() as u32
}

impl Reading {
    /// The value, in tenths, if it is known.
    pub fn known(self) -> Option<u32> {
        match self {
            Self::Of(tenths) => Some(tenths),
            Self::AtLeast(_) | Self::Beyond => None,
        }
    }
}

impl Part {
    /// A value with one decimal that has this name and these columns.
    pub(super) const fn new(name: &'static str, columns: [&'static str; 3]) -> Self {
        Self {
            name,
            columns,
            at_least: None,
            beyond: None,
            written: Written::Tenths,
        }
    }
}

impl PartialEq for Scale {
    fn eq(&self, other: &Self) -> bool {
        self.slug == other.slug
    }
}

impl Eq for Scale {}

impl PartialEq for Method {
    fn eq(&self, other: &Self) -> bool {
        self.slug == other.slug
    }
}

impl Eq for Method {}

impl Method {
    /// A method with one value that covers all boards.
    pub(super) const fn new(slug: &'static str, parts: &'static [Part], rate: Rate) -> Self {
        Self {
            slug,
            parts,
            is_joint: false,
            is_classic: false,
            rate,
            without_uniqueness: None,
            up_to: None,
        }
    }

    /// Rates a puzzle with exactly one solution: a reading of each part. `None` if it does not cover such boards, or
    /// not such puzzles. Steps that rely on the solution being the only one are taken only with `uniqueness`.
    pub fn rate(&self, puzzle: &Puzzle, uniqueness: bool) -> Option<Vec<Reading>> {
        let other = self.without_uniqueness.filter(|_| !uniqueness);
        other.unwrap_or(self.rate)(puzzle)
    }
}

impl Scale {
    /// The scale of a method's first value, with values in tenths and no end.
    pub(super) const fn new(slug: &'static str, method: &'static Method) -> Self {
        Self {
            slug,
            method,
            own: &[0],
            unit: 1,
            most: u32::MAX,
            is_reversed: false,
            is_slow: false,
            has_grades: false,
            is_default: false,
            column: u8::MAX,
        }
    }

    /// The values that belong to it, and their places among those of the method. The first is the scale's own.
    pub fn parts(&self) -> impl Iterator<Item = (usize, &'static Part)> {
        let parts = self.method.parts;
        self.own.iter().map(|&place| (place, &parts[place]))
    }

    /// The name of what tells its values: those of a joint method are told together.
    pub fn told_as(&self) -> &'static str {
        if self.method.is_joint {
            self.method.slug
        } else {
            self.slug
        }
    }

    /// How its values are written.
    pub fn written(&self) -> Written {
        self.method.parts[self.own[0]].written
    }

    /// Its rating of the puzzle, in tenths. `None` if the puzzle is harder than the scale covers.
    pub fn measure(&self, puzzle: &Puzzle) -> Option<u32> {
        self.method.rate(puzzle, true)?.get(self.own[0])?.known()
    }

    /// Its rating of the puzzle, in tenths; also `None` if that is found to exceed `most` tenths.
    pub(crate) fn measure_up_to(&self, puzzle: &Puzzle, most: u32) -> Option<u32> {
        match self.method.up_to {
            Some(up_to) => up_to(puzzle, most),
            None => self.measure(puzzle),
        }
    }
}
