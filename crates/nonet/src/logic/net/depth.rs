//! How far assumptions are followed.

/// How far assumptions are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// Within one digit, including links that arise on the way.
    OneDigit,
    /// By the links of the board.
    Static,
    /// Also by links that arise on the way.
    Dynamic,
    /// Also by patterns that arise on the way.
    Plus,
}

impl Depth {
    /// How many depths there are.
    pub(crate) const COUNT: usize = 4;

    /// The inferences allowed at this depth.
    pub(crate) fn rules(self) -> Rules {
        Rules {
            cells: self != Self::OneDigit,
            dynamic: self != Self::Static,
        }
    }
}

/// Which inferences are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// Those within cells; otherwise only those of one digit.
    pub(crate) cells: bool,
    /// Those that depend on earlier eliminations.
    pub(crate) dynamic: bool,
}
