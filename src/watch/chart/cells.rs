//! Pictures of all cells: the conflict graph with its colours, and the values of a linear program.

use super::Chart;
use super::axes::{number, stroke};
use crate::board::{Cell, Digit, Geometry};
use crate::watch::Node;

const SIZE: f64 = 420.0;

fn square(name: &str) -> Node {
    Node::new("svg", "chart square")
        .with("viewBox", format!("0 0 {SIZE} {SIZE}"))
        .with("role", "img")
        .with("aria-label", name)
}

/// The graph of cells and peers: vertices on a circle, coloured ones filled, the larger the more colours their neighbours
/// have.
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

/// The values of the candidates in a linear relaxation: a square in each cell for each digit, as large as its value.
pub fn cube(title: &str, words: [&str; 3], geometry: &Geometry, values: &[u16]) -> Chart {
    let side = geometry.side();
    let across = (1..).find(|n| n * n >= side).unwrap_or(1);
    let (cell_size, small) = (SIZE / side as f64, SIZE / (side * across) as f64);
    let (mut whole, mut part) = (String::new(), String::new());
    let mut rows = Vec::new();
    for (place, &value) in values.iter().enumerate().filter(|(_, value)| **value > 0) {
        let (cell, digit) = (Cell::new(place / side), place % side);
        let (row, col) = (geometry.row(cell) as f64, geometry.col(cell) as f64);
        let size = small * 0.9 * (f64::from(value) / 1000.0).sqrt();
        let x = col * cell_size + ((digit % across) as f64 + 0.5) * small - size / 2.0;
        let y = row * cell_size + ((digit / across) as f64 + 0.5) * small - size / 2.0;
        let s = number(size);
        let way = format!("M{} {}h{s}v{s}h-{s}z", number(x), number(y));
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
    let lines: String = (1..side)
        .map(|n| {
            let at = number(n as f64 * cell_size);
            format!("M{at} 0V{SIZE}M0 {at}H{SIZE}")
        })
        .collect();
    Chart {
        title: title.to_owned(),
        svg: square(title)
            .child(Node::new("path", "rule").with("d", lines))
            .child(Node::new("path", "branch").with("d", whole))
            .child(Node::new("path", "dead").with("d", part)),
        head: words.map(str::to_owned).to_vec(),
        rows,
    }
}

fn place(geometry: &Geometry, cell: Cell) -> String {
    format!("r{}c{}", geometry.row(cell) + 1, geometry.col(cell) + 1)
}
