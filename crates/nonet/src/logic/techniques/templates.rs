//! Templates: all ways of placing one digit on the whole board.
//!
//! Sound because one of them is the solution's: a place that is in all of them is right (template set), a place
//! that is in none of them is wrong (template delete). Other digits cannot go where a place is right, so
//! their templates become fewer, until nothing more follows.
//! Also called pattern overlay method (POM).
//! Source: M. Garrett and others on the Sudoku Players' Forum, 2005;
//! <https://hodoku.sourceforge.net/en/tech_others.php>

use crate::board::{Candidate, CellSet, Digit, sort_short};
use crate::logic::templates::{Rows, Templates};
use crate::logic::{Context, Deduction, Hodoku, Info, Level, Pattern, Step, Technique};
use std::ops::ControlFlow;

static SET_INFO: Info = Info::rated(
    "template-set",
    Hodoku::new("Template Set", "1201", Level::Extreme, 10000),
);

static DELETE_INFO: Info = Info::rated(
    "template-delete",
    Hodoku::new("Template Delete", "1202", Level::Extreme, 10000),
);

/// Finds the places that every template of a digit uses: one step for each digit.
#[derive(Debug)]
pub(crate) struct TemplateSet;

/// Finds the places that no template of a digit uses: one step for each digit.
#[derive(Debug)]
pub(crate) struct TemplateDelete;

impl Technique for TemplateSet {
    fn info(&self) -> &'static Info {
        &SET_INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let overlay = Overlay::new(context);
        for digit in context.digits() {
            let common = overlay.all.iter().filter(|c| c.digit == digit).copied();
            let needed = !common.clone().all(|c| overlay.alone.contains(&c));
            let mut places: Vec<Candidate> = common.collect();
            sort_short(&mut places, |&item| item);
            let places = places.into_iter().map(Deduction::Place).collect();
            let step = overlay.step(&SET_INFO, digit, places, needed);
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
        ControlFlow::Continue(())
    }
}

impl Technique for TemplateDelete {
    fn info(&self) -> &'static Info {
        &DELETE_INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let overlay = Overlay::new(context);
        for digit in context.digits() {
            let rows = &overlay.rows[digit.index()];
            let barred = overlay.all.iter().filter(|c| c.digit != digit);
            let barred = CellSet::of(context.geometry().n_cells(), barred.map(|c| c.cell));
            let lost = (barred & *context.places(digit)) | overlay.templates.unused(rows);
            let needed = lost != *context.impossible(digit);
            let lost = context.of(digit, lost).map(Deduction::Eliminate).collect();
            let step = overlay.step(&DELETE_INFO, digit, lost, needed);
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
        ControlFlow::Continue(())
    }
}

/// The templates of all digits.
struct Overlay<'a> {
    templates: Templates<'a>,
    /// The remaining places of each digit.
    rows: Vec<Rows>,
    /// The places that every template of their digit uses, in the order in which they follow.
    all: Vec<Candidate>,
    /// Those that follow from their digit alone.
    alone: Vec<Candidate>,
}

impl<'a> Overlay<'a> {
    fn new(context: &'a Context<'_>) -> Self {
        let templates = Templates::new(context.geometry());
        let rows = context.digits();
        let mut overlay = Self {
            rows: rows.map(|d| templates.rows(context.grid(), d)).collect(),
            templates,
            all: Vec::new(),
            alone: Vec::new(),
        };
        overlay.alone = context.digits().flat_map(|d| overlay.common(d)).collect();
        while context
            .digits()
            .fold(false, |any, d| overlay.bar(context, d) | any)
        {}
        overlay
    }

    /// The places that every template of the digit uses.
    fn common(&self, digit: Digit) -> Vec<Candidate> {
        let cells = self.templates.common(&self.rows[digit.index()]).iter();
        cells.map(|cell| Candidate { cell, digit }).collect()
    }

    /// Closes such places to the other digits: are there new ones?
    fn bar(&mut self, context: &Context<'_>, digit: Digit) -> bool {
        let known = self.all.len();
        let new = self.common(digit).into_iter();
        let new: Vec<Candidate> = new.filter(|c| !self.all.contains(c)).collect();
        self.all.extend(new);
        for place in &self.all[known..] {
            let (row, col) = (
                context.geometry().row(place.cell),
                context.geometry().col(place.cell),
            );
            for other in context.digits().filter(|&other| other != digit) {
                self.rows[other.index()][row] &= !(1 << col);
            }
        }
        self.all.len() > known
    }

    /// The step with these deductions for a digit, with the places before it if they are needed; `None` without
    /// deductions.
    fn step(
        &self,
        technique: &'static Info,
        digit: Digit,
        deductions: Vec<Deduction>,
        needed: bool,
    ) -> Option<Step> {
        let before = if needed { &self.all[..] } else { &[] };
        (!deductions.is_empty()).then(|| Step {
            technique,
            deductions,
            pattern: Pattern::Templates {
                digit,
                before: before.to_vec(),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::House;
    use crate::logic::techniques::check::{check, only_at, pencil};

    #[test]
    fn a_place_in_every_template_is_set() {
        let grid = only_at(&pencil(&[]), House::row(3), 6, &["r4c8"]);
        check(&TemplateSet, &grid, &["r4c8=6"]);
    }

    #[test]
    fn a_place_in_no_template_is_deleted() {
        let grid = only_at(&pencil(&[]), House::of_box(0), 5, &["r2c1", "r2c3"]);
        let expected = "r2c4-5 r2c5-5 r2c6-5 r2c7-5 r2c8-5 r2c9-5";
        check(&TemplateDelete, &grid, &[expected]);
        check(&TemplateSet, &grid, &[]);
    }

    #[test]
    fn an_open_board_shows_nothing() {
        check(&TemplateSet, &pencil(&[]), &[]);
        check(&TemplateDelete, &pencil(&[]), &[]);
    }
}
