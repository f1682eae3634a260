//! What a hint or a step puts on the board: roles of cells and candidates, houses to outline.
//!
//! It is read off the shape of the pattern; the technique is never asked.

use super::{Mark, Role};
use crate::app::model::{Model, Panel};
use crate::app::words::house_to_look_at;
use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry, House};
use crate::logic::{Deduction, Pattern, Step};
use crate::protocol::{Help, Mistake};
use std::collections::{BTreeMap, BTreeSet};

/// The roles of one moment.
#[derive(Debug, Default)]
pub(super) struct Scene {
    houses: Vec<House>,
    roles: BTreeMap<Cell, Role>,
    marks: BTreeMap<Candidate, Mark>,
    /// The cells whose candidates must be seen although the switch is off.
    pub(super) open: BTreeSet<Cell>,
}

impl Scene {
    /// What the panel shows on the board.
    pub(super) fn new(model: &Model) -> Self {
        let geometry = model.play.geometry();
        match &model.ui.panel {
            Panel::Hint(Help::Step(step), 1) => Self::of_house(geometry, house_to_look_at(step)),
            Panel::Hint(Help::Step(step), _) => Self::of_step(geometry, step),
            Panel::Hint(Help::Mistake(mistake), _) => Self::of_mistake(*mistake),
            Panel::Stepped(step) => Self::of_done(step),
            _ => Self::default(),
        }
    }

    fn of_house(geometry: &Geometry, house: House) -> Self {
        let cells = geometry.house_cells(house).iter();
        Self {
            houses: vec![house],
            roles: cells.map(|&cell| (cell, Role::House)).collect(),
            ..Self::default()
        }
    }

    fn of_mistake(mistake: Mistake) -> Self {
        let (Mistake::Digit(cell, _) | Mistake::Erased(cell, _) | Mistake::Together(cell, _)) =
            mistake;
        Self {
            roles: BTreeMap::from([(cell, Role::Mistake)]),
            open: BTreeSet::from([cell]),
            ..Self::default()
        }
    }

    /// After a step was carried out its cells are still told apart.
    fn of_done(step: &Step) -> Self {
        let mut scene = Self::default();
        scene.conclude(step);
        scene.marks.clear();
        scene
    }

    fn of_step(geometry: &Geometry, step: &Step) -> Self {
        let (houses, cells, digits) = evidence(step);
        let mut scene = match houses.as_slice() {
            [first, ..] => Self::of_house(geometry, *first),
            [] => Self::default(),
        };
        scene.houses = houses;
        for cell in cells {
            scene.roles.insert(cell, Role::Pattern);
            scene.open.insert(cell);
            let marks = digits
                .iter()
                .map(|digit| (Candidate { cell, digit }, Mark::Pattern));
            scene.marks.extend(marks);
        }
        scene.conclude(step);
        scene
    }

    fn conclude(&mut self, step: &Step) {
        for &deduction in &step.deductions {
            let (candidate, role, mark) = match deduction {
                Deduction::Place(candidate) => (candidate, Role::Placed, Mark::Placed),
                Deduction::Eliminate(candidate) => (candidate, Role::Out, Mark::Out),
            };
            let in_pattern = self.roles.get(&candidate.cell) == Some(&Role::Pattern);
            if !(in_pattern && role == Role::Out) {
                self.roles.insert(candidate.cell, role);
            }
            self.marks.insert(candidate, mark);
            self.open.insert(candidate.cell);
        }
    }

    /// The part of a cell.
    pub(super) fn role(&self, cell: Cell) -> Role {
        self.roles.get(&cell).copied().unwrap_or(Role::None)
    }

    /// The part of a candidate that is still there.
    pub(super) fn mark(&self, cell: Cell, digit: Digit) -> Mark {
        let candidate = Candidate { cell, digit };
        self.marks.get(&candidate).copied().unwrap_or(Mark::Plain)
    }

    /// The digits that a cell loses or becomes.
    pub(super) fn concluded(&self, cell: Cell) -> DigitSet {
        let marks = self.marks.iter().filter(|(candidate, mark)| {
            candidate.cell == cell && matches!(mark, Mark::Out | Mark::Placed)
        });
        marks.map(|(candidate, _)| candidate.digit).collect()
    }

    /// The houses as rectangles: top, left, rows, columns.
    pub(super) fn outlines(&self, geometry: &Geometry) -> Vec<[usize; 4]> {
        let houses = self.houses.iter();
        houses
            .filter_map(|&house| rectangle(geometry, house))
            .collect()
    }
}

fn rectangle(geometry: &Geometry, house: House) -> Option<[usize; 4]> {
    let cells = geometry.house_cells(house);
    let (first, last) = (*cells.first()?, *cells.last()?);
    let (top, left) = (geometry.row(first), geometry.col(first));
    let (rows, cols) = (geometry.row(last) + 1 - top, geometry.col(last) + 1 - left);
    Some([top, left, rows, cols])
}

fn evidence(step: &Step) -> (Vec<House>, Vec<Cell>, DigitSet) {
    match &step.pattern {
        Pattern::Single { candidate, house } => (
            house.iter().copied().collect(),
            vec![candidate.cell],
            DigitSet::only(candidate.digit),
        ),
        Pattern::Intersection {
            digit,
            base,
            cover,
            cells,
        } => (vec![*base, *cover], cells.clone(), DigitSet::only(*digit)),
        Pattern::Subset {
            house,
            cells,
            digits,
        } => (vec![*house], cells.clone(), *digits),
    }
}
