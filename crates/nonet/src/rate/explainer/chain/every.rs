//! All chains and cycles of a board, easiest first, with their parts.

use super::best::{ADDITIONS, MOST_NODES};
use super::cycle;
use super::hope::Hope;
use super::links::{Kind, Links, Node, node, parts};
use crate::rate::board::{Board, PEER_SETS, cells_in, houses_of, ones};

/// A chain with all its parts.
pub(in crate::rate::explainer) struct Whole {
    /// How many nodes it has.
    pub(in crate::rate::explainer) nodes: u8,
    /// The candidates it rules out.
    pub(in crate::rate::explainer) wrong: Vec<Node>,
    /// Its statements in each direction.
    pub(in crate::rate::explainer) events: Vec<Vec<u16>>,
    /// The truths behind its links: cells, then nine for each house.
    pub(in crate::rate::explainer) truths: Vec<u16>,
    rating: u8,
}

/// All chains and cycles, easiest first.
pub(in crate::rate::explainer) fn every(board: &Board) -> Vec<Whole> {
    let mut found = Vec::new();
    let Some(hope) = Hope::of(board) else {
        return found;
    };
    for kind in [Kind::X, Kind::Y, Kind::XY] {
        let links = Links::new(board, kind);
        for cell in cells_in(board.empty) {
            for digit in ones(board.digits[cell]) {
                let source = node(cell, digit);
                if hope.ring(cell, digit) && links.is_linked(source) {
                    cycles(&links, source, &mut found);
                }
                if kind != Kind::Y && hope.wrong(cell, digit) {
                    found.extend(forcing(&links, source, true));
                }
                if kind != Kind::Y && links.is_linked(source) && hope.right(board, cell, digit) {
                    found.extend(forcing(&links, source, false));
                }
            }
        }
    }
    found.sort_by_key(|whole| (whole.rating, whole.nodes));
    found
}

fn cycles(links: &Links<'_>, source: Node, found: &mut Vec<Whole>) {
    let base = cycle::base(links.kind);
    cycle::from(links, source, MOST_NODES, &mut |nodes, ring| {
        let ring: Vec<Node> = ring.collect();
        let mut wrong = cycle::seen(ring.iter().copied(), links.board);
        wrong.sort_unstable();
        let next = ring.iter().cycle().skip(1);
        let pairs = ring.iter().copied().zip(next.copied()).enumerate();
        if !wrong.is_empty() {
            found.push(Whole {
                rating: base + ADDITIONS[usize::from(nodes)],
                nodes,
                wrong,
                events: vec![says(&ring, true), says(&ring, false)],
                truths: pairs
                    .map(|(at, pair)| truth(links, pair, at % 2 == 1))
                    .collect(),
            });
        }
    });
}

/// The statements about these nodes, alternately right and wrong.
fn says(nodes: &[Node], right: bool) -> Vec<u16> {
    let nodes = nodes.iter().enumerate();
    nodes
        .map(|(at, &node)| 2 * node + u16::from((at % 2 == 0) == right))
        .collect()
}

/// The first truth that both take part in, without a third candidate if the link is strong.
fn truth(links: &Links<'_>, (a, b): (Node, Node), strong: bool) -> u16 {
    let ((cell, digit), (other, _)) = (parts(a), parts(b));
    if cell == other {
        return cell as u16;
    }
    let fits = |house: &usize| {
        let two = || links.board.places[*house][digit].count_ones() == 2;
        houses_of(other).contains(house) && (!strong || two())
    };
    let house = houses_of(cell).into_iter().find(fits).unwrap_or_default();
    (81 + 9 * house + digit) as u16
}

fn forcing(links: &Links<'_>, source: Node, right: bool) -> Option<Whole> {
    let base = if links.kind == Kind::XY { 70 } else { 66 };
    let nodes = path(links, source, right)?;
    let (cell, digit) = parts(source);
    let wrong = if right {
        vec![source]
    } else {
        let others = links.board.digits[cell] & !(1 << digit);
        ones(others)
            .map(|other| (9 * cell + other) as Node)
            .collect()
    };
    let pairs = nodes
        .iter()
        .copied()
        .zip(nodes[1..].iter().copied())
        .enumerate();
    // Only right nodes depend on the missing candidates of their truth: every second one, counted from the end.
    let strong = pairs.filter(|&(at, _)| (at % 2 == 0) != right);
    let whole = Whole {
        rating: base + ADDITIONS[nodes.len()],
        nodes: nodes.len() as u8,
        events: vec![says(&nodes, !right)],
        truths: strong.map(|(_, pair)| truth(links, pair, true)).collect(),
        wrong,
    };
    (!whole.wrong.is_empty()).then_some(whole)
}

/// The nodes of the first path from an assumption to its opposite, the last one first.
fn path(links: &Links<'_>, source: Node, supposed: bool) -> Option<Vec<Node>> {
    let mut events: Vec<(Node, bool, usize)> = Vec::with_capacity(128);
    events.push((source, supposed, 0));
    let mut seen = [false; 2 * 729];
    let mut next: Vec<Node> = Vec::with_capacity(32);
    let says = |node: Node, right: bool| 2 * usize::from(node) + usize::from(right);
    seen[says(source, supposed)] = true;
    let mut at = 0;
    while at < events.len() {
        let (node, right, _) = events[at];
        next.clear();
        if right {
            next.extend(links.weak(node));
            if supposed && node != source && sees(links, node, source) {
                next.push(source);
            }
        } else {
            next.extend(links.strong(node));
        }
        for &to in &next {
            if to == source && right == supposed {
                let mut path = vec![to];
                let mut back = at;
                while back > 0 {
                    path.push(events[back].0);
                    back = events[back].2;
                }
                path.push(source);
                return Some(path);
            }
            if !seen[says(to, !right)] {
                seen[says(to, !right)] = true;
                events.push((to, !right, at));
            }
        }
        at += 1;
    }
    None
}

fn sees(links: &Links<'_>, a: Node, b: Node) -> bool {
    let ((cell, digit), (other, value)) = (parts(a), parts(b));
    if cell == other {
        return links.kind != Kind::X && digit != value;
    }
    digit == value && PEER_SETS[cell] >> other & 1 == 1
}
