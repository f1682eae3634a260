//! Pictures: lines over time, bars, boxes, cactus plots, trees, the graph of cells, the values of a linear program, the
//! tabu table. Each comes with the numbers behind it as a table.

mod axes;
mod bars;
mod cells;
mod lines;
mod tree;

pub use bars::{Bar, bars, boxes};
pub use cells::{cube, graph, tabu};
pub use lines::{Line, cactus, lines};
pub use tree::{place_at, search_tree};

use super::markup::Node;

/// A picture and the numbers behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// The picture.
    pub svg: Node,
    /// The headings of the table's columns.
    pub head: Vec<String>,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
}

/// How an axis is scaled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Equal steps add.
    #[default]
    Linear,
    /// Equal steps multiply.
    Logarithmic,
}

/// The style of a picture that stands alone: what the page's style sheet says about the same classes.
pub const STYLE: &str = "text{font:12px system-ui,sans-serif;fill:#5c574d}.rule{fill:none;stroke:#d9d2c3}\
    .line{fill:none;stroke-width:2}.c0{stroke:#1d4a94}.c1{stroke:#a8480a}.c2{stroke:#1a6a3a}.c3{stroke:#8a2a7a}\
    .bar,.box{fill:#1d4a94;fill-opacity:.35;stroke:#1d4a94}.bar.c1,.box.c1{fill:#a8480a;stroke:#a8480a}\
    .bar.c2,.box.c2{fill:#1a6a3a;stroke:#1a6a3a}.bar.c3,.box.c3{fill:#8a2a7a;stroke:#8a2a7a}.whisker{stroke:#1d1c19}\
    .link{fill:none;stroke:#b9b09e}.branch{fill:#1d4a94}.dead{fill:#b3261e}.solution{fill:#1a6a3a}\
    .folded{fill:none;stroke:#b3261e}.here,.marked{fill:none;stroke:#1d1c19}\
    .shade{fill:#1d4a94}.s1{fill-opacity:.12}.s2{fill-opacity:.24}.s3{fill-opacity:.36}.s4{fill-opacity:.48}text.small{font-size:9px;fill:#1d1c19}";

/// A number as written on an axis: three figures and a letter.
pub fn short(value: f64) -> String {
    const UNITS: [(f64, &str); 4] = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")];
    let unit = UNITS.iter().find(|(size, _)| value.abs() >= *size);
    let (size, letter) = unit.copied().unwrap_or((1.0, ""));
    let shown = value / size;
    let places = match shown.abs() {
        s if s >= 100.0 || s.fract() == 0.0 => 0,
        s if s >= 10.0 => 1,
        _ => 2,
    };
    let text = format!("{shown:.places$}");
    let text = match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.'),
        false => &text,
    };
    format!("{text}{letter}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_at_an_axis_are_short() {
        let cases = [
            (0.0, "0"),
            (0.25, "0.25"),
            (950.0, "950"),
            (1500.0, "1.5k"),
            (2_068_780.0, "2.07M"),
            (100_000.0, "100k"),
        ];
        for (value, text) in cases {
            assert_eq!(short(value), text);
        }
    }
}
