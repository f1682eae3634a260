//! How far suppositions are followed.

/// How far suppositions are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// Within one digit, with the links that arise.
    OneDigit,
    /// By the links of the board.
    Static,
    /// By those that arise too.
    Dynamic,
    /// And by patterns that arise.
    Plus,
}

impl Depth {
    /// How many there are.
    pub(crate) const COUNT: usize = 4;

    /// What may be inferred.
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
    /// Those within cells; otherwise those of one digit only.
    pub(crate) cells: bool,
    /// Those from what has been ruled out on the way.
    pub(crate) dynamic: bool,
}
