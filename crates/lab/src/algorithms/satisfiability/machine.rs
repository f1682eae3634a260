//! The solver with its variables, and its reports during a search.

use super::super::super::Literal;
use super::super::super::models::{self, Encoding, candidate, each_clause};
use super::record::{Entry, Record, number};
use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};
use nonet::board::{Cell, Digit, DigitSet, Puzzle};
use std::fmt;

/// The solver with its variables.
pub(super) struct Machine {
    side: usize,
    pub(super) solver: Solver<Watch>,
    variables: Vec<Var>,
    /// Variables and clauses of the model.
    pub(super) model: (u64, u64),
    /// Bytes of the model, and of the forbidden solutions.
    bytes: u64,
    record: Record,
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut machine = f.debug_struct("Machine");
        machine.field("model", &self.model);
        machine.finish_non_exhaustive()
    }
}

impl Machine {
    pub(super) fn new(puzzle: &Puzzle, encoding: Encoding, is_recorded: bool) -> Self {
        let (side, n_cells) = (puzzle.geometry().side(), puzzle.geometry().n_cells());
        // Restarts are controlled here, by the lengths of stretches.
        let options = SolverOpts {
            restart_first: i32::MAX,
            ..SolverOpts::default()
        };
        let mut solver = Solver::new(options, Watch::default());
        let variables: Vec<Var> = (0..n_cells * side)
            .map(|_| solver.new_var_default())
            .collect();
        let model = (variables.len() as u64, models::n_clauses(puzzle, encoding));
        let mut machine = Self {
            side,
            solver,
            variables,
            model,
            bytes: model.0 * VARIABLE_BYTES,
            record: Record::new(is_recorded),
        };
        each_clause(puzzle, encoding, &mut |literals| machine.add(literals));
        machine.record.look(machine.solver.proved_at_lvl_0());
        machine
    }

    /// Adds a clause; if it contradicts the others, the solver itself remembers that.
    fn add(&mut self, literals: &[i32]) {
        let literal = |&number: &i32| {
            let variable = self.variables[number.unsigned_abs() as usize - 1];
            Lit::new(variable, number > 0)
        };
        let mut clause: Vec<Lit> = literals.iter().map(literal).collect();
        self.bytes += clause_bytes(&clause);
        self.solver.add_clause_reuse(&mut clause);
    }

    /// Forbids a solution; returns the clause that does it.
    pub(super) fn forbid(&mut self, solution: &[(Cell, Digit)]) -> Vec<i32> {
        let holds = false;
        let number = |&(cell, digit)| Literal { cell, digit, holds }.number(self.side);
        let clause: Vec<i32> = solution.iter().map(number).collect();
        self.add(&clause);
        clause
    }

    /// The cells of the clause learned last.
    pub(super) fn touched(&self) -> Vec<Cell> {
        let mut touched: Vec<Cell> = self.learned().map(|(cell, _)| cell).collect();
        touched.sort_unstable();
        touched.dedup();
        touched
    }

    /// Searches until there have been this many conflicts; undefined if that was not enough.
    pub(super) fn search(&mut self, conflicts: u64) -> lbool {
        let watch = self.solver.cb_mut();
        (watch.left, watch.n_new, watch.n_literals) = (conflicts, 0, 0);
        self.solver.solve_limited_th(&mut self.record, &[])
    }

    /// The solver's actions since the last call, and the clauses that it learned, both in order.
    pub(super) fn take(&mut self) -> (Vec<Entry>, Vec<Vec<i32>>) {
        let watch = self.solver.cb_mut();
        let clauses = std::mem::take(&mut watch.clauses);
        (self.record.take(watch.n_new), clauses)
    }

    /// The literals proved without a decision.
    pub(super) fn proved(&self) -> impl Iterator<Item = i32> + '_ {
        self.solver
            .proved_at_lvl_0()
            .iter()
            .map(|&literal| number(literal))
    }

    fn literal(&self, cell: Cell, digit: Digit) -> Lit {
        let variable = models::variable(self.side, cell, digit);
        Lit::new(self.variables[variable as usize], true)
    }

    /// The digit of a cell in the last solution found.
    pub(super) fn digit(&self, cell: Cell) -> Option<Digit> {
        let is_true =
            |&digit: &Digit| self.solver.value_lit(self.literal(cell, digit)) == lbool::TRUE;
        Digit::all(self.side).find(is_true)
    }

    /// The digits not proved wrong for a cell, or the one proved right.
    pub(super) fn domain(&self, cell: Cell) -> DigitSet {
        let proved = |digit, value| self.solver.value_lvl_0(self.literal(cell, digit)) == value;
        let digits = Digit::all(self.side);
        match digits.clone().find(|&digit| proved(digit, lbool::TRUE)) {
            Some(digit) => DigitSet::only(digit),
            None => digits
                .filter(|&digit| !proved(digit, lbool::FALSE))
                .collect(),
        }
    }

    /// The candidates in the clause learned last.
    pub(super) fn learned(&self) -> impl Iterator<Item = (Cell, Option<Digit>)> + '_ {
        let literals = self.solver.cb().last.iter();
        literals.map(|literal| candidate(self.side, literal.var().idx()))
    }

    pub(super) fn bytes(&self) -> u64 {
        self.bytes + self.solver.cb().bytes
    }
}

/// How many bytes a variable takes: its value, reason, activity and places in lists.
const VARIABLE_BYTES: u64 = 80;

/// How many bytes a clause takes: its literals, its head, and two entries in lists of watched clauses.
fn clause_bytes(literals: &[Lit]) -> u64 {
    24 + 4 * literals.len() as u64
}

/// The solver's reports during a search.
#[derive(Debug, Default)]
pub(super) struct Watch {
    /// Conflicts until the stretch ends.
    left: u64,
    /// How many learned clauses are held, and their bytes.
    pub(super) held: u64,
    bytes: u64,
    /// The clause learned last.
    last: Vec<Lit>,
    /// The clauses learned in this stretch, as far as there is room for them.
    clauses: Vec<Vec<i32>>,
    /// How many were learned in it, and how many literals they have.
    n_new: usize,
    n_literals: usize,
}

/// The most literals of learned clauses kept in a stretch (a quarter of a megabyte).
const MOST: usize = 1 << 16;

impl Callbacks for Watch {
    fn on_new_clause(&mut self, literals: &[Lit], _: ClauseKind) {
        self.left = self.left.saturating_sub(1);
        self.last.clear();
        self.last.extend_from_slice(literals);
        self.n_new += 1;
        self.n_literals += literals.len();
        if self.n_literals <= MOST {
            let clause = literals.iter().map(|&literal| number(literal));
            self.clauses.push(clause.collect());
        }
        // A clause with one literal is a fact, which is not kept as a clause.
        if literals.len() > 1 {
            self.held += 1;
            self.bytes += clause_bytes(literals);
        }
    }

    fn on_delete_clause(&mut self, literals: &[Lit]) {
        self.held = self.held.saturating_sub(1);
        self.bytes = self.bytes.saturating_sub(clause_bytes(literals));
    }

    fn stop(&self) -> bool {
        self.left == 0
    }
}
