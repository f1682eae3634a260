//! Sudoku as clauses, by conflict-driven clause learning; the solver is batsat.
//!
//! The solver searches in stretches: after a number of conflicts it goes back to the start, with the clauses that it
//! has learned and the values that its variables had last, and its state is shown. The lengths of the stretches follow
//! Luby's sequence, as in other solvers; here each is also a step. What is shown between two stretches is what has been
//! proved without a decision: those candidates that are true or false for good.

mod machine;

use super::super::models::Encoding;
use super::super::{
    Algorithm, Counters, Detail, Event, Family, Goal, Happened, Kind, OptionRow, Options, Refusal,
    Run, Snapshot,
};
use crate::board::{Cell, DigitSet, Puzzle};
use batsat::{SolverInterface, lbool};
use machine::Machine;

/// Conflict-driven clause learning.
pub(super) const CLAUSE_LEARNING: Algorithm = Algorithm {
    slug: "clause-learning",
    counts: &[
        "expanded",
        "contradictions",
        "propagations",
        "restarts",
        "generated",
        "backtracks",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::Satisfiability,
    node: "assignment",
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

/// Stretches are at most this many times the shortest: a step must not take long.
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

    /// Forbids the solution that was found, since there may be others.
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
