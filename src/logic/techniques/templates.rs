//! Templates: all ways to place one digit on the whole board.
//!
//! Sound because one of them is the solution's: a place that is in all of them is right (template set), a place
//! that is in none of them is wrong (template delete). It is all that can be said of one digit alone.
//! Also called pattern overlay method (POM).
//! Source: M. Garrett and others on the Sudoku Players' Forum, 2005;
//! <https://hodoku.sourceforge.net/en/tech_others.php>

use crate::board::Digit;
use crate::logic::templates::Templates;
use crate::logic::{Context, Deduction, Hodoku, Info, Level, Pattern, Step, Technique};
use std::ops::ControlFlow;

static SET_INFO: Info = Info {
    slug: "template-set",
    half_steps: None,
    hodoku: Some(Hodoku::new("Template Set", "1201", Level::Extreme, 10000)),
};

static DELETE_INFO: Info = Info {
    slug: "template-delete",
    half_steps: None,
    hodoku: Some(Hodoku::new(
        "Template Delete",
        "1202",
        Level::Extreme,
        10000,
    )),
};

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
        let templates = Templates::new(context.grid());
        for digit in context.digits() {
            let places = context.of(digit, templates.common(digit));
            let deductions: Vec<Deduction> = places.map(Deduction::Place).collect();
            hand_over(&SET_INFO, digit, deductions, found)?;
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
        for digit in context.digits() {
            let places = context.of(digit, *context.impossible(digit));
            let deductions: Vec<Deduction> = places.map(Deduction::Eliminate).collect();
            hand_over(&DELETE_INFO, digit, deductions, found)?;
        }
        ControlFlow::Continue(())
    }
}

fn hand_over(
    technique: &'static Info,
    digit: Digit,
    deductions: Vec<Deduction>,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if deductions.is_empty() {
        return ControlFlow::Continue(());
    }
    found(Step {
        technique,
        deductions,
        pattern: Pattern::Templates { digit },
    })
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
