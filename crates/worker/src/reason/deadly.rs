//! Deadly patterns: what their sentence names.

use super::super::sentence::Gaps;
use answers::protocol::Filling;
use nonet::board::{Candidate, Cell, DigitSet};
use nonet::logic::Truth;

/// The cells that could be filled in two ways, the guardians among them with what else they may hold, the houses in
/// which a digit fits only there, and the cells of a subset.
pub(super) fn gaps(
    cells: &[Cell],
    digits: DigitSet,
    guardians: &[Candidate],
    truths: &[Truth],
) -> Gaps {
    let mut guards: Vec<Cell> = guardians.iter().map(|guardian| guardian.cell).collect();
    guards.sort_unstable();
    guards.dedup();
    let extra: DigitSet = guardians.iter().map(|guardian| guardian.digit).collect();
    let (mut houses, mut locked, mut subset) = (Vec::new(), Vec::new(), Vec::new());
    for truth in truths {
        match *truth {
            Truth::House(house, digit) => {
                houses.push(house);
                locked.push(digit);
            }
            Truth::Cell(cell) => subset.push(cell),
        }
    }
    vec![
        ("cells", Filling::Cells(cells.to_vec())),
        ("digits", Filling::Digits(digits, cells.to_vec())),
        ("extra", Filling::Digits(extra, guards.clone())),
        ("guards", Filling::Cells(guards)),
        (
            "locked",
            Filling::Digits(locked.into_iter().collect(), Vec::new()),
        ),
        ("cover", Filling::Houses(houses)),
        ("set", Filling::Cells(subset)),
    ]
}
