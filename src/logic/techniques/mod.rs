//! The table of techniques, easiest first.

#[cfg(test)]
mod check;
mod fish;
mod full_house;
pub(super) mod hidden_single;
pub(super) mod hidden_subset;
mod intersection;
mod locked_subset;
pub(super) mod naked_single;
pub(super) mod naked_subset;
mod subset;
mod templates;

use super::{Info, Technique};

/// Every technique, in the order in which hints look for them.
pub static ALL: &[&dyn Technique] = &[
    &full_house::FullHouse,
    &naked_single::NakedSingle,
    &hidden_single::HiddenSingle,
    &intersection::POINTING,
    &intersection::CLAIMING,
    &locked_subset::PAIR,
    &locked_subset::TRIPLE,
    &naked_subset::PAIR,
    &hidden_subset::PAIR,
    &naked_subset::TRIPLE,
    &hidden_subset::TRIPLE,
    &naked_subset::QUAD,
    &hidden_subset::QUAD,
    // Fish.
    &fish::X_WING,
    &fish::SWORDFISH,
    &fish::JELLYFISH,
    &fish::FINNED_X_WING,
    &fish::FINNED_SWORDFISH,
    &fish::SIAMESE_FINNED_SWORDFISH,
    &fish::FINNED_JELLYFISH,
    &fish::SIAMESE_FINNED_JELLYFISH,
    &fish::SASHIMI_X_WING,
    &fish::SASHIMI_SWORDFISH,
    &fish::SIAMESE_SASHIMI_SWORDFISH,
    &fish::SASHIMI_JELLYFISH,
    &fish::SIAMESE_SASHIMI_JELLYFISH,
    &fish::FRANKEN_X_WING,
    &fish::FRANKEN_SWORDFISH,
    &fish::FRANKEN_JELLYFISH,
    &fish::FINNED_FRANKEN_X_WING,
    &fish::FINNED_FRANKEN_SWORDFISH,
    &fish::SIAMESE_FINNED_FRANKEN_SWORDFISH,
    &fish::FINNED_FRANKEN_JELLYFISH,
    &fish::SIAMESE_FINNED_FRANKEN_JELLYFISH,
    // Single-digit patterns, colours, wings.
    // Uniqueness.
    // Chains.
    // Almost locked sets and what goes beyond.
    // Fish that nobody looks for, and templates.
    &fish::SQUIRMBAG,
    &fish::WHALE,
    &fish::LEVIATHAN,
    &fish::FINNED_SQUIRMBAG,
    &fish::FINNED_WHALE,
    &fish::FINNED_LEVIATHAN,
    &fish::SASHIMI_SQUIRMBAG,
    &fish::SASHIMI_WHALE,
    &fish::SASHIMI_LEVIATHAN,
    &fish::FRANKEN_SQUIRMBAG,
    &fish::FRANKEN_WHALE,
    &fish::FRANKEN_LEVIATHAN,
    &fish::FINNED_FRANKEN_SQUIRMBAG,
    &fish::FINNED_FRANKEN_WHALE,
    &fish::FINNED_FRANKEN_LEVIATHAN,
    &fish::MUTANT_X_WING,
    &fish::MUTANT_SWORDFISH,
    &fish::MUTANT_JELLYFISH,
    &fish::MUTANT_SQUIRMBAG,
    &fish::MUTANT_WHALE,
    &fish::MUTANT_LEVIATHAN,
    &fish::FINNED_MUTANT_X_WING,
    &fish::FINNED_MUTANT_SWORDFISH,
    &fish::FINNED_MUTANT_JELLYFISH,
    &fish::SIAMESE_FINNED_MUTANT_JELLYFISH,
    &fish::FINNED_MUTANT_SQUIRMBAG,
    &fish::FINNED_MUTANT_WHALE,
    &fish::FINNED_MUTANT_LEVIATHAN,
    &templates::TemplateSet,
    &templates::TemplateDelete,
];

/// The row with this slug.
pub fn info(slug: &str) -> Option<&'static Info> {
    let mut rows = ALL.iter().map(|technique| technique.info());
    rows.find(|info| info.slug == slug)
}
