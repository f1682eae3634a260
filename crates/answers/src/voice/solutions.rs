//! Sentences about the solutions of a puzzle.

use super::Voice;
use crate::key;
use crate::protocol::{Amount, Basis, Counted, Diagnosis, Estimate, Possible, Repair};
use nonet::board::Digit;
use words::thousands;

impl Voice {
    /// How many solutions were counted.
    pub fn counted(&self, basis: Basis, counted: &Counted) -> String {
        let n = thousands(counted.count);
        let sentence = match (counted.count, counted.complete) {
            (0, true) => self.text(key::COUNTED_NONE),
            (_, true) => self.exactly(&n),
            (_, false) => self.say(key::COUNTED_SOME, &[("n", &n)]),
        };
        format!("{sentence} {}", self.basis(basis))
    }

    fn exactly(&self, n: &str) -> String {
        match n {
            "1" => self.text(key::COUNTED_ONE),
            _ => self.say(key::COUNTED_ALL, &[("n", n)]),
        }
    }

    /// Which of the solutions is shown, from 0.
    pub fn shown(&self, at: usize, n_shown: usize) -> String {
        let (at, of) = ((at + 1).to_string(), n_shown.to_string());
        self.say(key::SHOWN, &[("n", &at), ("of", &of)])
    }

    /// What is wrong, in a sentence.
    pub fn diagnosed(&self, basis: Basis, diagnosis: &Diagnosis) -> String {
        let n = |key, n: usize| self.say(key, &[("n", &n.to_string())]);
        let sentence = match diagnosis {
            Diagnosis::None { repeated, .. } if !repeated.is_empty() => {
                self.count(key::NONE_REPEATED, repeated.len())
            }
            Diagnosis::None { core, .. } if core.is_empty() => self.text(key::NONE_WHATEVER),
            Diagnosis::None {
                core,
                minimal: true,
                ..
            } => n(key::NONE_CORE_MINIMAL, core.len()),
            Diagnosis::None { core, .. } => n(key::NONE_CORE, core.len()),
            Diagnosis::One { redundant, unknown } => match (redundant.len(), unknown.is_empty()) {
                (0, true) => self.text(key::ONE_MINIMAL),
                (0, false) => self.text(key::ONE_PERHAPS_MINIMAL),
                (number, _) => self.count(key::ONE_REDUNDANT, number),
            },
            Diagnosis::Several { possible, .. } => {
                let differing = possible.proven.iter().filter(|digits| digits.len() > 1);
                n(key::SEVERAL_DIFFER, differing.count())
            }
            Diagnosis::Undecided => self.text(key::DIAGNOSIS_UNDECIDED),
        };
        format!("{sentence} {}", self.basis(basis))
    }

    /// A change that a diagnosis proposes.
    pub fn repair(&self, repair: Repair) -> String {
        let name = |digit: Option<Digit>| digit.map_or_else(String::new, |digit| self.digit(digit));
        let key = match (repair.was, repair.to, repair.with) {
            (.., Some(_)) => key::REPAIR_SWAP,
            (_, None, _) => key::REPAIR_REMOVE,
            (None, Some(_), _) => key::REPAIR_ADD,
            (Some(_), Some(_), _) => key::REPAIR_CHANGE,
        };
        let (cell, was, to) = (self.cell(repair.cell), name(repair.was), name(repair.to));
        let other = repair
            .with
            .map_or_else(String::new, |other| self.cell(other));
        let places = [
            ("cell", &cell),
            ("was", &was),
            ("digit", &to),
            ("other", &other),
        ];
        self.say(key, &places.map(|(name, text)| (name, text.as_str())))
    }

    /// How many candidates are in some solution.
    pub fn possible(&self, basis: Basis, possible: &Possible) -> String {
        let count = |sets: &[nonet::board::DigitSet]| {
            let lens = sets.iter().map(|digits| digits.len());
            lens.sum::<usize>()
        };
        let (proven, unknown) = (count(&possible.proven), count(&possible.unknown));
        let mut sentence = self.say(key::POSSIBLE_COUNT, &[("n", &proven.to_string())]);
        if unknown > 0 {
            let n = unknown.to_string();
            sentence = format!(
                "{sentence} {}",
                self.say(key::POSSIBLE_UNKNOWN, &[("n", &n)])
            );
        }
        format!("{sentence} {}", self.basis(basis))
    }

    /// An estimate of the number of solutions.
    pub fn estimated(&self, basis: Basis, estimate: &Estimate) -> String {
        let sentence = match (estimate.guess, estimate.interval) {
            (None, _) if estimate.exact => self.text(key::COUNTED_NONE),
            (None, _) => self.text(key::ESTIMATE_NONE),
            (Some(n), _) if estimate.exact => self.exactly(&amount(n)),
            (Some(n), None) => self.say(key::ESTIMATE_ROUGH, &[("n", &amount(n))]),
            (Some(n), Some((low, high))) => {
                let (n, low, high) = (amount(n), amount(low), amount(high));
                self.say(
                    key::ESTIMATE_INTERVAL,
                    &[("n", &n), ("low", &low), ("high", &high)],
                )
            }
        };
        format!("{sentence} {}", self.basis(basis))
    }

    /// How many solutions were saved.
    pub fn saved(&self, count: u64, complete: bool) -> String {
        let n = thousands(count);
        match (count, complete) {
            (0, _) => self.text(key::SAVED_NONE),
            (_, true) => self.count_with(key::SAVED_ALL, count as usize, &[("n", &n)]),
            (_, false) => self.say(key::SAVED_SOME, &[("n", &n)]),
        }
    }
}

/// A number, as in `6.7 × 10²¹` if it is large.
fn amount(amount: Amount) -> String {
    match amount {
        Amount::Whole(number) => thousands(number),
        Amount::Tenths(tenths, exponent) => {
            format!("{}.{} × 10{}", tenths / 10, tenths % 10, raised(exponent))
        }
    }
}

fn raised(number: u64) -> String {
    const FIGURES: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = number.to_string();
    let figures = digits
        .bytes()
        .map(|digit| FIGURES[usize::from(digit - b'0') % 10]);
    figures.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_powers_of_ten() {
        assert_eq!(amount(Amount::Whole(288)), "288");
        assert_eq!(amount(Amount::Tenths(67, 21)), "6.7 × 10²¹");
        assert_eq!(amount(Amount::Tenths(10, 8)), "1.0 × 10⁸");
    }
}
