//! The frame of a picture with two axes: the positions of values in it, and the marks along its sides.

use super::{Scale, short};
use markup::Node;

/// The size of a picture: about that of its place on the page, so that its text is not shown much smaller than
/// specified here.
pub(super) const WIDE: f64 = 400.0;
pub(super) const HIGH: f64 = 200.0;
pub(super) const LEFT: f64 = 56.0;
pub(super) const RIGHT: f64 = 12.0;
pub(super) const TOP: f64 = 12.0;
pub(super) const BOTTOM: f64 = 42.0;

/// An axis: the smallest and largest value on it, and its scale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    least: f64,
    most: f64,
    scale: Scale,
    /// Does a logarithmic axis have a separate place for 0?
    has_zero: bool,
}

/// The part of a logarithmic axis that lies between 0 and the smallest value above it.
const ZERO: f64 = 0.12;

impl Axis {
    /// An axis for all these values. A logarithmic one begins at the smallest above zero; zero itself, if it is
    /// among them, has its place below that.
    pub(super) fn of(values: impl Iterator<Item = f64> + Clone, scale: Scale) -> Self {
        let most = values.clone().fold(0.0f64, f64::max);
        if scale == Scale::Linear {
            let least = values.fold(0.0f64, f64::min);
            return Self {
                least,
                most: if most > least { most } else { least + 1.0 },
                scale,
                has_zero: false,
            };
        }
        let has_zero = values.clone().any(|value| value <= 0.0);
        let above = values.filter(|&value| value > 0.0);
        let least = above.fold(f64::INFINITY, f64::min);
        let least = if least.is_finite() {
            power_below(least)
        } else {
            1.0
        };
        Self {
            least,
            most: most.max(least * 10.0),
            scale,
            has_zero,
        }
    }

    /// A linear axis from one value to another.
    pub(super) fn between(least: f64, most: f64) -> Self {
        Self {
            least,
            most: if most > least { most } else { least + 1.0 },
            scale: Scale::Linear,
            has_zero: false,
        }
    }

    /// The position of a value, from 0 to 1.
    pub(super) fn part(&self, value: f64) -> f64 {
        let part = match self.scale {
            Scale::Linear => (value - self.least) / (self.most - self.least),
            Scale::Logarithmic if self.has_zero && value <= 0.0 => 0.0,
            Scale::Logarithmic => {
                let above = (value.max(self.least) / self.least).log10();
                let below = if self.has_zero { ZERO } else { 0.0 };
                below + (1.0 - below) * above / (self.most / self.least).log10()
            }
        };
        part.clamp(0.0, 1.0)
    }

    /// The values to be marked.
    pub(super) fn marks(&self) -> Vec<f64> {
        match self.scale {
            Scale::Linear => {
                let step = nice_step(self.most - self.least);
                let first = (self.least / step).ceil();
                let marks = (0..12).map(|n| (first + f64::from(n)) * step);
                marks.take_while(|mark| *mark <= self.most).collect()
            }
            Scale::Logarithmic => {
                let decades = (self.most / self.least).log10().ceil().max(1.0);
                let every = (decades / 6.0).ceil();
                let marks = (0..7).map(|n| self.least * 10f64.powf(f64::from(n) * every));
                let marks = marks.take_while(|mark| *mark <= self.most);
                let zero = self.has_zero.then_some(0.0);
                zero.into_iter().chain(marks).collect()
            }
        }
    }
}

fn power_below(value: f64) -> f64 {
    10f64.powf(value.log10().floor())
}

/// A step of 1, 2 or 5 times a power of ten that makes about five marks.
fn nice_step(span: f64) -> f64 {
    let power = power_below(span / 5.0);
    let steps = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
    let fitting = steps.into_iter().find(|step| span / step <= 6.0);
    fitting.unwrap_or(10.0 * power)
}

/// The position of a value on the horizontal axis.
pub(super) fn across(axis: &Axis, value: f64) -> f64 {
    LEFT + axis.part(value) * (WIDE - LEFT - RIGHT)
}

/// The position of a value on the vertical axis.
pub(super) fn up(axis: &Axis, value: f64) -> f64 {
    HIGH - BOTTOM - axis.part(value) * (HIGH - TOP - BOTTOM)
}

/// The bottom of the picture's inside.
pub(super) fn floor() -> f64 {
    HIGH - BOTTOM
}

/// A position across the picture's inside, given from 0 to 1.
pub(super) fn inside(part: f64) -> f64 {
    LEFT + part * (WIDE - LEFT - RIGHT)
}

/// A picture, with a name for screen readers.
pub(super) fn picture(name: &str) -> Node {
    Node::new("svg", "chart")
        .with("viewBox", format!("0 0 {WIDE} {HIGH}"))
        .with("role", "img")
        .with("aria-label", name)
}

/// Text at a place; `anchor` is `start`, `middle` or `end`.
pub(super) fn label(x: f64, y: f64, anchor: &str, text: impl Into<String>) -> Node {
    Node::new("text", "")
        .with("x", number(x))
        .with("y", number(y))
        .with("text-anchor", anchor)
        .text(text)
}

/// A number in a drawing: tenths are precise enough.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

/// A straight line as a piece of a path.
pub(super) fn stroke((x1, y1): (f64, f64), (x2, y2): (f64, f64)) -> String {
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(number);
    format!("M{x1} {y1}L{x2} {y2}")
}

/// Lines and numbers for the marks of the vertical axis.
pub(super) fn left_side(axis: &Axis) -> Vec<Node> {
    let mark = |value: f64| {
        let y = up(axis, value);
        let line = format!("M{LEFT} {0}H{1}", number(y), WIDE - RIGHT);
        [
            Node::new("path", "rule").with("d", line),
            label(LEFT - 6.0, y + 5.0, "end", short(value)),
        ]
    };
    axis.marks().into_iter().flat_map(mark).collect()
}

/// Numbers for the marks of the horizontal axis, and its caption.
pub(super) fn bottom_side(axis: &Axis, words: &str) -> Vec<Node> {
    let mark = |value: f64| label(across(axis, value), floor() + 16.0, "middle", short(value));
    let mut nodes: Vec<Node> = axis.marks().into_iter().map(mark).collect();
    nodes.push(below(words));
    nodes
}

/// The caption of the horizontal axis.
pub(super) fn below(words: &str) -> Node {
    label(inside(0.5), HIGH - 4.0, "middle", words)
}
