//! Proves the conclusion of a pattern. Assumptions are followed line by line, to the conclusion or to a
//! contradiction; patterns on the way are proved like any others.

use super::claim::{claims, truth as truth_of};
use super::flaw::{Flaw, that};
use super::premise;
use super::refute::{Search, Tried};
use super::symmetry;
use crate::board::{Candidate, Grid};
use crate::logic::{Because, Branch, Context, Deduction, Fact, Line, Net, Pattern, Premise};

/// How deep patterns may be nested. No person goes deeper, and the stack is limited.
const DEEPEST: usize = 8;

/// Checks that the pattern is there and that these deductions follow from it.
pub(super) fn prove(
    context: &Context<'_>,
    deductions: &[Deduction],
    pattern: &Pattern,
) -> Result<(), Flaw> {
    let is_new = |deduction: &Deduction| context.grid().has(deduction.candidate());
    if deductions.is_empty() || !deductions.iter().all(is_new) {
        return Err(Flaw::Idle);
    }
    if let Pattern::Forcing(net) = pattern {
        return follow(context, net, deductions);
    }
    if let Pattern::Symmetry { turn, images } = pattern {
        return symmetry::follow(context, *turn, images, deductions);
    }
    let claims = claims(context, pattern)?;
    let mut searches: Vec<Search> = claims
        .iter()
        .map(|clauses| Search::new(context.geometry(), clauses))
        .collect();
    for &deduction in deductions {
        follows(&mut searches, deduction)?;
    }
    Ok(())
}

/// Does the deduction follow from one of the claims?
fn follows(searches: &mut [Search], deduction: Deduction) -> Result<(), Flaw> {
    let mut flaw = Flaw::DoesNotFollow(deduction);
    for search in searches {
        match search.refute(deduction) {
            Tried::Refuted => return Ok(()),
            Tried::Possible => {}
            Tried::TooLong => flaw = Flaw::TooLong,
        }
    }
    Err(flaw)
}

/// Checks that one of the assumptions is right, that each line follows, and that each branch has the conclusion.
fn follow(context: &Context<'_>, net: &Net, deductions: &[Deduction]) -> Result<(), Flaw> {
    that(depth(net) <= DEEPEST, "a-net-is-not-too-deep")?;
    let branches = branches(net);
    let supposed: Vec<Fact> = branches.iter().map(|branch| branch.suppose).collect();
    premise::is_exhaustive(context, &net.premise, &supposed)?;
    let ends = branches.iter().map(|branch| end(context, branch));
    let ends = ends.collect::<Result<Vec<_>, _>>()?;
    for &deduction in deductions {
        let fact = concluded(deduction);
        let says = |end: &State| end.is_absurd || end.facts.contains(&fact);
        if !ends.iter().all(says) {
            return Err(Flaw::DoesNotFollow(deduction));
        }
        premise::follows_without(context, &net.premise, deduction)?;
    }
    Ok(())
}

/// The branches. A single assumption gets a second branch for its opposite, without lines.
fn branches(net: &Net) -> Vec<Branch> {
    let mut branches = net.branches.clone();
    if let (Premise::Opposites, [only]) = (&net.premise, &*net.branches) {
        branches.push(Branch {
            suppose: only.suppose.opposite(),
            lines: Vec::new(),
        });
    }
    branches
}

/// What is known at the end of a branch.
fn end(context: &Context<'_>, branch: &Branch) -> Result<State, Flaw> {
    let mut state = State::new(context.grid(), branch.suppose)?;
    for line in &branch.lines {
        state.follow(context, line)?;
    }
    Ok(state)
}

fn concluded(deduction: Deduction) -> Fact {
    Fact {
        candidate: deduction.candidate(),
        right: matches!(deduction, Deduction::Place(_)),
    }
}

fn depth(net: &Net) -> usize {
    let lines = net.branches.iter().flat_map(|branch| &branch.lines);
    let inner = lines.map(|line| match &line.why {
        Because::Pattern(pattern) => match &**pattern {
            Pattern::Forcing(net) => 1 + depth(net),
            _ => 1,
        },
        _ => 0,
    });
    inner.max().unwrap_or(0)
}

/// What is known in a branch.
struct State {
    facts: Vec<Fact>,
    /// The grid without the wrong candidates.
    grid: Grid,
    is_absurd: bool,
}

impl State {
    fn new(grid: &Grid, suppose: Fact) -> Result<Self, Flaw> {
        that(grid.has(suppose.candidate), "what-is-supposed-is-open")?;
        let mut state = Self {
            facts: Vec::new(),
            grid: grid.clone(),
            is_absurd: false,
        };
        state.add(suppose);
        Ok(state)
    }

    fn add(&mut self, fact: Fact) {
        self.is_absurd |= self.facts.contains(&fact.opposite());
        self.facts.push(fact);
        if !fact.right {
            self.grid.eliminate(fact.candidate);
        }
    }

    fn is(&self, candidate: Candidate, right: bool) -> bool {
        self.facts.contains(&Fact { candidate, right })
    }

    fn follow(&mut self, context: &Context<'_>, line: &Line) -> Result<(), Flaw> {
        let Fact { candidate, right } = line.fact;
        that(context.grid().has(candidate), "a-line-is-about-a-candidate")?;
        match &line.why {
            Because::Sees(by) => {
                that(!right && self.is(*by, true), "what-is-seen-is-wrong")?;
                let geometry = context.geometry();
                let same_cell = by.cell == candidate.cell && by.digit != candidate.digit;
                let same_digit = by.digit == candidate.digit;
                let sees = same_digit && geometry.sees(by.cell, candidate.cell);
                that(same_cell || sees, "what-is-seen-is-wrong")?;
            }
            Because::Truth(truth) => {
                let all = truth_of(context, *truth)?;
                let is_left = |&other: &Candidate| other == candidate || self.is(other, false);
                let is_last = right && all.contains(&candidate) && all.iter().all(is_left);
                that(is_last, "the-last-one-is-right")?;
            }
            Because::Pattern(pattern) => {
                that(!right, "a-pattern-rules-out")?;
                self.rule_out(candidate, pattern)?;
            }
        }
        self.add(line.fact);
        Ok(())
    }

    /// Requires the pattern to rule the candidate out, given what is wrong, but without knowing that the solution
    /// is unique: under an assumption there may be none.
    fn rule_out(&self, candidate: Candidate, pattern: &Pattern) -> Result<(), Flaw> {
        let context = Context::new(&self.grid);
        let deductions = vec![Deduction::Eliminate(candidate)];
        prove(&context, &deductions, pattern)
    }
}
