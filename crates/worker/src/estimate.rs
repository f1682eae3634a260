//! An estimate of the number of solutions.

use super::Say;
use answers::protocol::{About, Amount, Answer, Estimate, ParsedPosition};
use nonet::solve;

/// Choices made for an estimate: a second or two on an empty 9x9 board.
const NODES: u64 = 1_000_000;

/// Choices between two reports.
const SLICE: u64 = 2_000;

/// Estimates the number of solutions.
pub(super) fn estimate(asked: &ParsedPosition, seed: u64, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let mut estimate = solve::Estimate::new(puzzle, seed);
    while estimate.nodes() < NODES && !estimate.value().exact {
        estimate.run(SLICE);
        say.progress(estimate.nodes(), 0);
    }
    let value = estimate.value();
    let found = Estimate {
        guess: value.log10.map(amount),
        interval: value
            .interval
            .map(|(low, high)| (amount(low), amount(high))),
        exact: value.exact,
        nodes: estimate.nodes(),
    };
    Answer::Estimate(About { basis, found })
}

/// A number from its decimal logarithm.
fn amount(log10: f64) -> Amount {
    if log10 < 6.0 {
        return Amount::Whole(10_f64.powf(log10).round() as u64);
    }
    let exponent = log10.floor();
    match (10.0 * 10_f64.powf(log10 - exponent)).round() as u64 {
        100.. => Amount::Tenths(10, exponent as u64 + 1),
        tenths => Amount::Tenths(tenths, exponent as u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_by_their_logarithm() {
        assert_eq!(amount(0.0), Amount::Whole(1));
        assert_eq!(amount(288_f64.log10()), Amount::Whole(288));
        let grids = 6.670_903_752e21_f64;
        assert_eq!(amount(grids.log10()), Amount::Tenths(67, 21));
        assert_eq!(amount(99_999_999_f64.log10()), Amount::Tenths(10, 8));
    }
}
