//! Curves over the board: from one point to another, bent towards two control points.

/// Thousandths of a cell's side, across and down.
pub(super) type Point = (f64, f64);

/// The length of the steps in which a curve is sampled.
const STEP: f64 = 70.0;

/// A cubic curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Curve {
    pub(super) from: Point,
    pub(super) bends: [Point; 2],
    pub(super) to: Point,
}

impl Curve {
    /// A curve that leaves the straight line by these distances, with its bends this fraction of the way from its
    /// ends.
    pub(super) fn bowed(from: Point, to: Point, bows: [f64; 2], part: f64) -> Self {
        let way = apart(from, to).max(1.0);
        let (across, down) = ((to.0 - from.0) / way, (to.1 - from.1) / way);
        let bend = |(x, y): Point, part: f64, bow: f64| {
            let along = part * way;
            (
                x + along * across + bow * down,
                y + along * down - bow * across,
            )
        };
        Self {
            from,
            bends: [bend(from, part, bows[0]), bend(to, -part, bows[1])],
            to,
        }
    }

    /// The points on it, at even steps of its parameter.
    pub(super) fn points(self) -> impl Iterator<Item = Point> {
        self.steps(STEP).map(move |t| self.at(t))
    }

    /// The curve without the parts closer than this to its ends.
    pub(super) fn trimmed(self, gap: f64) -> Self {
        let is_far = |t: &f64, end: Point| apart(self.at(*t), end) >= gap;
        let mut steps = self.steps(STEP / 3.0);
        let first = steps.find(|t| is_far(t, self.from)).unwrap_or(0.4);
        let mut back = self.steps(STEP / 3.0).map(|t| 1.0 - t);
        let last = back.find(|t| is_far(t, self.to)).unwrap_or(0.6);
        let (a, b) = (first.min(last), last.max(first));
        Self {
            from: self.at(a),
            bends: [self.blossom([a, a, b]), self.blossom([a, b, b])],
            to: self.at(b),
        }
    }

    /// Steps of the parameter for points about `far` apart.
    fn steps(self, far: f64) -> impl Iterator<Item = f64> {
        let [first, second] = self.bends;
        let length = apart(self.from, first) + apart(first, second) + apart(second, self.to);
        let n = (length / far).ceil().max(4.0) as usize;
        (1..n).map(move |step| step as f64 / n as f64)
    }

    fn at(self, t: f64) -> Point {
        self.blossom([t; 3])
    }

    /// The points of de Casteljau's construction: with three equal parameters one on the curve, with others the bends
    /// of a part of it.
    fn blossom(self, parameters: [f64; 3]) -> Point {
        let mut points = [self.from, self.bends[0], self.bends[1], self.to];
        for t in parameters {
            for at in 0..3 {
                points[at] = between(points[at], points[at + 1], t);
            }
        }
        points[0]
    }
}

pub(super) fn apart(a: Point, b: Point) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

fn between(a: Point, b: Point, t: f64) -> Point {
    (a.0 + t * (b.0 - a.0), a.1 + t * (b.1 - a.1))
}
