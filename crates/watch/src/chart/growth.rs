//! Cost over size: what was predicted, measured and fitted, in one picture.

use super::axes::{Axis, across, bottom_side, left_side, number, picture, up};
use super::{Chart, Scale, short};
use markup::Node;
use std::collections::BTreeSet;

/// One series of costs.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Its name.
    pub name: String,
    /// Its colour and its dashes.
    pub class: String,
    /// Size and cost, by size.
    pub points: Vec<(f64, f64)>,
    /// How its points are drawn.
    pub marks: Marks,
}

/// How the points of a series are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// As a line only.
    None,
    /// As a line with a dot for each.
    Dots,
    /// As triangles pointing up, without a line: lower bounds of the cost.
    Bounds,
}

/// A line for each series. Both axes fit all of them; the sizes begin with the smallest.
pub fn growth(title: &str, below: &str, all: &[Series], scale: Scale) -> Chart {
    let points = all.iter().flat_map(|series| &series.points);
    let sizes = points.clone().map(|(size, _)| *size);
    let (least, most) = sizes.fold((f64::INFINITY, 0.0f64), |(least, most), size| {
        (least.min(size), most.max(size))
    });
    let x = Axis::between(if least.is_finite() { least } else { 0.0 }, most);
    let y = Axis::of(points.map(|(_, cost)| *cost), scale);
    let svg = picture(title)
        .children(left_side(&y))
        .children(bottom_side(&x, below))
        .children(all.iter().flat_map(|series| drawn(series, (&x, &y))));
    Chart {
        title: title.to_owned(),
        svg,
        head: [below]
            .into_iter()
            .chain(all.iter().map(|s| s.name.as_str()))
            .map(str::to_owned)
            .collect(),
        rows: rows(all),
    }
}

fn drawn(series: &Series, (x, y): (&Axis, &Axis)) -> Vec<Node> {
    let places = series.points.iter();
    let places = places.map(|(size, cost)| (across(x, *size), up(y, *cost)));
    let way = places.clone().enumerate().map(|(place, (x, y))| {
        let sign = if place == 0 { 'M' } else { 'L' };
        format!("{sign}{} {}", number(x), number(y))
    });
    let class = &series.class;
    let line = Node::new("path", &format!("line {class}")).with("d", way.collect::<String>());
    let line = (series.marks != Marks::Bounds).then_some(line);
    let marks = places.filter(|_| series.marks != Marks::None);
    let marks = marks.map(|place| mark(series, place));
    line.into_iter().chain(marks).collect()
}

fn mark(series: &Series, (x, y): (f64, f64)) -> Node {
    let class = format!("mark {}", series.class);
    if series.marks == Marks::Bounds {
        let way = format!("M{} {}l4 7h-8z", number(x), number(y - 5.0));
        return Node::new("path", &class).with("d", way);
    }
    Node::new("circle", &class)
        .with("cx", number(x))
        .with("cy", number(y))
        .with("r", 3)
}

/// A row for each size, a column for each series.
fn rows(all: &[Series]) -> Vec<Vec<String>> {
    let sizes = all.iter().flat_map(|series| &series.points);
    let sizes: BTreeSet<u64> = sizes.map(|(size, _)| *size as u64).collect();
    let cost = |series: &Series, size: u64| {
        let mut points = series.points.iter();
        let point = points.find(|(at, _)| *at as u64 == size);
        let sign = if series.marks == Marks::Bounds {
            "≥ "
        } else {
            ""
        };
        point.map_or_else(String::new, |(_, cost)| format!("{sign}{}", short(*cost)))
    };
    let row = |size: u64| {
        let costs = all.iter().map(|series| cost(series, size));
        [size.to_string()].into_iter().chain(costs).collect()
    };
    sizes.into_iter().map(row).collect()
}
