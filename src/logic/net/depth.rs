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
}
