//! Boards whose cells are objects, row by row, as f-puzzles and SudokuPad have them.

use super::sheet::{Broken, Sheet};
use super::state::{State, game};
use super::value::Value;
use crate::board::{Geometry, Marks};
use std::sync::Arc;

/// The cells of these rows, if each row is a list.
pub(in crate::text::formats) fn of_rows(rows: &[Value]) -> Option<Vec<&Value>> {
    let lists: Option<Vec<&[Value]>> = rows.iter().map(Value::items).collect();
    lists.map(|lists| lists.into_iter().flatten().collect())
}

/// The board of this shape with these cells. `read` gives the content and the marks of a cell.
pub(in crate::text::formats) fn sheet<'a>(
    geometry: Option<Arc<Geometry>>,
    cells: &[&'a Value],
    read: impl FnMut(&'a Value) -> Option<(State, Marks)>,
    title: &str,
) -> Result<Sheet, Broken> {
    let geometry = geometry.ok_or(Broken::Shape)?;
    let cells: Option<Vec<(State, Marks)>> = cells.iter().copied().map(read).collect();
    let (states, marks): (Vec<State>, Vec<Marks>) =
        cells.ok_or(Broken::Content)?.into_iter().unzip();
    let game = game(&geometry, &states).ok_or(Broken::Content)?;
    Ok(Sheet::named(title, game).with_marks(marks))
}
