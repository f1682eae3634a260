//! The table of techniques, easiest first.

mod als;
#[cfg(test)]
mod check;
mod exocet;
mod full_cells;
pub(super) mod hidden_single;
pub(super) mod hidden_subset;
mod intersection;
pub(super) mod naked_single;
pub(super) mod naked_subset;
mod sector_sets;
mod sk_loop;
mod subset;
mod sue_de_coq;
mod told;

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
    // Almost locked sets and what goes beyond.
    &sue_de_coq::SueDeCoq,
    &als::xz::AlsXz,
    &als::wing::AlsXyWing,
    &als::chain::AlsChain,
    &als::blossom::DeathBlossom,
    &sk_loop::SkLoop,
    &exocet::JuniorExocet,
    &sector_sets::MultiSector,
];

/// The row with this slug.
pub fn info(slug: &str) -> Option<&'static Info> {
    let mut rows = ALL.iter().map(|technique| technique.info());
    rows.find(|info| info.slug == slug)
}
