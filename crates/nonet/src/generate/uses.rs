//! What the path of a puzzle uses.

use crate::board::{Digit, Grid, Puzzle};
use crate::logic::{Context, Info, Technique, first_step, techniques};
use std::cmp::Ordering;
use std::sync::Arc;

/// How many techniques at the head of the table are singles.
const N_SINGLES: usize = 3;

/// Do these techniques solve a puzzle with one solution (if not: greater), and are all wished ones used on the way
/// (if not: less)? The path is that of [`rate::path`], but faster: if all singles come first and none of them is
/// wished for, they are placed without steps.
pub(super) fn uses(
    puzzle: &Puzzle,
    techniques: &[&dyn Technique],
    wished: &[&'static Info],
) -> Ordering {
    let givens = puzzle.given_cells();
    let are_plain = has_plain_singles(techniques, wished);
    let others = &techniques[if are_plain { N_SINGLES } else { 0 }..];
    let mut left = wished.to_vec();
    let mut grid = Grid::new(puzzle);
    loop {
        if are_plain {
            place_singles(&mut grid);
        }
        if grid.is_full() {
            return if left.is_empty() {
                Ordering::Equal
            } else {
                Ordering::Less
            };
        }
        let Some(step) = first_step(&Context::unique(&grid, &givens), others) else {
            return Ordering::Greater;
        };
        left.retain(|wished| *wished != step.technique);
        step.apply(&mut grid);
    }
}

/// Do the techniques begin with all singles, none of them wished for?
fn has_plain_singles(techniques: &[&dyn Technique], wished: &[&Info]) -> bool {
    let singles = &techniques::ALL[..N_SINGLES];
    let is_plain = |(technique, single): (&&dyn Technique, &&dyn Technique)| {
        technique.info() == single.info() && !wished.contains(&single.info())
    };
    techniques.len() >= N_SINGLES && techniques.iter().zip(singles).all(is_plain)
}

/// Places naked and hidden singles until there are none.
fn place_singles(grid: &mut Grid) {
    while place_naked(grid) | place_hidden(grid) {}
}

fn place_naked(grid: &mut Grid) -> bool {
    let mut any = false;
    for cell in grid.geometry().cells() {
        if let Some(digit) = grid.candidates(cell).single() {
            grid.place(cell, digit);
            any = true;
        }
    }
    any
}

fn place_hidden(grid: &mut Grid) -> bool {
    let geometry = Arc::clone(grid.geometry());
    let mut any = false;
    for house in geometry.houses() {
        for digit in Digit::all(geometry.side()) {
            let places = grid.places(house, digit);
            if places.is_power_of_two() {
                let cell = geometry.house_cells(house)[places.trailing_zeros() as usize];
                grid.place(cell, digit);
                any = true;
            }
        }
    }
    any
}
