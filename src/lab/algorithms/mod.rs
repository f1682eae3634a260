//! The table of algorithms: one file and one row each.

mod backtracking;
mod domains;

use super::Algorithm;

/// All algorithms, in the order in which they are listed.
pub static ALGORITHMS: &[Algorithm] = &[
    backtracking::PLAIN,
    backtracking::SMALLEST_DOMAIN,
    backtracking::FORWARD_CHECKING,
    backtracking::FULL_PROPAGATION,
];

/// The row with this slug.
pub fn algorithm(slug: &str) -> Option<&'static Algorithm> {
    ALGORITHMS.iter().find(|row| row.slug == slug)
}
