//! Which chains are sought.

use crate::logic::{Info, Sort};

/// What kind of conclusion a chain has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// One of its ends is right.
    Alternating,
    /// It returns to its start and decides it.
    Discontinuous,
    /// It is closed.
    Continuous,
}

/// Finds chains, short ones first.
#[derive(Debug)]
pub(crate) struct Chains {
    pub(super) sort: Sort,
    pub(super) kind: Kind,
    pub(super) info: &'static Info,
}
