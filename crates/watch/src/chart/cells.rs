//! Pictures of all candidates: the values of a linear program, the tabu table.

use super::Chart;
use super::axes::{label, number};
use markup::Node;
use nonet::board::{Cell, Digit, Geometry};

pub(super) const SIZE: f64 = 420.0;

/// The number of shades used.
const SHADES: u64 = 4;

pub(super) fn square(name: &str) -> Node {
    Node::new("svg", "chart square")
        .with("viewBox", format!("0 0 {SIZE} {SIZE}"))
        .with("role", "img")
        .with("aria-label", name)
}

/// A character for a number: letters follow 9.
pub(super) fn sign(value: u8) -> char {
    let sign = char::from_digit(value.into(), 36);
    sign.map_or('·', |sign| sign.to_ascii_uppercase())
}

/// How far below the middle of a letter its line is, by its class.
const DROPS: [(&str, f64); 2] = [("on-", 5.6), ("tiny", 2.1)];

/// One text whose letters are placed individually: an element for each would be too many.
pub(super) fn letters(class: &str, all: impl Iterator<Item = ((f64, f64), char)>) -> Node {
    let drop = DROPS.iter().find(|(start, _)| class.starts_with(start));
    let drop = drop.map_or(3.2, |(_, drop)| *drop);
    let (mut xs, mut ys, mut text) = (String::new(), String::new(), String::new());
    for ((x, y), letter) in all {
        xs += &format!("{} ", number(x));
        ys += &format!("{} ", number(y + drop));
        text.push(letter);
    }
    Node::new("text", class)
        .with("x", xs.trim_end())
        .with("y", ys.trim_end())
        .with("text-anchor", "middle")
        .text(text)
}

/// Values below this have no room for their digit.
const WRITTEN: u16 = 400;

/// The values of the candidates in a linear relaxation: in each cell a square for each digit, as large as its value,
/// with the digit in it.
pub fn cube(title: &str, words: [&str; 3], geometry: &Geometry, values: &[u16]) -> Chart {
    let side = geometry.side();
    let (mut whole, mut part) = (String::new(), String::new());
    let mut digits = Vec::new();
    let mut rows = Vec::new();
    for (place, &value) in values.iter().enumerate().filter(|(_, value)| **value > 0) {
        let (cell, digit) = (Cell::new(place / side), place % side);
        let way = dot(
            geometry,
            (cell, digit),
            0.9 * (f64::from(value) / 1000.0).sqrt(),
        );
        if value >= WRITTEN && side <= 9 {
            digits.push((middle(geometry, (cell, digit)), sign(digit as u8 + 1)));
        }
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
            .child(Node::new("path", "dead").with("d", part))
            .child(letters("small inside", digits.into_iter())),
        head: words.map(str::to_owned).to_vec(),
        rows,
    }
}

/// The digits that may not return to cells yet: the longer, the darker; with the number of iterations in each
/// square, if there is room.
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

pub(super) fn place(geometry: &Geometry, cell: Cell) -> String {
    format!("r{}c{}", geometry.row(cell) + 1, geometry.col(cell) + 1)
}
