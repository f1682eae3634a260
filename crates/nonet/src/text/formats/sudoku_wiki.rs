//! SudokuWiki's strings: version B (`S9B` and what follows), the two older ones, and its links.
//!
//! Grammar: sudokuwiki.org, "Sudoku String Definitions"; the sample there and the other programs that read it agree.
//! Version B has numbers of base 36: 0 is an open cell without candidates, then givens, then filled cells, then sets of
//! candidates. Version 1 has two figures of base 32 for each cell, twice the set and 1 for a given; version 0 the sets
//! as decimal numbers.

use super::super::Game;
use super::parts::address::Address;
use super::parts::base::{figures, number};
use super::parts::sheet::{Broken, Found, Taken};
use super::parts::square::{digit, geometry_of, nine};
use super::parts::state::{State, game, states};
use crate::board::{DigitSet, Geometry};
use std::sync::Arc;

/// The sign of a size, the side, the figures of a cell.
const SIZES: [(char, usize, usize); 4] = [('4', 4, 1), ('9', 9, 2), ('G', 16, 4), ('P', 25, 5)];

/// The servers of its links.
const HOST: &str = "sudokuwiki.org";

/// Version B.
pub(super) fn read_b(text: &str) -> Found {
    let mut signs = text.strip_prefix('S')?.chars();
    let size = signs.next()?;
    let cells = signs.as_str().strip_prefix('B')?;
    let (_, side, width) = *SIZES.iter().find(|(sign, ..)| *sign == size)?;
    let is_figure = |ch: char| ch.is_ascii_digit() || ch.is_ascii_lowercase();
    if !cells.chars().all(is_figure) {
        return None;
    }
    let game = of_b(cells, side, width);
    Some(game.map(Taken::game))
}

fn of_b(cells: &str, side: usize, width: usize) -> Result<Game, Broken> {
    let geometry = geometry_of(side * side).ok_or(Broken::Shape)?;
    if cells.len() != side * side * width {
        return Err(Broken::Cells(cells.len() / width));
    }
    let cell = |at: usize| {
        let n = number(cells.get(at * width..(at + 1) * width)?, 36)? as usize;
        Some(match n {
            0 => State::Open(DigitSet::EMPTY),
            _ if n <= side => State::Given(digit(n, side)?),
            _ if n <= 2 * side => State::Filled(digit(n - side, side)?),
            _ => State::Open(set(n - 2 * side, side)?),
        })
    };
    let cells: Option<Vec<State>> = (0..side * side).map(cell).collect();
    cells
        .and_then(|cells| game(&geometry, &cells))
        .ok_or(Broken::Content)
}

/// The set with these bits.
fn set(bits: usize, side: usize) -> Option<DigitSet> {
    let set = DigitSet::from_bits(u32::try_from(bits).ok()?);
    (set.bits() as usize == bits && set.is_subset(DigitSet::full(side))).then_some(set)
}

/// Writes version B.
pub(super) fn write_b(game: &Game) -> Option<String> {
    let geometry = game.givens.geometry();
    let (sign, side, width) = *SIZES.iter().find(|(_, side, _)| *side == geometry.side())?;
    let usual = geometry_of(geometry.n_cells())?;
    let cell = |state: State| match state {
        State::Given(digit) => u32::from(digit.get()),
        State::Filled(digit) => u32::from(digit.get()) + side as u32,
        State::Open(set) if game.candidates && !set.is_empty() => set.bits() + 2 * side as u32,
        State::Open(_) => 0,
    };
    let cells = states(game)
        .into_iter()
        .map(|state| figures(cell(state), 36, width));
    (**geometry == *usual).then(|| format!("S{sign}B{}", cells.collect::<String>()))
}

/// Version 1. Other programs' strings have givens with several digits, even on SudokuWiki's own page: those are
/// candidates.
pub(super) fn read_1(text: &str) -> Found {
    const FIGURES: usize = 2 * 81;
    let is_figure = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'v').contains(&byte);
    // Without letters it is more likely two boards in a row.
    let is_it = text.len() == FIGURES && text.bytes().all(is_figure);
    if !is_it || !text.bytes().any(|byte| byte.is_ascii_lowercase()) {
        return None;
    }
    let cell = |at: usize| {
        let n = number(text.get(2 * at..2 * at + 2)?, 32)?;
        let set = set(n as usize / 2, 9)?;
        Some(match set.single() {
            Some(digit) if n % 2 == 1 => State::Given(digit),
            Some(digit) => State::Filled(digit),
            None => State::Open(set),
        })
    };
    Some(of_cells(&(0..81).map(cell).collect::<Option<Vec<_>>>()?))
}

/// Version 0.
pub(super) fn read_0(text: &str) -> Found {
    let cell = |word: &str| {
        let set = set(word.trim().parse().ok()?, 9)?;
        Some(set.single().map_or(State::Open(set), State::Given))
    };
    let cells: Vec<State> = text.split(',').map(cell).collect::<Option<_>>()?;
    // Where no number is larger than a digit, the numbers are digits.
    let masks = cells
        .iter()
        .any(|cell| matches!(cell, State::Open(set) if set.bits() > 9));
    (cells.len() == 81 && masks).then(|| of_cells(&cells))
}

/// Writes version 0, which does not say who filled a cell.
pub(super) fn write_0(game: &Game) -> Option<String> {
    let bits = |state: &State| match *state {
        State::Given(digit) | State::Filled(digit) => DigitSet::only(digit).bits(),
        State::Open(set) => set.bits(),
    };
    let cells = states(game);
    let words: Vec<String> = cells.iter().map(|state| bits(state).to_string()).collect();
    super::parts::state::is_classic(game).then(|| words.join(","))
}

fn of_cells(cells: &[State]) -> Result<Taken, Broken> {
    let nine: Arc<Geometry> = Geometry::classic();
    game(&nine, cells).map(Taken::game).ok_or(Broken::Content)
}

/// Its links: `bd=` with any of the three or 81 cells, formerly `n=` and `s=`.
pub(super) fn read_link(text: &str) -> Found {
    let address = Address::first_in(text).filter(|address| address.is_of(HOST))?;
    let value = ["bd", "n", "s"]
        .into_iter()
        .find_map(|name| address.field(name))?;
    let plain = |text: &str| nine(text).map(|puzzle| Ok(Taken::puzzle(puzzle)));
    let mut readers = [read_b, read_1, read_0].into_iter();
    let found = plain(&value).or_else(|| readers.find_map(|read| read(&value)));
    Some(found.unwrap_or(Err(Broken::Content)))
}

/// Writes a link.
pub(super) fn write_link(game: &Game) -> Option<String> {
    let cells = write_b(game)?;
    Some(format!("https://www.{HOST}/sudoku.htm?bd={cells}"))
}
