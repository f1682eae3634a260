//! The search tree: dots and lines while it is small, an icicle when it is large (Gecode's Gist, CP-Profiler: a circle
//! for a branch, a square for a failure, a diamond for a solution).

use super::axes::{HIGH, WIDE, number, picture, stroke};
use super::{Chart, short};
use crate::watch::{Kind, NODE_LINK, Node, Place};

/// The words of the table: depth, nodes, dead ends, solutions.
type Words<'a> = [&'a str; 4];

/// The tree with its nodes in these places; it has `n` nodes, some of which may have been too many to keep.
pub fn search_tree(title: &str, words: Words<'_>, places: &[Place], n: u64) -> Chart {
    let deepest = places.iter().map(|place| place.depth).max().unwrap_or(0);
    let nodes = if n <= NODE_LINK as u64 {
        dots(places, deepest)
    } else {
        icicle(places, deepest)
    };
    Chart {
        title: format!("{title} ({})", short(n as f64)),
        svg: picture(title).children(nodes),
        head: words.map(str::to_owned).to_vec(),
        rows: rows(places, deepest),
    }
}

const MARGIN: f64 = 10.0;

fn across(part: f64) -> f64 {
    MARGIN + part / f64::from(Place::ACROSS) * (WIDE - 2.0 * MARGIN)
}

fn dots(places: &[Place], deepest: u32) -> Vec<Node> {
    let step = (HIGH - 2.0 * MARGIN) / f64::from(deepest.max(1));
    let at = |place: &Place| {
        let middle = f64::from(place.left) + f64::from(place.width) / 2.0;
        (across(middle), MARGIN + f64::from(place.depth) * step)
    };
    let mut way = String::new();
    for place in places {
        if let Some(parent) = place.parent.and_then(|parent| places.get(parent as usize)) {
            way += &stroke(at(parent), at(place));
        }
    }
    let size = (step * 0.3).clamp(1.5, 5.0);
    let links = Node::new("path", "link").with("d", way);
    let kinds = [Kind::Branch, Kind::Dead, Kind::Solution].map(|kind| {
        let of = places.iter().filter(|place| place.kind == kind);
        let way: String = of.map(|place| sign(kind, at(place), size)).collect();
        Node::new("path", class(kind)).with("d", way)
    });
    [links].into_iter().chain(kinds).collect()
}

/// The shape of a node.
fn sign(kind: Kind, (x, y): (f64, f64), size: f64) -> String {
    let [left, x, y] = [x - size, x, y].map(number);
    let (s, d) = (number(size), number(2.0 * size));
    match kind {
        Kind::Branch => format!("M{left} {y}a{s} {s} 0 1 0 {d} 0a{s} {s} 0 1 0 -{d} 0z"),
        Kind::Dead => format!("M{left} {y}m0 -{s}h{d}v{d}h-{d}z"),
        Kind::Solution => {
            let r = number(size * 1.8);
            format!("M{x} {y}m-{r} 0l{r} -{r}l{r} {r}l-{r} {r}z")
        }
    }
}

fn icicle(places: &[Place], deepest: u32) -> Vec<Node> {
    let step = (HIGH - 2.0 * MARGIN) / f64::from(deepest + 1);
    let kinds = [Kind::Branch, Kind::Dead, Kind::Solution].map(|kind| {
        let of = places.iter().filter(|place| place.kind == kind);
        let way: String = of
            .map(|place| {
                let left = across(f64::from(place.left));
                let width =
                    f64::from(place.width) / f64::from(Place::ACROSS) * (WIDE - 2.0 * MARGIN);
                let gap = if width > 3.0 { 0.6 } else { 0.0 };
                let top = MARGIN + f64::from(place.depth) * step;
                let (w, h) = (number(width - gap), number((step - 0.6).max(0.6)));
                format!("M{} {}h{w}v{h}h-{w}z", number(left), number(top))
            })
            .collect();
        Node::new("path", class(kind)).with("d", way)
    });
    kinds.into_iter().collect()
}

fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Branch => "branch",
        Kind::Dead => "dead",
        Kind::Solution => "solution",
    }
}

fn rows(places: &[Place], deepest: u32) -> Vec<Vec<String>> {
    let row = |depth: u32| {
        let here = places.iter().filter(|place| place.depth == depth);
        let of = |kind| here.clone().filter(|place| place.kind == kind).count();
        let counts = [here.clone().count(), of(Kind::Dead), of(Kind::Solution)];
        let counts = counts.map(|count| count.to_string());
        [depth.to_string()].into_iter().chain(counts).collect()
    };
    if places.is_empty() {
        return Vec::new();
    }
    (0..=deepest).map(row).collect()
}
