//! Empty rectangle: a box whose places for a digit all lie in one row and one column, and a strong link.
//!
//! If the digit is not in the box's part of the row it is in its part of the column. A line that crosses the row
//! outside the box and has two places for the digit, one of them in the row, has it at its other place or else in
//! the row, and then the box has it in the column. So the cell in which that column meets the line through the
//! other place sees it in any case. The same with row and column exchanged. A box with only two such places makes
//! a turbot fish, too. Also called hinge; a grouped turbot fish, a finned mutant X-wing.
//! Source: <https://hodoku.sourceforge.net/en/tech_sdp.php>

use super::short_chain::{claim, open_chain, pattern};
use crate::board::{Candidate, Cell, Digit, House, HouseKind};
use crate::logic::{Chain, Context, Hodoku, Info, Level, Node, Step, Technique, Truth};
use std::ops::ControlFlow;

static INFO: Info = Info {
    slug: "empty-rectangle",
    half_steps: None,
    hodoku: Some(Hodoku::new("Empty Rectangle", "0402", Level::Hard, 120)),
};

/// Finds them by digit, box, row and column.
#[derive(Debug)]
pub(crate) struct EmptyRectangle;

/// One instance.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The box.
    pub square: House,
    /// What it rules out.
    pub gone: Candidate,
    /// From the far end of the strong link to the places in the box.
    pub chain: Chain,
}

/// A box whose places for a digit all lie in two crossing lines, and in neither alone.
struct Hinge<'a> {
    context: &'a Context<'a>,
    digit: Digit,
    square: House,
    /// The line that the strong link meets, and the one that loses a candidate.
    lines: [House; 2],
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
            Step::ruling_out(&INFO, context, [instance.gone], || pattern(instance.chain))
                .map_or(ControlFlow::Continue(()), &mut *found)
        })
    }
}

/// Hands over every empty rectangle.
pub(super) fn instances(
    context: &Context<'_>,
    found: &mut dyn FnMut(Found) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in context.digits() {
        for square in (0..context.geometry().side()).map(House::of_box) {
            for [row, col] in crossings(context, digit, square) {
                for lines in [[row, col], [col, row]] {
                    let hinge = Hinge {
                        context,
                        digit,
                        square,
                        lines,
                    };
                    hinge.instances(found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The rows and columns that together hold all places of the digit in the box, each alone at least one.
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

impl Hinge<'_> {
    /// Its instances, one for each strong link that meets the first line outside the box.
    fn instances(&self, found: &mut dyn FnMut(Found) -> ControlFlow<()>) -> ControlFlow<()> {
        for near in self.context.grid().places_in(self.lines[0], self.digit) {
            let link = self.across(self.lines[0], near);
            if let Some([a, b]) = self.context.pair(link, self.digit) {
                let far = if a == near { b } else { a };
                if let Some(instance) = self.instance(link, [far, near]) {
                    found(instance)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn instance(&self, link: House, [far, near]: [Cell; 2]) -> Option<Found> {
        let geometry = self.context.geometry();
        let [row, col] = [self.across(link, far), self.lines[1]];
        let line = if row.kind == HouseKind::Row {
            [row, col]
        } else {
            [col, row]
        };
        let cell = geometry.cell(usize::from(line[0].index), usize::from(line[1].index));
        let gone = Candidate {
            cell,
            digit: self.digit,
        };
        let is_outside = |&cell: &Cell| !geometry.contains(self.square, cell);
        let fits = link != self.lines[1] && [far, near, cell].iter().all(is_outside);
        (fits && self.context.grid().has(gone)).then(|| Found {
            square: self.square,
            gone,
            chain: self.chain(link, [far, near]),
        })
    }

    /// The line through the cell that is not parallel to this one.
    fn across(&self, line: House, cell: Cell) -> House {
        let geometry = self.context.geometry();
        match line.kind {
            HouseKind::Row => House::col(geometry.col(cell)),
            _ => House::row(geometry.row(cell)),
        }
    }

    fn chain(&self, link: House, [far, near]: [Cell; 2]) -> Chain {
        let geometry = self.context.geometry();
        let inside = self.context.grid().places_in(self.square, self.digit);
        let (first, second) = inside.partition(|&cell| geometry.contains(self.lines[0], cell));
        let [first, second] = [first, second].map(|cells| Node {
            digit: self.digit,
            cells,
        });
        let ends = [far, near].map(|cell| claim(cell, self.digit));
        let [link, square] = [link, self.square].map(|house| Truth::House(house, self.digit));
        open_chain([(ends, link), ([first, second], square)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use crate::logic::techniques::check::{check, only_at, pencil};

    /// The digit 5 has these places in the middle box and in the second column.
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
