//! The shape of a board: its side, its houses, which cells see each other.

use super::layout::{Layout, MAX_SIDE, ShapeError};
use super::{Cell, CellSet, House, HouseKind};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// The shape of a board, built once and shared.
///
/// Houses are ordered rows, columns, boxes; the cells of each in reading order. A cell that the board does not
/// have is in no house and sees nothing; a house that it does not have is empty.
///
/// ```
/// use nonet::board::{Cell, Geometry};
/// let nine = Geometry::classic();
/// assert_eq!(nine.n_cells(), 81);
/// assert_eq!(nine.peers(Cell::new(40)).len(), 20);
/// ```
pub struct Geometry {
    layout: Layout,
    side: usize,
    boxes: Option<(usize, usize)>,
    houses: Vec<Vec<Cell>>,
    house_sets: Vec<CellSet>,
    peers: Vec<Vec<Cell>>,
    peer_sets: Vec<CellSet>,
    no_cells: CellSet,
    // Every cell has as many houses as there are kinds. They are handed out as slices, which need not be so long.
    houses_of: Vec<[House; HouseKind::ALL.len()]>,
    places_of: Vec<[(usize, u8); HouseKind::ALL.len()]>,
}

impl Geometry {
    /// The ordinary board: 9x9 with 3x3 boxes.
    pub fn classic() -> Arc<Self> {
        Self::shared(3, 3).unwrap_or_else(|_| unreachable!("nine boxes of nine cells"))
    }

    /// The board with boxes of this height and width, built on first use.
    ///
    /// # Errors
    /// As [`rectangular`](Self::rectangular).
    pub fn shared(box_rows: usize, box_cols: usize) -> Result<Arc<Self>, ShapeError> {
        static BUILT: [OnceLock<Arc<Geometry>>; (MAX_SIDE + 1) * (MAX_SIDE + 1)] =
            [const { OnceLock::new() }; (MAX_SIDE + 1) * (MAX_SIDE + 1)];
        let side = box_rows.saturating_mul(box_cols);
        if side == 0 || side > MAX_SIDE {
            return Err(ShapeError::Side(side));
        }
        let built = &BUILT[box_rows * (MAX_SIDE + 1) + box_cols];
        if let Some(geometry) = built.get() {
            return Ok(Arc::clone(geometry));
        }
        let geometry = Self::rectangular(box_rows, box_cols)?;
        Ok(Arc::clone(built.get_or_init(|| Arc::new(geometry))))
    }

    /// The usual height and width of the boxes on a board of this side, if there is a custom.
    pub const fn usual_boxes(side: usize) -> Option<(usize, usize)> {
        match side {
            4 => Some((2, 2)),
            6 => Some((2, 3)),
            8 => Some((2, 4)),
            9 => Some((3, 3)),
            10 => Some((2, 5)),
            12 => Some((3, 4)),
            15 => Some((3, 5)),
            16 => Some((4, 4)),
            20 => Some((4, 5)),
            24 => Some((4, 6)),
            25 => Some((5, 5)),
            _ => None,
        }
    }

    /// A board with boxes of `box_rows` rows and `box_cols` columns.
    ///
    /// # Errors
    /// [`ShapeError::Side`] if the side, `box_rows * box_cols`, is out of range.
    pub fn rectangular(box_rows: usize, box_cols: usize) -> Result<Self, ShapeError> {
        Self::of(Layout::rectangular(box_rows, box_cols)?)
    }

    /// A board whose boxes are given cell by cell, numbered from 0.
    ///
    /// # Errors
    /// Says which part of the map does not fit.
    pub fn irregular(box_of: &[usize]) -> Result<Self, ShapeError> {
        let number = |&index: &usize| u8::try_from(index).map_err(|_| ShapeError::Box(index));
        let boxes: Result<Vec<u8>, ShapeError> = box_of.iter().map(number).collect();
        Self::of(Layout::from(boxes?))
    }

    /// The board of this shape.
    ///
    /// # Errors
    /// Says which part of the shape does not fit.
    pub fn of(layout: Layout) -> Result<Self, ShapeError> {
        layout.check()?;
        let side = layout.side();
        let mut geometry = Self {
            side,
            boxes: layout.boxes(),
            houses: houses(&layout),
            house_sets: Vec::new(),
            peers: Vec::new(),
            peer_sets: Vec::new(),
            no_cells: CellSet::empty(side * side),
            houses_of: Vec::new(),
            places_of: Vec::new(),
            layout,
        };
        let set = |cells: &Vec<Cell>| CellSet::of(side * side, cells.iter().copied());
        geometry.houses_of = geometry.cells().map(|c| geometry.find_houses(c)).collect();
        geometry.places_of = geometry.cells().map(|c| geometry.find_places(c)).collect();
        geometry.peers = geometry.cells().map(|c| geometry.find_peers(c)).collect();
        geometry.peer_sets = geometry.peers.iter().map(set).collect();
        geometry.house_sets = geometry.houses.iter().map(set).collect();
        Ok(geometry)
    }

    /// Its shape as data: [`of`](Self::of) makes this board from it.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The box of each cell, from 0, in reading order.
    pub fn box_map(&self) -> &[u8] {
        self.layout.box_map()
    }

    /// The length of a row: the number of digits, 1 to 25.
    pub fn side(&self) -> usize {
        self.side
    }

    /// How many cells there are.
    pub fn n_cells(&self) -> usize {
        self.side * self.side
    }

    /// All cells in reading order.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + Clone + use<> {
        (0..self.n_cells()).map(Cell::new)
    }

    /// The cell in this row and column, both from 0. If the board does not have these, a cell that is not on it.
    pub fn cell(&self, row: usize, col: usize) -> Cell {
        let index = row.saturating_mul(self.side).saturating_add(col);
        Cell::new(if col < self.side { index } else { usize::MAX })
    }

    /// The height and width of its boxes, if they are rectangles side by side.
    pub fn boxes(&self) -> Option<(usize, usize)> {
        self.boxes
    }

    /// Its row, from 0.
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.side
    }

    /// Its column, from 0.
    pub fn col(&self, cell: Cell) -> usize {
        cell.index() % self.side
    }

    /// Are the cells next to each other, horizontally or vertically?
    pub fn are_neighbours(&self, one: Cell, other: Cell) -> bool {
        let rows = self.row(one).abs_diff(self.row(other));
        rows + self.col(one).abs_diff(self.col(other)) == 1
    }

    /// Its box, from 0; the number of boxes if the cell is not on the board.
    pub fn box_index(&self, cell: Cell) -> usize {
        let box_of = self.box_map().get(cell.index());
        box_of.map_or(self.side, |&index| usize::from(index))
    }

    /// All houses: rows, columns, boxes.
    pub fn houses(&self) -> impl Iterator<Item = House> + Clone + use<> {
        let side = self.side;
        (0..self.n_houses())
            .map(move |number| House::of(HouseKind::ALL[number / side], number % side))
    }

    /// How many houses there are.
    pub fn n_houses(&self) -> usize {
        HouseKind::ALL.len() * self.side
    }

    /// The cells of a house, in reading order.
    pub fn house_cells(&self, house: House) -> &[Cell] {
        let number = self.find(house);
        number.map_or(&[], |number| &self.houses[number])
    }

    /// The cells of a house, as a set.
    pub fn house_set(&self, house: House) -> &CellSet {
        let number = self.find(house);
        number.map_or(&self.no_cells, |number| &self.house_sets[number])
    }

    /// The row, column and box of a cell: the [`number`](Self::number) of each, and the cell's place in it.
    pub fn places_of(&self, cell: Cell) -> &[(usize, u8)] {
        let places = self.places_of.get(cell.index());
        places.map_or(&[], |places| places)
    }

    /// The place of a house among [`houses`](Self::houses), from 0. The board must have it.
    pub fn number(&self, house: House) -> usize {
        house.kind as usize * self.side + usize::from(house.index)
    }

    /// The place of a house among [`houses`](Self::houses), if the board has it.
    pub(crate) fn find(&self, house: House) -> Option<usize> {
        let is_there = usize::from(house.index) < self.side;
        is_there.then(|| self.number(house))
    }

    /// The row, the column and the box of a cell.
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        let houses = self.houses_of.get(cell.index());
        houses.map_or(&[], |houses| houses)
    }

    /// The row and the column of a cell. The board must have the cell.
    pub fn lines_of(&self, cell: Cell) -> [House; 2] {
        [House::row(self.row(cell)), House::col(self.col(cell))]
    }

    /// The house of this kind that a cell is in. The board must have the cell.
    pub fn house_of(&self, cell: Cell, kind: HouseKind) -> House {
        let index = match kind {
            HouseKind::Row => self.row(cell),
            HouseKind::Col => self.col(cell),
            HouseKind::Box => self.box_index(cell),
        };
        House::of(kind, index)
    }

    /// Is the cell in the house?
    pub fn contains(&self, house: House, cell: Cell) -> bool {
        self.houses_of(cell).contains(&house)
    }

    /// The cells that share a house with this one, in reading order, without itself.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        self.peers.get(cell.index()).map_or(&[], Vec::as_slice)
    }

    /// The cells that share a house with this one, as a set.
    pub fn peer_set(&self, cell: Cell) -> &CellSet {
        self.peer_sets.get(cell.index()).unwrap_or(&self.no_cells)
    }

    /// Do the two cells share a house? A cell does not see itself.
    pub fn sees(&self, a: Cell, b: Cell) -> bool {
        self.peer_set(a).contains(b)
    }

    /// The cells that see each of these; all cells if none is given.
    pub fn peers_of_all(&self, cells: impl IntoIterator<Item = Cell>) -> CellSet {
        let peers = cells.into_iter().map(|cell| *self.peer_set(cell));
        peers
            .reduce(|all, peers| all & peers)
            .unwrap_or_else(|| !CellSet::empty(self.n_cells()))
    }

    /// The houses that hold all of these cells; none if no cell is given.
    pub fn common_houses(&self, cells: &[Cell]) -> impl Iterator<Item = House> {
        let houses = cells
            .first()
            .map_or(&[][..], |&first| self.houses_of(first));
        houses.iter().copied().filter(|&house| {
            let set = self.house_set(house);
            cells.iter().all(|&cell| set.contains(cell))
        })
    }

    fn find_houses(&self, cell: Cell) -> [House; HouseKind::ALL.len()] {
        HouseKind::ALL.map(|kind| self.house_of(cell, kind))
    }

    fn find_places(&self, cell: Cell) -> [(usize, u8); HouseKind::ALL.len()] {
        self.find_houses(cell).map(|house| {
            let place = self.house_cells(house).iter().position(|&c| c == cell);
            (self.number(house), place.unwrap_or_default() as u8)
        })
    }

    fn find_peers(&self, cell: Cell) -> Vec<Cell> {
        let mut peers = Vec::new();
        for house in self.find_houses(cell) {
            peers.extend(self.house_cells(house).iter().copied());
        }
        let mut peers = CellSet::of(self.n_cells(), peers);
        peers.remove(cell);
        peers.iter().collect()
    }
}

fn houses(layout: &Layout) -> Vec<Vec<Cell>> {
    let side = layout.side();
    let all = |index_of: &dyn Fn(usize) -> usize| -> Vec<Vec<Cell>> {
        let cells_of = |house| {
            let inside = (0..side * side).filter(|&i| index_of(i) == house);
            inside.map(Cell::new).collect()
        };
        (0..side).map(cells_of).collect()
    };
    let mut houses = all(&|i| i / side);
    houses.extend(all(&|i| i % side));
    houses.extend(all(&|i| usize::from(layout.box_map()[i])));
    houses
}

impl PartialEq for Geometry {
    fn eq(&self, other: &Self) -> bool {
        self.layout == other.layout
    }
}

impl Eq for Geometry {}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Geometry({0}x{0})", self.side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classic_board_is_that_of_the_rules() {
        let nine = Geometry::classic();
        for cell in nine.cells() {
            let (row, col) = (nine.row(cell), nine.col(cell));
            assert_eq!(nine.box_index(cell), row / 3 * 3 + col / 3);
            assert_eq!(nine.peers(cell).len(), 20);
        }
        let edges: usize = nine.cells().map(|c| nine.peers(c).len()).sum();
        assert_eq!(edges, 2 * 810);
    }

    #[test]
    fn every_cell_is_once_in_a_house_of_each_kind() {
        for (rows, cols) in [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4), (5, 5)] {
            let geometry = Geometry::rectangular(rows, cols).unwrap();
            for house in geometry.houses() {
                assert_eq!(geometry.house_cells(house).len(), geometry.side());
            }
            for cell in geometry.cells() {
                for &house in geometry.houses_of(cell) {
                    assert!(geometry.house_cells(house).contains(&cell));
                }
            }
        }
    }

    /// By number alone, row 10 would be column 1, and box 10 nothing at all.
    #[test]
    fn no_cell_is_in_a_house_that_the_board_does_not_have() {
        let geometry = Geometry::classic();
        for house in [House::row(9), House::col(9), House::of_box(9)] {
            assert!(geometry.cells().all(|cell| !geometry.contains(house, cell)));
        }
    }

    #[test]
    fn rectangles_know_themselves() {
        for side in 1..=MAX_SIDE {
            for high in (1..=side).filter(|high| side % high == 0) {
                let geometry = Geometry::rectangular(high, side / high).unwrap();
                assert_eq!(geometry.boxes(), Some((high, side / high)));
            }
            let usual = Geometry::usual_boxes(side);
            assert!(usual.is_none_or(|(high, wide)| high * wide == side));
        }
        let crooked = Geometry::irregular(&[0, 0, 0, 1, 1, 1, 2, 2, 2]).unwrap();
        assert_eq!(crooked.boxes(), Some((1, 3)));
        let crooked = Geometry::irregular(&[0, 0, 1, 0, 1, 1, 2, 2, 2]).unwrap();
        assert_eq!(crooked.boxes(), None);
    }

    #[test]
    fn boxes_that_do_not_fit_are_refused() {
        assert_eq!(
            Geometry::rectangular(5, 6).unwrap_err(),
            ShapeError::Side(30)
        );
        assert_eq!(
            Geometry::irregular(&[0, 0, 1]).unwrap_err(),
            ShapeError::Length(3)
        );
        assert_eq!(
            Geometry::irregular(&[0, 0, 0, 1]).unwrap_err(),
            ShapeError::Box(0)
        );
        assert_eq!(
            Geometry::irregular(&[0, 0, 7, 1]).unwrap_err(),
            ShapeError::Box(7)
        );
    }
}
