//! Turns sets into a step.

use super::list::Set;
use crate::board::{Cell, Digit, DigitSet};
use crate::logic::{Als, Common, Pattern, Step, techniques};
use crate::rate::hodoku::gone::{Gone, eliminations};
use crate::rate::hodoku::tables::cells_of;

/// The step, if it rules anything out.
pub(super) fn step(
    slug: &str,
    gone: &[Gone],
    sets: &[&Set],
    commons: Vec<(usize, u8, u8)>,
) -> Option<Step> {
    let set = |set: &&Set| Als {
        cells: cells_of(set.cells).map(Cell::new).collect(),
        digits: digits(set.digits),
    };
    let common = |(digit, one, other): (usize, u8, u8)| {
        let digit = Digit::new(digit as u8 + 1)?;
        Some(Common {
            digit,
            between: (one, other),
        })
    };
    (!gone.is_empty()).then_some(Step {
        technique: techniques::info(slug)?,
        deductions: eliminations(gone),
        pattern: Pattern::Als {
            sets: sets.iter().map(set).collect(),
            commons: commons.into_iter().filter_map(common).collect(),
            stem: None,
        },
    })
}

fn digits(bits: u16) -> DigitSet {
    let digits = (0..9).filter(|digit| bits >> digit & 1 == 1);
    digits.filter_map(|digit| Digit::new(digit + 1)).collect()
}
