//! Which unique rectangles HoDoKu examines.
//!
//! It examines each four cells only once: with the digits of the first of them, in reading order, that has two
//! candidates, if the placed digits allow both in the other three. (They need not be candidates there any more,
//! and for the corner that shares a line but no box with the first cell only the smaller digit is checked.) The
//! same four cells with other digits are skipped, even if they would allow a conclusion.

use crate::board::{Cell, Digit};
use crate::logic::{Context, Pattern, Step};

/// Does HoDoKu examine this rectangle with these digits?
pub(super) fn is_seen(context: &Context<'_>, step: &Step) -> bool {
    let Pattern::Deadly { cells, digits, .. } = &step.pattern else {
        return true;
    };
    let mut corners = cells.clone();
    corners.sort_unstable();
    let first = corners
        .iter()
        .find(|&&cell| starts(context, &corners, cell));
    first.is_none_or(|&first| context.candidates(first) == *digits)
}

/// Would HoDoKu start from this corner?
fn starts(context: &Context<'_>, corners: &[Cell], start: Cell) -> bool {
    let digits = context.candidates(start);
    let geometry = context.geometry();
    let fits = |&corner: &Cell| {
        let shares_box = geometry.box_index(corner) == geometry.box_index(start);
        let is_beside = geometry.sees(corner, start) && !shares_box;
        let asked = digits.iter().take(if is_beside { 1 } else { 2 });
        asked
            .into_iter()
            .all(|digit| allows(context, corner, digit))
    };
    let mut others = corners.iter().filter(|&&corner| corner != start);
    digits.len() == 2 && others.all(fits)
}

/// Is the cell empty, and do its peers not have the digit?
fn allows(context: &Context<'_>, cell: Cell, digit: Digit) -> bool {
    let grid = context.grid();
    let mut peers = context.geometry().peers(cell).iter();
    grid.value(cell).is_none() && !peers.any(|&peer| grid.value(peer) == Some(digit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{CellSet, DigitSet, Grid};
    use crate::logic::techniques;
    use crate::rate::hodoku::positions::{cell, digit, position};

    /// Does HoDoKu examine r1c1, r1c4, r2c1 and r2c4 with these digits?
    fn is_seen_with(grid: &Grid, digits: [u8; 2]) -> bool {
        let step = Step {
            technique: techniques::info("uniqueness-test-1").unwrap(),
            deductions: Vec::new(),
            pattern: Pattern::Deadly {
                cells: [(2, 4), (1, 1), (2, 1), (1, 4)]
                    .map(|(row, col)| cell(row, col))
                    .to_vec(),
                digits: digits.into_iter().map(digit).collect::<DigitSet>(),
                guardians: Vec::new(),
                truths: Vec::new(),
            },
        };
        is_seen(&Context::unique(grid, &CellSet::of(81, [])), &step)
    }

    #[test]
    fn four_cells_are_looked_at_with_the_digits_of_their_first_with_two() {
        let grid = position(&[(1, 4, &[1, 2]), (2, 1, &[3, 4])], &[]);
        assert!(is_seen_with(&grid, [1, 2]) && !is_seen_with(&grid, [3, 4]));
    }

    #[test]
    fn a_corner_that_has_lost_a_digit_counts_one_that_sees_it_placed_does_not() {
        let mut grid = position(&[(1, 4, &[2, 5]), (2, 1, &[3, 4])], &[]);
        assert!(is_seen_with(&grid, [2, 5]));
        grid.place(cell(2, 9), digit(2));
        assert!(!is_seen_with(&grid, [2, 5]) && is_seen_with(&grid, [3, 4]));
    }
}
