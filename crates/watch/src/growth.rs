//! The growth of cost with size: predicted, measured, and the law that fits best.
//!
//! Fits are least squares on the logarithm of the cost: a power law is a straight line over the logarithm of the size,
//! an exponential law over the size itself.

/// A law of growth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Always the same.
    Constant,
    /// Twice the size, twice the cost.
    Linear,
    /// The size to some power.
    Power,
    /// Each unit of size multiplies the cost.
    Exponential,
}

impl Law {
    /// All laws, slowest growth first.
    pub const ALL: [Self; 4] = [Self::Constant, Self::Linear, Self::Power, Self::Exponential];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Constant => "constant",
            Self::Linear => "linear",
            Self::Power => "power",
            Self::Exponential => "exponential",
        }
    }

    /// Does it have a parameter: the power, or the base?
    pub fn has_parameter(self) -> bool {
        match self {
            Self::Constant | Self::Linear => false,
            Self::Power | Self::Exponential => true,
        }
    }

    /// The cost at a size, if it is 1 at another.
    fn ratio(self, parameter: f64, size: f64, other: f64) -> f64 {
        match self {
            Self::Constant => 1.0,
            Self::Linear => size / other,
            Self::Power => (size / other).powf(parameter),
            Self::Exponential => parameter.powf(size - other),
        }
    }
}

/// A prediction about an algorithm before it runs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Prediction {
    /// No prediction yet.
    #[default]
    Open,
    /// The user does not want to predict.
    Declined,
    /// A law, its power or base, and the cost at the largest size.
    Made(Law, f64, f64),
}

impl Prediction {
    /// Is it complete, or declined?
    pub fn is_said(self) -> bool {
        match self {
            Self::Open => false,
            Self::Declined => true,
            Self::Made(_, _, most) => most > 0.0,
        }
    }

    /// The cost predicted at this size, if `largest` is the largest.
    pub fn at(self, size: f64, largest: f64) -> Option<f64> {
        let Self::Made(law, parameter, most) = self else {
            return None;
        };
        if most <= 0.0 {
            return None; // the cost is still missing
        }
        let cost = most * law.ratio(parameter, size, largest);
        cost.is_finite().then_some(cost)
    }

    /// As text: the law, its power or base, the cost.
    pub fn write(self) -> String {
        match self {
            Self::Open => String::new(),
            Self::Declined => "none".to_owned(),
            Self::Made(law, parameter, most) => format!("{};{parameter};{most}", law.slug()),
        }
    }

    /// From text; unreadable text gives no prediction.
    pub fn read(text: &str) -> Self {
        if text == "none" {
            return Self::Declined;
        }
        let mut parts = text.split(';');
        let slug = parts.next().unwrap_or_default();
        let law = Law::ALL.into_iter().find(|law| law.slug() == slug);
        let mut number = || above_zero(parts.next()?);
        match (law, number(), number()) {
            (Some(law), Some(parameter), Some(most)) => Self::Made(law, parameter, most),
            _ => Self::Open,
        }
    }
}

/// A number above zero, written with a point or a comma.
pub fn above_zero(text: &str) -> Option<f64> {
    let number = text.trim().replace(',', ".").parse::<f64>().ok()?;
    (number.is_finite() && number > 0.0).then_some(number)
}

/// The measurement at a size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The size.
    pub size: f64,
    /// The median cost of the runs; `None` without runs.
    pub cost: Option<Cost>,
}

/// A median cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cost {
    /// It is this.
    Exactly(f64),
    /// At least this: too many runs ended without a solution, perhaps at a limit.
    AtLeast(f64),
}

impl Cost {
    /// The number.
    pub fn number(self) -> f64 {
        match self {
            Self::Exactly(cost) | Self::AtLeast(cost) => cost,
        }
    }

    /// The cost, if known exactly.
    pub fn exact(self) -> Option<f64> {
        match self {
            Self::Exactly(cost) => Some(cost),
            Self::AtLeast(_) => None,
        }
    }

    /// The bound, if only that is known.
    pub fn bound(self) -> Option<f64> {
        match self {
            Self::Exactly(_) => None,
            Self::AtLeast(cost) => Some(cost),
        }
    }
}

/// A law fitted to measurements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Power or exponential.
    pub law: Law,
    /// The cost at size 1 (power) or 0 (exponential).
    pub factor: f64,
    /// The power or the base.
    pub parameter: f64,
    /// Its 95 % confidence interval, assuming a normal scatter around the law; `None` for fewer than three sizes.
    pub interval: Option<(f64, f64)>,
    /// Does it fall below a cost that was reached without a solution?
    pub is_refuted: bool,
    /// The fraction of the variance of the cost's logarithm that it explains; `None` if that does not vary.
    pub r2: Option<f64>,
}

impl Fit {
    /// The law for a line through logarithms, which some lower bounds may refute.
    fn new(law: Law, line: Line, bounds: &[(f64, f64)]) -> Self {
        let shown = |slope: f64| match law {
            Law::Constant | Law::Linear | Law::Power => slope,
            Law::Exponential => slope.exp(),
        };
        let ends = |error| (shown(line.slope - error), shown(line.slope + error));
        let fit = Self {
            law,
            factor: line.height.exp(),
            parameter: shown(line.slope),
            interval: line.error.map(ends),
            is_refuted: false,
            r2: line.r2,
        };
        let is_refuted = bounds.iter().any(|&(size, cost)| fit.at(size) < cost);
        Self { is_refuted, ..fit }
    }

    /// Does it explain enough, and agree with the bounds? Constant costs count as explained.
    fn stands(&self) -> bool {
        !self.is_refuted && self.r2.is_none_or(|r2| r2 >= EXPLAINS)
    }

    /// The cost by this law.
    pub fn at(&self, size: f64) -> f64 {
        match self.law {
            Law::Constant | Law::Linear | Law::Power => self.factor * size.powf(self.parameter),
            Law::Exponential => self.factor * self.parameter.powf(size),
        }
    }
}

/// What the measured costs say about the law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// There are too few sizes to say anything.
    TooFew,
    /// Neither law explains nine tenths of the variation and agrees with the runs without a solution.
    Neither,
    /// Both laws fit equally well.
    Either,
    /// A power law fits better.
    Power,
    /// An exponential law fits better.
    Exponential,
}

/// How many sizes are needed before one law can be said to fit better.
const ENOUGH: usize = 5;

/// By how much R² must differ.
const APART: f64 = 0.02;

/// With a smaller R² a law is neither named nor drawn.
const EXPLAINS: f64 = 0.9;

/// Both laws fitted to the same measurements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fits {
    /// As a power law.
    pub power: Fit,
    /// As an exponential law.
    pub exponential: Fit,
    /// How many sizes the fit is based on.
    pub used: usize,
    /// How many sizes have only a lower bound of the cost.
    pub bounds: usize,
    /// How many sizes were left out: without a cost, or with the cost 0, which has no logarithm.
    pub left_out: usize,
}

impl Fits {
    /// Fits both laws to the known costs; `None` for fewer than two sizes.
    pub fn of(points: &[Point]) -> Option<Self> {
        let of = |kind: fn(Cost) -> Option<f64>| -> Vec<(f64, f64)> {
            let costs = points
                .iter()
                .filter_map(|point| Some((point.size, kind(point.cost?)?)));
            costs
                .filter(|&(size, cost)| size > 0.0 && cost > 0.0)
                .collect()
        };
        let (known, bounds) = (of(Cost::exact), of(Cost::bound));
        let logs = |x: fn(f64) -> f64| -> Vec<(f64, f64)> {
            known
                .iter()
                .map(|&(size, cost)| (x(size), cost.ln()))
                .collect()
        };
        let [power, exponential] = [
            Fit::new(Law::Power, line(&logs(f64::ln))?, &bounds),
            Fit::new(Law::Exponential, line(&logs(|size| size))?, &bounds),
        ];
        Some(Self {
            power,
            exponential,
            used: known.len(),
            bounds: bounds.len(),
            left_out: points.len() - known.len() - bounds.len(),
        })
    }

    /// Which law fits better, if that can be said.
    pub fn judgement(&self) -> Judgement {
        let [power, exponential] = [self.power, self.exponential].map(|fit| fit.stands());
        let more = self.power.r2.zip(self.exponential.r2);
        let more = more.map_or(0.0, |(power, exponential)| power - exponential);
        let is_apart = more.abs() > APART || self.power.is_refuted || self.exponential.is_refuted;
        match (power, exponential) {
            _ if self.used < ENOUGH => Judgement::TooFew,
            (false, false) => Judgement::Neither,
            _ if !is_apart => Judgement::Either,
            (true, true) if more > 0.0 => Judgement::Power,
            (true, false) => Judgement::Power,
            _ => Judgement::Exponential,
        }
    }

    /// The law that fits better, if either is good enough to draw.
    pub fn drawn(&self) -> Option<Fit> {
        match self.judgement() {
            Judgement::TooFew | Judgement::Neither => None,
            Judgement::Power => Some(self.power),
            Judgement::Exponential => Some(self.exponential),
            Judgement::Either if self.power.r2 > self.exponential.r2 => Some(self.power),
            Judgement::Either => Some(self.exponential),
        }
    }
}

/// A straight line.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// Its value at 0.
    height: f64,
    slope: f64,
    /// The error of the slope on each side.
    error: Option<f64>,
    r2: Option<f64>,
}

/// The quantiles of Student's distribution that leave out 2.5 % on each side, by degrees of freedom from 1.
const STUDENT: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
];

/// The quantile for this many degrees of freedom; `None` for zero.
fn student(freedom: usize) -> Option<f64> {
    let last = || (freedom > 0).then(|| 1.96 + 2.47 / freedom as f64);
    STUDENT.get(freedom.checked_sub(1)?).copied().or_else(last)
}

/// The straight line by least squares. The means are subtracted first, which keeps the sums small.
fn line(points: &[(f64, f64)]) -> Option<Line> {
    let n = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        points
            .iter()
            .map(|point| of(point.0 - x, point.1 - y))
            .sum()
    };
    let (xx, xy, yy) = (
        sum(&|dx, _| dx * dx),
        sum(&|dx, dy| dx * dy),
        sum(&|_, dy| dy * dy),
    );
    if points.len() < 2 || xx < 1e-12 {
        return None;
    }
    let slope = xy / xx;
    let rest = (yy - slope * xy).max(0.0);
    let freedom = points.len() - 2;
    let error = student(freedom).map(|times| times * (rest / freedom as f64 / xx).sqrt());
    Some(Line {
        height: y - slope * x,
        slope,
        error,
        r2: (yy > 1e-12).then(|| slope * xy / yy),
    })
}
