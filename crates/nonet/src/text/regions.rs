//! The map of an irregular board: for each cell a letter or figure, the same for all cells of a region.
//!
//! A map is recognised by its form: as many different signs as a row has cells, each equally often and each in one
//! piece. A solution never looks like that, because no digit is ever next to itself.

use super::ReadError;
use super::chars::is_one_of;
use super::reading::line::passed_over;
use super::reading::lines;
use super::symbols::Symbols;
use crate::board::{Cell, Digit, Geometry, Layout, MAX_SIDE};
use std::sync::Arc;

/// The heading of a map in rows.
pub(super) const HEADER: &str = "[Regions]";

/// The smallest side: on smaller boards two adjacent words would look like cells and a map.
const SMALLEST: usize = 4;

/// Writes the map of a board in one line: its boxes by figures from 1 and letters from A = 10.
///
/// ```
/// use nonet::text::{read_regions, regions};
/// let four = read_regions("aaabacbbccbdcddd").expect("four regions in one piece each");
/// assert_eq!(regions(&four), "1112132233243444");
/// ```
pub fn regions(geometry: &Geometry) -> String {
    map(geometry.layout())
}

/// The map of a shape in one line.
pub(super) fn map(layout: &Layout) -> String {
    let name = |index: &u8| {
        let number = Digit::new(index.saturating_add(1));
        number.map_or_else(String::new, |n| Symbols::Letters.show(n, layout.side()))
    };
    layout.box_map().iter().map(name).collect()
}

/// Reads a map in one line, whatever its signs. `None` if it is not a map.
pub fn read_regions(map: &str) -> Option<Arc<Geometry>> {
    if map.len() > MAX_SIDE * MAX_SIDE || !map.bytes().all(|sign| sign.is_ascii_alphanumeric()) {
        return None;
    }
    let mut signs: Vec<u8> = Vec::new();
    let number = |sign: u8| {
        let known = signs.iter().position(|&other| other == sign);
        let index = known.unwrap_or_else(|| {
            signs.push(sign);
            signs.len() - 1
        });
        index as u8
    };
    let boxes: Vec<u8> = map.bytes().map(number).collect();
    let geometry = Geometry::of(Layout::from(boxes)).ok()?;
    let whole = geometry.side() >= SMALLEST
        && (0..geometry.side()).all(|index| is_in_one_piece(&geometry, index));
    whole.then(|| Arc::new(geometry))
}

fn is_in_one_piece(geometry: &Geometry, index: usize) -> bool {
    let side = geometry.side();
    let first = geometry
        .cells()
        .find(|&cell| geometry.box_index(cell) == index);
    let mut piece: Vec<Cell> = first.into_iter().collect();
    let mut next = 0;
    while let Some(&cell) = piece.get(next) {
        next += 1;
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let beside = [
            (row.wrapping_sub(1), col),
            (row + 1, col),
            (row, col.wrapping_sub(1)),
            (row, col + 1),
        ];
        for (row, col) in beside.into_iter().filter(|&(r, c)| r < side && c < side) {
            let other = geometry.cell(row, col);
            if geometry.box_index(other) == index && !piece.contains(&other) {
                piece.push(other);
            }
        }
    }
    piece.len() == side
}

/// Finds a map in a text: the part before the map, and the shape that the map gives.
pub(super) fn split(text: &str) -> Result<Option<(&str, Arc<Geometry>)>, ReadError> {
    let is_header = |line: &&str| line.trim().eq_ignore_ascii_case(HEADER);
    if let Some(header) = lines::split(text).find(is_header) {
        let at = header.as_ptr() as usize - text.as_ptr() as usize;
        let (board, map) = text.split_at_checked(at).unwrap_or((text, ""));
        let signs = map
            .get(header.len()..)
            .unwrap_or_default()
            .split_whitespace();
        let geometry = read_regions(&signs.collect::<String>()).ok_or(ReadError::Regions)?;
        return Ok(Some((board, geometry)));
    }
    let first = lines::split(text).find(|line| passed_over(line).is_none());
    Ok(first.and_then(in_one_line))
}

fn in_one_line(line: &str) -> Option<(&str, Arc<Geometry>)> {
    let apart = |ch: char| ch.is_whitespace() || is_one_of(ch, ",;:");
    let mut parts = line.split(apart).filter(|part| !part.is_empty());
    let (first, second) = (parts.next()?, parts.next());
    if let Some(geometry) = second.and_then(read_regions) {
        return (first.chars().count() == geometry.n_cells()).then_some((first, geometry));
    }
    let (cells, map) = first.split_at_checked(first.len() / 2)?;
    let geometry = read_regions(map)?;
    (cells.chars().count() == geometry.n_cells()).then_some((cells, geometry))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_has_letters_and_figures_alone() {
        let map = "1112132233243444";
        assert!(read_regions(map).is_some());
        assert!(read_regions(&map.replace('1', "x")).is_some());
        assert!(read_regions(&map.replace('1', "-")).is_none());
        assert!(read_regions(&"1".repeat(MAX_SIDE * MAX_SIDE + 1)).is_none());
    }
}
