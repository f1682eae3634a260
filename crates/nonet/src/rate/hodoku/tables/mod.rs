//! What follows if each candidate is right, and if it is wrong, according to HoDoKu's chains and nets.
//!
//! HoDoKu keeps a table for each of these suppositions (the method is known as Trebor's tables). First each holds
//! the direct consequences (`links.rs`, `groups.rs`) or, for nets, those after some rounds of singles
//! (`rounds.rs`). Then it goes through each table from top to bottom and adds the direct consequences of each
//! entry (`expand`). One path is kept for each consequence: the first, unless a later one is shorter. So there is
//! one chain for each pair of supposition and consequence, and a chain that runs into itself hides others that
//! would not: that is why HoDoKu does not find every chain, and the rating has to imitate it.

mod all;
mod board;
mod claim;
mod group;
mod groups;
mod links;
mod rounds;
mod shape;
mod table;
mod way;

pub(super) use all::Tables;
pub(super) use board::Board;
pub(super) use claim::{Claim, candidate};
pub(super) use shape::{Cells, SHAPE, cells_of, house};
pub(super) use way::Reasons;

use crate::board::Grid;
use claim::N_SINGLE;
use table::Table;

/// What the tables are made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    /// Links between single candidates.
    Single,
    /// Also links of groups.
    Grouped,
    /// Also singles that arise on the way.
    Net,
}

impl Tables {
    /// The tables of a 9x9 grid with square boxes.
    pub(super) fn new(grid: &Grid, depth: Depth) -> Self {
        let board = Board::new(grid);
        let groups = match depth {
            Depth::Single => Vec::new(),
            Depth::Grouped | Depth::Net => group::all(&board),
        };
        let mut tables = Self {
            tables: vec![Table::default(); N_SINGLE + 2 * groups.len()],
            groups,
            board,
        };
        match depth {
            Depth::Single | Depth::Grouped => tables.link(),
            Depth::Net => tables.follow_singles(),
        }
        tables.link_groups();
        tables.expand();
        tables
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Candidate, Cell, Digit, Geometry, Puzzle};

    /// An empty board on which the digit has only these places.
    fn only(digit: u8, places: &[usize]) -> Grid {
        let mut grid = Grid::new(&Puzzle::empty(Geometry::classic()));
        let digit = Digit::new(digit).unwrap();
        for cell in (0..81).filter(|cell| !places.contains(cell)).map(Cell::new) {
            grid.eliminate(Candidate { cell, digit });
        }
        grid
    }

    #[test]
    fn of_two_ways_as_long_the_first_is_kept_which_is_the_one_along_the_row() {
        let tables = Tables::new(&only(1, &[0, 8, 72, 80]), Depth::Single);
        let [supposed, claim] = [0, 80].map(|cell| Claim::new(cell, 0, false));
        let way = tables.way(supposed, claim).unwrap();
        assert_eq!(way, [supposed, Claim::new(8, 0, true), claim]);
        assert!(!tables.is_net(supposed, claim));
    }

    #[test]
    fn one_of_a_group_is_right_if_the_row_has_no_other_place() {
        let grid = only(1, &[0, 1, 8, 9]);
        let [supposed, claim] = [8, 9].map(|cell| Claim::new(cell, 0, false));
        let follows = |depth| Tables::new(&grid, depth).follows(supposed, claim);
        assert!(!follows(Depth::Single) && follows(Depth::Grouped));
    }

    #[test]
    fn a_single_that_needs_two_claims_makes_a_net() {
        // R1C1 has 1, 2 and 3; box 2 has its 2 in R1C5 or R1C6. So 1 in R1C5 leaves 3 for R1C1, for two reasons.
        let mut grid = Grid::new(&Puzzle::empty(Geometry::classic()));
        let mut eliminate = |cell, digit| {
            let (cell, digit) = (Cell::new(cell), Digit::new(digit).unwrap());
            grid.eliminate(Candidate { cell, digit });
        };
        (4..=9).for_each(|digit| eliminate(0, digit));
        for cell in [3, 12, 13, 14, 21, 22, 23] {
            eliminate(cell, 2);
        }
        let (supposed, claim) = (Claim::new(4, 0, true), Claim::new(0, 2, true));
        assert!(!Tables::new(&grid, Depth::Grouped).follows(supposed, claim));
        let tables = Tables::new(&grid, Depth::Net);
        assert!(tables.follows(supposed, claim) && tables.is_net(supposed, claim));
    }
}
