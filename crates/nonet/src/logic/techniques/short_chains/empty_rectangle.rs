//! Empty rectangle: a box whose places for a digit all lie in one row and one column, and a strong link.
//!
//! If the digit is not in the box's part of the row, it is in its part of the column. A line that crosses the row
//! outside the box and has two places for the digit, one of them in the row, has it either at its other place or
//! in the row; in the second case the box has it in the column. So the cell where that column meets the row of the
//! other place sees it in any case. Rows and columns may be swapped. A box with only two such places also makes a
//! turbot fish. Also called hinge; a grouped turbot fish, a finned mutant X-wing. Source:
//! <https://hodoku.sourceforge.net/en/tech_sdp.php>

use super::short_chain::{claim, open_chain, pattern};
use crate::board::{Candidate, Cell, Digit, House, HouseKind};
use crate::logic::{Chain, Context, Hodoku, Info, Level, Node, Step, Technique, Truth};
use std::ops::ControlFlow;

static INFO: Info = Info::rated(
    "empty-rectangle",
    Hodoku::new("Empty Rectangle", "0402", Level::Hard, 120),
);

/// Finds them by digit, box, row and column.
#[derive(Debug)]
pub(crate) struct EmptyRectangle;

/// A box whose places for a digit all lie in two crossing lines, and in neither alone.
#[derive(Clone, Copy)]
struct Hinge {
    digit: Digit,
    square: House,
    /// The line that the strong link meets, and the one that loses a candidate.
    lines: [House; 2],
}

/// One instance.
#[derive(Clone, Copy)]
pub(super) struct Found {
    hinge: Hinge,
    /// The house of the strong link, and its ends: the one far from the hinge and the one in its line.
    link: House,
    ends: [Cell; 2],
    /// Its elimination.
    pub gone: Candidate,
}

impl Technique for EmptyRectangle {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        instances(context, &mut |instance| {
            Step::ruling_out(&INFO, context, [instance.gone], || {
                pattern(instance.chain(context))
            })
            .map_or(ControlFlow::Continue(()), &mut *found)
        })
    }
}

/// Reports every empty rectangle.
pub(super) fn instances(
    context: &Context<'_>,
    found: &mut dyn FnMut(Found) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let has_link = |&digit: &Digit| {
        let mut pairs = context.pairs(digit).iter();
        pairs.any(|(house, _)| house.is_line())
    };
    for digit in context.digits().filter(has_link) {
        for square in (0..context.geometry().side()).map(House::of_box) {
            for [row, col] in crossings(context, digit, square) {
                for lines in [[row, col], [col, row]] {
                    let hinge = Hinge {
                        digit,
                        square,
                        lines,
                    };
                    hinge.instances(context, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The rows and columns that together hold all places of the digit in the box, and each of them at least one that
/// the other does not.
fn crossings<'a>(
    context: &'a Context<'_>,
    digit: Digit,
    square: House,
) -> impl Iterator<Item = [House; 2]> + 'a {
    let geometry = context.geometry();
    let places = context.grid().places_in(square, digit);
    let mut last = None;
    let rows = places.clone().map(|cell| geometry.row(cell));
    let rows = rows.filter(move |&row| last.replace(row) != Some(row));
    rows.filter_map(move |row| {
        let mut below = places.clone().filter(|&cell| geometry.row(cell) != row);
        let col = geometry.col(below.next()?);
        let fits = below.all(|cell| geometry.col(cell) == col)
            && places
                .clone()
                .any(|cell| geometry.row(cell) == row && geometry.col(cell) != col);
        fits.then_some([House::row(row), House::col(col)])
    })
}

impl Hinge {
    /// Its instances, one for each strong link that meets the first line outside the box.
    fn instances(
        self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Found) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for near in context.grid().places_in(self.lines[0], self.digit) {
            let link = across(context, self.lines[0], near);
            if let Some([a, b]) = context.pair(link, self.digit) {
                let far = if a == near { b } else { a };
                if let Some(instance) = self.instance(context, link, [far, near]) {
                    found(instance)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn instance(self, context: &Context<'_>, link: House, ends: [Cell; 2]) -> Option<Found> {
        let geometry = context.geometry();
        let line = across(context, link, ends[0]);
        let mut lost = context.grid().places_in(self.lines[1], self.digit);
        let cell = lost.find(|&cell| geometry.contains(line, cell))?;
        let is_outside = |&cell: &Cell| !geometry.contains(self.square, cell);
        let fits = link != self.lines[1] && [ends[0], ends[1], cell].iter().all(is_outside);
        fits.then_some(Found {
            hinge: self,
            link,
            ends,
            gone: Candidate {
                cell,
                digit: self.digit,
            },
        })
    }
}

/// The row or column through the cell that crosses this line.
fn across(context: &Context<'_>, line: House, cell: Cell) -> House {
    let geometry = context.geometry();
    match line.kind {
        HouseKind::Row => House::col(geometry.col(cell)),
        _ => House::row(geometry.row(cell)),
    }
}

impl Found {
    /// The digit's places in the box.
    pub(super) fn places<'a>(&self, context: &'a Context<'_>) -> impl Iterator<Item = Cell> + 'a {
        let Hinge { digit, square, .. } = self.hinge;
        context.grid().places_in(square, digit)
    }

    /// The chain from the far end of the strong link to the places in the box.
    pub(super) fn chain(&self, context: &Context<'_>) -> Chain {
        let digit = self.hinge.digit;
        let line = self.hinge.lines[0];
        let is_first = |&cell: &Cell| context.geometry().contains(line, cell);
        let (first, second) = self.places(context).partition(is_first);
        let ends = self.ends.map(|cell| claim(cell, digit));
        let groups = [first, second].map(|cells| Node { digit, cells });
        let [link, square] = [self.link, self.hinge.square].map(|h| Truth::House(h, digit));
        open_chain([(ends, link), (groups, square)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use crate::logic::techniques::check::{check, only_at, pencil};

    /// A grid where the digit 5 has these places in the middle box and in the second column.
    fn grid(square: &[&str], link: &[&str]) -> Grid {
        let grid = only_at(&pencil(&[]), House::of_box(4), 5, square);
        only_at(&grid, House::col(1), 5, link)
    }

    #[test]
    fn a_row_and_a_column_of_a_box_make_a_hinge() {
        let grid = grid(&["r4c4", "r4c6", "r6c5"], &["r4c2", "r8c2"]);
        check(&EmptyRectangle, &grid, &["r8c5-5"]);
    }

    #[test]
    fn the_crossing_may_be_a_place_too() {
        let grid = grid(&["r4c4", "r4c5", "r6c5"], &["r4c2", "r8c2"]);
        check(&EmptyRectangle, &grid, &["r8c5-5"]);
    }

    #[test]
    fn two_places_are_enough() {
        let grid = grid(&["r4c4", "r6c5"], &["r4c2", "r8c2"]);
        check(&EmptyRectangle, &grid, &["r8c5-5"]);
    }

    #[test]
    fn a_place_beside_the_lines_spoils_it() {
        let grid = grid(&["r4c4", "r4c6", "r6c5", "r5c6"], &["r4c2", "r8c2"]);
        check(&EmptyRectangle, &grid, &[]);
    }

    #[test]
    fn one_line_alone_is_an_intersection() {
        let grid = grid(&["r4c4", "r4c5", "r4c6"], &["r4c2", "r8c2"]);
        check(&EmptyRectangle, &grid, &[]);
    }

    #[test]
    fn the_link_must_leave_the_band() {
        let grid = grid(&["r4c4", "r4c6", "r6c5"], &["r4c2", "r5c2"]);
        check(&EmptyRectangle, &grid, &[]);
    }
}
