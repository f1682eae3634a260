//! The links between candidates.

use crate::rate::board::{BOXES, Board, COLS, Cells, HOUSES, PEERS, ROWS, cells_in, ones};

/// A candidate as a number: nine for each cell.
pub(super) type Node = u16;

/// Which links between candidates there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// Those of one digit, in a house.
    X,
    /// Those of one digit, but strong ones only in cells.
    Y,
    /// Both.
    XY,
}

/// The links of a board.
pub(in crate::rate::explainer) struct Links<'a> {
    pub(super) board: &'a Board,
    pub(super) kind: Kind,
    /// The other ends of the strong links of each candidate, in Sudoku Explainer's order.
    strong: [[Node; 4]; 729],
    n_strong: [u8; 729],
    /// The cells where the digit has a strong link.
    pub(super) linked: [Cells; 9],
}

/// The number of a candidate.
pub(super) fn node(cell: usize, digit: usize) -> Node {
    (cell * 9 + digit) as Node
}

/// The cell and the digit of a candidate.
pub(super) fn parts(node: Node) -> (usize, usize) {
    (usize::from(node) / 9, usize::from(node) % 9)
}

impl<'a> Links<'a> {
    /// All links.
    pub(in crate::rate::explainer) fn of(board: &'a Board) -> Self {
        Self::new(board, Kind::XY)
    }

    pub(super) fn new(board: &'a Board, kind: Kind) -> Self {
        let mut links = Self {
            board,
            kind,
            strong: [[0; 4]; 729],
            n_strong: [0; 729],
            linked: [0; 9],
        };
        if kind != Kind::X {
            links.link_cells();
        }
        if kind != Kind::Y {
            links.link_places();
        }
        links
    }

    fn link_cells(&mut self) {
        for cell in cells_in(self.board.with_count(2)) {
            let mut digits = ones(self.board.digits[cell]);
            if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
                self.link(node(cell, a), node(cell, b));
            }
        }
    }

    fn link_places(&mut self) {
        for house in BOXES.chain(ROWS).chain(COLS) {
            for digit in 0..9 {
                let places = self.board.places[house][digit];
                if places.count_ones() == 2 {
                    let mut cells = ones(places).map(|place| usize::from(HOUSES[house][place]));
                    if let (Some(a), Some(b)) = (cells.next(), cells.next()) {
                        self.link(node(a, digit), node(b, digit));
                    }
                }
            }
        }
    }

    fn link(&mut self, a: Node, b: Node) {
        for (from, to) in [(a, b), (b, a)] {
            let at = usize::from(from);
            let n = usize::from(self.n_strong[at]);
            if !self.strong[at][..n].contains(&to) {
                self.strong[at][n] = to;
                self.n_strong[at] += 1;
                let (cell, digit) = parts(from);
                self.linked[digit] |= 1 << cell;
            }
        }
    }

    /// The candidates that are right if this one is wrong.
    pub(super) fn strong(&self, from: Node) -> &[Node] {
        let at = usize::from(from);
        &self.strong[at][..usize::from(self.n_strong[at])]
    }

    /// Does it have a strong link?
    pub(super) fn is_linked(&self, node: Node) -> bool {
        self.n_strong[usize::from(node)] > 0
    }

    /// The candidates with a strong link that are wrong if this one is right: first in the cell, then in the box,
    /// row and column.
    pub(super) fn weak(&self, from: Node) -> impl Iterator<Item = Node> {
        let (cell, digit) = parts(from);
        let others = match self.kind {
            Kind::X => 0,
            Kind::Y | Kind::XY => self.board.digits[cell] & !(1 << digit),
        };
        let in_cell = ones(others).map(move |other| node(cell, other));
        let in_cell = in_cell.filter(|&node| self.is_linked(node));
        let seen = PEERS[cell].iter().map(|&peer| usize::from(peer));
        let linked = self.linked[digit];
        let seen = seen.filter(move |&peer| linked >> peer & 1 == 1);
        in_cell.chain(seen.map(move |peer| node(peer, digit)))
    }

    /// The candidates with strong links, in order.
    pub(super) fn sources(&self) -> impl Iterator<Item = Node> {
        let cells = cells_in(self.board.empty);
        let nodes =
            cells.flat_map(|cell| ones(self.board.digits[cell]).map(move |d| node(cell, d)));
        nodes.filter(|&node| self.is_linked(node))
    }
}
