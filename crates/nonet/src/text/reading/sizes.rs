//! The sizes that a text may have, by the length of its first line; and its boxes, by the lines of its frame.

use super::super::chars::{Blank, digit_value, is_letter, is_separator};
use super::super::{ParseError, ReadError};
use super::bands::Bands;
use super::lines::{Lines, Sort};
use crate::board::{Geometry, MAX_SIDE, sort_short};
use std::sync::Arc;

/// Smaller boards are not puzzles.
const MIN_SIDE: usize = 4;

/// The sizes worth trying, likeliest first, each with the shapes of boxes worth trying. The more lines have a
/// length that fits a size, the likelier it is.
pub(in crate::text) fn shapes(lines: &Lines) -> Vec<Vec<Arc<Geometry>>> {
    let lengths: Vec<Lengths> = lines.of_sort(Sort::Plain).map(lengths).collect();
    let support = |side: usize| lengths.iter().filter(|lengths| fits(side, lengths)).count();
    let sides = usual_sides().rev();
    let mut sides: Vec<(usize, usize)> = sides.map(|side| (support(side), side)).collect();
    // 81 cells may be laid out in more ways than others.
    sides.retain(|&(support, side)| support > 0 || side == 9);
    sort_short(&mut sides, |&(support, _)| std::cmp::Reverse(support));
    let bands = bands(lines);
    sides
        .into_iter()
        .map(|(_, side)| of_side(side, bands.height(side)))
        .collect()
}

fn usual_sides() -> impl DoubleEndedIterator<Item = usize> {
    (MIN_SIDE..MAX_SIDE + 1).filter(|&side| Geometry::usual_boxes(side).is_some())
}

/// The error for a text in which no line is as long as a board or a row: for a grid, how long it is.
pub(in crate::text) fn no_size(lines: &Lines) -> Option<ReadError> {
    let mut rows = lines.of_sort(Sort::Plain).map(lengths);
    let text = lines.of_sort(Sort::Plain).next()?;
    let [found, ..] = lengths(text);
    let none = rows.all(|row| !usual_sides().any(|side| fits(side, &row)));
    (none && found > 0).then(|| no_grid(text).unwrap_or(ReadError::NoSize { found }))
}

/// Letters that are not digits on any board: a code if there are figures too, otherwise words.
fn no_grid(row: &str) -> Option<ReadError> {
    let has_figures = row.contains(|ch| digit_value(ch).is_some_and(|value| value > 0));
    let has_blanks = row.contains(|ch| Blank::of(ch).is_some());
    let last = if has_figures { 'P' } else { 'Y' };
    let is_odd =
        |ch: char| is_letter(ch) && ch.to_ascii_uppercase() > last && Blank::of(ch).is_none();
    let is_odd = row.contains(is_odd) || !has_figures && !has_blanks;
    let words = ReadError::Fault {
        side: 9,
        error: ParseError::Empty,
    };
    is_odd.then_some(if has_figures { ReadError::Code } else { words })
}

/// How many cells a line may have: by its characters, its groups of them, its fields, its first word, its width.
type Lengths = [usize; 5];

fn lengths(row: &str) -> Lengths {
    let slashes = || row.as_bytes().windows(2).position(|pair| pair == b"//");
    let end = row.find('#').or_else(slashes);
    let row = end.and_then(|end| row.get(..end)).unwrap_or(row);
    let is_cell =
        |&ch: &char| is_letter(ch) || digit_value(ch).is_some() || Blank::of(ch).is_some();
    let words = || row.split(is_separator).filter(|word| !word.is_empty());
    let fields = ['\t', ',', ';'].map(|mark| row.split(mark).count());
    [
        row.chars().filter(is_cell).count(),
        words().count(),
        fields.into_iter().max().unwrap_or(0),
        words().next().map_or(0, |word| word.chars().count()),
        row.chars().count(),
    ]
}

fn fits(side: usize, lengths: &Lengths) -> bool {
    let figures = if side > 9 { 2 } else { 1 };
    let cells = [side, side * side, figures * side, figures * side * side];
    cells.iter().any(|cells| lengths.contains(cells))
}

fn of_side(side: usize, drawn: Option<usize>) -> Vec<Arc<Geometry>> {
    let usual = Geometry::usual_boxes(side);
    let either = |(high, wide)| [(high, wide), (wide, high)];
    let mut shapes: Vec<(usize, usize)> = match drawn {
        Some(high) => vec![(high, side / high)],
        None => usual.into_iter().flat_map(either).collect(),
    };
    shapes.dedup();
    let boards = shapes
        .into_iter()
        .filter_map(|(high, wide)| Geometry::shared(high, wide).ok());
    boards.collect()
}

/// The lines drawn across.
fn bands(lines: &Lines) -> Bands {
    let mut bands = Bands::default();
    for row in &lines.rows {
        match row.sort {
            Sort::Plain => bands.row(row.text),
            Sort::Ruled => bands.line(row.text),
            Sort::Passed => {}
        }
    }
    bands
}
