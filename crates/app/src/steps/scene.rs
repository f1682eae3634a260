//! What a hint or a step puts on the board: roles of cells and candidates, houses to outline.
//!
//! They are derived from the shape of the pattern, never from the technique.

use crate::view::board::{Mark, Outline, Role};
use answers::protocol::{Diagnosis, HintResult, Mistake, Possible, StepView};
use game::play::Play;
use nonet::board::{Candidate, Cell, Digit, DigitSet, Geometry, House, sort_short};
use nonet::logic::{Deduction, Link, Node, Part};

/// The roles of one moment.
#[derive(Debug, Default)]
pub(crate) struct Scene {
    pub(crate) houses: Vec<(House, Part)>,
    /// If a cell, or a candidate below, occurs more than once, the last entry wins.
    pub(crate) roles: Vec<(Cell, Role)>,
    pub(crate) marks: Vec<(Candidate, Mark)>,
    /// The cells whose candidates must be visible even if the switch is off.
    pub(crate) open: Vec<Cell>,
    /// What each cell shows instead of the player's digit; empty if nothing is replaced.
    pub(crate) shown: Vec<Option<Digit>>,
    /// The board to show in place of the game's.
    pub(crate) play: Option<Play>,
    /// Was the board once like this in the game? Then digits keep their origin: the player or a tool.
    pub(crate) is_past: bool,
    /// The links of chains.
    pub(crate) links: Vec<Link>,
    /// The claims to number.
    pub(crate) nodes: Vec<Node>,
    /// The sets to letter.
    pub(crate) sets: Vec<Vec<Cell>>,
}

impl Scene {
    /// What a hint shows at this level.
    pub(crate) fn of_hint(
        geometry: &Geometry,
        help: &HintResult,
        level: usize,
        n_links: Option<usize>,
    ) -> Self {
        match (help, level) {
            (HintResult::Step(_), 1) => Self::default(),
            (HintResult::Step(step), 2) => Self::of_house(geometry, step.house),
            (HintResult::Step(step), 3) => Self::of_cells(step),
            (HintResult::Step(step), _) => Self::of_step(geometry, step, n_links),
            (HintResult::Mistakes(mistakes), _) => Self::of_mistakes(mistakes),
            (
                HintResult::Finished
                | HintResult::NoStep
                | HintResult::NoSolution
                | HintResult::Undecided,
                _,
            ) => Self::default(),
        }
    }

    pub(crate) fn of_house(geometry: &Geometry, house: House) -> Self {
        let cells = geometry.house_cells(house).iter();
        Self {
            houses: vec![(house, Part::Base)],
            roles: cells.map(|&cell| (cell, Role::House)).collect(),
            ..Self::default()
        }
    }

    /// The cells that the result names.
    pub(crate) fn of_named(cells: impl Iterator<Item = Cell>) -> Self {
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

    /// One of several solutions, and where they differ.
    pub(crate) fn of_solution(geometry: &Geometry, all: &[Vec<Digit>], at: usize) -> Self {
        let differs = |cell: &Cell| {
            let mut digits = all.iter().map(|solution| solution[cell.index()]);
            let first = digits.next();
            digits.any(|digit| Some(digit) != first)
        };
        let cells = geometry.cells().filter(differs);
        let shown = all.get(at).map_or(&[][..], |solution| solution);
        Self {
            roles: cells.map(|cell| (cell, Role::Differs)).collect(),
            shown: shown.iter().copied().map(Some).collect(),
            ..Self::default()
        }
    }

    pub(crate) fn of_diagnosis(geometry: &Geometry, diagnosis: &Diagnosis) -> Self {
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

    /// Marks the candidates that are in no solution as eliminated.
    pub(crate) fn of_possible(geometry: &Geometry, possible: &Possible) -> Self {
        let all = DigitSet::full(geometry.side());
        let sets = possible.proven.iter().zip(&possible.unknown);
        let mut scene = Self::default();
        for (cell, (&proven, &unknown)) in geometry.cells().zip(sets) {
            let gone = all.minus(proven).minus(unknown);
            let mark = |digit| (Candidate { cell, digit }, Mark::Out);
            scene.marks.extend(gone.iter().map(mark));
        }
        scene
    }

    /// The cells of a step, without the reason.
    fn of_cells(step: &StepView) -> Self {
        let evidence = &step.evidence;
        let cells = evidence.cells.iter().map(|&(cell, _)| cell);
        Self {
            houses: evidence.houses.clone(),
            roles: cells.clone().map(|cell| (cell, Role::Pattern)).collect(),
            open: cells.collect(),
            ..Self::default()
        }
    }

    pub(crate) fn of_step(geometry: &Geometry, step: &StepView, n_links: Option<usize>) -> Self {
        let evidence = &step.evidence;
        let mut scene = Self {
            houses: evidence.houses.clone(),
            ..Self::default()
        };
        let base = evidence
            .houses
            .iter()
            .filter(|(_, part)| *part == Part::Base);
        let cells = base.flat_map(|&(house, _)| geometry.house_cells(house));
        scene.roles.extend(cells.map(|&cell| (cell, Role::House)));
        for &(cell, _) in &evidence.cells {
            scene.roles.push((cell, Role::Pattern));
            scene.open.push(cell);
        }
        let marks = evidence.candidates.iter();
        let marks = marks.map(|&(candidate, part)| (candidate, Mark::of(part)));
        scene.marks.extend(marks);
        let told = n_links.unwrap_or(usize::MAX);
        scene.links = evidence.links.iter().take(told).cloned().collect();
        let nodes = step.nodes.iter().take(told.saturating_add(1));
        scene.nodes = nodes.cloned().collect();
        scene.marks.extend(claims(&scene.nodes));
        scene.sets = step.sets.clone();
        for (set, number) in step.sets.iter().zip(0..) {
            scene
                .roles
                .extend(set.iter().map(|&cell| (cell, Role::Set(number))));
        }
        scene.conclude(step);
        scene
    }

    pub(crate) fn conclude(&mut self, step: &StepView) {
        for &deduction in &step.deductions {
            let candidate = deduction.candidate();
            let (role, mark) = match deduction {
                Deduction::Place(_) => (Role::Placed, Mark::Placed),
                Deduction::Eliminate(_) => (Role::Out, Mark::Out),
            };
            // A cell of the pattern keeps that role, even if it loses candidates.
            if role == Role::Placed
                || !matches!(self.role(candidate.cell), Role::Pattern | Role::Set(_))
            {
                self.roles.push((candidate.cell, role));
            }
            let of_it = |(marked, mark): &(Candidate, Mark)| {
                *marked == candidate && matches!(mark, Mark::Claim(_))
            };
            let mark = match mark {
                Mark::Out if self.marks.iter().any(of_it) => Mark::OutClaim,
                mark => mark,
            };
            self.marks.push((candidate, mark));
            self.open.push(candidate.cell);
        }
    }

    /// The role of a cell.
    pub(crate) fn role(&self, cell: Cell) -> Role {
        let mut last = self.roles.iter().rev();
        last.find(|(c, _)| *c == cell)
            .map_or(Role::None, |(_, role)| *role)
    }

    /// The candidates of a cell that have a role, each once, in ascending order.
    pub(crate) fn marks(&self, cell: Cell) -> Vec<(Digit, Mark)> {
        let mut marks: Vec<(Digit, Mark)> = Vec::new();
        for (candidate, mark) in self.marks.iter().filter(|(c, _)| c.cell == cell) {
            marks.retain(|(digit, _)| *digit != candidate.digit);
            marks.push((candidate.digit, *mark));
        }
        sort_short(&mut marks, |(digit, _)| *digit);
        marks
    }

    /// The borders of the houses.
    pub(crate) fn outlines(&self, geometry: &Geometry) -> Vec<Outline> {
        let outline = |&(house, part): &(House, Part)| Outline {
            border: border(geometry, house),
            is_base: part == Part::Base,
        };
        self.houses.iter().map(outline).collect()
    }
}

/// The cells in which solutions are known to differ.
pub(crate) fn differing(geometry: &Geometry, possible: &Possible) -> Vec<Cell> {
    let cells = geometry.cells().zip(&possible.proven);
    let several = cells.filter(|(_, digits)| digits.len() > 1);
    several.map(|(cell, _)| cell).collect()
}

/// The claims of a chain, alternately wrong and right.
fn claims(nodes: &[Node]) -> Vec<(Candidate, Mark)> {
    let mut claims = Vec::new();
    for (place, node) in nodes.iter().enumerate() {
        let (digit, mark) = (node.digit, Mark::Claim(place % 2 == 1));
        for &cell in &node.cells {
            claims.push((Candidate { cell, digit }, mark));
        }
    }
    claims
}

/// The sides of the house's cells that have no other cell of it beyond.
fn border(geometry: &Geometry, house: House) -> Vec<[usize; 4]> {
    let side = geometry.side();
    let inside = |row: usize, col: usize| {
        row < side && col < side && geometry.contains(house, geometry.cell(row, col))
    };
    let mut border = Vec::new();
    for &cell in geometry.house_cells(house) {
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let sides = [
            (inside(row.wrapping_sub(1), col), [col, row, col + 1, row]),
            (inside(row + 1, col), [col, row + 1, col + 1, row + 1]),
            (inside(row, col.wrapping_sub(1)), [col, row, col, row + 1]),
            (inside(row, col + 1), [col + 1, row, col + 1, row + 1]),
        ];
        for (inside, side) in sides {
            if !inside {
                border.push(side);
            }
        }
    }
    border
}
