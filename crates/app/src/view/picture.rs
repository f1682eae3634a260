//! What is drawn over the cells: the links of chains and the names of claims and sets, in thousandths of a cell's side,
//! across and down.
//!
//! A link is a curve, chosen among many to cover as little as possible of digits, claims and other links. It stays
//! on the board. The claims of a group are joined by a band, and links lead to the nearest of them.

use super::board::CellView;
use super::canvas::Canvas;
use super::curve::{Curve, Point, apart};
use crate::steps::scene::Scene;
use crate::words::Voice;
use answers::voice::letter;
use nonet::board::Cell;
use nonet::logic::{Link, Node};
use std::f64::consts::FRAC_1_SQRT_2;

/// A line between candidates: a curve from one to the other, bent towards two control points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkView {
    /// Its start.
    pub from: (i32, i32),
    /// Its two control points.
    pub bends: [(i32, i32); 2],
    /// Its end.
    pub to: (i32, i32),
    /// What it means.
    pub tie: Tie,
    /// Does it have a direction?
    pub arrow: bool,
}

/// What joins two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// At least one of them is right.
    Strong,
    /// At most one of them is right.
    Weak,
    /// They form one claim: one of them is right, or none.
    Group,
}

/// The number of a claim or the letter of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelView {
    /// Its middle.
    pub at: (i32, i32),
    /// What it says.
    pub text: String,
    /// The set whose letter it is.
    pub set: Option<u8>,
}

/// The bows tried: how far the bends are from the straight line.
const BOWS: [f64; 10] = [
    150.0, 300.0, 450.0, 650.0, 850.0, 1050.0, 1350.0, 1700.0, 2200.0, 2800.0,
];

/// How far along the bends are.
const PARTS: [f64; 2] = [0.05, 0.35];

/// At least this much of a link stays visible.
const VISIBLE: usize = 4;

/// The links and labels of a scene.
pub(super) fn picture(
    voice: &Voice,
    scene: &Scene,
    cells: &[CellView],
) -> (Vec<LinkView>, Vec<LabelView>) {
    if scene.links.is_empty() && scene.nodes.is_empty() && scene.sets.is_empty() {
        return Default::default();
    }
    let mut canvas = Canvas::new(voice, cells);
    let mut links = groups(&mut canvas, scene);
    // The links of a chain lead from claim to claim; those of other patterns have no direction.
    let arrow = !scene.nodes.is_empty();
    let drawn = scene.links.iter().map(|of| link(&mut canvas, of, arrow));
    links.extend(drawn);
    (links, labels(&mut canvas, scene))
}

/// The bands that join the claims of groups, each once.
fn groups(canvas: &mut Canvas<'_>, scene: &Scene) -> Vec<LinkView> {
    let mut nodes: Vec<&Node> = scene.nodes.iter().collect();
    for link in &scene.links {
        nodes.extend([&link.from, &link.to]);
    }
    let mut bands = Vec::new();
    for (place, node) in nodes.iter().enumerate() {
        if nodes[..place].contains(node) {
            continue;
        }
        for cells in node.cells.windows(2) {
            let [from, to] = [0, 1].map(|end| canvas.place(cells[end], node.digit));
            bands.push(line(canvas, from, to, Tie::Group, false));
        }
    }
    bands
}

fn link(canvas: &mut Canvas<'_>, link: &Link, arrow: bool) -> LinkView {
    let (from, to) = nearest(canvas, &link.from, &link.to);
    let tie = if link.strong { Tie::Strong } else { Tie::Weak };
    line(canvas, from, to, tie, arrow)
}

/// The best curve between the circles around two small digits, added to the map.
fn line(canvas: &mut Canvas<'_>, from: Point, to: Point, tie: Tie, arrow: bool) -> LinkView {
    let gap = canvas.around() + if arrow { 40.0 } else { 0.0 };
    let curve = best(canvas, from, to).trimmed(gap);
    curve.points().for_each(|point| canvas.put_link(point));
    let Curve { from, bends, to } = curve;
    LinkView {
        from: whole(from),
        bends: bends.map(whole),
        to: whole(to),
        tie,
        arrow,
    }
}

/// The centres of the two claims' small digits that are nearest to each other.
fn nearest(canvas: &Canvas<'_>, from: &Node, to: &Node) -> (Point, Point) {
    let places = |node: &Node| {
        let cells = node.cells.iter();
        cells
            .map(|&cell| canvas.place(cell, node.digit))
            .collect::<Vec<_>>()
    };
    let to = &places(to);
    let pairs = places(from)
        .into_iter()
        .flat_map(|from| to.iter().map(move |&to| (from, to)));
    let nearest = pairs.min_by(|a, b| apart(a.0, a.1).total_cmp(&apart(b.0, b.1)));
    nearest.unwrap_or_default()
}

/// The curve between two small digits that covers least.
fn best(canvas: &Canvas<'_>, from: Point, to: Point) -> Curve {
    let mut bows = vec![[0.0, 0.0]];
    for bow in BOWS {
        for [a, b] in [[bow, bow], [bow, 0.0], [0.0, bow], [bow, -bow]] {
            bows.extend([[a, b], [-a, -b]]);
        }
    }
    let curves = bows
        .into_iter()
        .flat_map(|bows| PARTS.map(|part| Curve::bowed(from, to, bows, part)));
    let (mut best, mut least) = (Curve::bowed(from, to, [0.0; 2], 0.3), usize::MAX);
    for curve in curves {
        let cost = cost(canvas, curve, least);
        if cost < least {
            (best, least) = (curve, cost);
        }
    }
    best
}

/// The cost of a curve: what it covers between the circles at its ends, and its length; at most `most`.
fn cost(canvas: &Canvas<'_>, curve: Curve, most: usize) -> usize {
    let (mut cost, mut visible) = (0, 0);
    for point in curve.trimmed(canvas.around() + 90.0).points() {
        cost += 1 + canvas.cost(point);
        visible += 1;
        if cost >= most {
            return most;
        }
    }
    cost + 1000 * usize::from(visible < VISIBLE)
}

/// The numbers beside claims and the letters of sets in their cells.
fn labels(canvas: &mut Canvas<'_>, scene: &Scene) -> Vec<LabelView> {
    let mut labels = Vec::new();
    for (node, number) in scene.nodes.iter().zip(1..) {
        let Some(&cell) = node.cells.first() else {
            continue;
        };
        let text = number.to_string();
        let half = (0.3 * canvas.label * text.len() as f64, 0.35 * canvas.label);
        let claim = canvas.place(cell, node.digit);
        let at = free(canvas, around(canvas, claim), claim, half);
        labels.push(LabelView {
            at,
            text,
            set: None,
        });
    }
    for (cells, number) in scene.sets.iter().zip(0..) {
        for &cell in cells {
            let corner = canvas.within(cell, 860.0, 140.0);
            let places = tiles(canvas, cell);
            let at = free(canvas, places, corner, (125.0, 125.0));
            labels.push(LabelView {
                at,
                text: letter(number),
                set: Some(number),
            });
        }
    }
    labels
}

/// Directions within a right angle, 22.5 degrees apart.
const DIRECTIONS: [Point; 4] = [
    (1.0, 0.0),
    (0.923_88, 0.382_683),
    (FRAC_1_SQRT_2, FRAC_1_SQRT_2),
    (0.382_683, 0.923_88),
];

/// Places around a claim.
fn around(canvas: &Canvas<'_>, claim: Point) -> Vec<Point> {
    let near = canvas.around() + 0.37 * canvas.label;
    let mut places = Vec::new();
    for ring in [1.0, 1.2, 1.5] {
        // Rotated by right angles: the trigonometric functions are 8 kB.
        for (mut x, mut y) in DIRECTIONS {
            for _ in 0..4 {
                places.push((claim.0 + ring * near * x, claim.1 + ring * near * y));
                (x, y) = (-y, x);
            }
        }
    }
    places
}

/// Places in a cell, and one on its border in case the cell is full.
fn tiles(canvas: &Canvas<'_>, cell: Cell) -> Vec<Point> {
    let slots = canvas.slots(cell);
    let (left, top) = canvas.within(cell, 140.0, 140.0);
    let (right, low) = canvas.within(cell, 860.0, 860.0);
    let border = canvas.within(cell, 985.0, 15.0);
    let inner = slots.map(|(x, y)| (x.max(left).min(right), y.max(top).min(low)));
    let mut tiles: Vec<Point> = inner.collect();
    tiles.push(border);
    tiles
}

/// The place where a label covers least, as near as possible to `near`.
fn free(canvas: &mut Canvas<'_>, places: Vec<Point>, near: Point, half: Point) -> (i32, i32) {
    // The map already keeps some distance.
    let (x, y) = ((half.0 - 60.0).max(0.0), (half.1 - 60.0).max(0.0));
    let corners = [(0.0, 0.0), (x, y), (x, -y), (-x, y), (-x, -y)];
    let cost = |at: &Point| {
        let spots = corners
            .iter()
            .map(|corner| (at.0 + corner.0, at.1 + corner.1));
        let covered: usize = spots.map(|spot| canvas.cost(spot)).sum();
        10.0 * covered as f64 + apart(*at, near) / 10.0
    };
    let best = places
        .into_iter()
        .min_by(|a, b| cost(a).total_cmp(&cost(b)));
    let best = best.unwrap_or(near);
    canvas.put_label(best, half);
    whole(best)
}

fn whole((x, y): Point) -> (i32, i32) {
    (x.round() as i32, y.round() as i32)
}
