//! Pictures of all cells: the conflict graph with its colours, the values of a linear program, the tabu table.

use super::Chart;
use super::axes::{label, number, stroke};
use crate::board::{Cell, Digit, Geometry};
use crate::watch::Node;

const SIZE: f64 = 420.0;

/// This many shades are told apart.
const SHADES: u64 = 4;

fn square(name: &str) -> Node {
    Node::new("svg", "chart square")
        .with("viewBox", format!("0 0 {SIZE} {SIZE}"))
        .with("role", "img")
        .with("aria-label", name)
}

/// The graph of cells and peers: vertices on a circle, coloured ones filled, and larger the more colours their
/// neighbours have.
pub fn graph(
    title: &str,
    words: [&str; 3],
    geometry: &Geometry,
    vertices: &[(Option<Digit>, u8)],
) -> Chart {
    let n = geometry.n_cells();
    let at = |cell: Cell| {
        let angle = cell.index() as f64 / n as f64 * std::f64::consts::TAU;
        (
            SIZE / 2.0 + 195.0 * angle.sin(),
            SIZE / 2.0 - 195.0 * angle.cos(),
        )
    };
    let mut way = String::new();
    for cell in geometry.cells() {
        for &peer in geometry.peers(cell).iter().filter(|&&peer| peer > cell) {
            way += &stroke(at(cell), at(peer));
        }
    }
    let dots = geometry
        .cells()
        .zip(vertices)
        .map(|(cell, (colour, seen))| {
            let (x, y) = at(cell);
            let class = colour.map_or("vertex".to_owned(), |digit| format!("vertex k{digit}"));
            Node::new("circle", &class)
                .with("cx", number(x))
                .with("cy", number(y))
                .with("r", number(2.5 + 0.4 * f64::from(*seen)))
        });
    let rows = geometry
        .cells()
        .zip(vertices)
        .map(|(cell, (colour, seen))| {
            let colour = colour.map_or_else(String::new, |digit| digit.to_string());
            vec![place(geometry, cell), colour, seen.to_string()]
        });
    Chart {
        title: title.to_owned(),
        svg: square(title)
            .child(Node::new("path", "link faint").with("d", way))
            .children(dots),
        head: words.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    }
}

/// The values of the candidates in a linear relaxation: in each cell a square for each digit, as large as its value.
pub fn cube(title: &str, words: [&str; 3], geometry: &Geometry, values: &[u16]) -> Chart {
    let side = geometry.side();
    let (mut whole, mut part) = (String::new(), String::new());
    let mut rows = Vec::new();
    for (place, &value) in values.iter().enumerate().filter(|(_, value)| **value > 0) {
        let (cell, digit) = (Cell::new(place / side), place % side);
        let way = dot(
            geometry,
            (cell, digit),
            0.9 * (f64::from(value) / 1000.0).sqrt(),
        );
        if value == 1000 {
            whole += &way;
        } else {
            part += &way;
            rows.push(vec![
                self::place(geometry, cell),
                (digit + 1).to_string(),
                format!("0.{value:03}"),
            ]);
        }
    }
    Chart {
        title: title.to_owned(),
        svg: square(title)
            .child(lines(geometry))
            .child(Node::new("path", "branch").with("d", whole))
            .child(Node::new("path", "dead").with("d", part)),
        head: words.map(str::to_owned).to_vec(),
        rows,
    }
}

/// Which digits may not return to which cells: the longer, the darker; with the number of iterations in each square, if
/// there is room.
pub fn tabu(
    title: &str,
    words: [&str; 3],
    geometry: &Geometry,
    table: &[(Cell, Digit, u64)],
) -> Chart {
    let most = table.iter().map(|(_, _, left)| *left).max().unwrap_or(1);
    let mut shades = vec![String::new(); SHADES as usize];
    let mut numbers = Vec::new();
    for &(cell, digit, left) in table {
        let spot = (cell, usize::from(digit.get()) - 1);
        let shade = (left.saturating_mul(SHADES)).div_ceil(most.max(1));
        shades[shade.clamp(1, SHADES) as usize - 1] += &dot(geometry, spot, 0.9);
        if geometry.side() <= 9 {
            let (x, y) = middle(geometry, spot);
            numbers.push(label(x, y + 3.5, "middle", left.to_string()).with("class", "small"));
        }
    }
    let shades = shades
        .into_iter()
        .enumerate()
        .map(|(place, way)| Node::new("path", &format!("shade s{}", place + 1)).with("d", way));
    let row = |(cell, digit, left): &(Cell, Digit, u64)| {
        vec![place(geometry, *cell), digit.to_string(), left.to_string()]
    };
    Chart {
        title: title.to_owned(),
        svg: square(title)
            .child(lines(geometry))
            .children(shades)
            .children(numbers),
        head: words.map(str::to_owned).to_vec(),
        rows: table.iter().map(row).collect(),
    }
}

/// The lines between the cells.
fn lines(geometry: &Geometry) -> Node {
    let side = geometry.side();
    let line = |n: usize| {
        let at = number(SIZE * n as f64 / side as f64);
        format!("M{at} 0V{SIZE}M0 {at}H{SIZE}")
    };
    Node::new("path", "rule").with("d", (1..side).map(line).collect::<String>())
}

/// How many digits fit side by side in a cell.
fn across(geometry: &Geometry) -> usize {
    (1..).find(|n| n * n >= geometry.side()).unwrap_or(1)
}

/// The middle of a digit's place in a cell.
fn middle(geometry: &Geometry, (cell, digit): (Cell, usize)) -> (f64, f64) {
    let (across, side) = (across(geometry), geometry.side() as f64);
    let at = |line: usize, part: usize| {
        SIZE / side * (line as f64 + (part as f64 + 0.5) / across as f64)
    };
    let (row, col) = (geometry.row(cell), geometry.col(cell));
    (at(col, digit % across), at(row, digit / across))
}

/// A square in a digit's place whose side is this fraction of it.
fn dot(geometry: &Geometry, spot: (Cell, usize), part: f64) -> String {
    let size = SIZE / (geometry.side() * across(geometry)) as f64 * part;
    let (x, y) = middle(geometry, spot);
    let (x, y, s) = (number(x - size / 2.0), number(y - size / 2.0), number(size));
    format!("M{x} {y}h{s}v{s}h-{s}z")
}

fn place(geometry: &Geometry, cell: Cell) -> String {
    format!("r{}c{}", geometry.row(cell) + 1, geometry.col(cell) + 1)
}
