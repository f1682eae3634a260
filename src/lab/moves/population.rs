//! Many boards at once: their costs, and how much they differ.

use super::super::Detail;

/// Boards with their costs, the best first.
#[derive(Debug)]
pub(in crate::lab) struct Population<B> {
    boards: Vec<(u32, B)>,
}
