//! Learning from a conflict: a clause that would have prevented it, and the candidates that matter.
//!
//! The conflict is traced back through reasons to the one fact of the last level that it all depends on (the
//! first unique implication point: L. Zhang and others, Efficient conflict driven learning, 2001). Literals
//! that follow from the others are left out (N. Sörensson and A. Biere, Minimizing learned clauses, 2009).
//! Where one right candidate rules others out, only that one is in the clause: a few filled cells instead of
//! dozens of rivals.

use super::activity::Activity;
use super::clauses::Clauses;
use super::cover::{Lit, Var};
use super::state::{Conflict, Reason, State};

/// How many causes may wait while a literal is traced back: a limit for the stack.
const DEEP: usize = 1000;

/// The clause learned last, and the data for finding it.
#[derive(Clone, Debug, Default)]
pub(super) struct Learner {
    /// The first literal is to be set; the second is the last of the others to fail.
    pub(super) lits: Vec<Lit>,
    /// The level on which the first literal follows from the others.
    pub(super) level: usize,
    /// From how many levels its literals came.
    pub(super) n_levels: u32,
    marks: Vec<Mark>,
    marked: Vec<Var>,
    because: Vec<Var>,
    /// For each level, the last clause that came from it, and where on the trail its first fact of that level is.
    levels: Vec<(u64, usize)>,
    n_clauses: u64,
}

/// What is known about a candidate while a clause is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mark {
    #[default]
    None,
    /// It is part of the clause, or follows from it.
    Known,
    /// It does not follow.
    Unknown,
}

impl Learner {
    /// Learns from a conflict that depends on the last level.
    pub(super) fn learn(
        &mut self,
        conflict: Conflict,
        state: &State,
        clauses: &Clauses,
        activity: &mut Activity,
    ) {
        self.marks.resize(state.cover.n_vars(), Mark::None);
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
        self.measure(state);
        self.minimise(state, clauses);
        for var in self.marked.drain(..) {
            self.marks[var.index()] = Mark::None;
        }
        self.find_last(state);
    }

    /// Goes back along the trail until the conflict depends on one fact of the last level.
    fn trace(&mut self, state: &State, clauses: &Clauses, activity: &mut Activity) -> Lit {
        let mut n_open = 0;
        let mut trail = state.trail().iter().rev();
        loop {
            n_open += self.mark(state, activity);
            // The last level's facts come last.
            let Some(&lit) = trail.find(|lit| self.marks[lit.var().index()] == Mark::Known) else {
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

    /// Notes the causes: those of earlier levels become part of the clause; the others are counted.
    fn mark(&mut self, state: &State, activity: &mut Activity) -> usize {
        let mut n_open = 0;
        for &rival in &self.because {
            let level = state.level_of(rival);
            if level == 0 {
                continue;
            }
            let var = state.cause(rival);
            if var != rival {
                activity.bump(rival);
            }
            if self.marks[var.index()] != Mark::None {
                continue;
            }
            self.marks[var.index()] = Mark::Known;
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

    /// Leaves out literals that follow from the rest of the clause.
    fn minimise(&mut self, state: &State, clauses: &Clauses) {
        let mut kept = 1;
        for index in 1..self.lits.len() {
            let lit = self.lits[index];
            self.because.clear();
            if !(self.may_follow(lit.var(), state) && self.follows(lit.var(), state, clauses)) {
                self.lits[kept] = lit;
                kept += 1;
            }
        }
        self.lits.truncate(kept);
    }

    /// Does this follow, directly or not, from other literals of the clause?
    fn follows(&mut self, var: Var, state: &State, clauses: &Clauses) -> bool {
        let start = self.because.len();
        if state.reason_of(var) == Reason::None || start > DEEP {
            return false;
        }
        explain(var, state, clauses, &mut self.because);
        let follows = (start..self.because.len()).all(|index| {
            let cause = state.cause(self.because[index]);
            self.is_known(cause, state, clauses)
        });
        self.because.truncate(start);
        follows
    }

    fn is_known(&mut self, cause: Var, state: &State, clauses: &Clauses) -> bool {
        let level = state.level_of(cause);
        match self.marks[cause.index()] {
            Mark::Known => return true,
            Mark::Unknown => return false,
            Mark::None if level == 0 => return true,
            Mark::None => {}
        }
        let known = self.may_follow(cause, state) && self.follows(cause, state, clauses);
        self.marks[cause.index()] = if known { Mark::Known } else { Mark::Unknown };
        self.marked.push(cause);
        known
    }

    /// Notes the levels of the clause, and where it begins in each.
    fn measure(&mut self, state: &State) {
        self.n_clauses += 1;
        self.n_levels = 1;
        self.levels.resize(state.level() + 1, (0, 0));
        for lit in &self.lits[1..] {
            let (last, first) = &mut self.levels[state.level_of(lit.var())];
            let at = state.place_of(lit.var());
            if *last == self.n_clauses {
                *first = at.min(*first);
                continue;
            }
            (*last, *first) = (self.n_clauses, at);
            self.n_levels += 1;
        }
    }

    /// A fact follows only if the clause has an earlier one of its level (D. E. Knuth; A. Biere, CaDiCaL, 2017).
    fn may_follow(&self, var: Var, state: &State) -> bool {
        let (last, first) = self.levels[state.level_of(var)];
        last == self.n_clauses && first < state.place_of(var)
    }

    /// Finds the last of the other literals to fail, and its level.
    fn find_last(&mut self, state: &State) {
        self.level = 0;
        for index in 1..self.lits.len() {
            let level = state.level_of(self.lits[index].var());
            if level > self.level {
                self.level = level;
                self.lits.swap(1, index);
            }
        }
    }
}

fn explain(var: Var, state: &State, clauses: &Clauses, because: &mut Vec<Var>) {
    let reason = state.reason_of(var);
    state.explain(var, reason, because);
    if let Reason::Clause(clause) = reason {
        clauses.explain(clause, Some(var), because);
    }
}

#[cfg(test)]
mod tests {
    use super::super::cover::Cover;
    use super::*;
    use crate::board::{DigitSet, Geometry};

    #[test]
    fn nothing_is_traced_back_so_far_that_the_stack_might_not_do() {
        let cover = Cover::new(&Geometry::shared(2, 2).expect("such boards exist"));
        let open = cover.open(&[DigitSet::full(4); 16]);
        let mut state = State::new(cover, open);
        let (choice, rival) = (state.cover.var(0, 0), state.cover.var(1, 0));
        state.choose(choice);
        state.singles().expect("a digit in an empty board");
        let mut learner = Learner::default();
        learner.marks.resize(state.cover.n_vars(), Mark::None);
        learner.marks[choice.index()] = Mark::Known;
        for (waiting, follows) in [
            (0, true),
            (DEEP, true),
            (DEEP + 1, false),
            (2 * DEEP, false),
        ] {
            learner.because = vec![choice; waiting];
            assert_eq!(learner.follows(rival, &state, &Clauses::new()), follows);
            assert_eq!(learner.because.len(), waiting);
        }
    }
}
