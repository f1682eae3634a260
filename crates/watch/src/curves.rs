//! Counters over time: a bounded list of samples.

use lab::{Detail, Run};
use serde::{Deserialize, Serialize};

/// How many samples are kept; beyond that every second one is dropped, and new ones are taken half as often.
const SAMPLES: usize = 1024;

/// A measure, the same for all algorithms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Its name: that of its counter, if it is one.
    pub slug: &'static str,
    /// Are its values in thousandths?
    pub thousandths: bool,
}

const fn measure(slug: &'static str) -> Measure {
    Measure {
        slug,
        thousandths: false,
    }
}

const fn fine(slug: &'static str) -> Measure {
    Measure {
        slug,
        thousandths: true,
    }
}

/// The measures that can be drawn over time, in the order of [`Sample::values`].
pub const MEASURES: [Measure; 14] = [
    measure("expanded"),
    measure("generated"),
    measure("frontier"),
    measure("depth"),
    measure("propagations"),
    measure("backtracks"),
    measure("restarts"),
    measure("cost"),
    measure("best_cost"),
    measure("memory"),
    fine("temperature"),
    fine("accepted"),
    fine("diversity"),
    fine("bound"),
];

/// The measurements at a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sample {
    /// Steps done.
    pub position: u64,
    /// In the order of [`MEASURES`]; `None` for measures that the algorithm does not have.
    pub values: [Option<i64>; MEASURES.len()],
}

/// Samples from the beginning on, at equal intervals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Curves {
    stride: u64,
    /// Oldest first.
    pub samples: Vec<Sample>,
}

impl Default for Curves {
    fn default() -> Self {
        Self {
            stride: 1,
            samples: Vec::new(),
        }
    }
}

impl Curves {
    /// Should a sample be taken here?
    pub(super) fn wants(&self, position: u64) -> bool {
        position.is_multiple_of(self.stride)
    }

    /// Takes a sample.
    pub(super) fn add(&mut self, position: u64, run: &dyn Run) {
        self.samples.push(Sample {
            position,
            values: values(run),
        });
        if self.samples.len() >= SAMPLES {
            self.stride *= 2;
            let stride = self.stride;
            self.samples
                .retain(|sample| sample.position.is_multiple_of(stride));
        }
    }

    /// The points of a measure; empty if the algorithm does not have it.
    pub fn points(&self, measure: usize) -> Vec<(u64, i64)> {
        let points = self.samples.iter();
        points
            .filter_map(|sample| Some((sample.position, (*sample.values.get(measure)?)?)))
            .collect()
    }
}

fn values(run: &dyn Run) -> [Option<i64>; MEASURES.len()] {
    let counters = run.counters();
    let count = |count: u64| i64::try_from(count).ok();
    let [temperature, accepted, diversity, bound] = fractions(&run.detail());
    [
        count(counters.expanded),
        count(counters.generated),
        count(counters.frontier),
        count(counters.depth),
        count(counters.propagations),
        count(counters.backtracks),
        count(counters.restarts),
        counters.cost.and_then(count),
        counters.best_cost.and_then(count),
        count(counters.memory),
        temperature,
        accepted,
        diversity,
        bound,
    ]
}

/// Temperature, share of accepted moves, diversity and bound, in thousandths.
fn fractions(detail: &Detail) -> [Option<i64>; 4] {
    let number = |n: u64| i64::try_from(n).ok();
    match detail {
        Detail::Temperature {
            temperature,
            accepted: (tried, taken),
        } => {
            let share = (1000 * taken).checked_div(*tried).and_then(number);
            [number(*temperature), share, None, None]
        }
        Detail::Population { diversity, .. } => [None, None, number(*diversity), None],
        Detail::Program { bound, .. } => [None, None, None, bound.0],
        _ => [None; 4],
    }
}
