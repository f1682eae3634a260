//! Boards in unambiguous forms: the ones pasted most, and those of links. Nothing is tried here, so it takes
//! little of the page's program; all other forms are the workshop's.

use super::super::ParseError;
use super::super::chars::Blank;
use super::super::symbols::Symbols;
use crate::board::{Geometry, Puzzle};
use std::sync::Arc;

/// The 9x9 puzzle in a text that is just its 81 cells, in one line or in nine, with points or noughts for blanks.
///
/// ```
/// use nonet::text::read_plain;
/// let rows = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
/// let puzzle = read_plain(rows).expect("nine rows");
/// assert_eq!(puzzle.n_givens(), 30);
/// assert_eq!(read_plain(&rows.replace('\n', "")), Some(puzzle));
/// assert_eq!(read_plain(&rows.replace("53", "5?")), None);
/// ```
pub fn read_plain(text: &str) -> Option<Puzzle> {
    let text = text.trim();
    let rows: Vec<&str> = text.lines().collect();
    let width = match rows.len() {
        1 => 81,
        9 => 9,
        _ => return None,
    };
    let is_plain = |row: &&str| row.len() == width && row.bytes().all(is_cell);
    let blanks = ['.', '0'].map(|blank| text.contains(blank));
    if !rows.iter().all(is_plain) || blanks == [true, true] {
        return None;
    }
    read_cells(text, Some(&Geometry::classic())).ok()
}

fn is_cell(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'.')
}

/// A board as links have it: a sign for each cell, letters from A = 10. Its shape is the usual one, if none is given.
pub(in crate::text) fn read_cells(
    text: &str,
    geometry: Option<&Arc<Geometry>>,
) -> Result<Puzzle, ParseError> {
    let signs: Vec<char> = text.chars().filter(|ch| !ch.is_whitespace()).collect();
    let found = signs.len();
    if found == 0 {
        return Err(ParseError::Empty);
    }
    let usual = || {
        let (high, wide) = Geometry::usual_boxes(found.isqrt())?;
        Geometry::shared(high, wide).ok()
    };
    let geometry = geometry.map(Arc::clone).or_else(usual);
    let geometry = geometry.filter(|geometry| geometry.n_cells() == found);
    let geometry = geometry.ok_or(ParseError::WrongLength { found })?;
    let mut puzzle = Puzzle::empty(Arc::clone(&geometry));
    for (at, (cell, &ch)) in geometry.cells().zip(&signs).enumerate() {
        let digit = Symbols::Letters.digit(ch, geometry.side());
        if digit.is_none() && Blank::of(ch).is_none() {
            let (line, column) = (1, at + 1);
            return Err(ParseError::BadChar { ch, line, column });
        }
        puzzle.put(cell, digit);
    }
    Ok(puzzle)
}
