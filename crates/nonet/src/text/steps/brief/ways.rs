//! Chains, and patterns that are chains here, as HoDoKu writes them.

use super::cells::grouped;
use crate::board::{Cell, Grid, House};
use crate::logic::{Chain, Node, Pattern, Step, Strong, Truth};
use crate::text::notation::{cell_name, house_name};
use crate::text::steps::Notation;
use crate::text::steps::write::Writer;

/// The only chain of a step.
fn only(step: &Step) -> Option<&Chain> {
    match &step.pattern {
        Pattern::Chain(chains) => match chains.as_slice() {
            [chain] => Some(chain),
            _ => None,
        },
        _ => None,
    }
}

/// The cells of these two claims.
fn cells_of(a: &Node, b: &Node) -> Vec<Cell> {
    [a.cells.as_slice(), &b.cells].concat()
}

/// Two strong links: `5 in r5c2,r6c9 (connected by r7c29)`.
pub(super) fn two_links(grid: &Grid, step: &Step) -> Option<String> {
    let [a, b, c, d] = only(step)?.nodes.as_slice() else {
        return None;
    };
    let [ends, joint] =
        [cells_of(a, d), cells_of(b, c)].map(|cells| grouped(grid.geometry(), &cells));
    Some(format!("{} in {ends} (connected by {joint})", a.digit))
}

/// `7 in b1 (r36c8)`: the box, and the strong link.
pub(super) fn empty_rectangle(grid: &Grid, step: &Step) -> Option<String> {
    let chain = only(step)?;
    let square = chain.strong.iter().rev().find_map(|strong| match strong {
        Strong::Truth(Truth::House(house, _)) if house.is_box() => Some(*house),
        _ => None,
    })?;
    let is_in = |node: &&[Node]| {
        node.iter()
            .flat_map(|node| &node.cells)
            .all(|&cell| in_house(grid, square, cell))
    };
    let link = chain.nodes.chunks(2).find(|pair| !is_in(pair))?;
    let [a, b] = link else { return None };
    let link = grouped(grid.geometry(), &cells_of(a, b));
    Some(format!("{} in {} ({link})", a.digit, house_name(square)))
}

fn in_house(grid: &Grid, house: House, cell: Cell) -> bool {
    grid.geometry().contains(house, cell)
}

/// `8/5 in r2c7,r6c4 connected by 5 in r1c4,r2c5`: the eliminated digit comes first.
pub(super) fn w_wing(grid: &Grid, step: &Step) -> Option<String> {
    let [a, joining, b, c, _, d] = only(step)?.nodes.as_slice() else {
        return None;
    };
    let [ends, joint] =
        [cells_of(a, d), cells_of(b, c)].map(|cells| grouped(grid.geometry(), &cells));
    let (gone, joining) = (a.digit, joining.digit);
    Some(format!(
        "{gone}/{joining} in {ends} connected by {joining} in {joint}"
    ))
}

/// `2/6 r4c8 -6- r9c8 -2- r9c5 -6- r6c5`: the eliminated digit comes first.
pub(super) fn remote_pair(grid: &Grid, step: &Step) -> Option<String> {
    let Pattern::Chain(chains) = &step.pattern else {
        return None;
    };
    let chain = chains.iter().rev().max_by_key(|chain| chain.nodes.len())?;
    let (pairs, _) = chain.nodes.as_chunks::<2>();
    let [[first, second], ..] = pairs else {
        return None;
    };
    let cells = pairs.iter().map(|[enters, _]| enters);
    let leaves = pairs
        .iter()
        .map(|[_, leaves]| format!(" -{}- ", leaves.digit));
    let way = way(grid, cells, leaves);
    Some(format!("{}/{} {way}", first.digit, second.digit))
}

/// The cells of claims, with the links between them.
fn way<'a>(
    grid: &Grid,
    nodes: impl Iterator<Item = &'a Node>,
    links: impl Iterator<Item = String>,
) -> String {
    let links = std::iter::once(String::new()).chain(links);
    let parts = links.zip(nodes);
    let parts = parts.map(|(link, node)| link + &grouped(grid.geometry(), &node.cells));
    parts.collect()
}

/// Within one digit: `2 r2c5 =2= r2c2 -2- r9c2 =2= r7c3`, without the links that enter and leave it.
pub(super) fn inner(grid: &Grid, step: &Step) -> Option<String> {
    let nodes = &only(step)?.nodes;
    let digit = nodes.first()?.digit;
    let links = ["=", "-"].into_iter().cycle();
    let links = links.map(|sign| format!(" {sign}{digit}{sign} "));
    let way = way(grid, nodes.iter(), links);
    Some(format!("{digit} {way}"))
}

/// As [`step_line`](crate::text::step_line) writes it, but without the houses of strong links.
pub(super) fn chain(grid: &Grid, step: &Step) -> Option<String> {
    let (geometry, notation) = (grid.geometry(), Notation::Hodoku);
    let written = Writer { geometry, notation }.nice_loop(only(step)?, step);
    let mut plain = String::new();
    for part in written.split_inclusive(']') {
        match part.rsplit_once('[') {
            Some((before, house)) if house.len() == 3 => plain += before,
            _ => plain += part,
        }
    }
    Some(plain)
}

/// Back to the cell that it decides: `5/6 r8c2 =3= r8c8 =4= r7c8 -4- r7c3 =4= r9c3 =3= r8c2`.
pub(super) fn nice_loop(grid: &Grid, step: &Step) -> Option<String> {
    let nodes = &only(step)?.nodes;
    let written = chain(grid, step)?;
    // The eliminated digits, how the first cell is entered, the path, how the last one is left.
    let (gone, way) = written.split_once(' ')?;
    let (_, way) = way.split_once(' ')?;
    let (way, _) = way.rsplit_once(' ')?;
    let home = step.deductions.first()?.candidate().cell;
    let name = cell_name(grid.geometry(), home);
    let is_home = |node: &Node| node.cells == [home];
    let (first, last) = (nodes.first()?, nodes.last()?);
    let begins = (!is_home(first)).then(|| format!("{name} -{}- ", first.digit));
    let ends = (!is_home(last)).then(|| format!(" -{}- {name}", last.digit));
    let (begins, ends) = (begins.unwrap_or_default(), ends.unwrap_or_default());
    Some(format!("{gone} {begins}{way}{ends}"))
}
