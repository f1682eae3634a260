//! SK loop: the crosses around the four corners of a rectangle in four boxes, sixteen cells that hold each of
//! their digits as often as lines and boxes allow.
//!
//! The corners are filled, and each box has two empty cells in its corner's row and two in its column. Each digit
//! is assigned the fewest of the four lines and four boxes that hold all its places in the cells; it is in the
//! cells at most once for each. If these numbers add up to the number of cells, each digit is there exactly once
//! for each, and the lines and boxes lose it elsewhere. If several choices of lines and boxes are equally small,
//! all are right. Also called domino loop, Easter Monster's loop. Source: S. Kurzhals on the Sudoku Players'
//! Forums, 2007; D. P. Bird, "Domino Loops (SK Loops & Beyond)", there.

use super::full_cells;
use super::told::Told;
use crate::board::{Cell, Digit, Geometry, House};
use crate::logic::{Context, Info, Step, Technique};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::unrated("sk-loop");

/// Finds loops, by their rows and columns; only on boards of nine boxes of nine cells.
#[derive(Debug)]
pub(crate) struct SkLoop;

impl Technique for SkLoop {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if context.geometry().boxes() != Some((3, 3)) {
            return ControlFlow::Continue(());
        }
        let mut told = Told::new(found);
        for rows in pairs() {
            for cols in pairs() {
                if let Some(ring) = Ring::new(context, rows, cols) {
                    told.tell(ring.step(context))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Two of nine lines, in different bands.
fn pairs() -> impl Iterator<Item = [usize; 2]> {
    (0..9).flat_map(|a| (a / 3 * 3 + 3..9).map(move |b| [a, b]))
}

/// The cells, and the four lines and four boxes, with their cells as bits.
struct Ring {
    cells: Vec<Cell>,
    houses: [(House, u32); 8],
}

impl Ring {
    fn new(context: &Context<'_>, rows: [usize; 2], cols: [usize; 2]) -> Option<Self> {
        let geometry = context.geometry();
        let corners = rows.map(|row| cols.map(|col| geometry.cell(row, col)));
        let is_filled = |&cell: &Cell| context.candidates(cell).is_empty();
        if !corners.iter().flatten().all(is_filled) {
            return None;
        }
        let area = |at: usize| House::of_box(geometry.box_index(corners[at / 2][at % 2]));
        let [r, c] = [rows.map(House::row), cols.map(House::col)];
        let houses = [r[0], r[1], c[0], c[1], area(0), area(1), area(2), area(3)];
        let is_inside = |&cell: &Cell| {
            let inside = |houses: &[House]| houses.iter().any(|&h| geometry.contains(h, cell));
            inside(&houses[..4]) && inside(&houses[4..]) && !is_filled(&cell)
        };
        let cells: Vec<Cell> = geometry.cells().filter(is_inside).collect();
        let houses = houses.map(|house| (house, bits(geometry, &cells, house)));
        (cells.len() == 16).then_some(Self { cells, houses })
    }

    /// The eliminations from the lines and boxes of all smallest choices.
    fn step(&self, context: &Context<'_>) -> Option<Step> {
        let mut cover: Vec<(House, Digit)> = Vec::new();
        let mut n_needed = 0;
        for digit in context.digits() {
            let covers = self.covers(context, digit);
            n_needed += covers.first().map_or(0, |cover| cover.count_ones());
            let houses = self.houses.iter().enumerate();
            let houses =
                houses.filter(|(place, _)| covers.iter().any(|cover| cover >> place & 1 == 1));
            cover.extend(houses.map(|(_, &(house, _))| (house, digit)));
        }
        let is_full = n_needed as usize == self.cells.len();
        is_full
            .then(|| full_cells::step(context, &INFO, &self.cells, &cover))
            .flatten()
    }

    /// The smallest choices of houses that hold all places of a digit, as bits.
    fn covers(&self, context: &Context<'_>, digit: Digit) -> Vec<u32> {
        let places = self.cells.iter().enumerate();
        let places = places.filter(|&(_, &cell)| context.candidates(cell).contains(digit));
        let places = places.fold(0, |bits, (place, _)| bits | 1u32 << place);
        let holds = |choice: &u32| {
            let houses = self.houses.iter().enumerate();
            let chosen = houses.filter(|(place, _)| choice >> place & 1 == 1);
            places & !chosen.fold(0, |bits, (_, house)| bits | house.1) == 0
        };
        let mut choices: Vec<u32> = (0..1 << 8).filter(holds).collect();
        let smallest = choices.iter().map(|choice| choice.count_ones()).min();
        choices.retain(|choice| Some(choice.count_ones()) == smallest);
        choices
    }
}

/// Which of the cells are in the house.
fn bits(geometry: &Geometry, cells: &[Cell], house: House) -> u32 {
    let cells = cells.iter().enumerate();
    let inside = cells.filter(|&(_, &cell)| geometry.contains(house, cell));
    inside.fold(0, |bits, (place, _)| bits | 1 << place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, line};

    /// "Easter Monster", by jpf on the Sudoku Players' Forums, 2007.
    const MONSTER: &str =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

    #[test]
    fn the_easter_monster_has_its_loop() {
        let expected = "r1c3-7 r2c5-3 r2c5-8 r2c6-8 r3c1-2 r5c2-4 r5c2-8 r5c8-3 r5c8-9 r7c3-1 r8c4-5 r8c5-4 r9c1-6";
        check(&SkLoop, &line(MONSTER), &[expected]);
    }

    #[test]
    fn an_open_corner_breaks_the_loop() {
        check(&SkLoop, &line(&MONSTER.replacen('9', ".", 1)), &[]);
    }

    /// Each row moves to the end of its band, so the loop has other rows.
    #[test]
    fn a_loop_is_found_wherever_its_rows_are() {
        let rows = [1, 2, 0, 4, 5, 3, 7, 8, 6].map(|row| &MONSTER[row * 9..row * 9 + 9]);
        let once = rows.concat();
        let rows = [1, 2, 0, 4, 5, 3, 7, 8, 6].map(|row| &once[row * 9..row * 9 + 9]);
        for text in [&once, &rows.concat()] {
            let grid = line(text);
            let steps = SkLoop.all(&Context::new(&grid));
            assert_eq!(steps.len(), 1);
            assert_eq!(steps[0].deductions.len(), 13);
        }
    }
}
