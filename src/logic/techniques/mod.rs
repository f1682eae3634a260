//! The table of techniques, easiest first.

mod aligned_pair;
#[cfg(test)]
mod check;
pub(super) mod deadly;
mod dual;
mod empty_rectangle;
mod fireworks;
pub(super) mod hidden_single;
pub(super) mod hidden_subset;
mod intersection;
mod medusa;
mod multi_colours;
pub(super) mod naked_single;
pub(super) mod naked_subset;
mod remote_pair;
mod short_chain;
mod simple_colours;
mod subset;
mod two_links;
mod w_wing;
mod wing;
mod wxyz_wing;

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
    &two_links::SKYSCRAPER,
    &two_links::KITE,
    &two_links::TURBOT_FISH,
    &empty_rectangle::EmptyRectangle,
    &dual::KITE,
    &dual::EMPTY_RECTANGLE,
    &remote_pair::RemotePair,
    &w_wing::WWing,
    &wing::XY,
    &wing::XYZ,
    &simple_colours::TRAP,
    &simple_colours::WRAP,
    &multi_colours::TYPE_1,
    &multi_colours::TYPE_2,
    &medusa::Medusa,
    &wxyz_wing::WxyzWing,
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
