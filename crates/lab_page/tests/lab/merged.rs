//! Two search trees merged. The judge is a naive merge: the sets of the decisions that lead to each run's nodes.

use crate::lab_runs::{P, classic, options, row};
use lab::Literal;
use std::collections::{BTreeMap, BTreeSet};
use watch::{Pair, Place, Player, Setup, Tree, View, merge};

/// A decision: the cell and the digit, or a separate mark if it is unknown.
type Decision = (usize, u64);

/// A known decision: ruling out a digit is a different one.
fn decided(Literal { cell, digit, holds }: Literal) -> Decision {
    (
        cell.index(),
        u64::from(digit.get()) + if holds { 0 } else { 100 },
    )
}

/// The decisions that lead to a node.
type Way = Vec<Decision>;

/// A run, and the ways to its nodes, in order.
struct Walked {
    player: Player,
    ways: Vec<Way>,
}

fn walked(slug: &str, set: &str, puzzle: &str, limit: u64, mark: u64) -> Walked {
    let mut setup = Setup {
        nodes: Some(limit),
        ..Setup::usual(row(slug))
    };
    setup.lanes[0].options = options(row(slug), set);
    let mut player = Player::new(setup.plans(&classic(puzzle)).remove(0)).expect("it can be begun");
    let mut ways: BTreeMap<u64, Way> = BTreeMap::new();
    while player.verdict().is_none() {
        player.hurry(1);
        let event = player.frame().event.expect("a step was done");
        let Some(edge) = event.edge.filter(|edge| edge.node > 0) else {
            continue;
        };
        let unknown = (usize::MAX, 2 * edge.node + mark);
        let decision = event.decision.map(decided);
        let way = match ways.get(&edge.parent) {
            None => Way::new(),
            Some(above) => [above.clone(), vec![decision.unwrap_or(unknown)]].concat(),
        };
        ways.entry(edge.node).or_insert(way);
    }
    let ways: Vec<Way> = ways.into_values().collect();
    Walked { player, ways }
}

impl Walked {
    fn tree(&self) -> &Tree {
        self.player.recorded().1
    }

    fn set(&self) -> BTreeSet<&Way> {
        self.ways.iter().collect()
    }

    /// How many nodes it examined from here down.
    fn below(&self, way: &Way) -> u32 {
        let below = self.ways.iter().filter(|other| other.starts_with(way));
        below.count() as u32
    }
}

fn merged(one: &Walked, other: &Walked, root: u32) -> Pair {
    let view = View {
        root,
        is_folded: false,
    };
    merge([0, 1], [one.tree(), other.tree()], view)
}

/// Runs that share everything, much, little and only the root; with nodes examined more than once.
fn pairs() -> Vec<[Walked; 2]> {
    let walk = |slug, set, limit, mark| walked(slug, set, P[1], limit, mark);
    vec![
        [
            walk("depth-first", "", 900, 0),
            walk("depth-first", "", 400, 1),
        ],
        [
            walk("depth-first", "order=1-9", 900, 0),
            walk("depth-first", "order=9-1", 300, 1),
        ],
        [
            walk("breadth-first", "", 500, 0),
            walk("depth-first", "", 700, 1),
        ],
        [
            walk("iterative-deepening", "", 900, 0),
            walk("depth-first", "", 200, 1),
        ],
        [
            walk("backtracking", "", 600, 0),
            walk("backtracking-smallest-domain", "", 600, 1),
        ],
        [
            walk("dancing-links", "", 300, 0),
            walk("candidate-best-first", "", 100, 1),
        ],
        [
            walk("breadth-first", "", 9_000, 0),
            walk("depth-first", "", 4_000, 1),
        ],
    ]
}

#[test]
fn what_is_shared_is_what_the_sets_of_decisions_share() {
    for [one, other] in pairs() {
        let pair = merged(&one, &other, 0);
        let sets = [one.set(), other.set()];
        let all: BTreeSet<&Way> = sets.iter().flatten().copied().collect();
        let mut levels: Vec<(u32, [u32; 2])> = Vec::new();
        for way in &all {
            levels.resize(levels.len().max(way.len() + 1), (0, [0; 2]));
            let level = &mut levels[way.len()];
            match [0, 1].map(|side| sets[side].contains(way)) {
                [true, true] => level.0 += 1,
                has => (0..2).for_each(|side| level.1[side] += u32::from(has[side])),
            }
        }
        let drawn = pair.levels.iter().map(|level| (level.both, level.only));
        assert_eq!(drawn.collect::<Vec<_>>(), levels);
        let sum = |part: fn(&(u32, [u32; 2])) -> u32| levels.iter().map(part).sum::<u32>();
        let sums = (sum(|l| l.0), [sum(|l| l.1[0]), sum(|l| l.1[1])]);
        assert_eq!((pair.all.both, pair.all.only), sums);
        parts(&pair, &sets);
    }
}

/// They part at the shortest way that only one has, below one that both have.
fn parts(pair: &Pair, sets: &[BTreeSet<&Way>; 2]) {
    let both = |way: &[Decision]| sets.iter().all(|set| set.contains(&way.to_vec()));
    let ways = sets.iter().flatten().copied();
    let ways: Vec<&Way> = ways.filter(|way| !both(way)).collect();
    let ways = ways
        .into_iter()
        .filter(|way| way.split_last().is_none_or(|(_, above)| both(above)));
    let first = ways.map(|way| way.len()).min();
    let parting = pair.parting;
    assert_eq!(parting.map(|parting| parting.depth as usize + 1), first);
}

#[test]
fn every_place_says_what_the_runs_have_there() {
    for [one, other] in pairs() {
        let whole = merged(&one, &other, 0);
        let last = whole.drawing.places.last().expect("it is drawn").node;
        for root in [0, 2, last / 2, last] {
            let pair = merged(&one, &other, root);
            assert_eq!(pair.shares.len(), pair.drawing.places.len());
            let mut drawn = 0;
            for (place, share) in pair.drawing.places.iter().zip(&pair.shares) {
                let n = share.nodes.both + share.nodes.only[0] + share.nodes.only[1];
                assert_eq!(n, place.stands_for);
                drawn += n;
            }
            let all = whole.all.both + whole.all.only[0] + whole.all.only[1];
            assert!(drawn <= all && (root > 0 || drawn == all));
            assert_eq!((pair.all, pair.parting), (whole.all, whole.parting));
        }
        if whole.drawing.is_dots {
            places(&whole, &one, &other);
        }
    }
}

/// Each dot has the decisions of the dots above it, and its numbers are those of the run.
fn places(pair: &Pair, one: &Walked, other: &Walked) {
    let runs = [one, other];
    let sets = runs.map(Walked::set);
    let mut known: Vec<Option<Way>> = Vec::new();
    for (at, (place, share)) in pair.drawing.places.iter().zip(&pair.shares).enumerate() {
        let way = way_of(place, &known);
        known.push(way.clone());
        let Some(way) = way.filter(|_| at % 7 == 0 || at < 50) else {
            continue;
        };
        let has = [0, 1].map(|side| sets[side].contains(&way));
        let only = [has[0] && !has[1], has[1] && !has[0]].map(u32::from);
        let both = u32::from(has[0] && has[1]);
        assert_eq!((share.nodes.both, share.nodes.only), (both, only));
        for side in 0..2 {
            assert_eq!(share.sizes[side], runs[side].below(&way));
            // The node itself, or the last one above it that the run has.
            let there = &runs[side].ways[share.numbers[side] as usize - 1];
            let longest = (0..=way.len()).rev().map(|n| way[..n].to_vec());
            let longest = longest.into_iter().find(|way| sets[side].contains(way));
            assert_eq!(Some(there), longest.as_ref());
        }
    }
}

/// The decisions on the way to a place; `None` if one is unknown.
fn way_of(place: &Place, known: &[Option<Way>]) -> Option<Way> {
    let Some(parent) = place.parent else {
        return Some(Way::new());
    };
    let decision = decided(place.decision?);
    let above = known[parent as usize].clone()?;
    Some([above, vec![decision]].concat())
}
