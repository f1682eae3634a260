//! The table of techniques, easiest first.

mod chains;
#[cfg(test)]
mod check;
pub(super) mod hidden_single;
pub(super) mod hidden_subset;
mod intersection;
pub(super) mod naked_single;
pub(super) mod naked_subset;
mod subset;

use super::{Info, Technique};

/// Every technique, in the order in which hints look for them.
pub static ALL: &[&dyn Technique] = &[
    &naked_single::NakedSingle,
    &hidden_single::HiddenSingle,
    &intersection::POINTING,
    &intersection::CLAIMING,
    &naked_subset::PAIR,
    &hidden_subset::PAIR,
    &naked_subset::TRIPLE,
    &hidden_subset::TRIPLE,
    &naked_subset::QUAD,
    &hidden_subset::QUAD,
    // Fish.
    // Single-digit patterns, colours, wings.
    // Uniqueness.
    // Chains.
    &chains::X_CHAIN,
    &chains::XY_CHAIN,
    &chains::CONTINUOUS,
    &chains::DISCONTINUOUS,
    &chains::AIC,
    &chains::GROUPED_CONTINUOUS,
    &chains::GROUPED_DISCONTINUOUS,
    &chains::GROUPED_AIC,
    &chains::ALS_CONTINUOUS,
    &chains::ALS_DISCONTINUOUS,
    &chains::ALS_AIC,
    // Almost locked sets and what goes beyond.
];

/// The row with this slug.
pub fn info(slug: &str) -> Option<&'static Info> {
    let mut rows = ALL.iter().map(|technique| technique.info());
    rows.find(|info| info.slug == slug)
}
