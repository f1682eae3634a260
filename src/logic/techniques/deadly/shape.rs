//! What makes patterns deadly.

use super::pattern::Deadly;
use super::{extended, grave, loops, oddagon, rectangle, tridagon};
use crate::logic::Facts;

/// What makes a pattern deadly.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// Four empty cells in two rows, two columns and two boxes, with two digits.
    Rectangle,
    /// The same, but two or three of the cells are filled.
    Avoidable,
    /// The same, but one of the cells is filled, or two opposite ones.
    Thin,
    /// Six or more empty cells with two digits, none or two in each house.
    Loop,
    /// Two rows or columns and three or four places in each, with as many digits.
    Extended,
    /// All empty cells, two candidates in each.
    Grave,
    /// Five or more cells with two digits, an odd number, each of which sees the next: no way at all to fill them.
    Oddagon,
    /// Three cells in each of four boxes, with three digits: no way at all to fill them.
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
            Self::Grave => grave::find(facts),
            Self::Oddagon => oddagon::find(facts),
            Self::Tridagon => tridagon::find(facts),
        }
    }
}
