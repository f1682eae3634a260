//! Law of Leftovers: with as many regions as adjacent lines, the cells that stick out of the regions match those
//! left over in the lines.
//!
//! The lines hold every digit once each, and so do the regions. Both contain their common cells; so the cells of
//! the regions outside the lines hold the same digits as those of the lines outside the regions. A digit that
//! cannot be among the former is not among the latter, and vice versa. For a single line and region that is an
//! intersection; with boxes it adds nothing to intersections, so only irregular regions are searched. Also called
//! LoL, inies and outies; for each digit it is a Franken fish of regions and lines. Source: Bob Hanson, "Sudoku
//! Assistant"; named by Myth Jellies on the Sudoku Players' Forums, 2006.

use super::told::Told;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use crate::logic::{Context, Family, Info, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

static INFO: Info = Info::of(Family::Intersections, "law-of-leftovers");

/// The most cells that may stick out: more are too hard to see.
const MOST_OUT: usize = 5;

/// Finds lines next to each other with regions that nearly cover them: rows, then columns, few lines first.
#[derive(Debug)]
pub(crate) struct LawOfLeftovers;

impl Technique for LawOfLeftovers {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (side, mut told) = (context.geometry().side(), Told::new(found));
        if context.geometry().boxes().is_some() {
            return ControlFlow::Continue(());
        }
        for n in 2..side - 1 {
            for kind in [HouseKind::Row, HouseKind::Col] {
                for first in 0..side - n + 1 {
                    let lines = (first..first + n).map(|index| House::of(kind, index));
                    let lines: Vec<House> = lines.collect();
                    let mut search = Search {
                        context,
                        inside: union(context, &lines),
                        lines: &lines,
                        regions: Vec::new(),
                        told: &mut told,
                    };
                    search.choose(0, 0)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn union(context: &Context<'_>, houses: &[House]) -> CellSet {
    let sets = houses
        .iter()
        .map(|&house| *context.geometry().house_set(house));
    sets.fold(context.no_cells(), |all, set| all | set)
}

/// The search for regions that go with some lines.
struct Search<'a, 'b> {
    context: &'a Context<'a>,
    inside: CellSet,
    lines: &'a [House],
    regions: Vec<House>,
    told: &'a mut Told<'b>,
}

impl Search<'_, '_> {
    /// Adds regions from this one on; `n_out` cells of those chosen are outside the lines.
    fn choose(&mut self, next: usize, n_out: usize) -> ControlFlow<()> {
        if self.regions.len() == self.lines.len() {
            return self.conclude();
        }
        for region in (next..self.context.geometry().side()).map(House::of_box) {
            let set = *self.context.geometry().house_set(region);
            let n_out = n_out + (set - self.inside).len();
            if n_out <= MOST_OUT {
                self.regions.push(region);
                self.choose(usize::from(region.index) + 1, n_out)?;
                self.regions.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports what each digit loses: outside the regions if it cannot be outside the lines, and vice versa.
    fn conclude(&mut self) -> ControlFlow<()> {
        let covered = union(self.context, &self.regions);
        let (out, left) = (covered - self.inside, self.inside - covered);
        let sides = [
            (self.regions.clone(), self.lines.to_vec(), out, left),
            (self.lines.to_vec(), self.regions.clone(), left, out),
        ];
        for (base, cover, without, with) in sides {
            for digit in self.context.digits() {
                if !self.is_in(without, digit) {
                    let step = self.step(digit, [&base, &cover], [without, with]);
                    self.told.tell(step)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Can the digit be among these cells?
    fn is_in(&self, cells: CellSet, digit: Digit) -> bool {
        let value = |cell| self.context.grid().value(cell);
        self.context.places(digit).meets(&cells)
            || cells.iter().any(|cell| value(cell) == Some(digit))
    }

    fn step(
        &self,
        digit: Digit,
        [base, cover]: [&[House]; 2],
        [without, with]: [CellSet; 2],
    ) -> Option<Step> {
        let truths = self.open(base, digit);
        if truths.len() < 2 {
            // One house against another is an intersection.
            return None;
        }
        let lost = (*self.context.places(digit) & with).iter();
        let lost = lost.map(|cell| Candidate { cell, digit });
        let cells: Vec<Cell> = (without | with).iter().collect();
        Step::ruling_out(&INFO, self.context, lost, || Pattern::Truths {
            base: truths,
            cover: self.open(cover, digit),
            cells,
            digits: DigitSet::only(digit),
        })
    }

    /// The truths that the digit is somewhere in each of these houses that still needs it.
    fn open(&self, houses: &[House], digit: Digit) -> Vec<Truth> {
        let houses = houses.iter().copied();
        let open = houses.filter(|&house| self.context.grid().places(house, digit) != 0);
        open.map(|house| Truth::House(house, digit)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Geometry, Grid, Puzzle};
    use crate::logic::{Deduction, proof};
    use std::sync::Arc;

    /// The first two regions have the last cell of the third row, and the third one that of the second row.
    const MAP: &str =
        "111111112122222223333333332444555666444555666444555666777888999777888999777888999";

    fn grid(map: &str) -> Grid {
        let boxes = map.bytes().map(|byte| usize::from(byte - b'1'));
        let geometry = Geometry::irregular(&boxes.collect::<Vec<_>>()).unwrap();
        Grid::new(&Puzzle::empty(Arc::new(geometry)))
    }

    #[test]
    fn what_sticks_out_is_left_over() {
        let digit = Digit::all(9).next().unwrap();
        assert_eq!(LawOfLeftovers.first(&Context::new(&grid(MAP))), None);
        for [gone, lost] in [[26, 17], [17, 26]] {
            let [gone, lost] = [gone, lost].map(|cell| Candidate {
                cell: Cell::new(cell),
                digit,
            });
            let mut grid = grid(MAP);
            grid.eliminate(gone);
            let context = Context::new(&grid);
            let steps = LawOfLeftovers.all(&context);
            let [step] = steps.as_slice() else {
                panic!("{steps:?}");
            };
            assert_eq!(step.deductions, [Deduction::Eliminate(lost)]);
            assert_eq!(proof::check(&context, step), Ok(()));
        }
    }

    #[test]
    fn with_boxes_intersections_say_it() {
        let grid = Grid::new(&Puzzle::empty(Geometry::classic()));
        assert_eq!(LawOfLeftovers.first(&Context::new(&grid)), None);
    }
}
