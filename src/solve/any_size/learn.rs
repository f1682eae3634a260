//! What a conflict teaches: a clause that would have prevented it, and which candidates matter.
//!
//! The conflict is traced back through reasons to the one fact of the last level that it all hangs on (the
//! first unique implication point: L. Zhang and others, Efficient conflict driven learning, 2001). Literals
//! that follow from the others are left out (N. Sörensson and A. Biere, Minimizing learned clauses, 2009).

use super::activity::Activity;
use super::clauses::Clauses;
use super::cover::{Lit, Var};
use super::state::{Conflict, Reason, State};

/// The clause learned last, and what finding it takes.
#[derive(Clone, Debug, Default)]
pub(super) struct Learner {
    /// The first literal is to be set, the second is the last of the others that failed.
    pub(super) lits: Vec<Lit>,
    /// The level on which the first literal follows from the others.
    pub(super) level: usize,
    /// From how many levels they came.
    pub(super) n_levels: u32,
    seen: Vec<bool>,
    marked: Vec<Var>,
    because: Vec<Var>,
    levels: Vec<usize>,
}

impl Learner {
    /// Learns from a conflict that needs the last level.
    pub(super) fn learn(
        &mut self,
        conflict: Conflict,
        state: &State,
        clauses: &Clauses,
        activity: &mut Activity,
    ) {
        self.seen.resize(state.cover.n_vars(), false);
        self.lits.clear();
        self.because.clear();
        state.explain_conflict(conflict, &mut self.because);
        if let Conflict::Clause(clause) = conflict {
            clauses.explain(clause, None, &mut self.because);
        }
        let cause = self.trace(state, clauses, activity);
        self.lits.push(!cause);
        let last = self.lits.len() - 1;
        self.lits.swap(0, last);
        self.minimise(state, clauses);
        for var in self.marked.drain(..) {
            self.seen[var.index()] = false;
        }
        self.measure(state);
    }

    /// Goes back along the trail until the conflict hangs on one fact of the last level.
    fn trace(&mut self, state: &State, clauses: &Clauses, activity: &mut Activity) -> Lit {
        let mut n_open = 0;
        let mut trail = state.trail().iter().rev();
        loop {
            n_open += self.mark(state, activity);
            let here = |lit: &&Lit| {
                self.seen[lit.var().index()] && state.level_of(lit.var()) == state.level()
            };
            let Some(&lit) = trail.find(here) else {
                unreachable!("the conflict needs its level");
            };
            n_open -= 1;
            if n_open == 0 {
                return lit;
            }
            self.because.clear();
            explain(lit.var(), state, clauses, &mut self.because);
        }
    }

    /// Notes the causes: those of earlier levels are part of the clause, the number of others is told.
    fn mark(&mut self, state: &State, activity: &mut Activity) -> usize {
        let mut n_open = 0;
        for &var in &self.because {
            let level = state.level_of(var);
            if level == 0 || self.seen[var.index()] {
                continue;
            }
            self.seen[var.index()] = true;
            self.marked.push(var);
            activity.bump(var);
            if level == state.level() {
                n_open += 1;
            } else {
                self.lits.push(!state.fact(var));
            }
        }
        n_open
    }

    fn minimise(&mut self, state: &State, clauses: &Clauses) {
        let mut kept = 1;
        for index in 1..self.lits.len() {
            let lit = self.lits[index];
            if !self.follows(lit.var(), state, clauses) {
                self.lits[kept] = lit;
                kept += 1;
            }
        }
        self.lits.truncate(kept);
    }

    /// Does this follow from other literals of the clause?
    fn follows(&mut self, var: Var, state: &State, clauses: &Clauses) -> bool {
        self.because.clear();
        explain(var, state, clauses, &mut self.because);
        let known = |&cause: &Var| self.seen[cause.index()] || state.level_of(cause) == 0;
        state.reason_of(var) != Reason::None && self.because.iter().all(known)
    }

    /// Finds out about levels.
    fn measure(&mut self, state: &State) {
        self.level = 0;
        self.levels.clear();
        for index in 1..self.lits.len() {
            let level = state.level_of(self.lits[index].var());
            self.levels.push(level);
            if level > self.level {
                self.level = level;
                self.lits.swap(1, index);
            }
        }
        self.levels.sort_unstable();
        self.levels.dedup();
        self.n_levels = self.levels.len() as u32 + 1;
    }
}

fn explain(var: Var, state: &State, clauses: &Clauses, because: &mut Vec<Var>) {
    let reason = state.reason_of(var);
    state.explain(var, reason, because);
    if let Reason::Clause(clause) = reason {
        clauses.explain(clause, Some(var), because);
    }
}
