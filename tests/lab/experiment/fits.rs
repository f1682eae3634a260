//! How costs grow: the two laws against textbook formulas, and what was predicted.

use crate::common::Random;
use nonet::watch::{Fits, Judgement, Law, Point, Prediction};

/// The twin: the sums of the normal equations as they stand in textbooks, and R² by its definition.
fn twin(points: &[(f64, f64)]) -> (f64, f64, f64) {
    let n = points.len() as f64;
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 { points.iter().map(|&(x, y)| of(x, y)).sum() };
    let (x, y, xx, xy) = (
        sum(&|x, _| x),
        sum(&|_, y| y),
        sum(&|x, _| x * x),
        sum(&|x, y| x * y),
    );
    let determinant = n * xx - x * x;
    let (height, slope) = (
        (y * xx - x * xy) / determinant,
        (n * xy - x * y) / determinant,
    );
    let rest = sum(&|x, y| (y - height - slope * x).powi(2));
    (
        height,
        slope,
        1.0 - rest / sum(&|_, value| (value - y / n).powi(2)),
    )
}

fn points(sizes: impl Iterator<Item = f64>, cost: impl Fn(f64) -> f64) -> Vec<Point> {
    let point = |size| Point {
        size,
        cost: Some(cost(size)),
    };
    sizes.map(point).collect()
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-6 * other.abs().max(1.0)
}

#[test]
fn exact_laws_are_found_again() {
    let sizes = || [4.0, 6.0, 9.0, 12.0, 16.0, 25.0].into_iter();
    let fits = Fits::of(&points(sizes(), |n| 3.5 * n.powf(2.25))).expect("six sizes");
    assert!(near(fits.power.factor, 3.5) && near(fits.power.parameter, 2.25));
    assert!(near(fits.power.r2.expect("it varies"), 1.0));
    assert_eq!(
        (fits.judgement(), fits.better().law),
        (Judgement::Power, Law::Power)
    );
    let fits = Fits::of(&points(sizes(), |n| 0.02 * 1.7f64.powf(n))).expect("six sizes");
    assert!(near(fits.exponential.factor, 0.02) && near(fits.exponential.parameter, 1.7));
    assert_eq!(fits.judgement(), Judgement::Exponential);
    assert!(near(fits.better().at(16.0), 0.02 * 1.7f64.powf(16.0)));
    // What cannot be said is not said.
    let few = Fits::of(&points(sizes().take(4), |n| n * n)).expect("four sizes");
    assert_eq!(few.judgement(), Judgement::TooFew);
    let flat = Fits::of(&points(sizes(), |_| 7.0)).expect("six sizes");
    assert_eq!((flat.power.r2, flat.judgement()), (None, Judgement::Either));
    let up_and_down = |n: f64| {
        if (n as u64).is_multiple_of(2) {
            10.0
        } else {
            5_000.0
        }
    };
    let wild = Fits::of(&points(sizes(), up_and_down)).expect("six sizes");
    assert_eq!(wild.judgement(), Judgement::Neither);
    assert!(Fits::of(&points([9.0].into_iter(), |n| n)).is_none());
    let same = points([9.0, 9.0, 9.0].into_iter(), |n| n);
    assert!(Fits::of(&same).is_none(), "one size thrice");
}

#[test]
fn fits_are_those_of_the_normal_equations() {
    let mut random = Random::new(18);
    for round in 0..200 {
        let n = 3 + random.below(40);
        let sizes = (0..n)
            .map(|at| (at + 1 + random.below(3)) as f64)
            .collect::<Vec<_>>();
        let costs: Vec<f64> = sizes.iter().map(|_| random.below(100_000) as f64).collect();
        let measured: Vec<Point> = sizes
            .iter()
            .zip(&costs)
            .map(|(&size, &cost)| Point {
                size,
                cost: (random.below(7) > 0).then_some(cost),
            })
            .collect();
        let usable = |point: &&Point| point.cost.is_some_and(|cost| cost > 0.0);
        let usable: Vec<(f64, f64)> = measured
            .iter()
            .filter(usable)
            .map(|p| (p.size, p.cost.unwrap_or(1.0).ln()))
            .collect();
        let logs: Vec<(f64, f64)> = usable.iter().map(|&(x, y)| (x.ln(), y)).collect();
        let Some(fits) = Fits::of(&measured) else {
            continue;
        };
        assert_eq!((fits.used, fits.left_out), (usable.len(), n - usable.len()));
        let (height, slope, r2) = twin(&usable);
        let fit = fits.exponential;
        assert!(
            near(fit.factor.ln(), height) && near(fit.parameter.ln(), slope),
            "round {round}"
        );
        assert!(near(fit.r2.unwrap_or(r2), r2), "round {round}");
        let (height, slope, r2) = twin(&logs);
        let fit = fits.power;
        assert!(
            near(fit.factor.ln(), height) && near(fit.parameter, slope),
            "round {round}"
        );
        assert!(near(fit.r2.unwrap_or(r2), r2), "round {round}");
    }
}

#[test]
fn predictions_pass_through_what_was_said_of_the_largest() {
    for (law, parameter, half) in [
        (Law::Constant, 2.0, 800.0),
        (Law::Linear, 2.0, 400.0),
        (Law::Power, 3.0, 100.0),
        (Law::Exponential, 2.0, 800.0 / 32.0),
    ] {
        let prediction = Prediction::Made(law, parameter, 800.0);
        assert_eq!(prediction.at(10.0, 10.0), Some(800.0), "{law:?}");
        assert!(
            near(prediction.at(5.0, 10.0).expect("it is one"), half),
            "{law:?}"
        );
        assert_eq!(Prediction::read(&prediction.write()), prediction);
    }
    assert_eq!(Prediction::Declined.at(5.0, 10.0), None);
    for text in [
        "",
        "power",
        "power;2;0",
        "power;x;3",
        "power;-1;3",
        "cubic;2;3",
        "linear;inf;3",
    ] {
        assert_eq!(Prediction::read(text), Prediction::Open, "{text}");
    }
}
