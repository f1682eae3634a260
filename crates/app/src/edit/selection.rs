//! The selected cells: those that typing applies to.

use nonet::board::{Cell, Geometry, sort_short};

/// The selected cells. Until some are chosen, that is the one under the cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The chosen cells, in reading order.
    chosen: Vec<Cell>,
    /// Does the pointer's stroke deselect cells? Its first cell decides.
    subtracts: bool,
    /// Where a rectangle begins.
    anchor: Option<Cell>,
}

/// What a key or a button selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Add the cell under the cursor to the selection, or remove it.
    Toggle,
    /// Its row.
    Row,
    /// All cells.
    All,
    /// Those that are not selected.
    Others,
}

/// What a pointer did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// It came down on a cell; are Ctrl and Shift held?
    Down(Cell, bool, bool),
    /// It moved to another cell without being lifted.
    On(Cell),
    /// It clicked a cell twice.
    Twice(Cell),
    /// It was lifted from an enlarged board.
    Up,
}

impl Selection {
    /// The selected cells with the cursor there, in reading order.
    pub fn cells(&self, cursor: Cell) -> Vec<Cell> {
        match self.chosen.is_empty() {
            true => vec![cursor],
            false => self.chosen.clone(),
        }
    }

    /// Is the cell selected?
    pub fn contains(&self, cell: Cell, cursor: Cell) -> bool {
        match self.chosen.is_empty() {
            true => cell == cursor,
            false => self.chosen.binary_search(&cell).is_ok(),
        }
    }

    /// Clears the selection, so that only the cell under the cursor is selected, wherever it moves.
    pub fn follow(&mut self) {
        *self = Self::default();
    }

    /// Is nothing selected but the cell under the cursor?
    pub fn is_plain(&self, cursor: Cell) -> bool {
        self.cells(cursor) == [cursor]
    }

    /// Selects these cells and no others.
    pub fn choose(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.set(cells.into_iter().collect());
    }

    fn set(&mut self, cells: Vec<Cell>) {
        self.chosen = cells;
        sort_short(&mut self.chosen, |&cell| cell);
        self.chosen.dedup();
    }

    /// Begins a stroke at a cell: it alone is selected, or, if `keeps` (Ctrl), it is added or removed.
    pub fn begin(&mut self, cell: Cell, cursor: Cell, keeps: bool) {
        self.subtracts = keeps && self.contains(cell, cursor);
        self.anchor = Some(cell);
        match keeps {
            true => self.stroke(cell, cursor),
            false => self.chosen.clear(),
        }
    }

    /// The stroke touches another cell. The cursor has not moved yet.
    pub fn stroke(&mut self, cell: Cell, cursor: Cell) {
        let mut cells = self.cells(cursor);
        match self.subtracts {
            true => cells.retain(|&other| other != cell),
            false => cells.push(cell),
        }
        self.choose(cells);
    }

    /// Adds the rectangle from the cursor to the cell to the selection, without the cursor's own cell.
    pub fn add(&mut self, geometry: &Geometry, cell: Cell, cursor: Cell) {
        self.subtracts = false;
        let more = between(geometry, cursor, cell).filter(|&cell| cell != cursor);
        self.choose(self.cells(cursor).into_iter().chain(more));
    }

    /// Selects the rectangle from where the last stroke began, or from the cursor, to the cell.
    pub fn rectangle(&mut self, geometry: &Geometry, cell: Cell, cursor: Cell) {
        self.subtracts = false;
        let from = *self.anchor.get_or_insert(cursor);
        self.choose(between(geometry, from, cell));
    }

    /// Forgets cells that are not on the board.
    pub fn clamp(&mut self, n_cells: usize) {
        self.chosen.retain(|cell| cell.index() < n_cells);
    }
}

/// The rectangle with these corners, in reading order.
fn between(geometry: &Geometry, from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let within = move |of: fn(&Geometry, Cell) -> usize, at: Cell| {
        let (a, b) = (of(geometry, from), of(geometry, to));
        (a.min(b)..=a.max(b)).contains(&of(geometry, at))
    };
    let inside = move |&at: &Cell| within(Geometry::row, at) && within(Geometry::col, at);
    geometry.cells().filter(inside)
}

/// The row and the column of the cell that a pointer means, from its place on the board, in cells. `None` near the
/// corners of cells, so a diagonal stroke touches no cell beside it.
///
/// ```
/// use app::edit::selection::under;
/// assert_eq!(under(2.5, 0.6), Some((0, 2)));
/// assert_eq!(under(2.05, 1.0), None);
/// ```
pub fn under(across: f64, down: f64) -> Option<(usize, usize)> {
    const RADIUS: f64 = 0.46;
    let (x, y) = (across.fract() - 0.5, down.fract() - 0.5);
    let is_in = across >= 0.0 && down >= 0.0 && x * x + y * y <= RADIUS * RADIUS;
    is_in.then_some((down as usize, across as usize))
}
