//! The graph of cells and what they see, at the places of the board.

use super::Chart;
use super::axes::number;
use super::cells::{SIZE, letters, place, sign, square};
use super::field::Field;
use markup::Node;
use nonet::board::{Cell, Digit, Geometry};

/// Colours on which dark text is not legible.
const DARK: [u8; 2] = [5, 9];

/// The vertices at their places on the board, each with its colour's digit or, smaller, how many colours are around it;
/// and the edges of one of them, in the colours that they lead to.
pub fn graph(
    title: &str,
    words: [&str; 3],
    geometry: &Geometry,
    vertices: &[(Option<Digit>, u8)],
    now: Option<Cell>,
) -> Chart {
    let now = now.filter(|now| now.index() < geometry.n_cells());
    let (corner, size) = ((0.0, 0.0), SIZE);
    let field = Field {
        geometry,
        corner,
        size,
    };
    let drawn = Vertices { field, vertices };
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
            .child(drawn.boxes())
            .children(now.map(|now| drawn.edges(now)).unwrap_or_default())
            .children(drawn.circles())
            .children(now.map(|now| drawn.ring(now)))
            .children(drawn.signs()),
        head: words.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    }
}

struct Vertices<'a> {
    field: Field<'a>,
    vertices: &'a [(Option<Digit>, u8)],
}

impl Vertices<'_> {
    fn colour(&self, cell: Cell) -> Option<Digit> {
        self.vertices.get(cell.index())?.0
    }

    /// The lines between boxes.
    fn boxes(&self) -> Node {
        let [_, between] = self.field.lines();
        Node::new("path", "rule").with("d", between)
    }

    /// The edges of a vertex, those to each colour together.
    fn edges(&self, now: Cell) -> Vec<Node> {
        let side = self.field.geometry.side();
        let colours = [None].into_iter().chain(Digit::all(side).map(Some));
        let edges = colours.filter_map(|colour| {
            let peers = self.field.geometry.peers(now).iter();
            let peers = peers.filter(|&&peer| self.colour(peer) == colour);
            let way: String = peers.map(|&peer| self.edge(now, peer)).collect();
            let class = colour.map_or("edge".to_owned(), |digit| format!("edge k{digit}"));
            (!way.is_empty()).then(|| Node::new("path", &class).with("d", way))
        });
        edges.collect()
    }

    /// A curve, so that edges along a line do not overlap; it bends towards the middle, where there is room.
    fn edge(&self, from: Cell, to: Cell) -> String {
        let ((x1, y1), (x2, y2)) = (self.field.middle(from), self.field.middle(to));
        let geometry = self.field.geometry;
        let is_in_line =
            geometry.row(from) == geometry.row(to) || geometry.col(from) == geometry.col(to);
        let bow = if is_in_line { 0.22 } else { 0.0 };
        let inwards = |at: f64| if at < SIZE / 2.0 { bow } else { -bow };
        let x = (x1 + x2) / 2.0 + inwards(x1) * (y2 - y1).abs();
        let y = (y1 + y2) / 2.0 + inwards(y1) * (x2 - x1).abs();
        let [x1, y1, x, y, x2, y2] = [x1, y1, x, y, x2, y2].map(number);
        format!("M{x1} {y1}Q{x} {y} {x2} {y2}")
    }

    fn circle(&self, cell: Cell, part: f64) -> String {
        let ((x, y), r) = (self.field.middle(cell), self.field.step() * part);
        let (x, y, r, d) = (number(x - r), number(y), number(r), number(2.0 * r));
        format!("M{x} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z")
    }

    /// The circles, with one path for each colour.
    fn circles(&self) -> Vec<Node> {
        let colours = [None]
            .into_iter()
            .chain(Digit::all(self.field.geometry.side()).map(Some));
        let paths = colours.map(|colour| {
            let cells = self
                .field
                .geometry
                .cells()
                .filter(|&cell| self.colour(cell) == colour);
            let way: String = cells.map(|cell| self.circle(cell, 0.33)).collect();
            let class = colour.map_or("vertex".to_owned(), |digit| format!("vertex k{digit}"));
            Node::new("path", &class).with("d", way)
        });
        paths.collect()
    }

    fn ring(&self, now: Cell) -> Node {
        Node::new("path", "here").with("d", self.circle(now, 0.42))
    }

    /// Digits, dark or light, and how many colours an uncoloured vertex sees.
    fn signs(&self) -> [Node; 3] {
        let is_dark = |digit: Digit| DARK.contains(&digit.get());
        let all = || self.field.geometry.cells().zip(self.vertices);
        let digits = |dark: bool| {
            let of = all().filter_map(move |(cell, (colour, _))| Some((cell, (*colour)?)));
            of.filter(move |(_, digit)| is_dark(*digit) == dark)
                .map(|(cell, digit)| (cell, digit.get()))
        };
        let open = all().filter(|(_, (colour, _))| colour.is_none());
        let open = open.map(|(cell, (_, seen))| (cell, *seen));
        [
            self.texts("on-light", digits(false)),
            self.texts("on-dark", digits(true)),
            self.texts("small", open),
        ]
    }

    /// One text with each letter placed individually.
    fn texts(&self, class: &str, values: impl Iterator<Item = (Cell, u8)>) -> Node {
        let all = values.map(|(cell, value)| (self.field.middle(cell), sign(value)));
        letters(class, all)
    }
}
