//! Candidates in two colours: each link is a truth with two ways, one of each colour of one cluster.

use super::state::{State, candidate, digit, house, one};
use super::{Word, compare};
use nonet::board::{Candidate, Cell};
use nonet::logic::{Pattern, Truth};
use support::Random;

type Link = (Candidate, Candidate, Truth);

/// All truths with two ways, and now and then one with three of which only two are named.
fn links(state: &State, random: &mut Random) -> Vec<Link> {
    let cells = (0..81).map(|cell| Truth::Cell(Cell::new(cell)));
    let houses =
        (0..27).flat_map(|place| (1..=9).map(move |d| Truth::House(house(place), digit(d))));
    let links = cells.chain(houses).filter_map(|truth| {
        let ways = state.ways_of(truth);
        let n = if random.below(40) == 0 { 3 } else { 2 };
        let of = |(cell, value)| candidate(cell, value);
        (ways.len() == n).then(|| (of(ways[0]), of(ways[1]), truth))
    });
    links.collect()
}

/// Some connected links, starting from one of them.
fn cluster(random: &mut Random, all: &[Link]) -> Vec<Link> {
    let mut found: Vec<Link> = one(random, all).into_iter().collect();
    for _ in 0..random.below(6) {
        let is_new = |link: &&Link| !found.contains(link);
        let touches = |link: &&Link| {
            let ends = found.iter().flat_map(|link| [link.0, link.1]);
            ends.into_iter().any(|end| end == link.0 || end == link.1)
        };
        let next: Vec<Link> = all.iter().filter(is_new).filter(touches).copied().collect();
        found.extend(one(random, &next));
    }
    found
}

/// Its candidates by colour, that is, by whether they are right; now and then one has the other colour, or none.
fn coloured(state: &State, random: &mut Random, links: &[Link]) -> [Vec<Candidate>; 2] {
    let mut all: Vec<Candidate> = links.iter().flat_map(|link| [link.0, link.1]).collect();
    all.sort_unstable();
    all.dedup();
    let mut colours = [Vec::new(), Vec::new()];
    for candidate in all {
        let is_right = state.solution[candidate.cell.index()] == candidate.digit.get();
        match random.below(40) {
            0 => {}
            1 => colours[usize::from(!is_right)].push(candidate),
            _ => colours[usize::from(is_right)].push(candidate),
        }
    }
    colours
}

#[test]
fn colours() {
    let draw = |state: &State, random: &mut Random| {
        let all = links(state, random);
        let groups: Vec<Vec<Link>> = (0..1 + random.below(2))
            .map(|_| cluster(random, &all))
            .collect();
        let clusters = groups.iter().map(|links| coloured(state, random, links));
        let clusters = clusters.collect();
        let mut links = groups.concat();
        if random.below(10) == 0 {
            links.extend(one(random, &all));
        }
        Pattern::Colours {
            clusters,
            links,
            emptied: (random.below(3) == 0).then(|| Cell::new(random.below(81))),
        }
    };
    compare(6, 15, draw, |state, pattern| {
        let Pattern::Colours {
            clusters,
            links,
            emptied,
        } = pattern
        else {
            unreachable!()
        };
        let is_open = |cell: &Cell| !state.digits(cell.index()).is_empty();
        let holds = links
            .iter()
            .all(|link| holds_together(state, clusters, link));
        let mut all: Vec<&Candidate> = clusters.iter().flatten().flatten().collect();
        all.sort_unstable();
        match Word::exact(holds && emptied.iter().all(is_open)) {
            // Two clusters with a common candidate are one.
            Word::Proper if !all.is_sorted_by(|a, b| a < b) => Word::Odd,
            word => word,
        }
    });
}

fn holds_together(state: &State, clusters: &[[Vec<Candidate>; 2]], (a, b, truth): &Link) -> bool {
    let ways = state.ways_of(*truth).into_iter();
    let ways: Vec<Candidate> = ways.map(|(cell, value)| candidate(cell, value)).collect();
    let both = ways == [*a, *b] || ways == [*b, *a];
    let differ = clusters.iter().any(|[one, other]| {
        (one.contains(a) && other.contains(b)) || (one.contains(b) && other.contains(a))
    });
    both && differ
}
