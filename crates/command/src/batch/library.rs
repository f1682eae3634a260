//! Cases of HoDoKu's library, tried on the techniques.

use nonet::logic::{Context, Deduction, Step, Technique, techniques};
use nonet::solve::{self, Verdict};
use nonet::text::{LibraryCase, digits_named};
use std::collections::BTreeSet;

/// The result of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Passed {
    /// No step of the technique with these digits has exactly this conclusion.
    No,
    /// One does, but another with the same digits has a different conclusion.
    Found,
    /// All steps with these digits have exactly this conclusion.
    Strictly,
}

/// Tests the technique of a case on it.
pub fn verify(case: &LibraryCase) -> Passed {
    let expected: BTreeSet<Deduction> = case.deductions.iter().copied().collect();
    let steps = steps(case);
    if case.must_fail() {
        return if steps.is_empty() {
            Passed::Strictly
        } else {
            Passed::No
        };
    }
    let is_it = |step: &Step| step.deductions.iter().copied().collect::<BTreeSet<_>>() == expected;
    match steps.iter().filter(|step| is_it(step)).count() {
        0 => Passed::No,
        n if n == steps.len() => Passed::Strictly,
        _ => Passed::Found,
    }
}

/// The technique's steps on the case's board that have the case's digits.
fn steps(case: &LibraryCase) -> Vec<Step> {
    let (grid, givens) = (case.grid(), case.given_cells());
    let is_unique = matches!(solve::verdict(&case.givens, 1 << 20), Verdict::One(_));
    let context = if is_unique {
        Context::unique(&grid, &givens)
    } else {
        Context::new(&grid)
    };
    let is_meant = |technique: &&dyn Technique| {
        let row = technique.info().hodoku;
        row.is_some_and(|row| {
            let variants = row.variants;
            let variant = case.variant.as_str();
            let is_variant =
                variant.is_empty() || variants.is_empty() || variants.contains(&variant);
            row.code == case.code && is_variant
        })
    };
    let steps = techniques::every().filter(is_meant);
    let steps = steps.flat_map(|technique| technique.all(&context));
    steps
        .filter(|step| digits_named(step) == case.digits)
        .collect()
}
