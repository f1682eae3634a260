//! The linear program of a board: its variables may be anything from 0 to 1. The simplex method is microlp's.
//!
//! Presolve leaves out everything that singles decide: fixed variables and satisfied equations. Without it, all
//! candidates are variables and each given is an equation.

use super::super::super::models::{candidate, each_equation};
use super::super::domains::{Domains, Look, Rules};
use microlp::{
    ComparisonOp, Error, OptimizationDirection, Problem, Solution, SolveOptions, Variable,
};
use nonet::board::{Cell, Digit, DigitSet, Puzzle};
use std::fmt;

/// Is the model made smaller before it is solved?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presolve {
    On,
    Off,
}

/// Which of the partly true candidates is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fraction {
    NearestOne,
    NearestHalf,
}

/// Variables are numbered as in the model: those that are in the program.
#[derive(Clone)]
pub(super) struct Program {
    side: usize,
    problem: Problem,
    /// For each candidate its variable, if it is open.
    variables: Vec<Option<Variable>>,
    /// What each cell may hold before a decision.
    pub(super) domains: Vec<DigitSet>,
    /// How many variables and equations there are.
    pub(super) model: (u64, u64),
    /// How many terms all equations have together.
    n_terms: u64,
    /// How many values presolve removed.
    pub(super) removed: u64,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut program = f.debug_struct("Program");
        program.field("model", &self.model).finish_non_exhaustive()
    }
}

/// The result of the simplex method.
pub(super) enum Answer {
    /// A vertex.
    Vertex(Vertex),
    /// It is infeasible.
    Infeasible,
    /// It failed.
    Failed,
}

/// A vertex of the relaxation, from which the method continues when more is fixed.
#[derive(Clone)]
pub(super) struct Vertex(Solution);

impl fmt::Debug for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Vertex").finish_non_exhaustive()
    }
}

/// A value is whole if it is within this many millionths of 0 or 1.
const WHOLE: u32 = 10;

/// The rules of presolve.
pub(super) const SINGLES: Rules = Rules {
    hidden_singles: true,
    subsets: [false; 3],
};

/// One, in millionths: values are rounded to these, so that the last bits of a number do not matter.
const ONE: u32 = 1_000_000;

impl Program {
    /// The program of a board; `None` if presolve meets a contradiction.
    pub(super) fn new(puzzle: &Puzzle, presolve: Presolve) -> Option<Self> {
        let (domains, removed) = domains(puzzle, presolve)?;
        let side = puzzle.geometry().side();
        let mut program = Self {
            side,
            problem: Problem::new(OptimizationDirection::Minimize),
            variables: Vec::with_capacity(domains.len() * side),
            domains,
            model: (0, 0),
            n_terms: 0,
            removed,
        };
        program.add_variables();
        each_equation(puzzle, &mut |_, candidates| {
            program.add_equation(candidates)
        });
        Some(program)
    }

    fn add_variables(&mut self) {
        for &domain in &self.domains {
            for digit in Digit::all(self.side) {
                let is_open = domain.len() > 1 && domain.contains(digit);
                let variable = is_open.then(|| self.problem.add_var(0.0, (0.0, 1.0)));
                self.model.0 += u64::from(is_open);
                self.variables.push(variable);
            }
        }
    }

    /// Adds the equation that one of these candidates is right, unless one of them is fixed already.
    fn add_equation(&mut self, candidates: &[u32]) {
        if candidates.iter().any(|&number| self.is_fixed(number)) {
            return;
        }
        let open = candidates.iter();
        let open = open.filter_map(|&number| self.variables[number as usize]);
        let terms: Vec<(Variable, f64)> = open.map(|variable| (variable, 1.0)).collect();
        self.model.1 += 1;
        self.n_terms += terms.len() as u64;
        self.problem.add_constraint(terms, ComparisonOp::Eq, 1.0);
    }

    fn is_fixed(&self, number: u32) -> bool {
        let (cell, digit) = candidate(self.side, number);
        self.domains[cell.index()].single() == digit
    }

    /// An estimate of the bytes of a vertex, which contains the whole program.
    pub(super) fn bytes(&self) -> u64 {
        (self.model.0 + self.model.1) * 300 + self.n_terms * 48
    }

    /// Solves the relaxation of the puzzle itself.
    pub(super) fn solve(&self) -> Answer {
        let mut options = SolveOptions::default();
        options.presolve = false;
        answer(
            self.problem
                .solve_with(options)
                .map(microlp::SolveOutcome::into_solution),
        )
    }

    /// Continues from a vertex with one more candidate fixed.
    pub(super) fn fix(&self, vertex: Vertex, number: u32, value: bool) -> Answer {
        let Some(variable) = self.variables[number as usize] else {
            return Answer::Failed;
        };
        let fixed = vertex.0.fix_var(variable, f64::from(u8::from(value)));
        answer(fixed.map(microlp::SolveOutcome::into_solution))
    }

    /// Continues from a vertex with one solution cut off: these candidates cannot all be 1.
    pub(super) fn cut(&self, vertex: Vertex, solution: &[u32]) -> Answer {
        let open = solution.iter();
        let open = open.filter_map(|&number| self.variables[number as usize]);
        let terms: Vec<(Variable, f64)> = open.map(|variable| (variable, 1.0)).collect();
        let most = terms.len() as f64 - 1.0;
        let cut = vertex.0.add_constraint(terms, ComparisonOp::Le, most);
        answer(cut.map(microlp::SolveOutcome::into_solution))
    }

    /// The value of a candidate at a vertex, in millionths.
    pub(super) fn value(&self, vertex: &Vertex, number: u32) -> u32 {
        match self.variables[number as usize] {
            Some(variable) => {
                let value = vertex.0.var_value(variable).clamp(0.0, 1.0);
                (value * f64::from(ONE)).round() as u32
            }
            None if self.is_fixed(number) => ONE,
            None => 0,
        }
    }

    /// All candidates with their values.
    pub(super) fn values<'a>(
        &'a self,
        vertex: &'a Vertex,
    ) -> impl Iterator<Item = (u32, u32)> + 'a {
        let numbers = 0..self.variables.len() as u32;
        numbers.map(|number| (number, self.value(vertex, number)))
    }

    /// The candidates that are 1.
    pub(super) fn ones<'a>(&'a self, vertex: &'a Vertex) -> impl Iterator<Item = u32> + 'a {
        let ones = self
            .values(vertex)
            .filter(|&(_, value)| value >= ONE - WHOLE);
        ones.map(|(number, _)| number)
    }

    /// Is each candidate 0 or 1?
    pub(super) fn is_whole(&self, vertex: &Vertex) -> bool {
        self.values(vertex).all(|(_, value)| !is_fractional(value))
    }

    /// The candidate to fix next; in a tie, the first.
    pub(super) fn choose(&self, vertex: &Vertex, fraction: Fraction) -> Option<u32> {
        let values = self.values(vertex);
        let fractional = values.filter(|&(_, value)| is_fractional(value));
        let distance = |value: u32| match fraction {
            Fraction::NearestOne => ONE - value,
            Fraction::NearestHalf => value.abs_diff(ONE / 2),
        };
        let nearest = fractional.min_by_key(|&(_, value)| distance(value));
        nearest.map(|(number, _)| number)
    }

    /// The candidate of a number.
    pub(super) fn candidate(&self, number: u32) -> (Cell, Option<Digit>) {
        candidate(self.side, number)
    }
}

impl Vertex {
    /// How many steps of the simplex method led to it, starting at the puzzle.
    pub(super) fn iterations(&self) -> u64 {
        self.0.stats().lp_iterations
    }
}

/// Is this value neither 0 nor 1?
fn is_fractional(value: u32) -> bool {
    value > WHOLE && value < ONE - WHOLE
}

/// What each cell may hold, and how many values were removed; `None` on a contradiction.
fn domains(puzzle: &Puzzle, presolve: Presolve) -> Option<(Vec<DigitSet>, u64)> {
    if presolve == Presolve::Off {
        let geometry = puzzle.geometry();
        return Some((vec![DigitSet::full(geometry.side()); geometry.n_cells()], 0));
    }
    let (board, is_consistent) = Domains::new(puzzle, Look::Everywhere(SINGLES));
    is_consistent.then(|| (board.sets().to_vec(), board.removed()))
}

/// No time limit is set, so an interrupted search is a failure.
fn answer<I>(result: Result<Result<Solution, I>, Error>) -> Answer {
    match result {
        Ok(Ok(solution)) => Answer::Vertex(Vertex(solution)),
        Err(Error::Infeasible) => Answer::Infeasible,
        _ => Answer::Failed,
    }
}
