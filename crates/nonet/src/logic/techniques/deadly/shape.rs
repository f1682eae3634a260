//! The shapes of deadly patterns.

use super::pattern::Deadly;
use super::{bug, extended, loops, oddagon, rectangle, tridagon};
use crate::logic::Facts;

/// The shape of a deadly pattern.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// Four empty cells in two rows, two columns and two boxes, with two digits.
    Rectangle,
    /// As `Rectangle`, with two or three of the cells filled.
    Avoidable,
    /// As `Rectangle`, with one cell filled, or two opposite ones.
    Thin,
    /// Six or more empty cells with two digits, none or two in each house.
    Loop,
    /// Two rows or columns and three or four places in each, with as many digits.
    Extended,
    /// All empty cells, two candidates in each.
    Bug,
    /// An odd number of five or more cells with two digits, each of which sees the next: there is no way to fill them.
    Oddagon,
    /// Three cells in each of four boxes, with three digits: there is no way to fill them.
    Tridagon,
}

impl Shape {
    /// How many shapes there are.
    pub(crate) const COUNT: usize = Self::Tridagon as usize + 1;

    /// All patterns of this shape, in a fixed order.
    pub(crate) fn find(self, facts: &Facts<'_>) -> Vec<Deadly> {
        match self {
            Self::Rectangle => rectangle::open(facts),
            Self::Avoidable => rectangle::half_filled(facts),
            Self::Thin => rectangle::thinly_filled(facts),
            Self::Loop => loops::find(facts),
            Self::Extended => extended::find(facts),
            Self::Bug => bug::find(facts),
            Self::Oddagon => oddagon::find(facts),
            Self::Tridagon => tridagon::find(facts),
        }
    }
}
