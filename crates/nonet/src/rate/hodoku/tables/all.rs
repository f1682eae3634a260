//! All tables of a grid, and their consequences.

use super::board::Board;
use super::claim::Claim;
use super::group::Group;
use super::shape::Cells;
use super::table::Table;

/// All tables of a grid.
#[derive(Debug)]
pub(in crate::rate::hodoku) struct Tables {
    pub(in crate::rate::hodoku) board: Board,
    pub(super) groups: Vec<Group>,
    pub(super) tables: Vec<Table>,
}

impl Tables {
    /// All suppositions: that each candidate is right, then that each is wrong.
    pub(in crate::rate::hodoku) fn suppositions(&self) -> impl Iterator<Item = Claim> + '_ {
        let all = |is_right| {
            let candidates = self.board.candidates();
            candidates.map(move |(cell, digit)| Claim::new(cell, digit, is_right))
        };
        all(true).chain(all(false))
    }

    /// The consequences of a supposition, without itself.
    pub(in crate::rate::hodoku) fn consequences(
        &self,
        supposed: Claim,
    ) -> impl Iterator<Item = Claim> + '_ {
        let entries = self.tables[supposed.index()].entries.iter();
        entries.skip(1).map(|entry| entry.claim)
    }

    /// Does the claim follow, or is it the supposition itself?
    pub(in crate::rate::hodoku) fn follows(&self, supposed: Claim, claim: Claim) -> bool {
        self.tables[supposed.index()].place(claim).is_some()
    }

    /// The distance of the claim, as HoDoKu counts; 0 if it does not follow.
    pub(in crate::rate::hodoku) fn distance(&self, supposed: Claim, claim: Claim) -> u16 {
        let table = &self.tables[supposed.index()];
        table
            .place(claim)
            .map_or(0, |place| table.entries[place].distance)
    }

    /// The cells where the digit is right, or wrong, given this supposition.
    pub(in crate::rate::hodoku) fn cells(
        &self,
        supposed: Claim,
        digit: usize,
        is_right: bool,
    ) -> Cells {
        let table = &self.tables[supposed.index()];
        let holds = |&cell: &usize| table.place(Claim::new(cell, digit, is_right)).is_some();
        let cells = (0..81).filter(holds);
        cells.fold(0, |all, cell| all | 1 << cell)
    }

    /// The cells of a claim.
    pub(in crate::rate::hodoku) fn cells_of(&self, claim: Claim) -> Cells {
        match (claim.single(), claim.group()) {
            (Some((cell, _)), _) => 1 << cell,
            (None, Some(group)) => self.groups[group].cells,
            (None, None) => 0,
        }
    }

    /// Its first cell.
    pub(in crate::rate::hodoku) fn first_cell(&self, claim: Claim) -> usize {
        self.cells_of(claim).trailing_zeros() as usize
    }

    pub(in crate::rate::hodoku) fn digit(&self, claim: Claim) -> usize {
        match (claim.single(), claim.group()) {
            (Some((_, digit)), _) => digit,
            (None, Some(group)) => self.groups[group].digit,
            (None, None) => 0,
        }
    }

    pub(super) fn add(&mut self, supposed: Claim, claim: Claim) {
        self.tables[supposed.index()].add(claim, [0; 5]);
    }

    /// Adds to each table the consequences of its entries.
    pub(super) fn expand(&mut self) {
        for table in &mut self.tables {
            table.n_own = table.entries.len();
        }
        let own: Vec<Vec<(Claim, u16)>> = self.tables.iter().map(Table::own).collect();
        let suppositions: Vec<Claim> = self.suppositions().collect();
        for supposed in suppositions {
            self.tables[supposed.index()].expand(&own);
        }
    }
}
