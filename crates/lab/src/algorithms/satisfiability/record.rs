//! The solver's actions in a stretch, as far as it reports them: decisions, what followed from them, how far it
//! went back.
//!
//! The solver cannot be paused: it searches until there have been a number of conflicts. Meanwhile it calls a
//! theory after each propagation without a conflict; this one accepts everything and records what is new on the
//! trail. The consequences of a decision that led directly to a conflict are not reported.

use batsat::{Lit, Theory, TheoryArg};

/// The most entries of a stretch that are kept (at most a megabyte); later ones are not shown.
const MOST: usize = 1 << 16;

/// An action of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// A decision was made; it comes next, unless it led directly to a conflict.
    Level,
    /// A literal became true: the number of its variable from 1, negative if it is negated.
    Set(i32),
    /// This many decisions were taken back.
    Back(usize),
}

/// The entries of a stretch, and the data for finding what is new.
#[derive(Debug)]
pub(super) struct Record {
    entries: Vec<Entry>,
    /// Are entries wanted at all?
    is_on: bool,
    /// How much of the trail is known.
    known: usize,
    /// The length of the trail before each decision.
    levels: Vec<usize>,
    /// How often it went back since the last call.
    n_backs: usize,
}

impl Record {
    pub(super) fn new(is_on: bool) -> Self {
        Self {
            entries: Vec::new(),
            is_on,
            known: 0,
            levels: Vec::new(),
            n_backs: 0,
        }
    }

    /// Records what follows from the model without a decision.
    pub(super) fn look(&mut self, trail: &[Lit]) {
        let new = trail.get(self.known..).unwrap_or_default().to_vec();
        for literal in new {
            self.push(Entry::Set(number(literal)));
        }
        self.known = trail.len();
    }

    /// The entries since the last call, in which `n_clauses` clauses were learned: it went back once for each. At
    /// the end of a stretch it goes back once more, which is not an entry.
    pub(super) fn take(&mut self, n_clauses: usize) -> Vec<Entry> {
        let mut entries = std::mem::take(&mut self.entries);
        if self.n_backs > n_clauses && entries.len() < MOST {
            entries.pop();
        }
        self.n_backs = 0;
        entries
    }

    fn push(&mut self, entry: Entry) {
        if self.is_on && self.entries.len() < MOST {
            self.entries.push(entry);
        }
    }
}

/// The number of a literal.
pub(super) fn number(literal: Lit) -> i32 {
    let variable = literal.var().idx() as i32 + 1;
    if literal.sign() { variable } else { -variable }
}

impl Theory for Record {
    fn final_check(&mut self, acts: &mut TheoryArg<'_>) {
        self.look(acts.model());
    }

    fn partial_check(&mut self, acts: &mut TheoryArg<'_>) {
        self.look(acts.model());
    }

    fn create_level(&mut self) {
        self.levels.push(self.known);
        self.push(Entry::Level);
    }

    fn pop_levels(&mut self, n: usize) {
        let left = self.levels.len().saturating_sub(n);
        self.known = self.levels.get(left).copied().unwrap_or(self.known);
        self.levels.truncate(left);
        self.n_backs += 1;
        self.push(Entry::Back(n));
    }

    fn n_levels(&self) -> usize {
        self.levels.len()
    }

    fn explain_propagation(&mut self, _: Lit) -> &[Lit] {
        &[] // it propagates nothing
    }
}
