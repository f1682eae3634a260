//! Sue de Coq: cells where a box and a line cross, with cells of the rest of the line and of the box that share
//! no digit of the crossing.
//!
//! All of these cells together are as many as their digits, those that are not in the crossing counted for
//! the line and for the box. Each digit can be in them only once for its house, so each is there: the line
//! loses elsewhere the digits of its cells, the box those of its own, and both lose the crossing's other digits.
//! The crossing has at least two digits more than cells; line and box must each make up for one or more of
//! them, and may have other digits with a cell more for each.
//! Also called two-sector disjoint subsets. Source: Sue de Coq on the Sudoku Players' Forums, 2005;
//! hobiwan there on further digits, 2008; <https://hodoku.sourceforge.net/en/tech_misc.php>

use crate::board::{Candidate, Cell, CellSet, DigitSet, House, HouseKind};
use crate::logic::{Context, Hodoku, Info, Level, Named, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info {
    slug: "sue-de-coq",
    half_steps: None,
    hodoku: Some(Hodoku::new("Sue de Coq", "1101", Level::Unfair, 250).naming(Named::Eliminated)),
};

/// On boards of more than nine digits no more cells than these are taken from one place.
const MOST_CELLS: usize = 3;

/// Finds crossings with their cells: by box, line, then cells.
#[derive(Debug)]
pub(crate) struct SueDeCoq;

impl Technique for SueDeCoq {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let geometry = context.geometry();
        let of_kind = |wanted: HouseKind| geometry.houses().filter(move |h| h.kind == wanted);
        for area in of_kind(HouseKind::Box) {
            for line in of_kind(HouseKind::Row).chain(of_kind(HouseKind::Col)) {
                crossing(context, [line, area], found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Some cells and their digits.
struct Choice {
    cells: CellSet,
    size: usize,
    digits: DigitSet,
}

impl Choice {
    /// How many cells are left for these digits when each further digit has taken one.
    fn for_digits(&self, digits: DigitSet) -> usize {
        self.size.saturating_sub(self.digits.minus(digits).len())
    }
}

fn crossing(
    context: &Context<'_>,
    houses: [House; 2],
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [line, area] = houses.map(|house| *context.geometry().house_set(house));
    let crossing: Vec<Choice> = choices(context, line & area);
    let is_rich = |choice: &&Choice| choice.size > 1 && choice.digits.len() > choice.size + 1;
    if !crossing.iter().any(|choice| is_rich(&choice)) {
        return ControlFlow::Continue(());
    }
    let sides = [line - area, area - line].map(|cells| choices(context, cells));
    for middle in crossing.iter().filter(is_rich) {
        let need = middle.digits.len() - middle.size;
        let fits = |side: &&Choice| (1..need).contains(&side.for_digits(middle.digits));
        let of_area: Vec<&Choice> = sides[1].iter().filter(fits).collect();
        for of_line in sides[0].iter().filter(fits) {
            let rest = need - of_line.for_digits(middle.digits);
            let taken = of_line.digits.intersection(middle.digits);
            for &of_area in &of_area {
                let is_disjoint = of_area.digits.intersection(taken).is_empty();
                if is_disjoint && of_area.for_digits(middle.digits) == rest {
                    let step = step(context, houses, middle, [of_line, of_area]);
                    step.map_or(ControlFlow::Continue(()), &mut *found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every choice of one or more empty cells among these.
fn choices(context: &Context<'_>, cells: CellSet) -> Vec<Choice> {
    let most = if context.geometry().side() > 9 {
        MOST_CELLS
    } else {
        context.geometry().side()
    };
    let mut choices = vec![Choice {
        cells: context.no_cells(),
        size: 0,
        digits: DigitSet::EMPTY,
    }];
    for cell in cells
        .iter()
        .filter(|&cell| !context.candidates(cell).is_empty())
    {
        for place in 0..choices.len() {
            let Choice {
                mut cells,
                size,
                digits,
            } = choices[place];
            if size < most {
                cells.insert(cell);
                choices.push(Choice {
                    cells,
                    size: size + 1,
                    digits: digits.union(context.candidates(cell)),
                });
            }
        }
    }
    choices
}

fn step(
    context: &Context<'_>,
    houses: [House; 2],
    middle: &Choice,
    sides: [&Choice; 2],
) -> Option<Step> {
    let digits = sides.map(|side| side.digits);
    let only_crossing = middle.digits.minus(digits[0].union(digits[1]));
    let cover = digits.map(|digits| digits.union(only_crossing));
    let lost = [0, 1].into_iter().flat_map(|side| {
        let cells = *context.geometry().house_set(houses[side]) - middle.cells - sides[side].cells;
        cover[side].iter().flat_map(move |digit| {
            let cells = cells.iter();
            cells.map(move |cell| Candidate { cell, digit })
        })
    });
    Step::ruling_out(&INFO, context, lost, || {
        let cells: Vec<Cell> = (middle.cells | sides[0].cells | sides[1].cells)
            .iter()
            .collect();
        let needs = [0, 1].into_iter().flat_map(|side| {
            cover[side]
                .iter()
                .map(move |digit| Truth::House(houses[side], digit))
        });
        Pattern::Truths {
            base: cells.iter().map(|&cell| Truth::Cell(cell)).collect(),
            cover: needs.collect(),
            cells,
            digits: middle.digits.union(digits[0]).union(digits[1]),
        }
    })
}
