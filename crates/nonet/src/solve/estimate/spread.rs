//! The mean of the companies' results, and how far it can be trusted.
//!
//! The result of a company is a product of many factors, so the logarithms are roughly normally distributed, and
//! on large boards widely spread. The mean then depends on results so large that a few companies may not have met
//! one. The bootstrap knows only what was seen; Cox's interval assumes that the unseen follows the normal law. The
//! answer is their union.

use crate::board::{SplitMix, sort_short};
use std::f64::consts::LN_10;

/// How often companies are resampled.
const DRAWS: usize = 1000;

/// The share of draws left out at either end.
const TAIL: usize = DRAWS / 40;

/// The decimal logarithm of the mean of numbers given by their natural logarithms.
pub(super) fn mean(said: &[f64]) -> f64 {
    let (largest, relative) = relative(said);
    logarithm(largest, relative.iter().sum::<f64>() / said.len() as f64)
}

/// The union of both 95 % intervals of the mean, in decimal logarithms.
pub(super) fn interval(said: &[f64]) -> (f64, f64) {
    let (seen, supposed) = (bootstrap(said), cox(said));
    (seen.0.min(supposed.0), seen.1.max(supposed.1))
}

/// The interval of 95 in 100 means of as many numbers drawn from these (B. Efron, Bootstrap methods, 1979).
fn bootstrap(said: &[f64]) -> (f64, f64) {
    let (largest, relative) = relative(said);
    let mut random = SplitMix::new(said.len() as u64);
    let mut draw = || {
        let drawn = (0..said.len()).map(|_| relative[random.below(said.len())]);
        drawn.sum::<f64>() / said.len() as f64
    };
    let mut means: Vec<f64> = (0..DRAWS).map(|_| draw()).collect();
    sort_short(&mut means, |&mean| mean);
    let kept = &means[TAIL..DRAWS - TAIL];
    (
        logarithm(largest, kept[0]),
        logarithm(largest, kept[kept.len() - 1]),
    )
}

/// The 95 % interval for the mean of a lognormal law, by D. R. Cox's method (in C. E. Land, An evaluation of
/// approximate confidence interval estimation methods for lognormal means, 1972), for the companies that arrived;
/// the share of those that did not is taken as seen.
fn cox(said: &[f64]) -> (f64, f64) {
    let arrived: Vec<f64> = said
        .iter()
        .copied()
        .filter(|said| said.is_finite())
        .collect();
    let n = arrived.len() as f64;
    let mean = arrived.iter().sum::<f64>() / n;
    let squares: f64 = arrived.iter().map(|said| (said - mean).powi(2)).sum();
    let variance = squares / (n - 1.0).max(1.0);
    let centre = mean + variance / 2.0 + (n / said.len() as f64).ln();
    // An approximation of Student's quantile for this few numbers.
    let quantile = 1.96 + 2.4 / (n - 1.0).max(1.0);
    let half = quantile * (variance / n + variance * variance / (2.0 * (n - 1.0).max(1.0))).sqrt();
    ((centre - half) / LN_10, (centre + half) / LN_10)
}

/// The largest, and all numbers relative to it: the numbers themselves may be too large for a float.
fn relative(said: &[f64]) -> (f64, Vec<f64>) {
    let largest = said.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if largest == f64::NEG_INFINITY {
        return (0.0, vec![0.0; said.len()]);
    }
    (
        largest,
        said.iter().map(|said| (said - largest).exp()).collect(),
    )
}

fn logarithm(largest: f64, relative: f64) -> f64 {
    (largest + relative.ln()) / LN_10
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: (f64, f64), other: (f64, f64)) -> bool {
        (one.0 - other.0).abs() < 1e-9 && (one.1 - other.1).abs() < 1e-9
    }

    /// Cox's formula, written out again as in Land's paper, for logarithms of mean 2 and variance 5/3.
    #[test]
    fn coxs_interval_is_that_of_the_paper() {
        let said = [0.5, 1.5, 2.5, 3.5];
        let (mean, variance, n) = (2.0_f64, 5.0_f64 / 3.0, 4.0_f64);
        let deviation = (variance / n + variance.powi(2) / (2.0 * (n - 1.0))).sqrt();
        let quantile = 1.96 + 2.4 / 3.0;
        let expected = [-1.0, 1.0]
            .map(|side| (mean + variance / 2.0 + side * quantile * deviation) / 10.0_f64.ln());
        assert!(
            near(cox(&said), (expected[0], expected[1])),
            "{:?}",
            cox(&said)
        );
        // Half of the companies fail, so the mean is half as large.
        let half = said.iter().copied().chain([f64::NEG_INFINITY; 4]);
        let half = cox(&half.collect::<Vec<_>>());
        let two = 2.0_f64.log10();
        assert!(
            near(half, (expected[0] - two, expected[1] - two)),
            "{half:?}"
        );
    }

    #[test]
    fn one_company_alone_has_no_spread() {
        assert!(near(cox(&[3.0]), (3.0 / LN_10, 3.0 / LN_10)));
        assert!(near(bootstrap(&[3.0]), (3.0 / LN_10, 3.0 / LN_10)));
    }

    #[test]
    fn means_are_of_the_numbers_not_of_the_logarithms() {
        let said = [
            10.0_f64.ln(),
            1000.0_f64.ln(),
            f64::NEG_INFINITY,
            f64::NEG_INFINITY,
        ];
        assert!((mean(&said) - 252.5_f64.log10()).abs() < 1e-9);
        // Numbers that exceed any float.
        let huge = said.map(|said| said + 2000.0);
        assert!((mean(&huge) - (252.5_f64.log10() + 2000.0 / LN_10)).abs() < 1e-9);
    }

    #[test]
    fn the_bootstrap_interval_lies_where_most_means_do() {
        let said: Vec<f64> = (1..=100).map(|number| f64::from(number).ln()).collect();
        let (low, high) = bootstrap(&said);
        let (low, high) = (10.0_f64.powf(low), 10.0_f64.powf(high));
        // The mean is 50.5 with a standard error of 2.9.
        assert!(
            (43.5..46.5).contains(&low) && (54.5..57.5).contains(&high),
            "{low} {high}"
        );
        let both = interval(&said);
        assert!(near(
            both,
            (
                cox(&said).0.min(low.log10()),
                cox(&said).1.max(high.log10())
            )
        ));
    }
}
