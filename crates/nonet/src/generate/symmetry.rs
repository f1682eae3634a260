//! Symmetries of a pattern of givens: which of the eight motions of a square leave it as it is.

use crate::board::{Cell, CellSet, Geometry};
use std::ops::Deref;

/// The symmetry of a pattern of cells. There are ten: the groups of motions of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// None.
    None,
    /// Half a turn.
    Rotate180,
    /// A quarter turn, and so half a turn too.
    Rotate90,
    /// Left and right swapped.
    MirrorLeftRight,
    /// Top and bottom swapped.
    MirrorTopBottom,
    /// Both of these mirrors.
    MirrorBoth,
    /// Rows and columns swapped.
    Diagonal,
    /// Rows and columns swapped about the other diagonal.
    Antidiagonal,
    /// Both diagonals.
    DiagonalBoth,
    /// All turns and mirrors.
    Full,
}

/// Cells that go together: up to eight.
#[derive(Clone, Copy, Debug)]
pub struct Orbit {
    cells: [Cell; 8],
    n: u8,
}

impl Orbit {
    fn add(&mut self, cell: Cell) {
        if !self.contains(&cell)
            && let Some(place) = self.cells.get_mut(usize::from(self.n))
        {
            *place = cell;
            self.n += 1;
        }
    }

    /// Is the first cell also the first in reading order?
    fn begins_first(&self) -> bool {
        self.iter().min() == self.first()
    }
}

impl Deref for Orbit {
    type Target = [Cell];
    fn deref(&self) -> &[Cell] {
        &self.cells[..usize::from(self.n)]
    }
}

/// A motion of a square: from row and column to row and column. The last row is the third number.
type Motion = fn(usize, usize, usize) -> (usize, usize);

const HALF_TURN: Motion = |row, col, last| (last - row, last - col);
const TURN: Motion = |row, col, last| (col, last - row);
const LEFT_RIGHT: Motion = |row, col, last| (row, last - col);
const TOP_BOTTOM: Motion = |row, col, last| (last - row, col);
const DIAGONAL: Motion = |row, col, _| (col, row);
const ANTIDIAGONAL: Motion = |row, col, last| (last - col, last - row);

impl Symmetry {
    /// All symmetries, each after those that are part of it.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::Rotate180,
        Self::MirrorLeftRight,
        Self::MirrorTopBottom,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::Rotate90,
        Self::MirrorBoth,
        Self::DiagonalBoth,
        Self::Full,
    ];

    /// Its stable name.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Rotate180 => "rotate-180",
            Self::Rotate90 => "rotate-90",
            Self::MirrorLeftRight => "mirror-left-right",
            Self::MirrorTopBottom => "mirror-top-bottom",
            Self::MirrorBoth => "mirror-both",
            Self::Diagonal => "diagonal",
            Self::Antidiagonal => "antidiagonal",
            Self::DiagonalBoth => "diagonal-both",
            Self::Full => "full",
        }
    }

    /// The symmetry of this name.
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.slug() == slug)
    }

    /// The largest symmetry of a pattern.
    ///
    /// ```
    /// use nonet::board::{Cell, CellSet, Geometry};
    /// use nonet::generate::Symmetry;
    /// let corners = CellSet::of(81, [0, 80].map(Cell::new));
    /// assert_eq!(Symmetry::of(&Geometry::classic(), &corners), Symmetry::DiagonalBoth);
    /// ```
    pub fn of(geometry: &Geometry, pattern: &CellSet) -> Self {
        let has = |symmetry: &Self| symmetry.keeps(geometry, pattern);
        let mut largest_first = Self::ALL.into_iter().rev();
        largest_first.find(has).unwrap_or(Self::None)
    }

    /// Does it leave the pattern unchanged? `false` if a cell is not on the board.
    pub fn keeps(self, geometry: &Geometry, pattern: &CellSet) -> bool {
        let last = geometry.side() - 1;
        if pattern
            .iter()
            .any(|cell| cell.index() >= geometry.n_cells())
        {
            return false;
        }
        let same = |motion: &Motion| {
            pattern.iter().all(|cell| {
                let (row, col) = motion(geometry.row(cell), geometry.col(cell), last);
                pattern.contains(geometry.cell(row, col))
            })
        };
        self.motions().iter().all(same)
    }

    /// The cells of a board in groups that go together.
    pub fn orbits(self, geometry: &Geometry) -> Vec<Orbit> {
        let orbits = geometry.cells().map(|cell| self.orbit(geometry, cell));
        orbits.filter(Orbit::begins_first).collect()
    }

    /// The cells to which a cell can move.
    fn orbit(self, geometry: &Geometry, cell: Cell) -> Orbit {
        let last = geometry.side() - 1;
        let mut orbit = Orbit {
            cells: [cell; 8],
            n: 1,
        };
        let mut at = 0;
        while let Some(&cell) = orbit.get(at) {
            for motion in self.motions() {
                let (row, col) = motion(geometry.row(cell), geometry.col(cell), last);
                orbit.add(geometry.cell(row, col));
            }
            at += 1;
        }
        orbit
    }

    /// Motions that generate all others of the group.
    const fn motions(self) -> &'static [Motion] {
        match self {
            Self::None => &[],
            Self::Rotate180 => &[HALF_TURN],
            Self::Rotate90 => &[TURN],
            Self::MirrorLeftRight => &[LEFT_RIGHT],
            Self::MirrorTopBottom => &[TOP_BOTTOM],
            Self::MirrorBoth => &[LEFT_RIGHT, TOP_BOTTOM],
            Self::Diagonal => &[DIAGONAL],
            Self::Antidiagonal => &[ANTIDIAGONAL],
            Self::DiagonalBoth => &[DIAGONAL, ANTIDIAGONAL],
            Self::Full => &[TURN, LEFT_RIGHT],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_part_the_board_and_have_the_symmetry() {
        for (high, wide, n) in [(3, 3, 81), (2, 2, 16), (2, 3, 36), (1, 1, 1)] {
            let geometry = Geometry::shared(high, wide).unwrap();
            for symmetry in Symmetry::ALL {
                let orbits = symmetry.orbits(&geometry);
                assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), n);
                for orbit in orbits {
                    let orbit = CellSet::of(n, orbit.iter().copied());
                    assert!(symmetry.keeps(&geometry, &orbit), "{symmetry:?}");
                }
            }
        }
    }

    #[test]
    fn orbits_are_as_many_as_burnside_says() {
        let counts = Symmetry::ALL.map(|s| s.orbits(&Geometry::classic()).len());
        assert_eq!(counts, [81, 41, 45, 45, 45, 45, 21, 25, 25, 15]);
    }

    #[test]
    fn each_symmetry_is_known_by_its_own_orbit_and_name() {
        let geometry = Geometry::classic();
        for symmetry in Symmetry::ALL {
            assert_eq!(Symmetry::named(symmetry.slug()), Some(symmetry));
            let cells = [1, 12].map(Cell::new).into_iter();
            let cells = cells.flat_map(|cell| symmetry.orbit(&geometry, cell).to_vec());
            let pattern = CellSet::of(81, cells);
            assert_eq!(Symmetry::of(&geometry, &pattern), symmetry);
        }
        assert_eq!(Symmetry::named("mirror"), None);
    }
}
