//! Why a step is right, sentence by sentence, by the shape of its pattern: a chain claim by claim, almost locked
//! sets set by set, fish with and without their fins. Some shapes need only one sentence.

use crate::key;
mod als;
mod branches;
mod chain;
mod colours;
mod deadly;
mod fish;
mod letters;
mod symmetry;

use super::sentence::{Gaps, sentence};
use als::Sets;
use answers::protocol::{Filling, Sentence};
pub(super) use letters::lettered;
use nonet::board::Geometry;
use nonet::logic::{Group, Pattern, Share, Step};
use words::Key;

/// The sentences before the conclusion.
pub(super) fn lines(geometry: &Geometry, pattern: &Pattern) -> Vec<Sentence> {
    let letters = &lettered(geometry, pattern);
    match pattern {
        Pattern::Forcing(net) => branches::lines(net),
        Pattern::Chain(chains) => {
            let lines = chains.iter().flat_map(|one| chain::lines(one, letters));
            lines.collect()
        }
        Pattern::Als {
            sets,
            commons,
            stem,
        } => Sets {
            sets,
            commons,
            stem: *stem,
            letters,
        }
        .lines(),
        Pattern::Fish(fish) => fish::lines(fish),
        Pattern::Symmetry { turn, images } => symmetry::lines(*turn, images),
        Pattern::Colours { clusters, .. } => colours::lines(clusters),
        _ => {
            let groups = pattern.groups(geometry);
            groups.iter().enumerate().map(group).collect()
        }
    }
}

/// What the conclusion names, for shapes that have parts.
pub(super) fn gaps(geometry: &Geometry, step: &Step) -> Gaps {
    match &step.pattern {
        Pattern::Chain(chains) => chain::gaps(chains),
        Pattern::Colours { clusters, .. } => colours::gaps(clusters, step),
        Pattern::Als {
            sets,
            commons,
            stem,
        } => Sets {
            sets,
            commons,
            stem: *stem,
            letters: &lettered(geometry, &step.pattern),
        }
        .gaps(),
        Pattern::Deadly {
            cells,
            digits,
            guardians,
            truths,
        } => deadly::gaps(cells, *digits, guardians, truths),
        _ => Gaps::new(),
    }
}

/// The key of the conclusion, if it depends on the pattern's shape rather than on its technique.
pub(super) fn conclusion(pattern: &Pattern) -> Option<Key> {
    match pattern {
        Pattern::Chain(chains) if chain::is_about_one_claim(chains) => Some(key::CHAIN_ITSELF),
        Pattern::Als {
            sets,
            commons,
            stem: None,
        } if als::is_ring(sets, commons) => Some(key::ALS_RING),
        _ => None,
    }
}

fn group((number, group): (usize, &Group)) -> Sentence {
    let digits = |digits| Filling::Digits(digits, group.cells.clone());
    let (key, mut gaps) = match group.share {
        Share::Crossing(line, area) => (
            key::SET_CROSSING,
            vec![
                ("house", Filling::Named(line)),
                ("other", Filling::Named(area)),
            ],
        ),
        Share::Side(of, provided) => (
            key::SET_SIDE,
            vec![("house", Filling::Named(of)), ("digits", digits(provided))],
        ),
        Share::Base(held) => (key::SET_BASE, vec![("digits", digits(held))]),
        Share::Targets => (key::SET_TARGETS, Vec::new()),
        Share::Loop => (key::SET_LOOP, Vec::new()),
        Share::Guardians => (key::SET_GUARDIANS, Vec::new()),
    };
    gaps.push(("set", Filling::Set(number as u8, group.cells.clone())));
    gaps.push(("cells", Filling::Cells(group.cells.clone())));
    sentence(key, gaps)
}
