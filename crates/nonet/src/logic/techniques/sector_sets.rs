//! Multi-sector locked sets: the cells where some rows and columns cross, which hold certain digits at most once
//! per row and the others at most once per column.
//!
//! If there are as many cells as digits allowed, counted for each row or column in which they are candidates, each
//! digit is there once for each, and the row or column loses it elsewhere. Also called MSLS, naked sectors,
//! multifish. Source: D. P. Bird and others on the Sudoku Players' Forums, 2013 ("Exotic patterns").

use super::full_cells;
use super::told::Told;
use crate::board::{Cell, Digit, DigitSet, House, HouseKind, sort_short};
use crate::logic::{Context, Info, Step, Technique};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::unrated("multi-sector-locked-sets");

/// How many lines of one kind.
const LINES: u32 = 4;
/// How many digits these lines confine.
const DIGITS: std::ops::RangeInclusive<usize> = 3..=5;

/// How many of these digits may be absent from a line's cells although the line needs them.
const ABSENT: usize = 2;

/// Finds four lines of one kind with lines of the other: first rows, then columns. Only on boards of up to nine
/// digits, which have few enough choices.
#[derive(Debug)]
pub(crate) struct MultiSector;

impl Technique for MultiSector {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let side = context.geometry().side();
        if side > 9 {
            return ControlFlow::Continue(());
        }
        let choices = (0u32..1 << side).map(|bits| {
            let digits = context.digits();
            digits
                .filter(|digit| bits >> digit.index() & 1 == 1)
                .collect()
        });
        let choices: Vec<DigitSet> = choices
            .filter(|d: &DigitSet| DIGITS.contains(&d.len()))
            .collect();
        let mut told = Told::new(found);
        for kinds in [
            [HouseKind::Row, HouseKind::Col],
            [HouseKind::Col, HouseKind::Row],
        ] {
            for lines in (0u32..1 << side).filter(|lines| lines.count_ones() == LINES) {
                Sector::new(context, kinds, lines).steps(context, &choices, &mut told)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Some lines of one kind, and all lines across them.
struct Sector {
    lines: Vec<House>,
    across: Vec<Across>,
}

/// A line across: how many empty cells it has in the lines, all their digits, and those in each line.
struct Across {
    house: House,
    n_cells: usize,
    digits: DigitSet,
    held: Vec<DigitSet>,
}

impl Sector {
    fn new(context: &Context<'_>, [kind, across]: [HouseKind; 2], lines: u32) -> Self {
        let geometry = context.geometry();
        let indices = (0..geometry.side()).filter(|index| lines >> index & 1 == 1);
        let lines: Vec<House> = indices.map(|index| House::of(kind, index)).collect();
        let across = (0..geometry.side()).map(|index| {
            let house = House::of(across, index);
            let cells = lines.iter().map(|&line| crossing(line, house));
            let held = cells.map(|(row, col)| context.candidates(geometry.cell(row, col)));
            let held: Vec<DigitSet> = held.collect();
            Across {
                house,
                n_cells: held.iter().filter(|held| !held.is_empty()).count(),
                digits: held.iter().copied().fold(DigitSet::EMPTY, DigitSet::union),
                held,
            }
        });
        let across = across.collect();
        Self { lines, across }
    }

    /// Tries each of these sets of digits for the lines; lines across are added if they have cells to spare.
    fn steps(
        &self,
        context: &Context<'_>,
        choices: &[DigitSet],
        told: &mut Told<'_>,
    ) -> ControlFlow<()> {
        let has_place = |line: House| move |d: &Digit| context.grid().places(line, *d) != 0;
        let open = self
            .lines
            .iter()
            .map(|&line| context.digits().filter(has_place(line)).collect());
        let open: Vec<DigitSet> = open.collect();
        for &digits in choices {
            let most: usize = open
                .iter()
                .map(|open| open.intersection(digits).len())
                .sum();
            let spare: usize = self.across.iter().map(|across| across.spare(digits)).sum();
            if spare + ABSENT >= most && self.needs(digits) == spare {
                told.tell(self.step(context, digits))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many digits the lines confine to the cells, each counted once per line.
    fn needs(&self, digits: DigitSet) -> usize {
        let lines = 0..self.lines.len();
        lines.map(|line| self.held(line, digits).len()).sum()
    }

    /// The digits that a line confines to the cells.
    fn held(&self, line: usize, digits: DigitSet) -> DigitSet {
        let across = self.across.iter().filter(|across| across.spare(digits) > 0);
        let held = across.map(|across| across.held[line].intersection(digits));
        held.fold(DigitSet::EMPTY, DigitSet::union)
    }

    fn step(&self, context: &Context<'_>, digits: DigitSet) -> Option<Step> {
        let mut cells: Vec<Cell> = Vec::new();
        let mut cover: Vec<(House, Digit)> = Vec::new();
        for (place, &line) in self.lines.iter().enumerate() {
            let held = self.held(place, digits).iter();
            cover.extend(held.map(|digit| (line, digit)));
        }
        for across in self.across.iter().filter(|across| across.spare(digits) > 0) {
            let held = across.digits.minus(digits).iter();
            cover.extend(held.map(|digit| (across.house, digit)));
            let crossings = self.lines.iter().map(|&line| crossing(line, across.house));
            let inside = crossings.map(|(row, col)| context.geometry().cell(row, col));
            cells.extend(inside.filter(|&cell| !context.candidates(cell).is_empty()));
        }
        sort_short(&mut cells, |&item| item);
        full_cells::step(context, &INFO, &cells, &cover)
    }
}

/// The row and the column of the cell where two lines cross.
fn crossing(a: House, b: House) -> (usize, usize) {
    let [a_index, b_index] = [a, b].map(|line| usize::from(line.index));
    match a.kind {
        HouseKind::Row => (a_index, b_index),
        _ => (b_index, a_index),
    }
}

impl Across {
    /// How many more cells there are than digits other than these.
    fn spare(&self, digits: DigitSet) -> usize {
        let held = self.digits.minus(digits).len();
        self.n_cells.saturating_sub(held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{concludes, line};

    /// "Easter Monster", by jpf on the Sudoku Players' Forums, 2007.
    const MONSTER: &str =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

    #[test]
    fn the_even_rows_of_the_easter_monster_are_locked() {
        let lost = "r1c3-7 r2c5-3 r2c5-8 r2c6-8 r3c1-2 r4c5-4 r5c1-2 r5c1-6 r5c3-1 r5c7-1 r5c7-2 r5c9-6 r7c3-1 r8c4-5 r8c5-4 r9c1-6";
        assert!(concludes(&MultiSector, &line(MONSTER), lost));
    }

    #[test]
    fn a_digit_less_given_is_no_locked_set() {
        let grid = line(&MONSTER.replacen('9', ".", 1));
        assert!(MultiSector.first(&Context::new(&grid)).is_none());
    }

    #[test]
    fn small_boards_have_some_too() {
        use rand_pcg::rand_core::Rng;
        let mut random = rand_pcg::Pcg64::new(1, 2);
        let geometry = crate::board::Geometry::shared(2, 3).unwrap();
        let found = (0..200).filter(|_| {
            let mut grid = crate::board::Grid::new(&crate::board::Puzzle::empty(geometry.clone()));
            for cell in geometry.cells() {
                for digit in Digit::all(6).filter(|_| random.next_u32().is_multiple_of(2)) {
                    grid.eliminate(crate::board::Candidate { cell, digit });
                }
            }
            MultiSector.first(&Context::new(&grid)).is_some()
        });
        assert!(found.count() > 0);
    }
}
