//! Sentences about two merged search trees.

use super::{decision as decided, name as cell_name};
use crate::key;
use nonet::board::Geometry;
use watch::chart::Ratio;
use watch::{Pair, Shared};
use words::{Lang, filled, thousands};

/// How much two runs share, and where they first diverge.
pub(crate) fn merged_sum(
    lang: Lang,
    geometry: &Geometry,
    pair: &Pair,
    names: &[String; 2],
) -> String {
    let counts = [pair.all.both, pair.all.only[0], pair.all.only[1]];
    let [both, n, m] = counts.map(|n| thousands(n.into()));
    let places = [
        ("both", both.as_str()),
        ("first", &names[0]),
        ("second", &names[1]),
        ("n", &n),
        ("m", &m),
    ];
    let sum = filled(lang.word(key::MERGED_SUM), &places);
    format!("{sum} {}", parting(lang, geometry, pair))
}

fn parting(lang: Lang, geometry: &Geometry, pair: &Pair) -> String {
    let Some(parting) = pair.parting else {
        return lang.word(key::MERGED_SAME).to_owned();
    };
    let depth = thousands(parting.depth.into());
    match parting.decision {
        Some(decision) => {
            let cell = cell_name(lang, geometry, decision.cell);
            let places = [("cell", cell.as_str()), ("depth", &depth)];
            filled(lang.word(key::MERGED_PART), &places)
        }
        None => filled(lang.word(key::MERGED_PART_DEPTH), &[("depth", &depth)]),
    }
}

/// What is known of the place that was pointed at, or else what can be done.
pub(crate) fn merged_note(
    lang: Lang,
    geometry: &Geometry,
    pair: &Pair,
    at: Option<usize>,
    names: &[String; 2],
) -> String {
    let found = at.and_then(|at| Some((pair.drawing.places.get(at)?, pair.shares.get(at)?)));
    let Some((place, share)) = found else {
        return lang.word(key::MERGED_HOW).to_owned();
    };
    let known = decided(lang, geometry, place.decision);
    let decision = match known.is_empty() {
        true => known,
        false => format!(" · {known}"),
    };
    let [n, m] = share.sizes.map(|n| thousands(n.into()));
    let places = [
        ("whose", whose(lang, share.nodes, names)),
        ("decision", decision),
        ("depth", thousands(place.depth.into())),
        ("first", names[0].clone()),
        ("second", names[1].clone()),
        ("n", n),
        ("m", m),
    ];
    filled(
        lang.word(key::MERGED_NODE),
        &places.each_ref().map(|(name, text)| (*name, text.as_str())),
    )
}

/// Which runs visited the nodes of a place.
fn whose(lang: Lang, nodes: Shared, names: &[String; 2]) -> String {
    let only = |name: &String| filled(lang.word(key::ONLY_IN), &[("run", name)]);
    match nodes {
        Shared {
            both: 0,
            only: [1, 0],
        } => only(&names[0]),
        Shared {
            both: 0,
            only: [0, 1],
        } => only(&names[1]),
        Shared {
            both: 1,
            only: [0, 0],
        } => lang.word(key::IN_BOTH).to_owned(),
        Shared {
            both,
            only: [first, second],
        } => {
            let [both, n, m] = [both, first, second].map(|n| thousands(n.into()));
            let places = [("both", both.as_str()), ("n", &n), ("m", &m)];
            filled(lang.word(key::MERGED_GATHERED), &places)
        }
    }
}

/// The meaning of a colour of merged trees, with the runs' numbers.
pub(crate) fn ratio(lang: Lang, ratio: Ratio, names: &[String; 2]) -> String {
    let (key, side) = match ratio {
        Ratio::OnlyFirst => (key::ONLY_IN, 0),
        Ratio::FarMoreFirst => (key::RATIO_FAR, 0),
        Ratio::MoreFirst => (key::RATIO_MORE, 0),
        Ratio::Same => (key::RATIO_SAME, 0),
        Ratio::MoreSecond => (key::RATIO_MORE, 1),
        Ratio::FarMoreSecond => (key::RATIO_FAR, 1),
        Ratio::OnlySecond => (key::ONLY_IN, 1),
    };
    let places = [("run", names[side].as_str()), ("other", &names[1 - side])];
    filled(lang.word(key), &places)
}
