//! Pictures: lines over time, bars, boxes, cactus plots, scatter plots, growth, trees, the graph of cells, the
//! values of a linear program, the tabu table, the matrix of an exact cover, parents and children. Each comes with
//! its numbers as a table.

mod axes;
mod bars;
mod boards;
mod cells;
mod field;
mod graph;
mod growth;
mod lines;
mod matrix;
mod merged;
mod qr;
mod scatter;
mod scene;
mod tree;

pub use bars::{Bar, bars, boxes};
pub use boards::crossing;
pub use cells::{cube, tabu};
pub use graph::graph;
pub use growth::{Marks, Series, growth};
pub use lines::{Line, cactus, lines};
pub use matrix::{Names, covers, matrix};
pub use merged::{RATIOS, Ratio, merged_signs, merged_trees, ratio_of};
pub use qr::qr;
pub use scatter::{DRAWN, Dot, scatter};
pub use tree::{place_at, search_tree, tree_signs};

use markup::Node;

/// A picture with its numbers.
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

/// The number of colours for lines and boxes; beyond that, lines are also dashed.
const COLOURS: usize = 8;

/// The classes of the line, the box or the sign with this number.
pub fn classes(place: usize) -> String {
    match place / COLOURS {
        0 => format!("c{place}"),
        dash => format!("c{} d{dash}", place % COLOURS),
    }
}

/// How an axis is scaled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Linear.
    #[default]
    Linear,
    /// Logarithmic.
    Logarithmic,
}

/// The style of a standalone picture: what the page's style sheet says about the same classes.
pub const STYLE: &str = "text{font:15px system-ui,sans-serif;fill:#5c574d}.rule{fill:none;stroke:#d9d2c3}\
    .c0{color:#1d4a94}.c1{color:#a8480a}.c2{color:#1a6a3a}.c3{color:#8a2a7a}.c4{color:#0b6a73}.c5{color:#7d5200}\
    .c6{color:#b3261e}.c7{color:#4a5568}.d1{stroke-dasharray:6 3}.d2{stroke-dasharray:2 3}.d3{stroke-dasharray:8 3 2 3}\
    .line{fill:none;stroke-width:2;stroke:currentColor}.bar,.box{fill:currentColor;fill-opacity:.35;stroke:currentColor}\
    .whisker{stroke:#1d1c19}.dot{fill:#1d4a94;fill-opacity:.55;stroke:#1d4a94}.rim{fill:none;stroke:#b3261e}.even{stroke:#5c574d;fill:none;stroke-dasharray:4 4}\
    .mark{fill:#fff;stroke:currentColor}.predicted{stroke-dasharray:8 4}.fitted{stroke-dasharray:2 3}\
    .link{fill:none;stroke:#b9b09e}.branch{fill:#1d4a94}.dead{fill:#b3261e}.solution{fill:#1a6a3a}\
    .folded{fill:none;stroke:#b3261e}.here,.marked{fill:none;stroke:#1d1c19}\
    .only-a{fill:#bbc9df}.far-a{fill:#1d4a94}.more-a{fill:#5b73a0}.same{fill:#b9b09e}.more-b{fill:#af7247}\
    .far-b{fill:#a8480a}.only-b{fill:#e5c8b6}.hatch,.tick{fill:none;stroke:#1d1c19;stroke-width:.7}\
    .shade{fill:#1d4a94}.s1{fill-opacity:.12}.s2{fill-opacity:.24}.s3{fill-opacity:.36}.s4{fill-opacity:.48}text.small{font-size:9px;fill:#1d1c19}\
    .vertex{fill:#fff;stroke:#1d1c19}.edge{fill:none;stroke:#5c574d;stroke-width:2.5}\
    .vertex.k1{fill:#e69f00}.vertex.k2{fill:#56b4e9}.vertex.k3{fill:#009e73}.vertex.k4{fill:#f0e442}.vertex.k5{fill:#0072b2}\
    .vertex.k6{fill:#d55e00}.vertex.k7{fill:#cc79a7}.vertex.k8{fill:#999}.vertex.k9{fill:#7a3db8}\
    .edge.k1{stroke:#e69f00}.edge.k2{stroke:#56b4e9}.edge.k3{stroke:#009e73}.edge.k4{stroke:#f0e442}.edge.k5{stroke:#0072b2}\
    .edge.k6{stroke:#d55e00}.edge.k7{stroke:#cc79a7}.edge.k8{stroke:#999}.edge.k9{stroke:#7a3db8}\
    text.on-light,text.on-dark{font-size:16px;fill:#1d1c19}text.on-dark,text.inside{fill:#fff}\
    .mark{fill:none;stroke:#4a5568}.struck{fill:none;stroke:#b3261e}.taken{fill:none;stroke:#1a6a3a}\
    .chosen{fill:#dfe8f7;stroke:#1d4a94}";

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
