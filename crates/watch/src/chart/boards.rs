//! Small boards side by side: two parents and their children.

use super::axes::{label, number};
use super::cells::{letters, sign};
use super::field::Field;
use lab::{Bred, Child, Crossing};
use markup::Node;
use nonet::board::{Cell, Geometry, House};

/// The side of a board, the gap between boards, and the space above.
const BOARD: f64 = 200.0;
const GAP: f64 = 20.0;
const TOP: f64 = 18.0;

/// Two parents above, their children below: what comes from the second parent is shaded, what was changed
/// afterwards is framed.
pub fn crossing(
    title: &str,
    names: &dyn Fn(usize, &Bred) -> String,
    geometry: &Geometry,
    crossing: &Crossing,
) -> Node {
    let rows = 1 + crossing.children.len().div_ceil(2);
    let high = rows as f64 * (BOARD + TOP + GAP) - GAP;
    let svg = Node::new("svg", "chart square")
        .with(
            "viewBox",
            format!("-1 0 {} {}", 2.0 * BOARD + GAP + 2.0, high + 1.0),
        )
        .with("role", "img")
        .with("aria-label", title);
    let parents = crossing.parents.iter().map(|board| (board, None));
    let children = crossing.children.iter();
    let children = children.map(|child| (&child.board, Some(child)));
    let boards = parents.chain(children).enumerate();
    let boards = boards.flat_map(|(place, (board, child))| {
        let corner = (
            (place % 2) as f64 * (BOARD + GAP),
            (place / 2) as f64 * (BOARD + TOP + GAP) + TOP,
        );
        let size = BOARD;
        let one = One(Field {
            geometry,
            corner,
            size,
        });
        let name = label(corner.0, corner.1 - 5.0, "start", names(place, board));
        // All of the second parent is shaded.
        let shaded = match child {
            Some(child) => one.second(child),
            None if place == 1 => one.all(),
            None => String::new(),
        };
        let shade = Node::new("path", "shade s2").with("d", shaded);
        let changed = child.map(|child| one.changed(child));
        let nodes = [name, shade].into_iter().chain(changed);
        nodes
            .chain(one.lines())
            .chain([one.digits(board)])
            .collect::<Vec<_>>()
    });
    svg.children(boards)
}

/// A board of a population.
struct One<'a>(Field<'a>);

impl One<'_> {
    fn block(&self, cell: Cell, margin: f64) -> String {
        let (x, y) = self.0.at(cell);
        let size = number(self.0.step() - 2.0 * margin);
        format!(
            "M{} {}h{size}v{size}h-{size}z",
            number(x + margin),
            number(y + margin)
        )
    }

    fn all(&self) -> String {
        let (x, y) = self.0.corner;
        format!("M{} {}h{BOARD}v{BOARD}h-{BOARD}z", number(x), number(y))
    }

    fn second(&self, child: &Child) -> String {
        let geometry = self.0.geometry;
        let houses = child.second.iter().take(geometry.side()).enumerate();
        let houses = houses.filter(|(_, second)| **second);
        let cells = houses.flat_map(|(index, _)| {
            let house = House::of(child.kind, index);
            geometry.house_cells(house).iter()
        });
        cells.map(|&cell| self.block(cell, 0.0)).collect()
    }

    fn changed(&self, child: &Child) -> Node {
        let way: String = child
            .changed
            .iter()
            .map(|&cell| self.block(cell, 1.5))
            .collect();
        Node::new("path", "changed").with("d", way)
    }

    /// Fine lines between cells, strong ones between boxes and around.
    fn lines(&self) -> [Node; 2] {
        let [fine, strong] = self.0.lines();
        [
            Node::new("path", "rule").with("d", fine),
            Node::new("path", "frame").with("d", strong + &self.all()),
        ]
    }

    fn digits(&self, board: &Bred) -> Node {
        let geometry = self.0.geometry;
        let cells = geometry.cells().zip(&board.digits);
        let cells = cells.map(|(cell, digit)| (self.0.middle(cell), sign(digit.get())));
        let class = if geometry.side() > 9 { "tiny" } else { "small" };
        letters(class, cells)
    }
}
