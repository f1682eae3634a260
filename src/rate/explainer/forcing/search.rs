//! What is supposed and what may follow, for each kind of chain, and what its length adds to the rating.

use super::find::Roots;
use super::wave::Rules;

/// Which suppositions are tried, and what may follow.
#[derive(Clone, Copy)]
pub(super) struct Search {
    pub(super) rules: Rules,
    pub(super) roots: Roots,
}

/// One digit, supposed to be in a cell or not, until that cannot be.
pub(super) const NISHIO: Search = Search {
    rules: Rules {
        cells: false,
        dynamic: true,
    },
    roots: Roots {
        absurd: true,
        digits: false,
        truths: false,
        least: 2,
    },
};

/// All digits of a cell, or all places in a house.
pub(super) const MULTIPLE: Search = Search {
    rules: Rules {
        cells: true,
        dynamic: false,
    },
    roots: Roots {
        absurd: false,
        digits: false,
        truths: true,
        least: 3,
    },
};

/// With what has been ruled out on the way.
pub(super) const DYNAMIC: Search = Search {
    rules: Rules {
        cells: true,
        dynamic: true,
    },
    roots: Roots {
        absurd: true,
        digits: true,
        truths: true,
        least: 2,
    },
};

/// What a number of nodes adds to a rating, in tenths.
pub(super) fn addition(nodes: u32) -> u8 {
    let (mut most, mut added) = (4, 0);
    while nodes > most + 2 {
        most = if added % 2 == 0 {
            most * 3 / 2
        } else {
            most * 4 / 3
        };
        added += 1;
    }
    added
}
