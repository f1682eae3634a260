//! The current matrix of an exact cover: a column for each item, a row for each option, a mark where they meet.

use super::Chart;
use super::axes::{label, number};
use lab::{Item, Matrix};
use markup::Node;
use nonet::board::{Cell, Digit, Geometry, HouseKind};
use std::collections::HashMap;
use std::fmt;

const WIDE: f64 = 420.0;
const HIGH: f64 = 300.0;
/// The space above the columns, for the names of their kinds.
const TOP: f64 = 22.0;
/// The space before the rows, if they have names.
const LEFT: f64 = 88.0;

/// At most this many options have room for their names.
const NAMED: usize = 18;

/// The names of items and options.
pub struct Names<'a> {
    /// The name of an item.
    pub item: &'a dyn Fn(Item) -> String,
    /// The name of an option.
    pub option: &'a dyn Fn(Cell, Digit) -> String,
}

impl fmt::Debug for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Names").finish_non_exhaustive()
    }
}

/// The items that an option covers.
pub fn covers(geometry: &Geometry, (cell, digit): (Cell, Digit)) -> [Item; 4] {
    let [row, col, square] =
        HouseKind::ALL.map(|kind| Item::Digit(geometry.house_of(cell, kind), digit));
    [Item::Cell(cell), row, col, square]
}

/// The matrix: the chosen item's column, the option that was taken, and those that it strikes out.
pub fn matrix(
    title: &str,
    (head, kinds): ([&str; 2], [&str; 4]),
    geometry: &Geometry,
    matrix: &Matrix,
    names: &Names<'_>,
) -> Chart {
    let plan = Plan::of(matrix);
    let mut sizes = vec![0u32; matrix.items.len()];
    let taken = matrix
        .taken
        .filter(|(cell, _)| cell.index() < geometry.n_cells());
    let taken = taken.map(|option| covers(geometry, option));
    let mut ways: [String; 3] = Default::default();
    let is_here = |(_, (cell, _)): &(usize, &(Cell, Digit))| cell.index() < geometry.n_cells();
    for (row, &option) in matrix.options.iter().enumerate().filter(is_here) {
        let items = covers(geometry, option);
        let shares = taken.is_some_and(|taken| items.iter().any(|item| taken.contains(item)));
        let kind = match (shares, matrix.taken == Some(option)) {
            (_, true) => 2,
            (true, _) => 1,
            _ => 0,
        };
        for place in items.iter().filter_map(|item| plan.places.get(item)) {
            ways[kind] += &plan.mark(row, *place);
            sizes[*place] += 1;
        }
    }
    let marks = ways.into_iter().zip(["mark", "struck", "taken"]);
    let marks = marks.map(|(way, class)| {
        let node = Node::new("path", class).with("d", way);
        node.with("stroke-width", number(plan.high.max(1.2) * 0.9))
    });
    let rows = matrix.items.iter().zip(&sizes);
    let svg = Node::new("svg", "chart matrix")
        .with("viewBox", format!("0 0 {WIDE} {HIGH}"))
        .with("role", "img")
        .with("aria-label", title)
        .children(plan.column(matrix.chosen))
        .children(plan.groups(matrix, kinds))
        .children(marks)
        .children(plan.names(matrix, names.option));
    Chart {
        title: title.to_owned(),
        svg,
        head: head.map(str::to_owned).to_vec(),
        rows: rows
            .map(|(item, size)| vec![(names.item)(*item), size.to_string()])
            .collect(),
    }
}

/// The positions of columns and rows.
struct Plan {
    places: HashMap<Item, usize>,
    left: f64,
    wide: f64,
    high: f64,
}

impl Plan {
    fn of(matrix: &Matrix) -> Self {
        let places = matrix.items.iter().enumerate();
        let left = if matrix.options.len() <= NAMED {
            LEFT
        } else {
            0.0
        };
        Self {
            places: places.map(|(place, item)| (*item, place)).collect(),
            left,
            wide: (WIDE - left) / matrix.items.len().max(1) as f64,
            high: (HIGH - TOP) / matrix.options.len().max(1) as f64,
        }
    }

    fn x(&self, place: usize) -> f64 {
        self.left + place as f64 * self.wide
    }

    fn y(&self, row: usize) -> f64 {
        TOP + (row as f64 + 0.5) * self.high
    }

    fn mark(&self, row: usize, place: usize) -> String {
        let (x, y) = (number(self.x(place)), number(self.y(row)));
        format!("M{x} {y}h{}", number(self.wide.max(1.4)))
    }

    /// The column of the chosen item.
    fn column(&self, chosen: Option<Item>) -> Option<Node> {
        let place = *self.places.get(&chosen?)?;
        let wide = self.wide.max(3.0);
        let left = self.x(place) + (self.wide - wide) / 2.0;
        let way = format!(
            "M{} {TOP}h{}V{HIGH}h-{}z",
            number(left),
            number(wide),
            number(wide)
        );
        Some(Node::new("path", "chosen").with("d", way))
    }

    /// A line between kinds of items, and the names of the kinds.
    fn groups(&self, matrix: &Matrix, kinds: [&str; 4]) -> Vec<Node> {
        let kind = |item: &Item| match item {
            Item::Cell(_) => 0,
            Item::Digit(house, _) => 1 + house.kind as usize,
        };
        let mut nodes = Vec::new();
        for (number_of, name) in kinds.into_iter().enumerate() {
            let mut of = matrix.items.iter().map(kind);
            let Some(first) = of.clone().position(|k| k == number_of) else {
                continue;
            };
            let last = of.by_ref().rposition(|k| k == number_of).unwrap_or(first);
            let (from, to) = (self.x(first), self.x(last + 1));
            let line = format!("M{} 2V{HIGH}", number(from));
            nodes.push(Node::new("path", "rule").with("d", line));
            nodes.push(label((from + to) / 2.0, TOP - 6.0, "middle", name));
        }
        nodes
    }

    fn names(&self, matrix: &Matrix, name: &dyn Fn(Cell, Digit) -> String) -> Vec<Node> {
        if self.left == 0.0 {
            return Vec::new();
        }
        let options = matrix.options.iter().enumerate();
        let text = |(row, &(cell, digit)): (usize, &(Cell, Digit))| {
            let class = if matrix.taken == Some((cell, digit)) {
                "now"
            } else {
                ""
            };
            let text = label(self.left - 5.0, self.y(row) + 5.0, "end", name(cell, digit));
            text.with("class", class)
        };
        options.map(text).collect()
    }
}
