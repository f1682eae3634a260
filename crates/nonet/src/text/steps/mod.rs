//! A step in a line: `Naked Pair: 2,6 in r15c1 => r2368c1<>2`. Chains and houses are written like HoDoKu's or like the
//! Sudopedia's (Eureka); what is written reads back as the same step. docs/FORMATS.md has the grammar.
//!
//! Sources: <https://hodoku.sourceforge.net/en/techniques.php>; Sudopedia, "Eureka", "Nice Loop".

mod berthier;
mod brief;
mod cursor;
mod eureka;
mod hodoku;
mod links;
mod net;
mod notation;
mod parts;
mod read;
mod runs;
mod shapes;
mod symmetry;
mod write;

pub use berthier::Sequence;
pub use brief::{Brief, hodoku_line};
pub use cursor::{Expected, StepError};
pub use links::with_houses;
pub use notation::Notation;
pub use read::read_step;
pub use runs::named_cells;

use crate::board::Geometry;
use crate::logic::{Info, Step, techniques};
use crate::text::notation::deductions;
use write::Writer;

/// The step in a line: its technique, its pattern, what it concludes.
///
/// ```
/// use nonet::board::{Geometry, Grid, Puzzle};
/// use nonet::logic::{Context, techniques};
/// use nonet::text::{Notation, read_step, step_line};
/// let four = Geometry::shared(2, 2).expect("4x4 is a board");
/// let read = nonet::text::read_any("123.............", &Default::default()).expect("a puzzle");
/// let grid = Grid::new(&read.likeliest().puzzle);
/// let step = techniques::ALL.iter().find_map(|technique| technique.first(&Context::new(&grid)));
/// let step = step.expect("the fourth cell is clear");
/// let line = step_line(&four, &step, Notation::Hodoku);
/// assert_eq!(line, "Full House: 4 in r1 => r1c4=4");
/// assert_eq!(read_step(&four, &line), Ok(step));
/// ```
pub fn step_line(geometry: &Geometry, step: &Step, notation: Notation) -> String {
    line(geometry, step, Writer { geometry, notation }.pattern(step))
}

/// The step in a line, as [`step_line`], if it is a single, an intersection or a subset; otherwise without its pattern.
pub fn simple_line(geometry: &Geometry, step: &Step, notation: Notation) -> String {
    line(
        geometry,
        step,
        Writer { geometry, notation }.simple(&step.pattern),
    )
}

fn line(geometry: &Geometry, step: &Step, pattern: Option<String>) -> String {
    let (name, outcome) = (name(step.technique), deductions(geometry, &step.deductions));
    match pattern {
        Some(pattern) => format!("{name}: {pattern} => {outcome}"),
        None => format!("{name}: {outcome}"),
    }
}

/// Steps as text: the start, then each step in its own line, and `-` if they do not end in the solution.
pub fn steps_text(
    start: String,
    steps: impl IntoIterator<Item = String>,
    solved: Option<bool>,
) -> String {
    let mut text = start;
    for step in steps {
        text += "\n   ";
        text += &step;
    }
    if solved == Some(false) {
        text += "\n   -";
    }
    text
}

/// HoDoKu's name, or the slug. Where HoDoKu has one name for several techniques, all but the first get both.
fn name(info: &Info) -> String {
    let Some(row) = info.hodoku else {
        return info.slug.to_owned();
    };
    let called = |info: &Info| info.hodoku.is_some_and(|other| other.name == row.name);
    let mut all = techniques::infos();
    if all.find(|info| called(info)) == Some(info) {
        row.name.to_owned()
    } else {
        format!("{} [{}]", row.name, info.slug)
    }
}
