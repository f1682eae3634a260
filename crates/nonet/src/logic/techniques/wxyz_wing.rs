//! WXYZ-wing: four cells with four digits between them, of which only one, Z, has places that do not all see
//! each other.
//!
//! Any other of the digits is in at most one of the cells, so of four cells at least one holds Z, and cells that
//! see all their places for Z do not. Three of the cells lie in a house and have all four digits; the fourth has
//! two of them, Z and one whose places it sees. (However four such cells are bent, they can be split like this.)
//! Also called bent quad; with other numbers of cells XYZ-wing, VWXYZ-wing; an instance of ALS-XZ. Source: A.
//! Stuart and StrmCkr, <https://www.sudokuwiki.org/WXYZ_Wing>

use super::wing::als;
use crate::board::{Cell, Digit, DigitSet, House, sort_short};
use crate::logic::{Common, Context, Family, Info, Pattern, Step, Technique};
use std::ops::ControlFlow;

static INFO: Info = Info::of(Family::Wings, "wxyz-wing");

/// Finds three cells of a house, by house, then the fourth in reading order. Four cells that can be split in two
/// ways are reported once.
#[derive(Debug)]
pub(crate) struct WxyzWing;

impl Technique for WxyzWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut known = Vec::new();
        let bivalue = context.bivalue().iter();
        let bivalue: Vec<_> = bivalue.map(|c| (c, context.candidates(c))).collect();
        for house in context.geometry().houses() {
            triples(context, house, &mut |three, digits| {
                for &(fourth, two) in bivalue.iter().filter(|(_, two)| two.is_subset(digits)) {
                    for shared in two.iter() {
                        let wing = Wing {
                            context,
                            three,
                            fourth,
                            shared,
                        };
                        if let Some(step) = wing.step().filter(|_| wing.is_new(&mut known)) {
                            found(step)?;
                        }
                    }
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// Reports each three cells of the house that have four digits between them, with these digits.
fn triples(
    context: &Context<'_>,
    house: House,
    found: &mut dyn FnMut([Cell; 3], DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let cells = context.geometry().house_cells(house).iter();
    let cells = cells.map(|&cell| (cell, context.candidates(cell)));
    let cells: Vec<_> = cells
        .filter(|(_, digits)| (2..=4).contains(&digits.len()))
        .collect();
    for (i, &(a, first)) in cells.iter().enumerate() {
        for (j, &(b, second)) in cells.iter().enumerate().skip(i + 1) {
            let two = first.union(second);
            if two.len() > 4 {
                continue;
            }
            for &(c, third) in &cells[j + 1..] {
                let digits = two.union(third);
                if digits.len() == 4 {
                    found([a, b, c], digits)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Three cells of a house, the fourth, and the digit whose places need not see each other.
struct Wing<'a> {
    context: &'a Context<'a>,
    three: [Cell; 3],
    fourth: Cell,
    shared: Digit,
}

impl Wing<'_> {
    fn step(&self) -> Option<Step> {
        let joining = self
            .context
            .candidates(self.fourth)
            .without(self.shared)
            .first()?;
        if !self.is_restricted(joining) || self.is_restricted(self.shared) {
            return None;
        }
        let cells = self.three.into_iter().chain([self.fourth]);
        let cells = cells.filter(|&cell| self.context.candidates(cell).contains(self.shared));
        let gone = self.context.seen_by_all(self.shared, cells);
        let gone = self.context.of(self.shared, gone);
        Step::ruling_out(&INFO, self.context, gone, || self.pattern(joining))
    }

    /// Does the fourth cell see all places of the digit in the three?
    fn is_restricted(&self, digit: Digit) -> bool {
        let mut cells = self.three.iter();
        cells.all(|&cell| {
            let has = self.context.candidates(cell).contains(digit);
            !has || self.context.geometry().sees(cell, self.fourth)
        })
    }

    fn is_new(&self, known: &mut Vec<([Cell; 4], Digit)>) -> bool {
        let [a, b, c] = self.three;
        let mut cells = [a, b, c, self.fourth];
        sort_short(&mut cells, |&item| item);
        let is_new = !known.contains(&(cells, self.shared));
        known.push((cells, self.shared));
        is_new
    }

    fn pattern(&self, joining: Digit) -> Pattern {
        Pattern::Als {
            sets: vec![
                als(self.context, self.three.to_vec()),
                als(self.context, vec![self.fourth]),
            ],
            commons: vec![Common {
                digit: joining,
                between: (0, 1),
            }],
            stem: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, pencil};

    #[test]
    fn four_cells_around_a_hinge() {
        let cells = [
            ("r1c1", "1234"),
            ("r1c5", "14"),
            ("r1c7", "24"),
            ("r2c2", "34"),
        ];
        check(&WxyzWing, &pencil(&cells), &["r1c2-4 r1c3-4"]);
        let five = [
            ("r1c1", "1234"),
            ("r1c5", "14"),
            ("r1c7", "25"),
            ("r2c2", "34"),
        ];
        check(&WxyzWing, &pencil(&five), &[]);
    }

    #[test]
    fn what_can_be_taken_apart_in_two_ways_is_handed_over_once() {
        let cells = [
            ("r1c1", "1234"),
            ("r1c2", "234"),
            ("r1c5", "14"),
            ("r2c3", "24"),
        ];
        check(&WxyzWing, &pencil(&cells), &["r1c3-4"]);
    }

    #[test]
    fn a_naked_quad_is_no_wing() {
        let cells = [
            ("r1c1", "1234"),
            ("r1c2", "234"),
            ("r1c3", "14"),
            ("r2c3", "24"),
        ];
        check(&WxyzWing, &pencil(&cells), &[]);
    }

    #[test]
    fn another_digit_that_does_not_see_itself_spoils_it() {
        let cells = [
            ("r1c1", "1234"),
            ("r1c5", "134"),
            ("r1c7", "24"),
            ("r2c2", "34"),
        ];
        check(&WxyzWing, &pencil(&cells), &[]);
    }
}
