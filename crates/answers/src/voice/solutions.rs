//! Sentences about the solutions of a puzzle.

use super::Voice;
use crate::protocol::{Amount, Basis, Counted, Diagnosis, Estimate, Possible, Repair};
use nonet::board::Digit;
use words::thousands;

impl Voice {
    /// How many solutions were counted.
    pub fn counted(&self, basis: Basis, counted: &Counted) -> String {
        let n = thousands(counted.count);
        let sentence = match (counted.count, counted.complete) {
            (0, true) => self.text("counted-none"),
            (_, true) => self.exactly(&n),
            (_, false) => self.say("counted-some", &[("n", &n)]),
        };
        format!("{sentence} {}", self.basis(basis))
    }

    fn exactly(&self, n: &str) -> String {
        match n {
            "1" => self.text("counted-one"),
            _ => self.say("counted-all", &[("n", n)]),
        }
    }

    /// Which of the solutions is shown, from 0.
    pub fn shown(&self, at: usize, n_shown: usize) -> String {
        let (at, of) = ((at + 1).to_string(), n_shown.to_string());
        self.say("shown", &[("n", &at), ("of", &of)])
    }

    /// What is wrong, in a sentence.
    pub fn diagnosed(&self, basis: Basis, diagnosis: &Diagnosis) -> String {
        let n = |key, n: usize| self.say(key, &[("n", &n.to_string())]);
        let sentence = match diagnosis {
            Diagnosis::None { repeated, .. } if !repeated.is_empty() => {
                self.count("none-repeated", repeated.len())
            }
            Diagnosis::None { core, .. } if core.is_empty() => self.text("none-whatever"),
            Diagnosis::None {
                core,
                minimal: true,
                ..
            } => n("none-core-minimal", core.len()),
            Diagnosis::None { core, .. } => n("none-core", core.len()),
            Diagnosis::One { redundant, unknown } => match (redundant.len(), unknown.is_empty()) {
                (0, true) => self.text("one-minimal"),
                (0, false) => self.text("one-perhaps-minimal"),
                (number, _) => self.count("one-redundant", number),
            },
            Diagnosis::Several { possible, .. } => {
                let differing = possible.proven.iter().filter(|digits| digits.len() > 1);
                n("several-differ", differing.count())
            }
            Diagnosis::Undecided => self.text("diagnosis-undecided"),
        };
        format!("{sentence} {}", self.basis(basis))
    }

    /// A change that a diagnosis proposes.
    pub fn repair(&self, repair: Repair) -> String {
        let name = |digit: Option<Digit>| digit.map_or_else(String::new, |digit| self.digit(digit));
        let key = match (repair.was, repair.to, repair.with) {
            (.., Some(_)) => "repair-swap",
            (_, None, _) => "repair-remove",
            (None, Some(_), _) => "repair-add",
            (Some(_), Some(_), _) => "repair-change",
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
        let mut sentence = self.say("possible-count", &[("n", &proven.to_string())]);
        if unknown > 0 {
            let n = unknown.to_string();
            sentence = format!("{sentence} {}", self.say("possible-unknown", &[("n", &n)]));
        }
        format!("{sentence} {}", self.basis(basis))
    }

    /// An estimate of the number of solutions.
    pub fn estimated(&self, basis: Basis, estimate: &Estimate) -> String {
        let sentence = match (estimate.guess, estimate.interval) {
            (None, _) if estimate.exact => self.text("counted-none"),
            (None, _) => self.text("estimate-none"),
            (Some(n), _) if estimate.exact => self.exactly(&amount(n)),
            (Some(n), None) => self.say("estimate-rough", &[("n", &amount(n))]),
            (Some(n), Some((low, high))) => {
                let (n, low, high) = (amount(n), amount(low), amount(high));
                self.say(
                    "estimate-interval",
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
            (0, _) => self.text("saved-none"),
            (_, true) => self.count_with("saved-all", count as usize, &[("n", &n)]),
            (_, false) => self.say("saved-some", &[("n", &n)]),
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
