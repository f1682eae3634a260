//! How cost grows with size: what was predicted, what was measured, and the law that fits it best.
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
    /// All, the slowest first.
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

    /// Does it have a number of its own: the power, or the base?
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

/// What somebody expects of an algorithm before it runs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Prediction {
    /// Nothing has been said yet.
    #[default]
    Open,
    /// No prediction is wanted.
    Declined,
    /// A law, its power or base, and the cost at the largest size.
    Made(Law, f64, f64),
}

impl Prediction {
    /// Has all been said that is wanted?
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
            return None; // the cost has not been said yet
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

    /// From text; what cannot be read is no prediction.
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

/// What was measured at a size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The size.
    pub size: f64,
    /// The median cost; `None` if half of the runs or more did not end with a solution.
    pub cost: Option<f64>,
}

/// A law that was fitted to what was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Power or exponential.
    pub law: Law,
    /// The cost at size 1 (power) or 0 (exponential).
    pub factor: f64,
    /// The power or the base.
    pub parameter: f64,
    /// The part of the variance of the cost's logarithm that it explains; `None` if that does not vary.
    pub r2: Option<f64>,
}

impl Fit {
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
    /// Neither law explains half of the variation.
    Neither,
    /// Both laws fit equally well.
    Either,
    /// A power law fits better.
    Power,
    /// An exponential law fits better.
    Exponential,
}

/// So many sizes are needed before one law may be said to fit better.
const ENOUGH: usize = 5;

/// R² must differ by this much.
const APART: f64 = 0.02;

/// With a smaller R² a law explains less than it leaves open, and is not worth a name.
const EXPLAINS: f64 = 0.5;

/// Both laws fitted to the same measurements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fits {
    /// As a power law.
    pub power: Fit,
    /// As an exponential law.
    pub exponential: Fit,
    /// Sizes that the fit rests on.
    pub used: usize,
    /// Sizes left out: without a cost, or with the cost 0, which has no logarithm.
    pub left_out: usize,
}

impl Fits {
    /// Fits both laws; `None` for fewer than two sizes.
    pub fn of(points: &[Point]) -> Option<Self> {
        let usable = points.iter().filter_map(|point| {
            let cost = point.cost.filter(|&cost| cost > 0.0)?;
            (point.size > 0.0).then_some((point.size, cost.ln()))
        });
        let usable: Vec<(f64, f64)> = usable.collect();
        let logs: Vec<(f64, f64)> = usable.iter().map(|&(x, y)| (x.ln(), y)).collect();
        let (power, exponential) = (line(&logs)?, line(&usable)?);
        Some(Self {
            power: Fit {
                law: Law::Power,
                factor: power.0.exp(),
                parameter: power.1,
                r2: power.2,
            },
            exponential: Fit {
                law: Law::Exponential,
                factor: exponential.0.exp(),
                parameter: exponential.1.exp(),
                r2: exponential.2,
            },
            used: usable.len(),
            left_out: points.len() - usable.len(),
        })
    }

    /// Which law fits better, if that can be said.
    pub fn judgement(&self) -> Judgement {
        let (Some(power), Some(exponential)) = (self.power.r2, self.exponential.r2) else {
            return Judgement::Either;
        };
        match power - exponential {
            _ if self.used < ENOUGH => Judgement::TooFew,
            _ if power.max(exponential) < EXPLAINS => Judgement::Neither,
            more if more > APART => Judgement::Power,
            more if more < -APART => Judgement::Exponential,
            _ => Judgement::Either,
        }
    }

    /// The one with the larger R².
    pub fn better(&self) -> Fit {
        if self.power.r2 > self.exponential.r2 {
            self.power
        } else {
            self.exponential
        }
    }
}

/// The straight line with the smallest squares: its height at 0, its slope, and R². The means are subtracted first, which
/// keeps the sums small.
fn line(points: &[(f64, f64)]) -> Option<(f64, f64, Option<f64>)> {
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
    let r2 = (yy > 1e-12).then(|| slope * xy / yy);
    Some((y - slope * x, slope, r2))
}
