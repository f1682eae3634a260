//! The search tree: dots and lines while it is small, an icicle when it is large (Gecode's Gist, CP-Profiler: a circle
//! for a branch, a square for a failure, a diamond for a solution, a triangle for a subtree folded up).

use super::axes::{number, picture};
use super::scene::{Scene, block};
use super::{Chart, short};
use crate::{Drawing, Kind, Level, Place};
use markup::Node;
use std::rc::Rc;

/// The words of the table: depth, nodes, dead ends, solutions.
type Words<'a> = [&'a str; 4];

/// The signs of all places, and the lines between them: the part that stays the same while places are marked.
pub fn tree_signs(drawing: &Drawing) -> Vec<Rc<Node>> {
    let scene = Scene::of(drawing);
    let links = drawing.is_dots.then(|| scene.links());
    let kinds = CLASSES.map(|class| {
        let of = scene.places.iter();
        let of = of.filter(|place| class_of(place) == class);
        let way: String = of.map(|place| shape(&scene, class, place)).collect();
        Node::new("path", class).with("d", way)
    });
    links.into_iter().chain(kinds).map(Rc::new).collect()
}

/// A dot, or a block.
fn shape(scene: &Scene<'_>, class: &str, place: &Place) -> String {
    if scene.is_dots {
        sign(class, scene.point(place), scene.size())
    } else {
        block(scene.block(place))
    }
}

/// The tree as drawn, with its [signs](tree_signs). The place with this index is marked; `label` gives the decision
/// of a node.
pub fn search_tree(
    title: &str,
    words: Words<'_>,
    (drawing, signs): (&Drawing, &[Rc<Node>]),
    marked: Option<usize>,
    label: &dyn Fn(&Place) -> String,
) -> Chart {
    let scene = Scene::of(drawing);
    let here = drawing.here.map(|place| place as usize);
    let marks = [("here", here), ("marked", marked)];
    let marks = marks
        .into_iter()
        .filter_map(|(class, place)| Some(scene.mark(class, drawing.places.get(place?)?)));
    Chart {
        title: format!("{title} ({})", short(drawing.nodes.0 as f64)),
        svg: picture(title)
            .children(signs.iter().cloned())
            .children(scene.labels(label))
            .children(marks),
        head: words.map(str::to_owned).to_vec(),
        rows: rows(drawing),
    }
}

/// The index of the place that is drawn at this point of the picture.
pub fn place_at(drawing: &Drawing, x: f64, y: f64) -> Option<usize> {
    Scene::of(drawing).at(x, y)
}

/// The classes of signs.
const CLASSES: [&str; 4] = ["branch", "dead", "solution", "folded"];

fn class_of(place: &Place) -> &'static str {
    match place.kind {
        Kind::Branch if place.is_folded => "folded",
        Kind::Branch => "branch",
        Kind::Dead => "dead",
        Kind::Solution => "solution",
    }
}

/// The shape of a node.
pub(super) fn sign(class: &str, (x, y): (f64, f64), size: f64) -> String {
    let [left, x, y] = [x - size, x, y].map(number);
    let (s, d) = (number(size), number(2.0 * size));
    match class {
        "dead" => format!("M{left} {y}m0 -{s}h{d}v{d}h-{d}z"),
        "solution" => {
            let r = number(size * 1.8);
            format!("M{x} {y}m-{r} 0l{r} -{r}l{r} {r}l-{r} {r}z")
        }
        "folded" => format!("M{x} {y}m0 -{d}l{d} {d}v{s}h-{d}h-{d}v-{s}z"),
        _ => format!("M{left} {y}a{s} {s} 0 1 0 {d} 0a{s} {s} 0 1 0 -{d} 0z"),
    }
}

/// The counts at each depth of the whole tree.
fn rows(drawing: &Drawing) -> Vec<Vec<String>> {
    let levels = drawing.levels.iter().enumerate();
    let row = |(depth, level): (usize, &Level)| {
        let counts = [level.nodes, level.dead, level.solutions];
        let counts = counts.map(|count| count.to_string());
        [depth.to_string()].into_iter().chain(counts).collect()
    };
    levels.map(row).collect()
}
