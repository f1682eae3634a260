//! Chains in HoDoKu's notation of nice loops: `3 3- r4c7 -2- r5c8 =2= r5c1 =3= r5c6 -3`. First the eliminated
//! digits, then the path from cell to cell: `=2=` is a strong link of digit 2, `-2-` a weak one. A cell that is
//! entered and left by different digits links the two itself. The sign that enters the first cell stands before
//! it, the one that leaves the last after it; a loop ends where it began: `8= r9c3 =4= r9c2 -4- r1c2 =8= r1c3 -8-
//! r9c3 =4`.
//!
//! An unusual basis of a strong link follows its digit in square brackets: `=5[b6]=`; a link of two digits names
//! both: `=1/4[r5c789]=`. HoDoKu's loops without a sign before the first cell are read as the chain of their inner
//! links.

use super::cursor::Cursor;
use super::links::{Cause, Linked};
use super::write::{Writer, join};
use crate::board::{Cell, Digit, DigitSet};
use crate::logic::{Chain, Node, Pattern, Step};

impl Writer<'_> {
    /// A chain of this step.
    pub(super) fn nice_loop(&self, chain: &Chain, step: &Step) -> String {
        let gone = step.deductions.iter().map(|d| d.candidate().digit);
        let gone: DigitSet = gone.collect();
        let gone = join(gone.iter().map(|digit| digit.to_string()), "/");
        let [first, .., last] = chain.nodes.as_slice() else {
            return gone;
        };
        let (links, in_cell) = self.links(chain);
        let leaves = match (chain.closed, links.first()) {
            (true, Some((leaves, _))) => leaves.clone(),
            _ => format!("-{}", last.digit),
        };
        let enters = match in_cell {
            true => format!("{}=", last.digit),
            false => format!("{}-", first.digit),
        };
        let way: String = links.iter().map(|(_, link)| link.as_str()).collect();
        let cells = self.cells(&first.cells);
        format!("{gone} {enters} {cells}{way} {leaves}")
    }

    /// The written links, each with its beginning, and whether a loop's last claim and first are linked by their
    /// cell alone.
    fn links(&self, chain: &Chain) -> (Vec<(String, String)>, bool) {
        let (n, mut links, mut in_cell) = (chain.nodes.len(), Vec::new(), false);
        for place in 0..chain.n_links() {
            let (a, b) = (&chain.nodes[place], &chain.nodes[(place + 1) % n]);
            let strong = chain.strong.get(place / 2).filter(|_| place % 2 == 0);
            let cause = strong.map_or(String::new(), |strong| self.cause(a, b, Some(strong)));
            let is_short = a.cells == b.cells && a.digit != b.digit && cause.is_empty();
            in_cell = is_short && !in_cell;
            if in_cell {
                continue;
            }
            let sign = if place % 2 == 0 { '=' } else { '-' };
            let other = (a.digit != b.digit).then(|| format!("/{}", b.digit));
            let (leaves, other) = (format!("{sign}{}", a.digit), other.unwrap_or_default());
            let link = format!(" {leaves}{other}{cause}{sign} {}", self.cells(&b.cells));
            links.push((leaves, link));
        }
        (links, in_cell && chain.closed)
    }
}

/// One or more chains.
pub(super) fn chains(cursor: &mut Cursor<'_>) -> Option<Pattern> {
    cursor.list(";", chain).map(Pattern::Chain)
}

/// A link as written: is it strong, its digits, its cause, the cells that it leads to.
struct Written {
    is_strong: bool,
    from: Digit,
    to: Digit,
    cause: Option<Cause>,
    cells: Vec<Cell>,
}

/// A sign and a digit: how the first cell is entered, how the last one is left.
type End = Option<(bool, Digit)>;

fn chain(cursor: &mut Cursor<'_>) -> Option<Chain> {
    // The digits before the path are the eliminated ones; the one beside the sign belongs to the path.
    let digit = *cursor.digits()?.last()?;
    let enters = cursor
        .attempt(Cursor::sign)
        .map(|is_strong| (is_strong, digit));
    let first = cursor.cells()?;
    let mut links = vec![written(cursor)?];
    while let Some(link) = cursor.attempt(written) {
        links.push(link);
    }
    let leaves = cursor.attempt(|cursor| {
        let is_strong = cursor.sign()?;
        Some((is_strong, cursor.digit()?))
    });
    assemble(cursor, first, links, [enters, leaves])
}

fn written(cursor: &mut Cursor<'_>) -> Option<Written> {
    let is_strong = cursor.sign()?;
    let from = cursor.digit()?;
    let other = cursor.attempt(|cursor| cursor.eat("/").and_then(|()| cursor.digit()));
    let cause = cursor.cause();
    cursor.eat(if is_strong { "=" } else { "-" })?;
    Some(Written {
        is_strong,
        from,
        to: other.unwrap_or(from),
        cause,
        cells: cursor.cells()?,
    })
}

/// Claims and the links between them, including those within cells.
struct Way {
    nodes: Vec<Node>,
    links: Vec<Linked>,
    /// The cells reached last.
    cells: Vec<Cell>,
}

impl Way {
    /// Claims another digit in the same cells.
    fn turn(&mut self, digit: Digit, is_strong: bool) {
        if self.nodes.last().is_some_and(|node| node.digit == digit) {
            return;
        }
        if !self.nodes.is_empty() {
            self.links.push((is_strong, None));
        }
        let cells = self.cells.clone();
        self.nodes.push(Node { digit, cells });
    }

    fn go(&mut self, link: Written) {
        self.turn(link.from, !link.is_strong);
        self.links.push((link.is_strong, link.cause));
        self.nodes.push(Node {
            digit: link.to,
            cells: link.cells.clone(),
        });
        self.cells = link.cells;
    }
}

fn assemble(
    cursor: &mut Cursor<'_>,
    first: Vec<Cell>,
    links: Vec<Written>,
    [enters, leaves]: [End; 2],
) -> Option<Chain> {
    let (begins, ends) = (links.first()?, links.last()?);
    let begins = (begins.is_strong, begins.from);
    let is_back = enters.map(|(_, digit)| digit) == Some(ends.to) && ends.cells == first;
    let closed = is_back && leaves.is_none_or(|leaves| leaves == begins);
    let (mut nodes, cells) = (Vec::new(), first.clone());
    if let Some((false, digit)) = enters {
        let cells = first;
        nodes.push(Node { digit, cells });
    }
    let mut way = Way {
        nodes,
        links: Vec::new(),
        cells,
    };
    links.into_iter().for_each(|link| way.go(link));
    match (enters, leaves) {
        (Some((true, _)), _) if closed => {}
        (Some(_), _) if closed => {
            way.nodes.pop();
            way.links.pop();
        }
        (Some((false, _)), Some((false, digit))) => way.turn(digit, true),
        (None, None) => way.trim(),
        _ => return cursor.miss("the-way-back"),
    }
    cursor.chain(way.nodes, way.links, closed)
}

impl Way {
    /// Drops weak links at the ends.
    fn trim(&mut self) {
        if self.links.last().is_some_and(|(is_strong, _)| !is_strong) {
            self.links.pop();
            self.nodes.pop();
        }
        if self.links.first().is_some_and(|(is_strong, _)| !is_strong) {
            self.links.remove(0);
            self.nodes.remove(0);
        }
    }
}
