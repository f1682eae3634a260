//! What a hint or a step puts on the board: roles of cells and candidates, houses to outline.
//!
//! It is read from the shape of the pattern; the technique is never asked.

use super::model::Model;
use super::view::board::{LinkView, Mark, Role};
use super::words::house_to_look_at;
use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry, Grid, House, sort_short};
use crate::logic::{Deduction, Step};
use crate::protocol::{Diagnosis, Help, Mistake, Possible};

/// The roles of one moment.
#[derive(Debug, Default)]
pub(super) struct Scene {
    houses: Vec<House>,
    /// If a cell, or a candidate below, occurs more than once, the last entry counts.
    roles: Vec<(Cell, Role)>,
    marks: Vec<(Candidate, Mark)>,
    /// The cells whose candidates must be visible even if the switch is off.
    pub(super) open: Vec<Cell>,
    /// What each cell shows instead of the player's digit; empty if nothing is replaced.
    pub(super) shown: Vec<Option<Digit>>,
    /// The candidates to show, if they are not those of the board.
    pub(super) grid: Option<Grid>,
    /// The links of chains.
    pub(super) links: Vec<LinkView>,
}

impl Scene {
    /// What a hint shows at this level.
    pub(super) fn of_hint(
        geometry: &Geometry,
        help: &Help,
        level: usize,
        n_links: Option<usize>,
    ) -> Self {
        match (help, level) {
            (Help::Step(_), 1) => Self::default(),
            (Help::Step(step), 2) => Self::of_house(geometry, house_to_look_at(geometry, step)),
            (Help::Step(step), 3) => Self::of_cells(geometry, step),
            (Help::Step(step), _) => Self::of_step(geometry, step, n_links),
            (Help::Mistakes(mistakes), _) => Self::of_mistakes(mistakes),
            (Help::Finished | Help::NoStep | Help::NoSolution | Help::Undecided, _) => {
                Self::default()
            }
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

    /// The cells that the result names.
    pub(super) fn of_named(cells: impl Iterator<Item = Cell>) -> Self {
        Self {
            roles: cells.map(|cell| (cell, Role::Named)).collect(),
            ..Self::default()
        }
    }

    fn of_mistakes(mistakes: &[Mistake]) -> Self {
        let cells = mistakes.iter().map(|mistake| mistake.cell());
        Self {
            roles: cells.clone().map(|cell| (cell, Role::Mistake)).collect(),
            open: cells.collect(),
            ..Self::default()
        }
    }

    /// After a step has been carried out, its cells stay marked.
    pub(super) fn of_done(step: &Step) -> Self {
        let mut scene = Self::default();
        scene.conclude(step);
        scene.marks.clear();
        scene
    }

    /// One of several solutions, and where they differ.
    pub(super) fn of_solution(geometry: &Geometry, all: &[Vec<Digit>], at: usize) -> Self {
        let differs = |cell: &Cell| {
            let mut digits = all.iter().map(|solution| solution[cell.index()]);
            let first = digits.next();
            digits.any(|digit| Some(digit) != first)
        };
        let cells = geometry.cells().filter(differs);
        Self {
            roles: cells.map(|cell| (cell, Role::Differs)).collect(),
            shown: all
                .get(at)
                .into_iter()
                .flatten()
                .copied()
                .map(Some)
                .collect(),
            ..Self::default()
        }
    }

    pub(super) fn of_diagnosis(geometry: &Geometry, diagnosis: &Diagnosis) -> Self {
        let (cells, role) = match diagnosis {
            Diagnosis::None { core, .. } => (core.clone(), Role::Named),
            Diagnosis::One { redundant, .. } => (redundant.clone(), Role::Named),
            Diagnosis::Several { possible, .. } => (differing(geometry, possible), Role::Differs),
            Diagnosis::Undecided => (Vec::new(), Role::None),
        };
        Self {
            roles: cells.into_iter().map(|cell| (cell, role)).collect(),
            ..Self::default()
        }
    }

    /// The candidates that are in no solution are marked as eliminated.
    pub(super) fn of_possible(geometry: &Geometry, possible: &Possible) -> Self {
        let all = DigitSet::full(geometry.side());
        let sets = possible.proven.iter().zip(&possible.unknown);
        let marks = geometry
            .cells()
            .zip(sets)
            .flat_map(|(cell, (&proven, &unknown))| {
                let gone = all.minus(proven).minus(unknown);
                let mark = move |digit| (Candidate { cell, digit }, Mark::Out);
                gone.iter().map(mark).collect::<Vec<_>>()
            });
        Self {
            marks: marks.collect(),
            ..Self::default()
        }
    }

    /// The cells of a step, but not yet why.
    fn of_cells(geometry: &Geometry, step: &Step) -> Self {
        let evidence = step.pattern.evidence(geometry);
        let cells = evidence.cells.iter().map(|&(cell, _)| cell);
        Self {
            houses: evidence.houses.iter().map(|&(house, _)| house).collect(),
            roles: cells.clone().map(|cell| (cell, Role::Pattern)).collect(),
            open: cells.collect(),
            ..Self::default()
        }
    }

    /// The board before a step of the path, and the step.
    pub(super) fn of_path(model: &Model, steps: &[Step], at: usize) -> Self {
        let mut grid = model.play.grid();
        steps.iter().take(at).for_each(|step| step.apply(&mut grid));
        let geometry = model.play.geometry();
        let mut scene = match steps.get(at) {
            Some(step) => Self::of_step(geometry, step, model.ui.n_links),
            None => Self::default(),
        };
        scene.shown = geometry.cells().map(|cell| grid.value(cell)).collect();
        scene.grid = Some(grid);
        scene
    }

    pub(super) fn of_step(geometry: &Geometry, step: &Step, n_links: Option<usize>) -> Self {
        let evidence = step.pattern.evidence(geometry);
        let mut scene = match evidence.houses.as_slice() {
            [(first, _), ..] => Self::of_house(geometry, *first),
            [] => Self::default(),
        };
        scene.houses = evidence.houses.iter().map(|&(house, _)| house).collect();
        for (cell, _) in evidence.cells {
            scene.roles.push((cell, Role::Pattern));
            scene.open.push(cell);
        }
        let marks = evidence.candidates.into_iter();
        let marks = marks.map(|(candidate, part)| (candidate, Mark::of(part)));
        scene.marks.extend(marks);
        let told = n_links.unwrap_or(usize::MAX);
        let links = evidence.links.iter().take(told);
        scene.links = links.map(|link| LinkView::new(geometry, link)).collect();
        scene.conclude(step);
        scene
    }

    fn conclude(&mut self, step: &Step) {
        for &deduction in &step.deductions {
            let candidate = deduction.candidate();
            let (role, mark) = match deduction {
                Deduction::Place(_) => (Role::Placed, Mark::Placed),
                Deduction::Eliminate(_) => (Role::Out, Mark::Out),
            };
            // A cell of the pattern stays one, even if it loses candidates.
            if role == Role::Placed || self.role(candidate.cell) != Role::Pattern {
                self.roles.push((candidate.cell, role));
            }
            self.marks.push((candidate, mark));
            self.open.push(candidate.cell);
        }
    }

    /// The role of a cell.
    pub(super) fn role(&self, cell: Cell) -> Role {
        let mut last = self.roles.iter().rev();
        last.find(|(c, _)| *c == cell)
            .map_or(Role::None, |(_, role)| *role)
    }

    /// The candidates of a cell that have a role, each once, in ascending order.
    pub(super) fn marks(&self, cell: Cell) -> Vec<(Digit, Mark)> {
        let mut marks: Vec<(Digit, Mark)> = Vec::new();
        for (candidate, mark) in self.marks.iter().filter(|(c, _)| c.cell == cell) {
            marks.retain(|(digit, _)| *digit != candidate.digit);
            marks.push((candidate.digit, *mark));
        }
        sort_short(&mut marks, |(digit, _)| *digit);
        marks
    }

    /// The houses as rectangles: top, left, rows, columns.
    pub(super) fn outlines(&self, geometry: &Geometry) -> Vec<[usize; 4]> {
        let houses = self.houses.iter();
        houses
            .filter_map(|&house| rectangle(geometry, house))
            .collect()
    }
}

/// The cells in which solutions differ, as far as known.
pub(super) fn differing(geometry: &Geometry, possible: &Possible) -> Vec<Cell> {
    let cells = geometry.cells().zip(&possible.proven);
    let several = cells.filter(|(_, digits)| digits.len() > 1);
    several.map(|(cell, _)| cell).collect()
}

fn rectangle(geometry: &Geometry, house: House) -> Option<[usize; 4]> {
    let cells = geometry.house_cells(house);
    let (first, last) = (*cells.first()?, *cells.last()?);
    let (top, left) = (geometry.row(first), geometry.col(first));
    let (rows, cols) = (geometry.row(last) + 1 - top, geometry.col(last) + 1 - left);
    Some([top, left, rows, cols])
}
