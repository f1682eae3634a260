//! The search tree: dots and lines while it is small, an icicle when it is large (Gecode's Gist, CP-Profiler: a circle
//! for a branch, a square for a failure, a diamond for a solution, a triangle for a subtree folded up).

use super::axes::{HIGH, WIDE, number, picture, stroke};
use super::{Chart, short};
use crate::watch::{Drawing, Kind, Level, Node, Place};

/// The words of the table: depth, nodes, dead ends, solutions.
type Words<'a> = [&'a str; 4];

/// The room that a decision needs beside its dot, and how far apart rows are then.
const ROOM: (f64, f64) = (56.0, 9.0);

/// The tree as drawn. The place with this index is marked; `label` says what was decided for a node.
pub fn search_tree(
    title: &str,
    words: Words<'_>,
    drawing: &Drawing,
    marked: Option<usize>,
    label: &dyn Fn(&Place) -> String,
) -> Chart {
    let scene = Scene::of(drawing);
    let nodes = if drawing.is_dots {
        scene.dots(label)
    } else {
        scene.icicle()
    };
    let here = drawing.here.map(|place| place as usize);
    let marks = [("here", here), ("marked", marked)];
    let marks = marks
        .into_iter()
        .filter_map(|(class, place)| Some(scene.mark(class, drawing.places.get(place?)?)));
    Chart {
        title: format!("{title} ({})", short(drawing.nodes.0 as f64)),
        svg: picture(title).children(nodes).children(marks),
        head: words.map(str::to_owned).to_vec(),
        rows: rows(drawing),
    }
}

/// The place in the list that is drawn at this point of the picture.
pub fn place_at(drawing: &Drawing, x: f64, y: f64) -> Option<usize> {
    Scene::of(drawing).at(x, y)
}

const MARGIN: f64 = 10.0;

/// How far from a dot a press may be.
const REACH: f64 = 12.0;

fn across(part: f64) -> f64 {
    MARGIN + part / f64::from(Place::ACROSS) * (WIDE - 2.0 * MARGIN)
}

/// The places and where their rows lie.
struct Scene<'a> {
    places: &'a [Place],
    is_dots: bool,
    /// The depth of the first row.
    top: u32,
    /// How far apart rows are.
    step: f64,
}

impl<'a> Scene<'a> {
    fn of(drawing: &'a Drawing) -> Self {
        let depths = || drawing.places.iter().map(|place| place.depth);
        let top = depths().min().unwrap_or(0);
        let rows = depths().max().unwrap_or(0) - top;
        let rows = if drawing.is_dots {
            rows.max(1)
        } else {
            rows + 1
        };
        Self {
            places: &drawing.places,
            is_dots: drawing.is_dots,
            top,
            step: (HIGH - 2.0 * MARGIN) / f64::from(rows),
        }
    }

    fn y(&self, place: &Place) -> f64 {
        MARGIN + f64::from(place.depth - self.top) * self.step
    }

    /// Where a dot is.
    fn point(&self, place: &Place) -> (f64, f64) {
        let middle = f64::from(place.left) + f64::from(place.width) / 2.0;
        (across(middle), self.y(place))
    }

    fn size(&self) -> f64 {
        (self.step * 0.3).clamp(1.5, 5.0)
    }

    fn dots(&self, label: &dyn Fn(&Place) -> String) -> Vec<Node> {
        let mut way = String::new();
        for place in self.places {
            let parent = place
                .parent
                .and_then(|parent| self.places.get(parent as usize));
            if let Some(parent) = parent {
                way += &stroke(self.point(parent), self.point(place));
            }
        }
        let links = Node::new("path", "link").with("d", way);
        let kinds = CLASSES.map(|class| {
            let of = self.places.iter().filter(|place| class_of(place) == class);
            let way: String = of
                .map(|place| sign(class, self.point(place), self.size()))
                .collect();
            Node::new("path", class).with("d", way)
        });
        let labels = self.labels(label);
        [links].into_iter().chain(kinds).chain(labels).collect()
    }

    /// What was decided, beside each dot that has room for it.
    fn labels(&self, label: &dyn Fn(&Place) -> String) -> Vec<Node> {
        let has_room = |place: &&Place| {
            let wide = f64::from(place.width) / f64::from(Place::ACROSS) * WIDE;
            wide >= ROOM.0 && self.step >= ROOM.1
        };
        let text = |place: &Place| {
            let (x, y) = self.point(place);
            let (anchor, beside) = if x + ROOM.0 > WIDE {
                ("end", -8.0)
            } else {
                ("start", 8.0)
            };
            Node::new("text", "small")
                .with("x", number(x + beside))
                .with("y", number(y + 3.0))
                .with("text-anchor", anchor)
                .text(label(place))
        };
        self.places.iter().filter(has_room).map(text).collect()
    }

    fn icicle(&self) -> Vec<Node> {
        let kinds = CLASSES.map(|class| {
            let of = self.places.iter().filter(|place| class_of(place) == class);
            let way: String = of.map(|place| block(self.block(place))).collect();
            Node::new("path", class).with("d", way)
        });
        kinds.into_iter().collect()
    }

    /// Left, top, width and height of a node's block.
    fn block(&self, place: &Place) -> [f64; 4] {
        let width = f64::from(place.width) / f64::from(Place::ACROSS) * (WIDE - 2.0 * MARGIN);
        let gap = if width > 3.0 { 0.6 } else { 0.0 };
        let left = across(f64::from(place.left));
        [left, self.y(place), width - gap, (self.step - 0.6).max(0.6)]
    }

    /// A ring around a dot, a frame around a block.
    fn mark(&self, class: &'static str, place: &Place) -> Node {
        let frame = if self.is_dots {
            let ((x, y), r) = (self.point(place), self.size() + 3.0);
            [x - r, y - r, 2.0 * r, 2.0 * r]
        } else {
            self.block(place)
        };
        Node::new("path", class).with("d", block(frame))
    }

    fn at(&self, x: f64, y: f64) -> Option<usize> {
        if self.is_dots {
            let far = |place: &Place| {
                let (px, py) = self.point(place);
                (px - x).hypot(py - y)
            };
            let all = self.places.iter().enumerate();
            let near = all.map(|(at, place)| (at, far(place)));
            let near = near.min_by(|one, other| one.1.total_cmp(&other.1));
            return near.filter(|(_, far)| *far <= REACH).map(|(at, _)| at);
        }
        self.places.iter().position(|place| {
            let [left, top, width, _] = self.block(place);
            (left..left + width.max(1.0)).contains(&x) && (top..top + self.step).contains(&y)
        })
    }
}

/// The classes of what is drawn.
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
fn sign(class: &str, (x, y): (f64, f64), size: f64) -> String {
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

fn block([left, top, width, height]: [f64; 4]) -> String {
    let [left, top, width, height] = [left, top, width, height].map(number);
    format!("M{left} {top}h{width}v{height}h-{width}z")
}

/// What is at each depth of the whole tree.
fn rows(drawing: &Drawing) -> Vec<Vec<String>> {
    let levels = drawing.levels.iter().enumerate();
    let row = |(depth, level): (usize, &Level)| {
        let counts = [level.nodes, level.dead, level.solutions];
        let counts = counts.map(|count| count.to_string());
        [depth.to_string()].into_iter().chain(counts).collect()
    };
    levels.map(row).collect()
}
