//! Reads a written step, in either notation.

use super::cursor::{Cursor, StepError};
use super::name;
use super::shapes::SHAPES;
use crate::board::{Candidate, Geometry, sort_short};
use crate::logic::{Deduction, Info, Pattern, Step, techniques};

/// The step in a line, as [`step_line`](super::step_line) writes it in any notation. No grid is involved: whether
/// the step is there and right is for [`proof`](crate::logic::proof) to decide.
///
/// # Errors
/// Names the place up to which the line was understood and what should follow.
///
/// ```
/// use nonet::board::Geometry;
/// use nonet::text::{Expected, Notation, read_step, step_line};
/// let nine = Geometry::classic();
/// let step = read_step(&nine, "AIC: 3 3- r4c7 -2- r5c8 =2= r5c1 =3= r5c6 -3 => r4c46<>3").expect("a chain");
/// let line = "AIC: (3=2)r4c7-(2)r5c8=(2-3)r5c1=(3)r5c6 => r4c46<>3";
/// assert_eq!(step_line(&nine, &step, Notation::Eureka), line);
/// assert_eq!(read_step(&nine, line), Ok(step));
/// let error = read_step(&nine, "X-Wing: 8 c57 r7x => r7c6<>8").expect_err("no x");
/// assert_eq!(error.column, 17);
/// assert!(error.expected.contains(&Expected::Sign("=>")));
/// ```
pub fn read_step(geometry: &Geometry, line: &str) -> Result<Step, StepError> {
    let mut cursor = Cursor::new(geometry, line);
    step(&mut cursor).ok_or_else(|| cursor.error())
}

fn step(cursor: &mut Cursor<'_>) -> Option<Step> {
    let technique = technique(cursor)?;
    let pattern = SHAPES.iter().find_map(|shape| {
        cursor.attempt(|cursor| {
            let pattern = shape(cursor)?;
            cursor.eat("=>")?;
            Some(pattern)
        })
    });
    let deductions = deductions(cursor)?;
    let pattern = match (pattern, deductions.as_slice()) {
        (Some(Pattern::Single { candidate, house }), [Deduction::Place(placed)]) => {
            let cell = placed.cell;
            Pattern::Single {
                candidate: Candidate { cell, ..candidate },
                house,
            }
        }
        (None, &[Deduction::Place(candidate)]) => Pattern::Single {
            candidate,
            house: None,
        },
        (Some(Pattern::Single { .. }) | None, _) => {
            return cursor.miss("one-placement");
        }
        (Some(pattern), _) => pattern,
    };
    Some(Step {
        technique,
        deductions,
        pattern,
    })
}

fn technique(cursor: &mut Cursor<'_>) -> Option<&'static Info> {
    cursor.name(|text| {
        let mut all = techniques::infos();
        all.find(|info| info.slug == text || name(info).eq_ignore_ascii_case(text))
    })
}

/// Placements and eliminations, sorted: `r1c5=7, r1c25<>4`.
pub(super) fn deductions(cursor: &mut Cursor<'_>) -> Option<Vec<Deduction>> {
    let parts = cursor.list(",", |cursor| {
        let cells = cursor.cells()?;
        let places = cursor.attempt(|cursor| cursor.eat("=")).is_some();
        if !places {
            cursor.eat("<>")?;
        }
        let digit = cursor.digit()?;
        let candidates = cells.into_iter().map(move |cell| Candidate { cell, digit });
        Some(candidates.map(move |candidate| match places {
            true => Deduction::Place(candidate),
            false => Deduction::Eliminate(candidate),
        }))
    })?;
    cursor.end()?;
    let mut all: Vec<Deduction> = parts.into_iter().flatten().collect();
    sort_short(&mut all, |&deduction| deduction);
    all.dedup();
    Some(all)
}
