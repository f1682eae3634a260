//! The table of techniques, easiest first.

mod aligned_pair;
#[cfg(test)]
mod check;
pub(super) mod deadly;
mod fireworks;
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
    &deadly::UNIQUENESS_1,
    &deadly::UNIQUENESS_2,
    &deadly::UNIQUENESS_3,
    &deadly::UNIQUENESS_4,
    &deadly::UNIQUENESS_5,
    &deadly::UNIQUENESS_6,
    &deadly::HIDDEN_RECTANGLE,
    &deadly::AVOIDABLE_1,
    &deadly::AVOIDABLE_2,
    &deadly::LOOP_1,
    &deadly::LOOP_2,
    &deadly::LOOP_3,
    &deadly::LOOP_4,
    &deadly::EXTENDED_1,
    &deadly::EXTENDED_2,
    &deadly::EXTENDED_3,
    &deadly::EXTENDED_4,
    &deadly::BUG_1,
    &deadly::BUG_2,
    &deadly::BUG_3,
    &deadly::BUG_4,
    // Chains.
    // Almost locked sets and what goes beyond.
    &aligned_pair::AlignedPair,
    &fireworks::TRIPLE,
    &fireworks::QUAD,
    &deadly::TRIDAGON_1,
    &deadly::TRIDAGON_2,
];

/// The row with this slug.
pub fn info(slug: &str) -> Option<&'static Info> {
    let mut rows = ALL.iter().map(|technique| technique.info());
    rows.find(|info| info.slug == slug)
}
