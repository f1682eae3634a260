//! Lines over an axis, and cactus plots.

use super::axes::{Axis, across, bottom_side, left_side, number, picture, up};
use super::{Chart, Scale, classes, short};
use markup::Node;

/// A line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its name.
    pub name: String,
    /// Its colour: that of its number ([`classes`]), or that of a counter.
    pub class: String,
    /// From left to right.
    pub points: Vec<(f64, f64)>,
}

/// The table of a picture has at most this many rows: if there are more points, it takes every second, third, and
/// so on.
const ROWS: usize = 40;

/// Lines over one axis.
pub fn lines(title: &str, below: &str, lines: &[Line], scale: Scale) -> Chart {
    let points = lines.iter().flat_map(|line| &line.points);
    let x = Axis::of(points.clone().map(|(x, _)| *x), Scale::Linear);
    let y = Axis::of(points.map(|(_, y)| *y), scale);
    let paths = lines.iter().map(|line| path(line, (&x, &y)));
    let svg = picture(title)
        .children(left_side(&y))
        .children(bottom_side(&x, below))
        .children(paths);
    chart(title, below, lines, svg)
}

/// About how many points of each series a cactus plot draws: more could not be distinguished.
const POINTS: usize = 1000;

/// How many of the runs succeed within which cost: the k-th success of each series, in ascending order.
pub fn cactus(title: &str, below: &str, costs: &[(String, Vec<u64>)], scale: Scale) -> Chart {
    let longest = costs.iter().map(|(_, costs)| costs.len()).max();
    let every = longest.unwrap_or(0).div_ceil(POINTS).max(1);
    let costs = costs.iter().enumerate();
    let series: Vec<Line> = costs
        .map(|(place, (name, costs))| Line {
            name: name.clone(),
            class: classes(place),
            points: thinned(costs, every),
        })
        .collect();
    lines(title, below, &series, scale)
}

/// Every `every`-th cost with its number, starting with the first.
fn thinned(costs: &[u64], every: usize) -> Vec<(f64, f64)> {
    let numbered = (1..).zip(costs).step_by(every);
    numbered
        .map(|(k, &cost)| (f64::from(k), cost as f64))
        .collect()
}

fn path(line: &Line, (x, y): (&Axis, &Axis)) -> Node {
    let mut way = String::new();
    for (place, (at, value)) in line.points.iter().enumerate() {
        way.push(if place == 0 { 'M' } else { 'L' });
        way += &number(across(x, *at));
        way.push(' ');
        way += &number(up(y, *value));
    }
    if line.points.len() == 1 {
        way.push_str("h2");
    }
    Node::new("path", &format!("line {}", line.class)).with("d", way)
}

fn chart(title: &str, below: &str, lines: &[Line], svg: Node) -> Chart {
    let longest = lines
        .iter()
        .map(|line| line.points.len())
        .max()
        .unwrap_or(0);
    let every = longest.div_ceil(ROWS).max(1);
    let longest = lines.iter().max_by_key(|line| line.points.len());
    let ats = longest.iter().flat_map(|line| &line.points);
    let row = |(place, (at, _)): (usize, &(f64, f64))| {
        let values = lines.iter().map(|line| {
            let point = line.points.get(place);
            point.map_or_else(String::new, |(_, value)| short(*value))
        });
        [short(*at)].into_iter().chain(values).collect()
    };
    let names = lines.iter().map(|line| line.name.clone());
    Chart {
        title: title.to_owned(),
        svg,
        head: [below.to_owned()].into_iter().chain(names).collect(),
        rows: ats.enumerate().step_by(every).map(row).collect(),
    }
}
