//! Sudoku as clauses, by conflict-driven clause learning; the solver is batsat.
//!
//! The solver searches in stretches: after so many conflicts it goes back to the start, with the clauses that it has learned
//! and the values that its variables had last, and is looked at. How long the stretches are follows Luby's sequence, as in
//! other solvers; here they are also what a step is. What is shown between two stretches is what has been proved without a
//! decision: those candidates that are true or false for good.

use super::super::models::{self, Encoding, candidate, each_clause};
use super::super::{
    Algorithm, Counters, Detail, Event, Family, Goal, Happened, Kind, OptionRow, Options, Refusal,
    Run, Snapshot,
};
use crate::board::{Cell, Digit, DigitSet, Puzzle};
use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};
use std::fmt;

/// Conflict-driven clause learning.
pub(super) const CLAUSE_LEARNING: Algorithm = Algorithm {
    slug: "clause-learning",
    family: Family::Satisfiability,
    node: "an assignment to some variables; expanding it means deciding the next one",
    source: "J. Marques-Silva, K. Sakallah, GRASP, 1996; N. Eén, N. Sörensson, MiniSat, 2003; batsat, https://github.com/c-cube/batsat",
    options: &[
        OptionRow {
            name: "encoding",
            help: "also the clauses that follow from the others, or only what is needed",
            kind: Kind::Choice(&["extended", "minimal"]),
        },
        OptionRow {
            name: "stretch",
            help: "conflicts until it starts again, times 1 1 2 1 1 2 4 ...; a step of the player",
            kind: Kind::Number {
                least: 1,
                most: 1000,
                usual: 8,
                decimals: 0,
            },
        },
    ],
    pseudo_code: &[
        "if every variable has a value: a solution",
        "while a clause has one literal left: make it true",
        "if a clause has none left: a conflict",
        "    learn a clause that says why, and go back to where it forces a value",
        "    after so many conflicts: start again with what was learned",
        "otherwise decide a variable that was in many conflicts of late",
        "a conflict without a decision: no further solution",
    ],
    proves: true,
    goal: Goal::First,
    start: begin,
};

mod line {
    pub(super) const SOLUTION: u8 = 0;
    pub(super) const RESTART: u8 = 4;
    pub(super) const END: u8 = 6;
}

/// Stretches are at most so many times the shortest: a step must not take long.
const LONGEST: u64 = 32;

fn begin(puzzle: &Puzzle, options: &Options, _: u64) -> Result<Box<dyn Run>, Refusal> {
    let encoding = match options.choice("encoding") {
        "minimal" => Encoding::Minimal,
        _ => Encoding::Extended,
    };
    let machine = Machine::new(puzzle, encoding);
    let mut run = ClauseLearning {
        puzzle: puzzle.clone(),
        machine,
        stretch: options.number("stretch").max(1),
        n_stretches: 0,
        state: State::Searching,
        counters: Counters::default(),
    };
    run.count();
    Ok(Box::new(run))
}

/// The search, and what it is about.
#[derive(Debug)]
struct ClauseLearning {
    puzzle: Puzzle,
    machine: Machine,
    /// Conflicts of the shortest stretch.
    stretch: u64,
    n_stretches: u64,
    state: State,
    counters: Counters,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Searching,
    /// The solver's model is a solution.
    Found,
    Over,
}

impl ClauseLearning {
    fn search(&mut self) -> Event {
        self.n_stretches += 1;
        let conflicts = self.stretch * luby(self.n_stretches).min(LONGEST);
        let answer = self.machine.search(conflicts);
        if answer == lbool::TRUE {
            self.state = State::Found;
            self.counters.solutions += 1;
            return Event::new(Happened::Solution, line::SOLUTION);
        }
        if answer == lbool::FALSE {
            self.state = State::Over;
            return Event::new(Happened::Exhausted, line::END);
        }
        self.counters.restarts += 1;
        let (cell, digit) = self.machine.learned().next().unzip();
        let event = Event::new(Happened::Conflict, line::RESTART).at(cell);
        event.with(digit.flatten())
    }

    /// Forbids the solution that was found, for there may be others.
    fn forbid(&mut self) {
        let geometry = self.puzzle.geometry();
        let open = geometry
            .cells()
            .filter(|&cell| self.puzzle.get(cell).is_none());
        let candidates = open.filter_map(|cell| Some((cell, self.machine.digit(cell)?)));
        self.machine.forbid(&candidates.collect::<Vec<_>>());
        self.state = State::Searching;
    }

    fn count(&mut self) {
        let solver = &self.machine.solver;
        let counters = &mut self.counters;
        counters.expanded = solver.num_decisions();
        counters.generated = solver.num_decisions();
        counters.contradictions = solver.num_conflicts();
        counters.backtracks = solver.num_conflicts();
        let propagated = solver.num_propagations();
        counters.propagations = propagated.saturating_sub(solver.num_decisions());
        counters.set_memory(self.machine.bytes());
    }
}

impl Run for ClauseLearning {
    fn step(&mut self) -> Event {
        if self.state == State::Found {
            self.forbid();
        }
        if self.state == State::Over {
            return Event::new(Happened::Exhausted, line::END);
        }
        let event = self.search();
        self.count();
        event
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        let cells = self.puzzle.geometry().cells();
        let domain = |cell| match self.machine.digit(cell) {
            Some(digit) if self.state == State::Found => DigitSet::only(digit),
            _ => self.machine.domain(cell),
        };
        let domains: Vec<DigitSet> = cells.clone().map(domain).collect();
        let mut digits = self.puzzle.clone();
        for cell in cells.clone() {
            let own = self.puzzle.get(cell);
            digits.set(cell, own.or(domains[cell.index()].single()));
        }
        let mut touched: Vec<Cell> = self.machine.learned().map(|(cell, _)| cell).collect();
        touched.sort_unstable();
        touched.dedup();
        Snapshot {
            digits,
            conflicts: cells
                .filter(|cell| domains[cell.index()].is_empty())
                .collect(),
            domains,
            touched,
        }
    }

    fn detail(&self) -> Detail {
        Detail::Clauses {
            model: self.machine.model,
            learned: self.machine.solver.cb().held,
        }
    }
}

/// The solver with its variables.
struct Machine {
    side: usize,
    solver: Solver<Watch>,
    variables: Vec<Var>,
    /// Variables and clauses of the model.
    model: (u64, u64),
    /// Bytes of the model, and of the solutions that were forbidden.
    bytes: u64,
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut machine = f.debug_struct("Machine");
        machine.field("model", &self.model);
        machine.finish_non_exhaustive()
    }
}

impl Machine {
    fn new(puzzle: &Puzzle, encoding: Encoding) -> Self {
        let (side, n_cells) = (puzzle.geometry().side(), puzzle.geometry().n_cells());
        // Restarts are ours: a stretch is as long as we say.
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
        };
        each_clause(puzzle, encoding, &mut |literals| machine.add(literals));
        machine
    }

    /// Adds a clause; that it contradicts the others, the solver remembers itself.
    fn add(&mut self, literals: &[i32]) {
        let literal = |&number: &i32| {
            let variable = self.variables[number.unsigned_abs() as usize - 1];
            Lit::new(variable, number > 0)
        };
        let mut clause: Vec<Lit> = literals.iter().map(literal).collect();
        self.bytes += clause_bytes(&clause);
        self.solver.add_clause_reuse(&mut clause);
    }

    fn forbid(&mut self, solution: &[(Cell, Digit)]) {
        let number = |&(cell, digit)| -(models::variable(self.side, cell, digit) as i32 + 1);
        let clause: Vec<i32> = solution.iter().map(number).collect();
        self.add(&clause);
    }

    /// Searches until there have been so many conflicts; undefined if that was not enough.
    fn search(&mut self, conflicts: u64) -> lbool {
        self.solver.cb_mut().left = conflicts;
        self.solver.solve_limited(&[])
    }

    fn literal(&self, cell: Cell, digit: Digit) -> Lit {
        let variable = models::variable(self.side, cell, digit);
        Lit::new(self.variables[variable as usize], true)
    }

    /// The digit of a cell in the solution that was found last.
    fn digit(&self, cell: Cell) -> Option<Digit> {
        let is_true =
            |&digit: &Digit| self.solver.value_lit(self.literal(cell, digit)) == lbool::TRUE;
        Digit::all(self.side).find(is_true)
    }

    /// The digits that are not proved to be wrong for a cell, or the one that is proved to be right.
    fn domain(&self, cell: Cell) -> DigitSet {
        let proved = |digit, value| self.solver.value_lvl_0(self.literal(cell, digit)) == value;
        let digits = Digit::all(self.side);
        match digits.clone().find(|&digit| proved(digit, lbool::TRUE)) {
            Some(digit) => DigitSet::only(digit),
            None => digits
                .filter(|&digit| !proved(digit, lbool::FALSE))
                .collect(),
        }
    }

    /// The candidates in the clause that was learned last.
    fn learned(&self) -> impl Iterator<Item = (Cell, Option<Digit>)> + '_ {
        let literals = self.solver.cb().last.iter();
        literals.map(|literal| candidate(self.side, literal.var().idx()))
    }

    fn bytes(&self) -> u64 {
        self.bytes + self.solver.cb().bytes
    }
}

/// Bytes of a variable: its value, reason, activity and places in lists.
const VARIABLE_BYTES: u64 = 80;

/// Bytes of a clause: its literals, its head, and two entries in lists of clauses to watch.
fn clause_bytes(literals: &[Lit]) -> u64 {
    24 + 4 * literals.len() as u64
}

/// What the solver tells while it searches.
#[derive(Debug, Default)]
struct Watch {
    /// Conflicts until the stretch is over.
    left: u64,
    /// Learned clauses that are held, and their bytes.
    held: u64,
    bytes: u64,
    /// The clause that was learned last.
    last: Vec<Lit>,
}

impl Callbacks for Watch {
    fn on_new_clause(&mut self, literals: &[Lit], _: ClauseKind) {
        self.left = self.left.saturating_sub(1);
        self.last.clear();
        self.last.extend_from_slice(literals);
        // A clause with one literal is a fact and not kept as a clause.
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

/// Luby's sequence from 1: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... (M. Luby, A. Sinclair, D. Zuckerman, 1993).
fn luby(index: u64) -> u64 {
    let mut index = index;
    loop {
        let size = (index + 1).next_power_of_two();
        if size == index + 1 {
            return size / 2;
        }
        index -= size / 2 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn stretches_follow_luby() {
        let sequence: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(sequence, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
