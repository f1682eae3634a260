//! Sudoku as clauses, by conflict-driven clause learning; the solver is batsat.
//!
//! The solver searches in stretches: after a number of conflicts it restarts, with the clauses that it has learned
//! and the last values of its variables. The lengths of the stretches follow Luby's sequence, as in other solvers.
//! It cannot be paused within a stretch, so its actions are recorded ([`record`]) and replayed step by step
//! ([`replay`]); between two stretches the facts proved without a decision are shown. A stretch can also be one
//! step.

mod luby;
mod machine;
mod reasons;
mod record;
mod replay;
mod values;

use super::super::models::Encoding;
use super::super::{
    Algorithm, Counters, Detail, Event, Family, Goal, Happened, Kind, Literal, OptionRow, Options,
    Refusal, Run, Snapshot,
};
use batsat::{SolverInterface, lbool};
use luby::luby;
use machine::Machine;
use nonet::board::{DigitSet, Puzzle};
use reasons::Reasons;
use replay::{Count, Grain, Replay, Told};

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
            help: "encoding",
            kind: Kind::Choice(&["extended", "minimal"]),
        },
        OptionRow {
            name: "stretch",
            help: "conflicts-until-restart",
            kind: Kind::Number {
                least: 1,
                most: 1000,
                usual: 8,
                decimals: 0,
            },
        },
        OptionRow {
            name: "steps",
            help: "stretch",
            kind: Kind::Choice(&["digits", "literals", "stretches"]),
        },
    ],
    pseudo_code: &[
        "every-variable-is-set",
        "unit-clauses",
        "clause-is-empty",
        "    learn-a-clause",
        "    restart",
        "decide-a-variable",
        "conflict-without-decision",
    ],
    proves: true,
    goal: Goal::First,
    start: begin,
};

mod line {
    pub(super) const SOLUTION: u8 = 0;
    pub(super) const IMPLY: u8 = 1;
    pub(super) const LEARN: u8 = 3;
    pub(super) const RESTART: u8 = 4;
    pub(super) const DECIDE: u8 = 5;
    pub(super) const END: u8 = 6;
}

/// The longest stretch, as a multiple of the shortest: a step must not take long.
const LONGEST: u64 = 32;

fn begin(puzzle: &Puzzle, options: &Options, _: u64) -> Result<Box<dyn Run>, Refusal> {
    let encoding = match options.choice("encoding") {
        "minimal" => Encoding::Minimal,
        _ => Encoding::Extended,
    };
    let grain = match options.choice("steps") {
        "literals" => Some(Grain::Literals),
        "stretches" => None,
        _ => Some(Grain::Digits),
    };
    let mut machine = Machine::new(puzzle, encoding, grain.is_some());
    let n_variables = machine.model.0 as usize;
    let told = machine.take();
    let replay = grain.map(|grain| {
        let mut replay = Replay::new(Reasons::new(puzzle, encoding), grain, n_variables);
        replay.load(told);
        replay
    });
    let mut run = ClauseLearning {
        puzzle: puzzle.clone(),
        machine,
        replay,
        stretch: options.number("stretch").max(1),
        n_stretches: 0,
        ended: None,
        state: State::Searching,
        counters: Counters::default(),
    };
    match run.replay {
        Some(_) => run.count_told(),
        None => run.count(),
    }
    Ok(Box::new(run))
}

/// The search, and its puzzle.
#[derive(Debug)]
struct ClauseLearning {
    puzzle: Puzzle,
    machine: Machine,
    /// `None` if a stretch is one step.
    replay: Option<Replay>,
    /// The length of the shortest stretch, in conflicts.
    stretch: u64,
    n_stretches: u64,
    /// How the stretch being replayed ended.
    ended: Option<lbool>,
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
    /// Replays one more step of the stretch; searches on when it is finished.
    fn advance(&mut self) -> Event {
        loop {
            if let Some(told) = self.replay.as_mut().and_then(Replay::advance) {
                self.count_told();
                return self.event(told);
            }
            if let Some(answer) = self.ended.take() {
                let event = self.end(answer);
                self.count();
                self.told_all();
                return event;
            }
            self.search();
        }
    }

    fn search(&mut self) {
        self.n_stretches += 1;
        let conflicts = self.stretch * luby(self.n_stretches).min(LONGEST);
        self.ended = Some(self.machine.search(conflicts));
        let told = self.machine.take();
        if let Some(replay) = &mut self.replay {
            replay.load(told);
        }
    }

    fn event(&self, told: Told) -> Event {
        let (happened, line, number) = match told {
            Told::Decided(number) => (Happened::Expanded, line::DECIDE, Some(number)),
            Told::Followed(number) => (Happened::Deduced, line::IMPLY, Some(number)),
            Told::Learned(number) => (Happened::Conflict, line::LEARN, number),
        };
        let literal = number.and_then(|number| Literal::of(self.puzzle.geometry().side(), number));
        let event = Event::new(happened, line).at(literal.map(|literal| literal.cell));
        // A digit that is only ruled out is not the cell's.
        event.with(
            literal
                .filter(|literal| literal.holds)
                .map(|literal| literal.digit),
        )
    }

    /// The end of a stretch.
    fn end(&mut self, answer: lbool) -> Event {
        if answer == lbool::TRUE {
            self.state = State::Found;
            self.counters.solutions += 1;
            return Event::new(Happened::Solution, line::SOLUTION);
        }
        if let Some(replay) = &mut self.replay {
            replay.settle(self.machine.proved());
        }
        if answer == lbool::FALSE {
            self.state = State::Over;
            return Event::new(Happened::Exhausted, line::END);
        }
        self.counters.restarts += 1;
        if self.replay.is_some() {
            return Event::new(Happened::Restart, line::RESTART);
        }
        let (cell, digit) = self.machine.learned().next().unzip();
        let event = Event::new(Happened::Conflict, line::RESTART).at(cell);
        event.with(digit.flatten())
    }

    /// Forbids the solution found, since there may be others.
    fn forbid(&mut self) {
        let geometry = self.puzzle.geometry();
        let open = geometry
            .cells()
            .filter(|&cell| self.puzzle.get(cell).is_none());
        let candidates = open.filter_map(|cell| Some((cell, self.machine.digit(cell)?)));
        let clause = self.machine.forbid(&candidates.collect::<Vec<_>>());
        if let Some(replay) = &mut self.replay {
            replay.settle(self.machine.proved());
            replay.keep(clause);
        }
        self.state = State::Searching;
    }

    /// Counts the entries for which there was no room in the replay.
    fn told_all(&mut self) {
        if let Some(replay) = &mut self.replay {
            replay.count = Count {
                decisions: self.counters.expanded,
                conflicts: self.counters.backtracks,
                implied: self.counters.propagations,
            };
        }
    }

    /// Counts what was replayed so far: the solver's own counts are those of the end of the stretch.
    fn count_told(&mut self) {
        let told = self.replay.as_ref().map(|replay| replay.count);
        let told = told.unwrap_or_default();
        self.counters.expanded = told.decisions;
        self.counters.generated = told.decisions;
        self.counters.contradictions = told.conflicts;
        self.counters.backtracks = told.conflicts;
        self.counters.propagations = self.counters.propagations.max(told.implied);
        self.counters.set_memory(self.machine.bytes());
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
        self.advance()
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        let cells = self.puzzle.geometry().cells();
        let domain = |cell| match self.machine.digit(cell) {
            Some(digit) if self.state == State::Found => DigitSet::only(digit),
            _ => match &self.replay {
                Some(replay) => replay.domain(cell),
                None => self.machine.domain(cell),
            },
        };
        let domains: Vec<DigitSet> = cells.clone().map(domain).collect();
        let mut digits = self.puzzle.clone();
        for cell in cells.clone() {
            let own = self.puzzle.get(cell);
            digits.put(cell, own.or(domains[cell.index()].single()));
        }
        let touched = match &self.replay {
            Some(replay) => replay.touched(),
            None => self.machine.touched(),
        };
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
            assigned: self.replay.as_ref().map(|replay| replay.assigned().into()),
        }
    }
}
