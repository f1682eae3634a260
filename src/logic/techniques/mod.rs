//! The table of techniques, easiest first.

#[cfg(test)]
mod check;
mod dual;
mod empty_rectangle;
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
    // Chains.
    // Almost locked sets and what goes beyond.
];

/// The row with this slug.
pub fn info(slug: &str) -> Option<&'static Info> {
    let mut rows = ALL.iter().map(|technique| technique.info());
    rows.find(|info| info.slug == slug)
}
