//! Two algorithms compared, with a dot for each puzzle.

use super::axes::{Axis, BOTTOM, LEFT, RIGHT, TOP, WIDE, label, number, stroke};
use super::{Chart, Scale, short};
use markup::Node;

/// A puzzle, and its costs for two algorithms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dot {
    /// Its name.
    pub name: String,
    /// Its cost for the algorithm on the horizontal axis; `None` if that did not solve it.
    pub across: Option<u64>,
    /// Its cost for the algorithm on the vertical axis.
    pub up: Option<u64>,
    /// What a press on it does, as in `data-do`.
    pub press: String,
}

/// At most this many dots are drawn.
pub const DRAWN: usize = 1_000;

/// The height of the picture: about its width, so that the diagonal has a slope of one.
const HIGH: f64 = 400.0;

/// The strip for puzzles that one of the two did not solve.
const RIM: f64 = 22.0;

/// A scatter plot with the same scale on both sides, and the diagonal. Puzzles that only one of the two solved are
/// in a strip at the rim, with another mark; those that neither solved are left out.
pub fn scatter(title: &str, (below, beside): (&str, &str), dots: &[Dot], scale: Scale) -> Chart {
    let costs = dots.iter().flat_map(|dot| [dot.across, dot.up]).flatten();
    let axis = Axis::of(costs.map(|cost| cost as f64), scale);
    let shown = dots.iter().filter(|dot| dot.across.or(dot.up).is_some());
    let corner = (WIDE - RIGHT - RIM, TOP + RIM);
    let even = stroke((LEFT, HIGH - BOTTOM), corner);
    let svg = Node::new("svg", "chart square")
        .with("viewBox", format!("0 0 {WIDE} {HIGH}"))
        .with("role", "img")
        .with("aria-label", title)
        .children(frame(&axis, below, beside))
        .child(Node::new("path", "even").with("d", even))
        .children(shown.take(DRAWN).map(|dot| drawn(dot, &axis)));
    let text = |cost: Option<u64>| cost.map_or("–".to_owned(), |cost| cost.to_string());
    let rows = dots.iter().take(DRAWN);
    Chart {
        title: title.to_owned(),
        svg,
        head: vec![String::new(), below.to_owned(), beside.to_owned()],
        rows: rows
            .map(|dot| vec![dot.name.clone(), text(dot.across), text(dot.up)])
            .collect(),
    }
}

/// The horizontal position of a cost.
fn across(axis: &Axis, cost: f64) -> f64 {
    LEFT + axis.part(cost) * (WIDE - RIGHT - RIM - LEFT)
}

/// The vertical position of a cost.
fn up(axis: &Axis, cost: f64) -> f64 {
    HIGH - BOTTOM - axis.part(cost) * (HIGH - BOTTOM - TOP - RIM)
}

/// Lines and numbers along both sides, and the strips.
fn frame(axis: &Axis, below: &str, beside: &str) -> Vec<Node> {
    let [right, top] = [WIDE - RIGHT - RIM, TOP + RIM].map(number);
    let strips = format!(
        "M{LEFT} {top}H{}M{right} {TOP}V{}",
        WIDE - RIGHT,
        HIGH - BOTTOM
    );
    let mut nodes = vec![Node::new("path", "rule strip").with("d", strips)];
    for mark in axis.marks() {
        let (x, y) = (across(axis, mark), up(axis, mark));
        let lines = format!(
            "M{LEFT} {0}H{right}M{1} {top}V{2}",
            number(y),
            number(x),
            HIGH - BOTTOM
        );
        nodes.extend([
            Node::new("path", "rule").with("d", lines),
            label(LEFT - 6.0, y + 4.0, "end", short(mark)),
            label(x, HIGH - BOTTOM + 15.0, "middle", short(mark)),
        ]);
    }
    nodes.push(label((LEFT + WIDE) / 2.0, HIGH - 4.0, "middle", below));
    let turned = format!("rotate(-90 12 {})", HIGH / 2.0);
    nodes.push(label(12.0, HIGH / 2.0, "middle", beside).with("transform", turned));
    nodes
}

/// A disc, or at the rim a triangle that points to where the missing cost would be.
fn drawn(dot: &Dot, axis: &Axis) -> Node {
    let costs = [dot.across, dot.up].map(|cost| cost.map(|cost| cost as f64));
    let [x, y] = [
        costs[0].map_or(WIDE - RIGHT - RIM / 2.0, |cost| across(axis, cost)),
        costs[1].map_or(TOP + RIM / 2.0, |cost| up(axis, cost)),
    ];
    let node = match costs {
        [Some(_), Some(_)] => Node::new("circle", "dot")
            .with("cx", number(x))
            .with("cy", number(y))
            .with("r", 5),
        [None, _] => triangle([(x - 5.0, y - 5.0), (x + 6.0, y), (x - 5.0, y + 5.0)]),
        [_, None] => triangle([(x - 5.0, y + 5.0), (x, y - 6.0), (x + 5.0, y + 5.0)]),
    };
    let text = |cost: Option<f64>| cost.map_or("–".to_owned(), short);
    let [first, second] = costs.map(text);
    let name = format!("{}: {first} / {second}", dot.name);
    node.with("data-do", &dot.press)
        .child(Node::new("title", "").text(name))
}

fn triangle(points: [(f64, f64); 3]) -> Node {
    let points = points.map(|(x, y)| format!("{} {}", number(x), number(y)));
    Node::new("path", "rim").with("d", format!("M{}Z", points.join("L")))
}
