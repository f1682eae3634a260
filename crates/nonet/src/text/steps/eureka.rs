//! Chains in the Sudopedia's Eureka notation: `(1)r5c4-(1=4)r5c8-(4)r9c8=(4-1)r7c7=(1)r7c4`. Strong links are `=`,
//! weak ones `-`; claims of the same cells share their brackets. A loop ends with a dash. An unusual basis of a
//! strong link follows it in square brackets: `(5)r4c7=[b6](5)r4c9`, or the cells of a set.

use super::cursor::Cursor;
use super::links::Linked;
use super::write::Writer;
use crate::logic::{Chain, Node, Pattern, Strong};

impl Writer<'_> {
    /// A chain.
    pub(super) fn eureka(&self, chain: &Chain) -> String {
        let nodes = &chain.nodes;
        let mut text = String::new();
        for (place, node) in nodes.iter().enumerate() {
            let (before, after) = (
                self.link_before(chain, place),
                self.link_before(chain, place + 1),
            );
            text += &before;
            text += if joins(nodes, place, &before) {
                ""
            } else {
                "("
            };
            text += &node.digit.to_string();
            if !joins(nodes, place + 1, &after) {
                text += &format!("){}", self.cells(&node.cells));
            }
        }
        if chain.closed {
            text.push('-');
        }
        text
    }

    /// Two claims and the strong link between them.
    pub(super) fn strong_pair(&self, a: &Node, b: &Node, strong: &Strong) -> String {
        self.eureka(&Chain {
            nodes: vec![a.clone(), b.clone()],
            strong: vec![strong.clone()],
            closed: false,
        })
    }

    /// The link that leads to the claim at this place, if there is a claim before it.
    fn link_before(&self, chain: &Chain, place: usize) -> String {
        let Some([a, b]) = place
            .checked_sub(1)
            .and_then(|at| chain.nodes.get(at..=place))
        else {
            return String::new();
        };
        if place.is_multiple_of(2) {
            return "-".to_owned();
        }
        format!("={}", self.cause(a, b, chain.strong.get(place / 2)))
    }
}

/// Does the claim at this place share the brackets of the one before? Not if their link says more.
fn joins(nodes: &[Node], place: usize, link: &str) -> bool {
    let pair = place.checked_sub(1).and_then(|at| nodes.get(at..=place));
    let is_same = pair.is_some_and(|pair| pair[0].cells == pair[1].cells);
    is_same && link.len() == 1
}

/// One or more chains.
pub(super) fn chains(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    cursor.list(";", chain).map(Pattern::Chain)
}

/// A chain that is strong at both ends.
pub(super) fn chain(cursor: &mut Cursor<'_>) -> Option<Chain> {
    let (mut nodes, mut links) = (Vec::new(), Vec::new());
    term(cursor, &mut nodes, &mut links)?;
    while let Some(link) = cursor.attempt(between) {
        links.push(link);
        term(cursor, &mut nodes, &mut links)?;
    }
    let closed = cursor.attempt(|cursor| cursor.eat("-")).is_some();
    cursor.chain(nodes, links, closed)
}

/// A link between two brackets: is it strong, and its cause.
fn between(cursor: &mut Cursor<'_>) -> Option<Linked> {
    let is_strong = cursor.sign()?;
    let cause = if is_strong { cursor.cause() } else { None };
    cursor.ahead("(").then_some((is_strong, cause))
}

/// Claims of the same cells: `(1=4)r5c8`.
fn term(cursor: &mut Cursor<'_>, nodes: &mut Vec<Node>, links: &mut Vec<Linked>) -> Option<()> {
    cursor.eat("(")?;
    let mut digits = vec![cursor.digit()?];
    while let Some(is_strong) = cursor.attempt(Cursor::sign) {
        links.push((is_strong, None));
        digits.push(cursor.digit()?);
    }
    cursor.eat(")")?;
    let cells = cursor.cells()?;
    nodes.extend(digits.into_iter().map(|digit| Node {
        digit,
        cells: cells.clone(),
    }));
    Some(())
}
