//! Chains: no way to fill the basis of a strong link makes both claims wrong; and no cells of two weakly linked
//! claims can both hold their digits.

use super::state::{
    State, cells_of, digit, fillings, go_together, house, is_in, numbers, one, some, to_cells,
};
use super::{Word, compare};
use nonet::board::Cell;
use nonet::logic::{Chain, Node, Pattern, Strong, Truth};
use support::Random;

/// Two claims and why one of them is right, or is claimed to be.
type Link = ([Node; 2], Strong);

fn node(value: u8, cells: &[usize]) -> Node {
    Node {
        digit: digit(value),
        cells: to_cells(cells),
    }
}

/// A digit in a house, its few places divided between two claims; if there are more than two, one may be left out.
fn by_house(state: &State, random: &mut Random) -> Option<Link> {
    let (place, value) = (random.below(27), 1 + random.below(9) as u8);
    let mut places = state.places(place, value);
    if places.len() > 4 || (places.len() < 2 && random.below(10) > 0) {
        return None;
    }
    random.shuffle(&mut places);
    let why = Strong::Truth(Truth::House(house(place), digit(value)));
    let n = 1 + random.below(places.len().max(2) - 1);
    let mut second = places.split_off(n.min(places.len()));
    if second.len() > 1 && random.below(2) == 0 {
        second.pop();
    }
    Some(([node(value, &places), node(value, &second)], why))
}

/// Two digits claimed for a cell, which may have a third.
fn by_cell(state: &State, random: &mut Random) -> Option<Link> {
    let cell = random.below(81);
    let mut digits = state.digits(cell);
    random.shuffle(&mut digits);
    let &[a, b, ..] = digits.as_slice() else {
        return None;
    };
    let why = Strong::Truth(Truth::Cell(Cell::new(cell)));
    (digits.len() < 4).then(|| ([node(a, &[cell]), node(b, &[cell])], why))
}

/// Cells with about one digit more than there are cells, mostly in one house or else with two digits each, and two of
/// their digits; now and then the same digit twice, or a claim with a place missing.
fn by_set(state: &State, random: &mut Random) -> Option<Link> {
    let among = match random.below(4) {
        0 => (0..81)
            .filter(|&cell| state.digits(cell).len() == 2)
            .collect(),
        _ => cells_of(random.below(27)),
    };
    let n = 1 + random.below(3);
    let mut cells = some(random, &state.open(among), n);
    let digits = state.digits_of(&cells);
    let is_close = digits.len().abs_diff(cells.len() + 1) <= usize::from(random.below(6) == 0);
    if !is_close || cells.is_empty() {
        return None;
    }
    if random.below(20) == 0 {
        cells.extend(one(random, &cells));
    }
    let mut claim = || {
        let value = one(random, &digits).unwrap();
        let has = |&cell: &usize| state.has(cell, value);
        let mut places: Vec<usize> = cells.iter().copied().filter(has).collect();
        if random.below(10) == 0 {
            places.pop();
        }
        node(value, &places)
    };
    Some(([claim(), claim()], Strong::Als(to_cells(&cells))))
}

/// A link whose first claim fits the end of the chain more often than by chance.
fn link(state: &State, random: &mut Random, end: Option<&Node>) -> Link {
    let how = [by_house, by_cell, by_set][random.below(3)];
    let links: Vec<Link> = (0..60).filter_map(|_| how(state, random)).collect();
    let fits = |link: &&Link| end.is_none_or(|end| are_apart(end, &link.0[0]));
    let fitting = links.iter().find(fits).filter(|_| random.below(5) > 0);
    let first = fitting.or(links.first()).cloned();
    first.unwrap_or_else(|| link(state, random, end))
}

fn chain(state: &State, random: &mut Random) -> Chain {
    let mut chain = Chain {
        nodes: Vec::new(),
        strong: Vec::new(),
        closed: random.below(4) == 0,
    };
    for _ in 0..1 + random.below(3) {
        let (nodes, strong) = link(state, random, chain.nodes.last());
        chain.nodes.extend(nodes);
        chain.strong.push(strong);
    }
    match random.below(30) {
        0 => drop(chain.nodes.pop()),
        1 => drop(chain.strong.pop()),
        2 => chain.strong.extend(chain.strong.first().cloned()),
        3 => chain.nodes.extend(chain.nodes.first().cloned()),
        4 => (chain.nodes, chain.strong) = (Vec::new(), Vec::new()),
        _ => {}
    }
    chain
}

/// Can no cell of one claim hold its digit together with a cell of the other?
fn are_apart(a: &Node, b: &Node) -> bool {
    let claims = |node: &Node| -> Vec<(usize, u8)> {
        let cells = node.cells.iter();
        cells.map(|cell| (cell.index(), node.digit.get())).collect()
    };
    let (a, b) = (claims(a), claims(b));
    !a.iter().any(|&x| b.iter().any(|&y| go_together(x, y)))
}

fn is_right(node: &Node, (cell, value): (usize, u8)) -> bool {
    node.digit.get() == value && node.cells.contains(&Cell::new(cell))
}

/// Does every way to fill the basis of the link make one of the two claims right?
fn is_strong(state: &State, nodes: &[Node], strong: &Strong) -> bool {
    let holds = |candidate| nodes.iter().any(|node| is_right(node, candidate));
    match strong {
        Strong::Truth(truth) => {
            let ways = state.ways_of(*truth);
            !ways.is_empty() && ways.into_iter().all(holds)
        }
        Strong::Als(cells) => {
            let cells = numbers(cells);
            let ways = fillings(&cells, |cell| state.digits(cell));
            let is_open = |&cell: &usize| !state.digits(cell).is_empty();
            let one_holds = |way: Vec<u8>| cells.iter().copied().zip(way).any(holds);
            cells.iter().all(is_open) && ways.into_iter().all(one_holds)
        }
    }
}

/// Is it the kind found in books? For an almost locked set: cells of a house, two digits, all places of each.
fn is_usual(state: &State, nodes: &[Node], strong: &Strong) -> bool {
    let Strong::Als(cells) = strong else {
        return true;
    };
    let cells = numbers(cells);
    let all_places = |node: &Node| {
        let has = |&cell: &usize| state.has(cell, node.digit.get());
        let places: Vec<usize> = cells.iter().copied().filter(has).collect();
        !places.is_empty() && places == numbers(&node.cells)
    };
    (0..27).any(|house| cells.iter().all(|&cell| is_in(house, cell)))
        && cells.is_sorted_by(|a, b| a < b)
        && state.digits_of(&cells).len() == cells.len() + 1
        && nodes[0].digit != nodes[1].digit
        && nodes.iter().all(all_places)
}

fn word(state: &State, chain: &Chain) -> Word {
    let n = chain.nodes.len();
    if n == 0 || n != chain.strong.len() * 2 {
        return Word::Wrong;
    }
    let pairs = || chain.nodes.chunks(2).zip(&chain.strong);
    let strong = pairs().all(|(nodes, strong)| is_strong(state, nodes, strong));
    let ends = (1..n).step_by(2).filter(|&end| chain.closed || end + 1 < n);
    let mut weak = ends.map(|end| are_apart(&chain.nodes[end], &chain.nodes[(end + 1) % n]));
    if !strong || !weak.all(|is_weak| is_weak) {
        Word::Wrong
    } else if pairs().all(|(nodes, strong)| is_usual(state, nodes, strong)) {
        Word::Proper
    } else {
        Word::Odd
    }
}

#[test]
fn chains() {
    let draw = |state: &State, random: &mut Random| Pattern::Chain(vec![chain(state, random)]);
    compare(5, 30, draw, |state, pattern| {
        let Pattern::Chain(all) = pattern else {
            unreachable!()
        };
        word(state, &all[0])
    });
}
