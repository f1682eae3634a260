//! Colours: the candidates of each, and that one of two is right.

use super::super::sentence::{Gaps, sentence};
use crate::key;
use answers::protocol::{Filling, Sentence};
use nonet::board::{Candidate, Cell, DigitSet};
use nonet::logic::{Deduction, Step};

/// Each cluster has two colours.
type Clusters = [[Vec<Candidate>; 2]];

/// The candidates of each colour, digit by digit, and for each cluster, that one of its colours is right.
pub(super) fn lines(clusters: &Clusters) -> Vec<Sentence> {
    let mut lines = Vec::new();
    for (number, pair) in clusters.iter().enumerate() {
        for (of_pair, colour) in pair.iter().enumerate() {
            lines.extend(members(2 * number + of_pair, colour));
        }
        let [a, b] = [0, 1].map(|of_pair| name(2 * number + of_pair, &pair[of_pair]));
        lines.push(sentence(key::COLOUR_EITHER, vec![("set", a), ("other", b)]));
    }
    lines
}

/// The colour that the step shows to be wrong, if there is one.
pub(super) fn gaps(clusters: &Clusters, step: &Step) -> Gaps {
    let is_wrong = |candidate: &Candidate| {
        let mut deductions = step.deductions.iter();
        deductions.any(|deduction| *deduction == Deduction::Eliminate(*candidate))
    };
    let colours = clusters.iter().flatten().enumerate();
    let mut wrong = colours.filter(|(_, colour)| colour.iter().any(is_wrong));
    let wrong = wrong.next().map(|(number, colour)| name(number, colour));
    wrong.into_iter().map(|wrong| ("wrong", wrong)).collect()
}

fn name(number: usize, colour: &[Candidate]) -> Filling {
    Filling::Set(number as u8, colour.iter().map(|c| c.cell).collect())
}

/// The lines of a colour, one for each digit.
fn members(number: usize, colour: &[Candidate]) -> Vec<Sentence> {
    let mut digits: Vec<_> = colour.iter().map(|candidate| candidate.digit).collect();
    digits.sort_unstable();
    digits.dedup();
    let line = |digit| {
        let of_it = colour.iter().filter(|candidate| candidate.digit == digit);
        let cells: Vec<Cell> = of_it.map(|candidate| candidate.cell).collect();
        let gaps = vec![
            ("set", name(number, colour)),
            (
                "digit",
                Filling::Digits(DigitSet::only(digit), cells.clone()),
            ),
            ("cells", Filling::Cells(cells)),
        ];
        sentence(key::COLOUR_LINE, gaps)
    };
    digits.into_iter().map(line).collect()
}
