//! Known puzzles of rare kinds, made by this generator; docs/GENERATE.md describes how.

use super::{Band, Options, Symmetry, Way};
use crate::board::{Digit, Puzzle};
use std::sync::Arc;

/// Options in words, each followed by puzzles that fit them.
const STOCK: &str = include_str!("stock.txt");

/// The known puzzles similar to the requested ones: those of a kind that includes everything requested. So a
/// request that is partly common never starts from rare ones.
pub(super) fn near(options: &Options) -> Vec<Puzzle> {
    let is_plain = options.way == Way::Dig && options.symmetry == Symmetry::None;
    if !is_plain || options.wishes.is_empty() || options.geometry.boxes() != Some((3, 3)) {
        return Vec::new();
    }
    let mut is_near = false;
    let mut puzzles = Vec::new();
    for line in STOCK.lines() {
        if line.starts_with("--") {
            let sort = Options::read(Arc::clone(&options.geometry), line);
            is_near = sort.is_ok_and(|sort| holds(&sort, options));
        } else if is_near {
            puzzles.push(puzzle(line, options));
        }
    }
    puzzles
}

/// Does this kind include everything that meets the options?
fn holds(sort: &Options, options: &Options) -> bool {
    let within = |band: Band| {
        let asked = options.wishes.band;
        asked.is_some_and(|asked| asked.is_within(band))
    };
    let mut needs = sort.wishes.needs.iter();
    needs.all(|wished| options.wishes.needs.contains(wished)) && sort.wishes.band.is_none_or(within)
}

fn puzzle(line: &str, options: &Options) -> Puzzle {
    let mut puzzle = Puzzle::empty(Arc::clone(&options.geometry));
    for (cell, sign) in options.geometry.cells().zip(line.bytes()) {
        let digit = char::from(sign).to_digit(10);
        puzzle.put(cell, digit.and_then(|digit| Digit::new(digit as u8)));
    }
    puzzle
}
