//! Bars and box plots.

use super::axes::{Axis, below, floor, inside, label, left_side, number, picture, up};
use super::{Chart, Scale, classes, short};
use crate::Summary;
use markup::Node;

/// A bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The label under it, if there is room.
    pub name: String,
    /// How high it is.
    pub value: u64,
}

/// If there are more bars than this, only every second, third, and so on is labelled.
const NAMED: usize = 14;

/// Half the maximum width of a bar or a box.
const HALF: f64 = 24.0;

/// Bars side by side.
pub fn bars(title: &str, words: (&str, &str), all: &[Bar], scale: Scale) -> Chart {
    let values = all.iter().map(|bar| bar.value as f64);
    let axis = Axis::of(values, scale);
    let n = all.len().max(1) as f64;
    let nodes = all.iter().enumerate().flat_map(|(place, bar)| {
        let [left, right] = [place as f64 / n, (place as f64 + 1.0) / n].map(inside);
        let wide = (right - left).min(2.0 * HALF);
        let middle = (left + right) / 2.0;
        let top = up(&axis, bar.value as f64);
        let is_named = all.len() <= NAMED || place % all.len().div_ceil(NAMED) == 0;
        let name = is_named.then(|| label(middle, floor() + 16.0, "middle", bar.name.clone()));
        let node = rect(
            "bar c0",
            middle - wide * 0.42,
            top,
            (wide * 0.84, floor() - top),
        );
        [Some(node), name].into_iter().flatten()
    });
    let svg = picture(title)
        .children(left_side(&axis))
        .children(nodes)
        .child(below(words.0));
    Chart {
        title: title.to_owned(),
        svg,
        head: vec![words.0.to_owned(), words.1.to_owned()],
        rows: all
            .iter()
            .map(|bar| vec![bar.name.clone(), bar.value.to_string()])
            .collect(),
    }
}

/// Boxes from quartile to quartile with the median in them, and whiskers to the smallest and the largest value (J.
/// Tukey).
pub fn boxes(
    title: &str,
    words: (&str, [&str; 6]),
    all: &[(String, Option<Summary>)],
    scale: Scale,
) -> Chart {
    let values = all.iter().filter_map(|(_, summary)| summary.as_ref());
    let axis = Axis::of(values.flat_map(|s| [s.least, s.most]), scale);
    let n = all.len().max(1) as f64;
    let nodes = all.iter().enumerate().flat_map(|(place, (name, summary))| {
        let middle = inside((place as f64 + 0.5) / n);
        let name = label(middle, floor() + 16.0, "middle", name.clone());
        let half = (inside(0.5 / n) - inside(0.0)).min(HALF) * 0.84;
        let shape = summary.map(|summary| one_box(&axis, (middle, half), &summary, place));
        shape.into_iter().flatten().chain([name])
    });
    let svg = picture(title)
        .children(left_side(&axis))
        .children(nodes)
        .child(below(words.0));
    let row = |(name, summary): &(String, Option<Summary>)| {
        let numbers = summary.map_or([f64::NAN; 5], |s| {
            [s.least, s.lower, s.median, s.upper, s.most]
        });
        let shown = numbers.map(|n| if n.is_nan() { String::new() } else { short(n) });
        [name.clone()].into_iter().chain(shown).collect()
    };
    Chart {
        title: title.to_owned(),
        svg,
        head: words.1.map(str::to_owned).to_vec(),
        rows: all.iter().map(row).collect(),
    }
}

fn one_box(axis: &Axis, (middle, half): (f64, f64), summary: &Summary, place: usize) -> [Node; 3] {
    let at = |value| up(axis, value);
    let (top, bottom) = (at(summary.upper), at(summary.lower));
    let height = (bottom - top).max(1.0);
    let whisker = format!(
        "M{m} {}V{}M{m} {}V{}",
        number(at(summary.most)),
        number(top),
        number(bottom),
        number(at(summary.least)),
        m = number(middle),
    );
    let median = format!(
        "M{} {}h{}",
        number(middle - half),
        number(at(summary.median)),
        number(2.0 * half)
    );
    [
        Node::new("path", "whisker").with("d", whisker),
        rect(
            &format!("box {}", classes(place)),
            middle - half,
            top,
            (2.0 * half, height),
        ),
        Node::new("path", "whisker median").with("d", median),
    ]
}

fn rect(class: &str, x: f64, y: f64, (width, height): (f64, f64)) -> Node {
    Node::new("rect", class)
        .with("x", number(x))
        .with("y", number(y))
        .with("width", number(width.max(0.0)))
        .with("height", number(height.max(0.0)))
}
