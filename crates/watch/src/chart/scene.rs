//! The positions of a search tree's nodes in the picture.

use super::axes::{HIGH, WIDE, number, stroke};
use crate::{Drawing, Place};
use markup::Node;

/// The space that a decision needs beside its dot: its width, and the distance between rows.
const ROOM: (f64, f64) = (88.0, 14.0);

const MARGIN: f64 = 10.0;

/// The maximum distance of a press from a dot.
const REACH: f64 = 12.0;

fn across(part: f64) -> f64 {
    MARGIN + part / f64::from(Place::ACROSS) * (WIDE - 2.0 * MARGIN)
}

/// The places and the positions of their rows.
pub(super) struct Scene<'a> {
    pub(super) places: &'a [Place],
    pub(super) is_dots: bool,
    /// The depth of the first row.
    top: u32,
    /// The distance between rows.
    step: f64,
}

impl<'a> Scene<'a> {
    pub(super) fn of(drawing: &'a Drawing) -> Self {
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

    /// The centre of a dot.
    pub(super) fn point(&self, place: &Place) -> (f64, f64) {
        let middle = f64::from(place.left) + f64::from(place.width) / 2.0;
        (across(middle), self.y(place))
    }

    pub(super) fn size(&self) -> f64 {
        (self.step * 0.3).clamp(1.5, 5.0)
    }

    /// The lines between dots.
    pub(super) fn links(&self) -> Node {
        let mut way = String::new();
        for place in self.places {
            let parent = place
                .parent
                .and_then(|parent| self.places.get(parent as usize));
            if let Some(parent) = parent {
                way += &stroke(self.point(parent), self.point(place));
            }
        }
        Node::new("path", "link").with("d", way)
    }

    /// The decision beside each dot that has room for it.
    pub(super) fn labels(&self, label: &dyn Fn(&Place) -> String) -> Vec<Node> {
        if !self.is_dots {
            return Vec::new();
        }
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
            Node::new("text", "")
                .with("x", number(x + beside))
                .with("y", number(y + 5.0))
                .with("text-anchor", anchor)
                .text(label(place))
        };
        self.places.iter().filter(has_room).map(text).collect()
    }

    /// Left, top, width and height of a node's block.
    pub(super) fn block(&self, place: &Place) -> [f64; 4] {
        let width = f64::from(place.width) / f64::from(Place::ACROSS) * (WIDE - 2.0 * MARGIN);
        let gap = if width > 3.0 { 0.6 } else { 0.0 };
        let left = across(f64::from(place.left));
        [left, self.y(place), width - gap, (self.step - 0.6).max(0.6)]
    }

    /// A ring around a dot, a frame around a block.
    pub(super) fn mark(&self, class: &'static str, place: &Place) -> Node {
        let frame = if self.is_dots {
            let ((x, y), r) = (self.point(place), self.size() + 3.0);
            [x - r, y - r, 2.0 * r, 2.0 * r]
        } else {
            self.block(place)
        };
        Node::new("path", class).with("d", block(frame))
    }

    pub(super) fn at(&self, x: f64, y: f64) -> Option<usize> {
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

/// The path around a block.
pub(super) fn block([left, top, width, height]: [f64; 4]) -> String {
    let [left, top, width, height] = [left, top, width, height].map(number);
    format!("M{left} {top}h{width}v{height}h-{width}z")
}
