//! How costs grow: the two laws checked against textbook formulas, and predictions.

use support::Random;
use watch::{Cost, Fits, Judgement, Law, Point, Prediction};

/// The twin: the sums of the normal equations as in textbooks, and R² by its definition.
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

fn points(sizes: impl Iterator<Item = f64>, mut cost: impl FnMut(f64) -> f64) -> Vec<Point> {
    let point = |size| Point {
        size,
        cost: Some(Cost::Exactly(cost(size))),
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
        (fits.judgement(), fits.drawn().map(|fit| fit.law)),
        (Judgement::Power, Some(Law::Power))
    );
    let fits = Fits::of(&points(sizes(), |n| 0.02 * 1.7f64.powf(n))).expect("six sizes");
    assert!(near(fits.exponential.factor, 0.02) && near(fits.exponential.parameter, 1.7));
    assert_eq!(fits.judgement(), Judgement::Exponential);
    let drawn = fits.drawn().expect("it fits exactly");
    assert!(near(drawn.at(16.0), 0.02 * 1.7f64.powf(16.0)));
    // Nothing is said without enough data.
    let few = Fits::of(&points(sizes().take(4), |n| n * n)).expect("four sizes");
    assert_eq!((few.judgement(), few.drawn()), (Judgement::TooFew, None));
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
    assert_eq!((wild.judgement(), wild.drawn()), (Judgement::Neither, None));
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
                cost: (random.below(7) > 0).then_some(Cost::Exactly(cost)),
            })
            .collect();
        let usable = |point: &&Point| point.cost.is_some_and(|cost| cost.number() > 0.0);
        let usable: Vec<(f64, f64)> = measured
            .iter()
            .filter(usable)
            .map(|p| (p.size, p.cost.map_or(1.0, Cost::number).ln()))
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

/// The part of Student's distribution between -t and t, by Simpson's rule over its density.
fn between(t: f64, freedom: f64) -> f64 {
    let density = |x: f64| (1.0 + x * x / freedom).powf(-(freedom + 1.0) / 2.0);
    let area = |from: f64, to: f64| {
        let n = 20_000;
        let wide = (to - from) / f64::from(n);
        let inner = (1..n).map(|at| {
            let weight = if at % 2 == 1 { 4.0 } else { 2.0 };
            weight * density(from + wide * f64::from(at))
        });
        wide / 3.0 * (density(from) + density(to) + inner.sum::<f64>())
    };
    // The part beyond 1 is folded in by x = 1 / u, so that no tail is cut off.
    let tail = |from: f64| {
        let n = 20_000;
        let wide = 1.0 / from / f64::from(n);
        let at = |u: f64| {
            if u > 0.0 {
                density(1.0 / u) / (u * u)
            } else {
                limit(freedom)
            }
        };
        let inner = (1..n).map(|k| {
            let weight = if k % 2 == 1 { 4.0 } else { 2.0 };
            weight * at(wide * f64::from(k))
        });
        wide / 3.0 * (at(0.0) + at(1.0 / from) + inner.sum::<f64>())
    };
    let inside = area(0.0, t);
    inside / (inside + tail(t))
}

/// The folded density at 0, which does not vanish with one degree of freedom.
fn limit(freedom: f64) -> f64 {
    if freedom < 1.5 { 1.0 } else { 0.0 }
}

#[test]
fn the_interval_is_the_one_of_the_textbooks() {
    let mut random = Random::new(31);
    for n in (3..=40).chain([62, 122]) {
        let sizes = (1..=n).map(f64::from);
        let noise: Vec<f64> = sizes
            .clone()
            .map(|_| random.below(1000) as f64 / 500.0)
            .collect();
        let cost = |size: f64| (0.3 * size + noise[size as usize - 1]).exp();
        let measured = points(sizes.clone(), cost);
        let logs: Vec<(f64, f64)> = sizes.clone().map(|size| (size, cost(size).ln())).collect();
        let (height, slope, _) = twin(&logs);
        let rest: f64 = logs
            .iter()
            .map(|&(x, y)| (y - height - slope * x).powi(2))
            .sum();
        let mean = sizes.clone().sum::<f64>() / f64::from(n);
        let spread: f64 = sizes.clone().map(|x| (x - mean).powi(2)).sum();
        let freedom = f64::from(n - 2);
        let error = (rest / freedom / spread).sqrt();
        let fit = Fits::of(&measured).expect("enough").exponential;
        let (least, most) = fit.interval.expect("three sizes or more");
        assert!(near(least.ln() + most.ln(), 2.0 * slope), "{n}");
        let part = between((most.ln() - slope) / error, freedom);
        assert!((part - 0.95).abs() < 4e-4, "{n} sizes: {part}");
    }
    let two = Fits::of(&points([2.0, 3.0].into_iter(), |n| n)).expect("two");
    assert_eq!(two.power.interval, None);
}

#[test]
fn no_law_is_drawn_below_nine_tenths_or_below_what_was_reached() {
    let mut random = Random::new(77);
    let mut drawn = 0;
    for _ in 0..500 {
        let n = 5 + random.below(20);
        let noise = random.below(4000) as f64 / 1000.0;
        let sizes = (1..=n).map(|size| size as f64 * 3.0);
        let mut measured = points(sizes.clone(), |size| {
            (0.2 * size + noise * random.below(1000) as f64 / 1000.0).exp()
        });
        let bound = (0.2 * 3.0 * n as f64 + random.below(4000) as f64 / 1000.0 - 2.0).exp();
        let beyond = 3.0 * n as f64 + 3.0;
        measured.push(Point {
            size: beyond,
            cost: Some(Cost::AtLeast(bound)),
        });
        let fits = Fits::of(&measured).expect("enough");
        assert_eq!((fits.used, fits.bounds, fits.left_out), (n, 1, 0));
        let Some(fit) = fits.drawn() else { continue };
        drawn += 1;
        assert!(fit.r2.is_none_or(|r2| r2 >= 0.9) && fit.at(beyond) >= bound);
    }
    assert!((50..450).contains(&drawn), "{drawn}");
}
