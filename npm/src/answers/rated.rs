//! Ratings as a plain object.

use super::fault::Fault;
use nonet::board::Puzzle;
use nonet::rate::{self, Grade};
use nonet::solve::{Verdict, verdict};
use serde::Serialize;
use std::collections::BTreeMap;

/// A puzzle on every scale; `null` for scales that do not cover it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Rated {
    grade: Option<&'static str>,
    half_steps: f64,
    hodoku: Option<Hodoku>,
    explainer: Option<Explainer>,
    dependency: Option<f64>,
    refutation_sum: Option<f64>,
    techniques: BTreeMap<&'static str, u32>,
    solved: bool,
}

#[derive(Serialize)]
struct Hodoku {
    level: &'static str,
    score: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Explainer {
    er: Option<f64>,
    ep: Option<f64>,
    ed: Option<f64>,
    er_at_least: f64,
}

/// Rates a puzzle, if this many branches show that it has exactly one solution.
pub(crate) fn of(puzzle: &Puzzle, budget: u64) -> Result<Rated, Fault> {
    match verdict(puzzle, budget) {
        Verdict::One(_) => Ok(rated(puzzle)),
        Verdict::None => Err(Fault::new("no-solution", "the puzzle has no solution")),
        Verdict::Several(..) => {
            let why = "only a puzzle with exactly one solution has ratings; this one has several";
            Err(Fault::new("several-solutions", why))
        }
        Verdict::Undecided => {
            let why = "the budget ran out before the number of solutions was known";
            Err(Fault::new("undecided", why))
        }
    }
}

fn rated(puzzle: &Puzzle) -> Rated {
    let found = rate::Rated::of(puzzle, &mut |_| {});
    let ratings = found.ratings;
    let explainer = ratings.explainer.as_ref();
    Rated {
        grade: explainer.map(|rating| Grade::of(rating.er).slug()),
        half_steps: f64::from(ratings.half_steps.half_steps) / 2.0,
        hodoku: ratings.hodoku.map(|rating| Hodoku {
            level: rating.level.slug(),
            score: rating.score,
        }),
        explainer: explainer.map(shown),
        dependency: ratings.human.map(|human| human.dependency),
        refutation_sum: ratings.human.and_then(|human| human.refutation_sum),
        techniques: (found.counts.iter())
            .map(|&(info, uses)| (info.slug, uses))
            .collect(),
        solved: found.solved,
    }
}

fn shown(rating: &rate::Explainer) -> Explainer {
    let number = |tenths: u8| f64::from(tenths) / 10.0;
    Explainer {
        er: rating.er.map(number),
        ep: rating.ep.map(number),
        ed: rating.ed.map(number),
        er_at_least: number(rating.er_at_least),
    }
}
