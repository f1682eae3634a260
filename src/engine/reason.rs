//! Why a step is right, sentence by sentence, by the shape of its pattern: a chain claim by claim, almost locked sets
//! set by set, truths group by group. All other shapes need one sentence.

use super::branches;
use super::sentence::{Gaps, sentence};
use crate::board::{Cell, DigitSet, Geometry};
use crate::logic::{Als, Chain, Common, Group, Node, Pattern, Share, Strong, Truth};
use crate::protocol::{Filling, Sentence};

/// What is told before the conclusion.
pub(super) fn lines(geometry: &Geometry, pattern: &Pattern) -> Vec<Sentence> {
    match pattern {
        Pattern::Forcing(net) => branches::lines(net),
        Pattern::Chain(chains) => {
            let sets = &lettered(geometry, pattern);
            chains
                .iter()
                .flat_map(|chain| claims(chain, sets))
                .collect()
        }
        Pattern::Als { sets, commons, .. } if !lettered(geometry, pattern).is_empty() => {
            let sets = sets.iter().enumerate().map(set);
            sets.chain(commons.iter().filter_map(|c| common(c, sets_of(pattern))))
                .collect()
        }
        _ => pattern
            .groups(geometry)
            .iter()
            .enumerate()
            .map(group)
            .collect(),
    }
}

/// The sets that have letters: not almost locked sets if each is a single cell.
pub(super) fn lettered(geometry: &Geometry, pattern: &Pattern) -> Vec<Vec<Cell>> {
    let sets = sets_of(pattern).iter().map(|set| set.cells.clone());
    let sets: Vec<Vec<Cell>> = sets.collect();
    if !sets.iter().all(|cells| cells.len() == 1) {
        return sets;
    }
    match pattern {
        Pattern::Forcing(net) => return branches::lettered(net),
        Pattern::Chain(chains) => return linking(chains),
        _ => {}
    }
    let groups = pattern.groups(geometry).into_iter();
    groups.map(|group| group.cells).collect()
}

/// The almost locked sets that make links of chains, each once.
fn linking(chains: &[Chain]) -> Vec<Vec<Cell>> {
    let mut sets: Vec<Vec<Cell>> = Vec::new();
    for strong in chains.iter().flat_map(|chain| &chain.strong) {
        match strong {
            Strong::Als(cells) if !sets.contains(cells) => sets.push(cells.clone()),
            _ => {}
        }
    }
    sets
}

fn sets_of(pattern: &Pattern) -> &[Als] {
    match pattern {
        Pattern::Als { sets, .. } => sets,
        _ => &[],
    }
}

/// The claims in their order: the first is supposed to be wrong, every other one is made right by the one before it.
fn claims(chain: &Chain, sets: &[Vec<Cell>]) -> Vec<Sentence> {
    let claim = |(place, node): (usize, &Node)| {
        let key = match (place, node.cells.len()) {
            (0, 1) => "chain-suppose",
            (0, _) => "chain-suppose-group",
            (_, 1) => "chain-not",
            _ => "chain-not-group",
        };
        let strong = chain.strong.get(place / 2).filter(|_| place % 2 == 1);
        let (key, mut gaps) = match strong {
            Some(Strong::Truth(Truth::House(house, _))) => (
                "chain-house",
                vec![("house", Filling::Houses(vec![*house]))],
            ),
            Some(Strong::Als(cells)) => ("chain-set", named_set(cells, sets)),
            Some(Strong::Truth(Truth::Cell(_))) => ("chain-cell", Vec::new()),
            None => (key, Vec::new()),
        };
        let digit = Filling::Digits(DigitSet::only(node.digit), node.cells.clone());
        gaps.extend([
            ("cells", Filling::Cells(node.cells.clone())),
            ("digit", digit),
        ]);
        sentence(key, gaps)
    };
    chain.nodes.iter().enumerate().map(claim).collect()
}

/// A set by its letter, and its cells.
fn named_set(cells: &[Cell], sets: &[Vec<Cell>]) -> Gaps {
    let number = sets.iter().position(|set| set == cells).unwrap_or(0);
    vec![
        ("letter", Filling::Set(number as u8, cells.to_vec())),
        ("set", Filling::Cells(cells.to_vec())),
    ]
}

fn set((number, set): (usize, &Als)) -> Sentence {
    let digits = ("digits", Filling::Digits(set.digits, set.cells.clone()));
    member("set-line", number, &set.cells, vec![digits])
}

fn group((number, group): (usize, &Group)) -> Sentence {
    let digits = |digits| Filling::Digits(digits, group.cells.clone());
    let (key, gaps) = match group.share {
        Share::Crossing(line, area) => (
            "set-crossing",
            vec![
                ("house", Filling::Named(line)),
                ("other", Filling::Named(area)),
            ],
        ),
        Share::Side(of, provided) => (
            "set-side",
            vec![("house", Filling::Named(of)), ("digits", digits(provided))],
        ),
        Share::Base(held) => ("set-base", vec![("digits", digits(held))]),
        Share::Targets => ("set-targets", Vec::new()),
    };
    member(key, number, &group.cells, gaps)
}

/// The letter of a set, its cells, and what else there is to say of them.
fn member(key: &str, number: usize, cells: &[Cell], mut gaps: Gaps) -> Sentence {
    gaps.push(("set", Filling::Set(number as u8, cells.to_vec())));
    gaps.push(("cells", Filling::Cells(cells.to_vec())));
    sentence(key, gaps)
}

/// A digit that only one of two sets can have; not one that a set shares with the stem.
fn common(common: &Common, sets: &[Als]) -> Option<Sentence> {
    let (a, b) = common.between;
    let member = |number: u8| {
        let set = sets.get(usize::from(number))?;
        Some(Filling::Set(number, set.cells.clone()))
    };
    let gaps = vec![
        ("set", member(a)?),
        ("other", member(b)?),
        (
            "digits",
            Filling::Digits(DigitSet::only(common.digit), Vec::new()),
        ),
    ];
    Some(sentence("set-common", gaps))
}
