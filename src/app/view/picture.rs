//! What is drawn over the cells: the links of chains and the names of claims and sets, in thousandths of a cell's side,
//! across and down.
//!
//! A link is a curve. Of several bows it takes the one that covers least: digits, small digits, other links. It stays on
//! the board.

use super::board::CellView;
use crate::app::scene::Scene;
use crate::app::words::{Voice, letter};
use crate::board::{Cell, Digit};
use crate::logic::{Link, Node};

type Point = (f64, f64);

/// A link between candidates: a curve from one to the other, bent towards a third point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkView {
    /// Where it begins.
    pub from: (i32, i32),
    /// Where it is bent to.
    pub via: (i32, i32),
    /// Where it ends.
    pub to: (i32, i32),
    /// Strong or weak?
    pub strong: bool,
    /// Does it lead somewhere, or only join?
    pub arrow: bool,
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

/// The curves tried, as parts of the distance: the control point is this far off the middle.
const BOWS: [f64; 9] = [0.0, 0.25, -0.25, 0.5, -0.5, 0.9, -0.9, 1.4, -1.4];

/// A curve is judged at this many places.
const SAMPLES: usize = 16;

/// The links and labels of a scene.
pub(super) fn picture(
    voice: &Voice,
    scene: &Scene,
    cells: &[CellView],
) -> (Vec<LinkView>, Vec<LabelView>) {
    let mut canvas = Canvas::new(voice, cells);
    // The links of a chain lead from claim to claim, those of other patterns only join.
    let arrow = !scene.nodes.is_empty();
    let links = scene.links.iter().map(|link| canvas.link(link, arrow));
    let links = links.collect();
    (links, canvas.labels(scene))
}

struct Canvas<'a> {
    voice: &'a Voice,
    cells: &'a [CellView],
    side: usize,
    /// Small digits in a row of a cell.
    across: usize,
    /// From a small digit to the next in its row.
    pitch: f64,
    /// Of the circle around a small digit.
    radius: f64,
    /// What the links drawn so far pass.
    passed: Vec<Point>,
}

impl<'a> Canvas<'a> {
    fn new(voice: &'a Voice, cells: &'a [CellView]) -> Self {
        let side = voice.geometry.side();
        let across = (1..).find(|n| n * n >= side).unwrap_or(side);
        let widest = Digit::all(side).next_back();
        let wide = widest.map_or(1, |digit| voice.digit(digit).len());
        Self {
            voice,
            cells,
            side,
            across,
            // The style sheet's: signs of 0.6 of a font of 0.69 of a line's share of the cell, blanks between them.
            pitch: 1000.0 * 0.6 * 0.69 / across as f64 * (wide + 1) as f64,
            radius: 400.0 / across as f64,
            passed: Vec::new(),
        }
    }

    fn link(&mut self, link: &Link, arrow: bool) -> LinkView {
        let (from, to) = (self.middle(&link.from), self.middle(&link.to));
        let via = self.bent(from, to);
        let gap = if arrow { self.radius + 30.0 } else { 0.0 };
        LinkView {
            from: whole(towards(from, via, gap)),
            via: whole(via),
            to: whole(towards(to, via, gap)),
            strong: link.strong,
            arrow,
        }
    }

    /// The numbers of claims beside them, the letters of sets in the corners of their cells.
    fn labels(&self, scene: &Scene) -> Vec<LabelView> {
        let numbers = scene.nodes.iter().zip(1..).filter_map(|(node, number)| {
            let cell = *node.cells.first()?;
            let claim = self.place(cell, node.digit);
            Some((cell, claim, number.to_string(), None))
        });
        let letters = scene.sets.iter().zip(0..).flat_map(|(cells, number)| {
            let corner = move |&cell: &Cell| {
                let near = self.within(cell, 860.0, 140.0);
                (cell, near, letter(number), Some(number))
            };
            cells.iter().map(corner)
        });
        let mut labels: Vec<LabelView> = Vec::new();
        for (cell, near, text, set) in numbers.chain(letters) {
            let at = whole(self.free(cell, near, &labels));
            labels.push(LabelView { at, text, set });
        }
        labels
    }

    /// A point of a cell.
    fn within(&self, cell: Cell, across: f64, down: f64) -> Point {
        let geometry = &self.voice.geometry;
        let (row, col) = (geometry.row(cell) as f64, geometry.col(cell) as f64);
        (1000.0 * col + across, 1000.0 * row + down)
    }

    /// Where a small digit stands.
    fn place(&self, cell: Cell, digit: Digit) -> Point {
        self.slot(
            cell,
            digit.index() % self.across,
            digit.index() / self.across,
        )
    }

    fn slot(&self, cell: Cell, right: usize, below: usize) -> Point {
        let aside = right as f64 - (self.across as f64 - 1.0) / 2.0;
        let down = (below as f64 + 0.5) / self.across as f64;
        self.within(cell, 500.0 + aside * self.pitch, 40.0 + 920.0 * down)
    }

    /// The middle of a claim's small digits.
    fn middle(&self, node: &Node) -> Point {
        let places = node.cells.iter().map(|&cell| self.place(cell, node.digit));
        let (x, y) = places.fold((0.0, 0.0), |(x, y), place| (x + place.0, y + place.1));
        let n = node.cells.len().max(1) as f64;
        (x / n, y / n)
    }

    /// The control point of the best curve.
    fn bent(&mut self, from: Point, to: Point) -> Point {
        let via = |bow: f64| {
            let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            (x + bow * (to.1 - from.1), y - bow * (to.0 - from.0))
        };
        let ways = BOWS.iter().enumerate();
        let best = ways.min_by_key(|&(place, &bow)| {
            let points = curve(from, via(bow), to);
            10 * points
                .map(|point| self.covers(point, from, to))
                .sum::<usize>()
                + 3 * place
        });
        let via = via(best.map_or(0.0, |(_, &bow)| bow));
        self.passed.extend(curve(from, via, to));
        via
    }

    /// How bad it is to draw here.
    fn covers(&self, point: Point, from: Point, to: Point) -> usize {
        let end = 1000.0 * self.side as f64 - 40.0;
        if !(40.0..end).contains(&point.0) || !(40.0..end).contains(&point.1) {
            return 100;
        }
        let index = (point.1 / 1000.0) as usize * self.side + (point.0 / 1000.0) as usize;
        let Some(looks) = self.cells.get(index) else {
            return 100;
        };
        let links = self
            .passed
            .iter()
            .filter(|&&other| apart(other, point) < 60.0);
        let on_digit =
            looks.digit.is_some() && apart(self.within(looks.cell, 500.0, 500.0), point) < 330.0;
        let small = looks
            .candidates
            .unwrap_or_default()
            .iter()
            .filter(|&digit| {
                let place = self.place(looks.cell, digit);
                let is_end = [from, to].into_iter().any(|end| apart(end, place) < 1.0);
                !is_end && apart(place, point) < self.radius
            });
        links.count().min(1) + 4 * usize::from(on_digit) + 3 * small.count()
    }

    /// A place in the cell where nothing is, as near as possible.
    fn free(&self, cell: Cell, near: Point, labels: &[LabelView]) -> Point {
        let looks = self.cells.get(cell.index());
        let candidates = looks.and_then(|looks| looks.candidates).unwrap_or_default();
        let candidates = candidates.iter().map(|digit| self.place(cell, digit));
        let names = labels.iter();
        let names = names.map(|label| (f64::from(label.at.0), f64::from(label.at.1)));
        let taken: Vec<Point> = candidates.chain(names).collect();
        let slots = 0..self.across * self.across;
        let slots = slots.map(|place| self.slot(cell, place % self.across, place / self.across));
        let is_free = |slot: &Point| taken.iter().all(|&other| apart(other, *slot) > 60.0);
        let nearest = slots.filter(is_free).min_by(|a, b| {
            let [a, b] = [a, b].map(|&slot| apart(slot, near));
            a.total_cmp(&b)
        });
        nearest.unwrap_or((near.0 + self.pitch / 2.0, near.1 - self.pitch / 2.0))
    }
}

fn curve(from: Point, via: Point, to: Point) -> impl Iterator<Item = Point> {
    (1..SAMPLES).map(move |n| {
        let t = n as f64 / SAMPLES as f64;
        let at = |a: f64, b: f64, c: f64| {
            (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
        };
        (at(from.0, via.0, to.0), at(from.1, via.1, to.1))
    })
}

fn apart(a: Point, b: Point) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

/// So far on the way, but not farther than near its end.
fn towards(from: Point, to: Point, way: f64) -> Point {
    let all = apart(from, to).max(1.0);
    let part = (way / all).min(0.8);
    (
        from.0 + part * (to.0 - from.0),
        from.1 + part * (to.1 - from.1),
    )
}

fn whole((x, y): Point) -> (i32, i32) {
    (x.round() as i32, y.round() as i32)
}
