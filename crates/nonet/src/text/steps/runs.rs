//! The parts of a written step that name cells.

use super::cursor::Cursor;
use crate::board::{Cell, Geometry};

/// A written step in runs, each with the cells that it names, directly or by houses; the text between names has no
/// cells.
///
/// ```
/// use nonet::board::Geometry;
/// use nonet::text::named_cells;
/// let runs = named_cells(&Geometry::classic(), "X-Wing: 8 c57 r78 => r7c6<>8");
/// let texts: Vec<&str> = runs.iter().map(|(text, _)| *text).collect();
/// assert_eq!(texts, ["X-Wing: 8 ", "c57", " ", "r78", " => ", "r7c6", "<>8"]);
/// let sizes: Vec<usize> = runs.iter().map(|(_, cells)| cells.len()).collect();
/// assert_eq!(sizes, [0, 18, 0, 18, 0, 1, 0]);
/// ```
pub fn named_cells<'a>(geometry: &Geometry, line: &'a str) -> Vec<(&'a str, Vec<Cell>)> {
    let (mut runs, mut from, mut at) = (Vec::new(), 0, 0);
    while let Some(found) = line.get(at..).and_then(|rest| rest.find(['r', 'c', 'b'])) {
        let start = at + found;
        let (cells, end) = Cursor::named(geometry, line, start);
        at = end.max(start + 1);
        if !cells.is_empty() {
            runs.extend([(&line[from..start], Vec::new()), (&line[start..end], cells)]);
            from = end;
        }
    }
    runs.push((&line[from..], Vec::new()));
    runs.retain(|(text, _)| !text.is_empty());
    runs
}
