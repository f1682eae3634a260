//! The assumptions and the inferences allowed, for each kind of chain, and the addition to the rating for its length.

use super::find::Roots;
use super::wave::Rules;

/// Which assumptions are tried, and which inferences are allowed.
#[derive(Clone, Copy)]
pub(super) struct Search {
    pub(super) rules: Rules,
    pub(super) roots: Roots,
}

/// That one digit is in a cell or not, until that is impossible.
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

/// With inferences from earlier eliminations.
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

/// The addition to a rating for a number of nodes, in tenths.
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
