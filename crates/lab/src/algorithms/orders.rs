//! Custom orders: formulas about the cells, digits and states of a run.

use super::super::heuristic::{Formula, Name, Use};
use super::super::why::{Measured, Why, smallest};
use super::super::{Kind, OptionRow, Options};
use super::domains::Domains;
use nonet::board::{Cell, CellSet, Digit, DigitSet, Geometry, Random};

pub(super) const HEURISTIC: OptionRow = OptionRow {
    name: "heuristic",
    help: "own-order-of-cells",
    kind: Kind::Formula(Use::Cells),
};

pub(super) const DIGIT_ORDER: OptionRow = OptionRow {
    name: "digit-order",
    help: "own-order-of-digits",
    kind: Kind::Formula(Use::Digits),
};

pub(super) const COST: OptionRow = OptionRow {
    name: "cost",
    help: "own-cost",
    kind: Kind::Formula(Use::Cost),
};

/// The formulas of a run. Without a formula, the built-in rule applies.
#[derive(Clone, Debug)]
pub(super) struct Orders {
    cells: Option<Formula>,
    digits: Option<Formula>,
    cost: Option<Formula>,
    random: Random,
    stack: Vec<i64>,
}

/// The values common to everything being compared.
#[derive(Clone, Copy, Debug)]
struct Moment {
    /// The open cells, if the formula refers to them: with a set, a degree takes a fifth of the time.
    open: CellSet,
    depth: u64,
}

impl Moment {
    fn of(formula: &Formula, board: &Domains, depth: u64) -> Self {
        let counts = formula.uses(Name::Open) || formula.uses(Name::Degree);
        let open = if counts {
            board.open_set()
        } else {
            CellSet::empty(board.geometry().n_cells())
        };
        Self { open, depth }
    }
}

impl Orders {
    /// The formulas chosen by the options.
    pub(super) fn new(options: &Options, seed: u64) -> Self {
        let formula = |row: OptionRow| options.formula(row.name).cloned();
        Self {
            cells: formula(HEURISTIC),
            digits: formula(DIGIT_ORDER),
            cost: formula(COST),
            random: Random::new(seed),
            stack: Vec::new(),
        }
    }

    /// Is there a custom order of cells?
    pub(super) fn has_cells(&self) -> bool {
        self.cells.is_some()
    }

    /// Is there a custom cost of states?
    pub(super) fn has_cost(&self) -> bool {
        self.cost.is_some()
    }

    /// The open cell with the least value; in a tie, the first.
    pub(super) fn cell(&mut self, board: &Domains, depth: u64) -> Option<(Cell, DigitSet, Why)> {
        let Self {
            cells,
            random,
            stack,
            ..
        } = self;
        let formula = cells.as_ref()?;
        let moment = Moment::of(formula, board, depth);
        let value = |&(cell, set): &(Cell, DigitSet)| {
            let drawn = draw(formula, random);
            formula.value(stack, |name| match name {
                Name::Random => drawn,
                _ => about_cell(name, board, (cell, set), &moment),
            })
        };
        let ((cell, set), why) = smallest(Measured::Formula, board.open(), value)?;
        Some((cell, set, why))
    }

    /// The digits of a cell in order, the last to be tried first; empty if they are tried in their usual order.
    pub(super) fn digits(
        &mut self,
        board: &Domains,
        (cell, set): (Cell, DigitSet),
        depth: u64,
    ) -> Vec<Digit> {
        let Self {
            digits,
            random,
            stack,
            ..
        } = self;
        let Some(formula) = digits else {
            return Vec::new();
        };
        let moment = Moment::of(formula, board, depth);
        let valued = set.iter().map(|digit| {
            let drawn = draw(formula, random);
            let value = formula.value(stack, |name| match name {
                Name::Random => drawn,
                Name::Digit => digit.get().into(),
                Name::Used => count(board.n_holding(digit)),
                Name::Removes => count(board.n_peers_with(cell, digit)),
                _ => about_cell(name, board, (cell, set), &moment),
            });
            (value, digit)
        });
        let mut valued: Vec<(i64, Digit)> = valued.collect();
        valued.sort_unstable();
        valued.into_iter().rev().map(|(_, digit)| digit).collect()
    }

    /// The cost of a waiting state.
    pub(super) fn cost(
        &mut self,
        geometry: &Geometry,
        sets: &[DigitSet],
        depth: u32,
    ) -> Option<i64> {
        let formula = self.cost.as_ref()?;
        let drawn = draw(formula, &mut self.random);
        let cells = |n_digits: fn(usize) -> bool| {
            let cells = sets.iter().filter(|set| n_digits(set.len()));
            count(cells.count())
        };
        let value = formula.value(&mut self.stack, |name| match name {
            Name::Random => drawn,
            Name::Digits => sets.iter().map(|set| count(set.len()) - 1).sum(),
            Name::Bivalue => cells(|n| n == 2),
            Name::Open => cells(|n| n > 1),
            Name::Depth => depth.into(),
            Name::Side => count(geometry.side()),
            Name::Size
            | Name::Degree
            | Name::Row
            | Name::Column
            | Name::Box
            | Name::Digit
            | Name::Used
            | Name::Removes => 0, // rejected when the formula was read
        });
        Some(value)
    }
}

/// The next value of `random`. Formulas that do not use it draw nothing.
fn draw(formula: &Formula, random: &mut Random) -> i64 {
    if formula.uses(Name::Random) {
        count(random.below(1000))
    } else {
        0
    }
}

fn about_cell(name: Name, board: &Domains, (cell, set): (Cell, DigitSet), moment: &Moment) -> i64 {
    let geometry = board.geometry();
    match name {
        Name::Size => count(set.len()),
        Name::Degree => count(geometry.peer_set(cell).n_common(&moment.open)),
        Name::Row => count(geometry.row(cell) + 1),
        Name::Column => count(geometry.col(cell) + 1),
        Name::Box => count(geometry.box_index(cell) + 1),
        Name::Open => count(moment.open.len()),
        Name::Depth => moment.depth as i64,
        Name::Side => count(geometry.side()),
        Name::Digit | Name::Used | Name::Removes | Name::Digits | Name::Bivalue | Name::Random => 0, // asked elsewhere, or rejected on reading
    }
}

fn count(n: usize) -> i64 {
    n as i64
}
