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
        Pattern::Chain(chains) => chains.iter().flat_map(claims).collect(),
        Pattern::Forcing(net) => branches::lines(net),
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
    if let Pattern::Forcing(net) = pattern {
        return branches::lettered(net);
    }
    let groups = pattern.groups(geometry).into_iter();
    groups.map(|group| group.cells).collect()
}

fn sets_of(pattern: &Pattern) -> &[Als] {
    match pattern {
        Pattern::Als { sets, .. } => sets,
        _ => &[],
    }
}

/// The claims in their order: the first is supposed to be wrong, every other one is made right by the one before it.
fn claims(chain: &Chain) -> Vec<Sentence> {
    let claim = |(place, node): (usize, &Node)| {
        let key = match (place, node.cells.len()) {
            (0, 1) => "chain-suppose",
            (0, _) => "chain-suppose-group",
            (_, 1) => "chain-not",
            _ => "chain-not-group",
        };
        let strong = chain.strong.get(place / 2).filter(|_| place % 2 == 1);
        let (key, basis) = match strong {
            Some(Strong::Truth(Truth::House(house, _))) => (
                "chain-house",
                Some(("house", Filling::Houses(vec![*house]))),
            ),
            Some(Strong::Als(cells)) => ("chain-set", Some(("set", Filling::Cells(cells.clone())))),
            Some(Strong::Truth(Truth::Cell(_))) => ("chain-cell", None),
            None => (key, None),
        };
        let digit = Filling::Digits(DigitSet::only(node.digit), node.cells.clone());
        let cells = ("cells", Filling::Cells(node.cells.clone()));
        sentence(
            key,
            basis.into_iter().chain([cells, ("digit", digit)]).collect(),
        )
    };
    chain.nodes.iter().enumerate().map(claim).collect()
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
