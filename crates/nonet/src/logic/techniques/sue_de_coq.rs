//! Sue de Coq: cells where a box and a line cross, with cells of the rest of the line and of the box that share
//! no digit of the crossing.
//!
//! There are as many of these cells as digits, counting digits outside the crossing for the line and for the box
//! separately. Each digit can be in them only once for its house, so each is there: the line loses the digits of
//! its cells elsewhere, the box those of its own, and both lose the crossing's other digits. The crossing has at
//! least two digits more than cells; line and box must each make up for one or more of them, and may have other
//! digits with a cell more for each. Also called two-sector disjoint subsets. Source: Sue de Coq on the Sudoku
//! Players' Forums, 2005; hobiwan there on further digits, 2008; <https://hodoku.sourceforge.net/en/tech_misc.php>

use crate::board::{Candidate, Cell, DigitSet, House, HouseKind, sort_short};
use crate::logic::{Context, Hodoku, Info, Level, Named, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::rated(
    "sue-de-coq",
    Hodoku::new("Sue de Coq", "1101", Level::Unfair, 250).naming(Named::Eliminated),
);

/// The most cells taken from one place on boards of more than nine digits.
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

/// Some cells of a list, as bits, and their digits.
#[derive(Clone, Copy)]
struct Choice {
    places: u32,
    digits: DigitSet,
}

impl Choice {
    fn size(self) -> usize {
        self.places.count_ones() as usize
    }

    /// How many cells are left for these digits once each other digit has taken one.
    fn for_digits(self, digits: DigitSet) -> usize {
        self.size().saturating_sub(self.digits.minus(digits).len())
    }

    fn cells(self, list: &[Cell]) -> impl Iterator<Item = Cell> + '_ {
        let chosen = list.iter().enumerate();
        let chosen = chosen.filter(move |(place, _)| self.places >> place & 1 == 1);
        chosen.map(|(_, &cell)| cell)
    }
}

fn crossing(
    context: &Context<'_>,
    houses: [House; 2],
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [line, area] = houses.map(|house| *context.geometry().house_set(house));
    let is_empty = |cell: &Cell| !context.candidates(*cell).is_empty();
    let lists = [line & area, line - area, area - line]
        .map(|cells| cells.iter().filter(is_empty).collect::<Vec<Cell>>());
    let middles = choices(context, &lists[0]).into_iter();
    let is_rich = |choice: &Choice| choice.size() > 1 && choice.digits.len() > choice.size() + 1;
    let mut middles = middles.filter(is_rich).peekable();
    if middles.peek().is_none() {
        return ControlFlow::Continue(());
    }
    let sides = [1, 2].map(|side| choices(context, &lists[side]));
    middles.try_for_each(|middle| {
        meet(middle, &sides, &mut |sides| {
            let choices = [middle, sides[0], sides[1]];
            let step = step(context, houses, &lists, choices);
            step.map_or(ControlFlow::Continue(()), &mut *found)
        })
    })
}

/// The choices of line and box that make up for the surplus digits of a crossing.
fn meet(
    middle: Choice,
    sides: &[Vec<Choice>; 2],
    found: &mut dyn FnMut([Choice; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let need = middle.digits.len() - middle.size();
    let fits = |side: &Choice| {
        let leaves_some = !middle.digits.is_subset(side.digits);
        leaves_some && (1..need).contains(&side.for_digits(middle.digits))
    };
    let [of_lines, of_areas] = sides.each_ref().map(|side| {
        let fitting = side.iter().copied().filter(fits);
        fitting.collect::<Vec<Choice>>()
    });
    for &of_line in &of_lines {
        let rest = need - of_line.for_digits(middle.digits);
        let taken = of_line.digits.intersection(middle.digits);
        for &of_area in &of_areas {
            let is_disjoint = of_area.digits.intersection(taken).is_empty();
            if is_disjoint && of_area.for_digits(middle.digits) == rest {
                found([of_line, of_area])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every choice among these cells.
fn choices(context: &Context<'_>, cells: &[Cell]) -> Vec<Choice> {
    let side = context.geometry().side();
    let most = if side > 9 { MOST_CELLS } else { side };
    let mut choices = vec![Choice {
        places: 0,
        digits: DigitSet::EMPTY,
    }];
    for (place, &cell) in cells.iter().enumerate() {
        for index in 0..choices.len() {
            let before = choices[index];
            if before.size() < most {
                choices.push(Choice {
                    places: before.places | 1 << place,
                    digits: before.digits.union(context.candidates(cell)),
                });
            }
        }
    }
    choices
}

fn step(
    context: &Context<'_>,
    houses: [House; 2],
    lists: &[Vec<Cell>; 3],
    choices: [Choice; 3],
) -> Option<Step> {
    let [middle, of_line, of_area] = choices.map(|choice| choice.digits);
    let only_crossing = middle.minus(of_line.union(of_area));
    let cover = [of_line, of_area].map(|digits| digits.union(only_crossing));
    let cells = choices
        .iter()
        .zip(lists)
        .flat_map(|(choice, list)| choice.cells(list));
    let mut cells: Vec<Cell> = cells.collect();
    sort_short(&mut cells, |&item| item);
    let covers = houses.into_iter().zip(cover);
    let covers = covers.flat_map(|(house, digits)| digits.iter().map(move |digit| (house, digit)));
    let lost = covers.clone().flat_map(|(house, digit)| {
        let places = context.grid().places_in(house, digit);
        places.map(move |cell| Candidate { cell, digit })
    });
    let lost = lost.filter(|candidate| cells.binary_search(&candidate.cell).is_err());
    Step::ruling_out(&INFO, context, lost, || Pattern::Truths {
        base: cells.iter().map(|&cell| Truth::Cell(cell)).collect(),
        cover: covers
            .map(|(house, digit)| Truth::House(house, digit))
            .collect(),
        cells: cells.clone(),
        digits: middle.union(of_line).union(of_area),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{concludes, pencil};

    #[test]
    fn line_and_box_share_the_digits_of_a_crossing() {
        let cells = [
            ("r1c1", "1234"),
            ("r1c2", "1234"),
            ("r1c7", "12"),
            ("r2c1", "34"),
        ];
        let lost = "r1c3-1 r1c3-2 r1c3-3 r1c3-4 r1c4-1 r1c4-2 r1c5-1 r1c5-2 r1c6-1 r1c6-2 \
            r1c8-1 r1c8-2 r1c9-1 r1c9-2 r2c2-3 r2c2-4 r2c3-3 r2c3-4 r3c1-3 r3c1-4 r3c2-3 r3c2-4 r3c3-3 r3c3-4";
        assert!(concludes(&SueDeCoq, &pencil(&cells), lost));
        let shared = [cells[0], cells[1], cells[2], ("r2c1", "23")];
        assert!(SueDeCoq.all(&Context::new(&pencil(&shared))).is_empty());
        let further = [cells[0], cells[1], cells[2], ("r2c1", "345")];
        assert!(SueDeCoq.all(&Context::new(&pencil(&further))).is_empty());
    }

    #[test]
    fn a_further_digit_takes_a_further_cell() {
        let cells = [
            ("r1c1", "1234"),
            ("r1c2", "1234"),
            ("r1c7", "12"),
            ("r2c1", "345"),
            ("r3c2", "345"),
        ];
        assert_eq!(SueDeCoq.all(&Context::new(&pencil(&cells))).len(), 1);
    }

    /// On a large board at most three cells come from one place; on a small one all may.
    #[test]
    fn few_cells_of_a_large_board_are_chosen() {
        let n_choices = |high, wide, n| {
            let geometry = crate::board::Geometry::shared(high, wide).unwrap();
            let grid = crate::board::Grid::new(&crate::board::Puzzle::empty(geometry.clone()));
            let cells = &geometry.house_cells(House::row(0))[..n];
            choices(&Context::new(&grid), cells).len()
        };
        assert_eq!(n_choices(2, 3, 4), 1 << 4);
        assert_eq!(n_choices(3, 3, 6), 1 << 6);
        assert_eq!(n_choices(4, 4, 5), 1 + 5 + 10 + 10);
    }
}
