//! A map of what is where on a board, in thousandths of a cell's side, with the cost of drawing over it.

use super::board::{CellView, Mark};
use super::curve::Point;
use crate::words::Voice;
use nonet::board::{Cell, Digit};

/// The distance between spots of the map.
const SPOT: f64 = 40.0;

/// Nothing is drawn closer than this to the edge of the board.
const EDGE: f64 = 45.0;

/// The cost of drawing over a link, a digit, a claim of the chain.
const LINK: u8 = 3;
const DIGIT: u8 = 8;
const CLAIM: u8 = 40;
const OUTSIDE: u8 = 100;

/// Half the width of a link with its halo and some space.
const AIR: f64 = 70.0;

/// The map of the board.
pub(super) struct Canvas<'a> {
    voice: &'a Voice,
    /// How many small digits a row of a cell has.
    across: usize,
    /// The size of a small digit's font.
    font: f64,
    /// The size of a number's font.
    pub(super) label: f64,
    /// The number of characters of the widest digit.
    wide: f64,
    spots: usize,
    cost: Vec<u8>,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(voice: &'a Voice, cells: &[CellView]) -> Self {
        let side = voice.geometry.side();
        let across = (1..).find(|n| n * n >= side).unwrap_or(side);
        let widest = Digit::all(side).next_back();
        let spots = (1000.0 * side as f64 / SPOT) as usize;
        let mut canvas = Self {
            voice,
            across,
            // As in the style sheet: 0.69 of a line's share of the cell.
            font: 690.0 / across as f64,
            label: (520.0 / across as f64).max(160.0),
            wide: widest.map_or(1, |digit| voice.digit(digit).len()) as f64,
            spots,
            cost: vec![0; spots * spots],
        };
        cells.iter().for_each(|looks| canvas.fill(looks));
        canvas
    }

    /// Adds the content of a cell to the map.
    fn fill(&mut self, looks: &CellView) {
        let cell = looks.cell;
        if looks.digit.is_some() {
            self.stamp(
                self.within(cell, 500.0, 500.0),
                (160.0 + AIR, 210.0 + AIR),
                DIGIT,
            );
        }
        let half = (0.3 * self.wide * self.font + AIR, 0.36 * self.font + AIR);
        for digit in looks.candidates.unwrap_or_default().iter() {
            let is_claim = |(marked, mark): &(Digit, Mark)| {
                *marked == digit && !matches!(mark, Mark::Out | Mark::Set(_))
            };
            let place = self.place(cell, digit);
            if looks.marks.iter().any(is_claim) {
                let around = self.around() + AIR;
                self.stamp(place, (around, around), CLAIM);
            } else {
                self.stamp(place, half, DIGIT);
            }
        }
    }

    /// The radius of the circle around a small digit that has a part in the step.
    pub(super) fn around(&self) -> f64 {
        // As in the style sheet: the characters, space of 0.3 of the font at their sides, a ring.
        (0.3 * self.wide + 0.42) * self.font
    }

    /// Adds a label to the map.
    pub(super) fn put_label(&mut self, middle: Point, half: Point) {
        self.stamp(middle, (half.0 + AIR, half.1 + AIR), CLAIM);
    }

    /// Adds a point of a link to the map.
    pub(super) fn put_link(&mut self, point: Point) {
        self.stamp(point, (AIR, AIR), LINK);
    }

    /// Raises the cost inside an ellipse to at least this.
    fn stamp(&mut self, middle: Point, half: Point, cost: u8) {
        let spots = |middle: f64, half: f64| {
            let last = self.spots as f64 - 1.0;
            // Not `clamp`: its panic would pull in the formatting of fractions, 5 kB.
            let of = |at: f64| (at / SPOT).max(0.0).min(last) as usize;
            of(middle - half)..=of(middle + half)
        };
        let (rows, cols) = (spots(middle.1, half.1), spots(middle.0, half.0));
        for row in rows {
            for col in cols.clone() {
                let part = |at: usize, middle: f64, half: f64| {
                    let off = ((at as f64 + 0.5) * SPOT - middle) / half;
                    off * off
                };
                if part(col, middle.0, half.0) + part(row, middle.1, half.1) < 1.0 {
                    let old = &mut self.cost[row * self.spots + col];
                    *old = cost.max(*old);
                }
            }
        }
    }

    /// The cost of drawing here.
    pub(super) fn cost(&self, (x, y): Point) -> usize {
        let end = SPOT * self.spots as f64 - EDGE;
        let is_inside = (EDGE..end).contains(&x) && (EDGE..end).contains(&y);
        let spot = |at: f64| (at / SPOT) as usize;
        let cost = is_inside.then(|| self.cost.get(spot(y) * self.spots + spot(x)));
        usize::from(*cost.flatten().unwrap_or(&OUTSIDE))
    }

    /// A point inside a cell.
    pub(super) fn within(&self, cell: Cell, across: f64, down: f64) -> Point {
        let geometry = &self.voice.geometry;
        let (row, col) = (geometry.row(cell) as f64, geometry.col(cell) as f64);
        (1000.0 * col + across, 1000.0 * row + down)
    }

    /// The centre of a small digit.
    pub(super) fn place(&self, cell: Cell, digit: Digit) -> Point {
        self.slot(cell, digit.index())
    }

    /// The centres of the small digits of a cell, including unused places in the last row.
    pub(super) fn slots(&self, cell: Cell) -> impl Iterator<Item = Point> {
        (0..self.across * self.across).map(move |at| self.slot(cell, at))
    }

    fn slot(&self, cell: Cell, at: usize) -> Point {
        let (right, below) = (at % self.across, at / self.across);
        let aside = right as f64 - (self.across as f64 - 1.0) / 2.0;
        let down = (below as f64 + 0.5) / self.across as f64;
        // As in the style sheet: characters of 0.6 of the font, a blank between two.
        let pitch = 0.6 * self.font * (self.wide + 1.0);
        self.within(cell, 500.0 + aside * pitch, 40.0 + 920.0 * down)
    }
}
