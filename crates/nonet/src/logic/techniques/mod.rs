//! The table of techniques, easiest first.

mod aligned_pair;
mod als;
mod broken_wing;
#[cfg(feature = "serde")]
mod by_slug;
mod chains;
#[cfg(test)]
mod check;
mod colours;
pub(super) mod deadly;
mod exocet;
mod fireworks;
mod fish;
mod forcing;
mod full_cells;
mod hodoku;
mod leftovers;
mod sector_sets;
mod short_chains;
mod similar;
pub(super) mod singles;
mod sk_loop;
pub(super) mod subsets;
mod sue_de_coq;
mod symmetrical_placement;
mod templates;
mod told;
mod wing;
mod wxyz_wing;

pub(crate) use forcing::whip::sequence;
pub use hodoku::HODOKU;
pub use similar::similar;

use super::{Info, Technique};
use colours::{medusa, multi_colours, simple_colours};
use short_chains::{dual, empty_rectangle, remote_pair, three_links, two_links, w_wing};
use singles::{full_house, hidden_single, naked_single};
use subsets::{hidden_subset, intersection, locked_subset, naked_subset};

/// A technique without its finder. The page's first program names all techniques but finds only a few of them;
/// this table hides the finders from the linker. So no technique may hold a function: it would be linked with the
/// name.
trait Listed: Sync {
    fn info(&self) -> &'static Info;
}

impl<T: Technique> Listed for T {
    fn info(&self) -> &'static Info {
        Technique::info(self)
    }
}

/// A table of techniques, and a copy of it without their finders.
macro_rules! tables {
    ($(#[$says:meta])* $techniques:ident, $listed:ident: $($technique:expr,)*) => {
        $(#[$says])*
        pub static $techniques: &[&dyn Technique] = &[$($technique,)*];

        static $listed: &[&dyn Listed] = &[$($technique,)*];
    };
}

tables! {
    /// The techniques that hints look for, in this order: roughly HoDoKu's, with techniques that it does not have
    /// where they fit.
    ALL, LISTED:
    &full_house::FullHouse,
    &naked_single::NakedSingle,
    &hidden_single::HiddenSingle,
    &locked_subset::PAIR,
    &locked_subset::TRIPLE,
    &intersection::POINTING,
    &intersection::CLAIMING,
    &leftovers::LawOfLeftovers,
    &naked_subset::PAIR,
    &naked_subset::TRIPLE,
    &hidden_subset::PAIR,
    &hidden_subset::TRIPLE,
    &naked_subset::QUAD,
    &hidden_subset::QUAD,
    &fish::X_WING,
    &fish::SWORDFISH,
    &fish::JELLYFISH,
    &remote_pair::RemotePair,
    &deadly::BUG_1,
    &two_links::SKYSCRAPER,
    &two_links::KITE,
    &two_links::TURBOT_FISH,
    &empty_rectangle::EmptyRectangle,
    &w_wing::WWing,
    &wing::XY,
    &wing::XYZ,
    &deadly::UNIQUENESS_1,
    &deadly::UNIQUENESS_2,
    &deadly::UNIQUENESS_3,
    &deadly::UNIQUENESS_4,
    &deadly::UNIQUENESS_5,
    &deadly::UNIQUENESS_6,
    &deadly::HIDDEN_RECTANGLE,
    &deadly::AVOIDABLE_1,
    &deadly::AVOIDABLE_2,
    &deadly::AVOIDABLE_3,
    &deadly::AVOIDABLE_5,
    &deadly::HIDDEN_AVOIDABLE,
    &symmetrical_placement::SymmetricalPlacement,
    &fish::FINNED_X_WING,
    &fish::SASHIMI_X_WING,
    &fish::FINNED_SWORDFISH,
    &fish::SASHIMI_SWORDFISH,
    &fish::FINNED_JELLYFISH,
    &fish::SASHIMI_JELLYFISH,
    &simple_colours::TRAP,
    &simple_colours::WRAP,
    &multi_colours::TYPE_1,
    &multi_colours::TYPE_2,
    &broken_wing::BrokenWing,
    &deadly::LOOP_1,
    &deadly::LOOP_2,
    &deadly::LOOP_3,
    &deadly::LOOP_4,
    &deadly::EXTENDED_1,
    &deadly::EXTENDED_2,
    &deadly::EXTENDED_3,
    &deadly::EXTENDED_4,
    &deadly::BUG_2,
    &deadly::BUG_3,
    &deadly::BUG_4,
    &deadly::ODDAGON_1,
    &deadly::ODDAGON_2,
    &deadly::ODDAGON_3,
    &deadly::BUG_N,
    &wxyz_wing::WxyzWing,
    &three_links::M_WING,
    &three_links::S_WING,
    &three_links::L_WING,
    &three_links::H_WING,
    &fireworks::TRIPLE,
    &fireworks::QUAD,
    &sue_de_coq::SueDeCoq,
    &chains::X_CHAIN,
    &chains::XY_CHAIN,
    &chains::CONTINUOUS,
    &chains::AIC,
    &chains::DISCONTINUOUS,
    &chains::GROUPED_CONTINUOUS,
    &chains::GROUPED_AIC,
    &chains::GROUPED_DISCONTINUOUS,
    &als::bent::VWXYZ,
    &als::bent::UVWXYZ,
    &als::xz::AlsXz,
    &als::w_wing::AlsWWing,
    &als::wing::AlsXyWing,
    &als::chain::AlsChain,
    &medusa::Medusa,
    &aligned_pair::AlignedPair,
    &deadly::TRIDAGON_1,
    &deadly::TRIDAGON_2,
    &chains::ALS_CONTINUOUS,
    &chains::ALS_AIC,
    &chains::ALS_DISCONTINUOUS,
    &als::blossom::DeathBlossom,
    &sk_loop::SkLoop,
    &exocet::JUNIOR,
    &exocet::MIRROR,
    &exocet::SENIOR,
    &fish::FRANKEN_X_WING,
    &fish::FRANKEN_SWORDFISH,
    &fish::FRANKEN_JELLYFISH,
    &fish::FINNED_FRANKEN_X_WING,
    &fish::FINNED_FRANKEN_SWORDFISH,
    &fish::FINNED_FRANKEN_JELLYFISH,
    &forcing::NISHIO,
    &forcing::CELL,
    &forcing::REGION,
    &forcing::DYNAMIC_CONTRADICTION,
    &forcing::DYNAMIC_DIGIT,
    &forcing::DYNAMIC_CELL,
    &forcing::DYNAMIC_REGION,
    &forcing::PLUS_CONTRADICTION,
    &forcing::PLUS_DIGIT,
    &forcing::PLUS_CELL,
    &forcing::PLUS_REGION,
    &forcing::Nested,
}

tables! {
    /// Techniques found only on request, not by hints: two steps of another technique in one, fish that always
    /// have a smaller one beside them, and patterns that no person can see.
    ON_REQUEST, LISTED_ON_REQUEST:
    &forcing::kraken::TYPE_1,
    &forcing::kraken::TYPE_2,
    &forcing::whip::Whip,
    &forcing::whip::Braid,
    &sector_sets::MultiSector,
    &dual::KITE,
    &dual::EMPTY_RECTANGLE,
    &fish::SIAMESE_FINNED_SWORDFISH,
    &fish::SIAMESE_FINNED_JELLYFISH,
    &fish::SIAMESE_SASHIMI_SWORDFISH,
    &fish::SIAMESE_SASHIMI_JELLYFISH,
    &fish::SIAMESE_FINNED_FRANKEN_SWORDFISH,
    &fish::SIAMESE_FINNED_FRANKEN_JELLYFISH,
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
}

/// Those on the scale from 0 to 6, easiest first. This is not the order of hints.
pub static HALF_STEPS: &[&dyn Technique] = &[
    &naked_single::NakedSingle,
    &hidden_single::HiddenSingle,
    &intersection::POINTING,
    &naked_subset::PAIR,
    &naked_subset::TRIPLE,
    &hidden_subset::PAIR,
    &hidden_subset::TRIPLE,
];

/// The slugs of [`HALF_STEPS`]: the seven techniques of a thesis on rating, in its order. Slugs do not link the
/// finders.
pub static THESIS: &[&str] = &[
    "naked-single",
    "hidden-single",
    "pointing",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "hidden-triple",
];

/// The places among [`every`] technique of those that a name means: `hints`, `hodoku`, `thesis`, `every`, or a
/// technique's slug.
pub fn named(name: &str) -> Option<Vec<u16>> {
    let place = |slug: &&str| infos().position(|info| info.slug == *slug);
    let places: Vec<usize> = match name {
        "hints" => (0..n_hinted()).collect(),
        "every" => (0..infos().count()).collect(),
        "hodoku" => HODOKU.iter().filter_map(place).collect(),
        "thesis" => THESIS.iter().filter_map(place).collect(),
        slug => vec![place(&slug)?],
    };
    Some(places.into_iter().map(|place| place as u16).collect())
}

/// All techniques.
pub fn every() -> impl Iterator<Item = &'static dyn Technique> {
    ALL.iter().chain(ON_REQUEST).copied()
}

/// The rows of [`every`] technique.
pub fn infos() -> impl Iterator<Item = &'static Info> {
    let n = LISTED.len() + LISTED_ON_REQUEST.len();
    (0..n).map(row)
}

fn row(place: usize) -> &'static Info {
    let on_request = || LISTED_ON_REQUEST[place - LISTED.len()];
    let technique = LISTED.get(place).copied();
    technique.unwrap_or_else(on_request).info()
}

/// How many of [`every`] technique hints look for: they come first.
pub fn n_hinted() -> usize {
    LISTED.len()
}

/// The techniques with these places among [`every`], in this order; without an order, [`ALL`].
pub fn ordered(order: Option<&[u16]>) -> Vec<&'static dyn Technique> {
    let Some(order) = order else {
        return ALL.to_vec();
    };
    let every: Vec<_> = every().collect();
    let places = order.iter().map(|&place| usize::from(place));
    places
        .filter_map(|place| every.get(place).copied())
        .collect()
}

/// The row with this slug.
pub fn info(slug: &str) -> Option<&'static Info> {
    infos().find(|info| info.slug == slug)
}
