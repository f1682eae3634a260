//! Game descriptions of Solo, in Simon Tatham's puzzle collection, alone or in its links.
//!
//! Source: `solo.c`. `3x3`, the height and width of boxes (or `9j` for irregular ones) and letters for variants; a
//! colon; then the cells: small letters are runs of empty cells, numbers are givens, `_` stands between two of them.
//! After a comma follow irregular regions, then cages.

use super::super::Game;
use super::parts::address::Address;
use super::parts::sheet::{Broken, Found, Lost, Taken};
use super::parts::square::of_numbers;
use crate::board::Geometry;
use std::sync::Arc;

/// A description.
pub(super) fn read(text: &str) -> Found {
    let id = match Address::first_in(text) {
        Some(address) => address
            .path
            .contains("puzzles/")
            .then_some(address.fragment)?,
        None => text,
    };
    let (params, cells) = id.split_once(':').or_else(|| id.split_once('#'))?;
    let end = |ch: char| !ch.is_ascii_digit();
    let (high, rest) = params.split_at(params.find(end)?);
    let wide = rest.strip_prefix('x');
    let (wide, flags) = match wide {
        Some(rest) => rest.split_at(rest.find(end).unwrap_or(rest.len())),
        None => ("1", rest),
    };
    let is_flag = |ch: char| ch.is_ascii_lowercase() || ch.is_ascii_digit();
    if cells.contains(char::is_whitespace) || !flags.chars().all(is_flag) {
        return None;
    }
    let (high, wide) = (high.parse().ok()?, wide.parse().ok()?);
    let is_cell = |ch: char| ch.is_ascii_lowercase() || ch.is_ascii_digit() || ch == '_';
    let grid = cells.split(',').next().unwrap_or_default();
    if !id.contains(':') {
        return Some(Err(Broken::NameOnly));
    }
    (grid.chars().all(is_cell)).then(|| of_parts((high, wide), flags, cells))
}

fn of_parts((high, wide): (usize, usize), flags: &str, cells: &str) -> Result<Taken, Broken> {
    // Irregular regions are described by walls, which are not read yet.
    if flags.contains('j') {
        return Err(Broken::Shape);
    }
    let geometry = Geometry::shared(high, wide).map_err(|_| Broken::Shape)?;
    let grid = cells.split(',').next().unwrap_or_default();
    let numbers = numbers(grid, geometry.n_cells()).ok_or(Broken::Content)?;
    if numbers.len() != geometry.n_cells() {
        return Err(Broken::Cells(numbers.len()));
    }
    let puzzle = of_numbers(&geometry, &numbers).ok_or(Broken::Content)?;
    let variants = [('k', Lost::Cages), ('x', Lost::Diagonals)].into_iter();
    let lost = variants
        .filter(|(flag, _)| flags.contains(*flag))
        .map(|(_, lost)| lost);
    Ok(Taken::puzzle(puzzle).without(lost))
}

/// The numbers of the cells, 0 for empty; at most one too many.
fn numbers(text: &str, most: usize) -> Option<Vec<usize>> {
    let (mut numbers, mut rest) = (Vec::new(), text);
    while let Some(ch) = rest.chars().next() {
        let length = match ch {
            'a'..='z' => {
                let run = ch as usize - 'a' as usize + 1;
                numbers.resize(numbers.len() + run, 0);
                1
            }
            '_' => 1,
            _ => {
                let end = rest.find(|ch: char| !ch.is_ascii_digit());
                let end = end.unwrap_or(rest.len());
                numbers.push(rest.get(..end)?.parse().ok().filter(|&n| n > 0)?);
                end
            }
        };
        rest = rest.get(length..)?;
        if numbers.len() > most + 26 {
            return None;
        }
    }
    Some(numbers)
}

/// Writes a description; `None` for irregular boards.
pub(super) fn write(game: &Game) -> Option<String> {
    const LONGEST: usize = 26;
    let geometry: &Arc<Geometry> = game.givens.geometry();
    let (high, wide) = geometry.boxes()?;
    let (mut text, mut run) = (format!("{high}x{wide}:"), 0);
    let mut after_number = false;
    let end_run = |text: &mut String, mut run: usize| {
        while run > 0 {
            let step = run.min(LONGEST);
            text.push(char::from(b'a' + step as u8 - 1));
            run -= step;
        }
    };
    for digit in game.givens.digits() {
        match digit {
            None => run += 1,
            Some(digit) => {
                text += if after_number && run == 0 { "_" } else { "" };
                end_run(&mut text, std::mem::take(&mut run));
                text += &digit.to_string();
                after_number = true;
            }
        }
    }
    end_run(&mut text, run);
    Some(text)
}
