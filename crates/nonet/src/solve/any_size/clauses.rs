//! Clauses learned from conflicts: of the literals of each, at least one holds.
//!
//! Two literals of each clause are watched; only when one of them fails is the clause looked at (M. W.
//! Moskewicz and others, Chaff, 2001). From time to time the worse half is forgotten: a clause is good if its
//! literals come from few levels (G. Audemard and L. Simon, Predicting learnt clauses quality, 2009).

use super::cover::{Lit, Var};
use super::state::{Conflict, Reason, State};

/// Conflicts before the first forgetting, and how many more each time.
const FORGET: (u64, u64) = (300, 30);

/// Clauses from at most this many levels are kept for good.
const GOOD: u32 = 2;

/// The end of a list of clauses.
const END: u32 = u32::MAX;

/// All clauses.
#[derive(Clone, Debug)]
pub(super) struct Clauses {
    /// Their literals, one clause after the other; the first two of each are watched.
    lits: Vec<Lit>,
    list: Vec<Clause>,
    /// For each literal the first of the clauses that watch it. Each clause knows the next, so no list is ever
    /// allocated.
    first: Vec<u32>,
    /// How far the trail has been read.
    told: usize,
    /// When to forget next, in conflicts, and how often that was done.
    next: u64,
    n_forgotten: u64,
}

#[derive(Clone, Copy, Debug)]
struct Clause {
    start: u32,
    len: u32,
    /// From how many levels its literals came.
    levels: u32,
    /// For both watched literals, the next clause that watches it too.
    next: [u32; 2],
}

/// The result of looking at a clause.
enum Look {
    /// This literal is watched from now on, or still is.
    Watched(Lit),
    /// This literal is the last one that can hold.
    Unit(Lit),
    /// No literal can hold.
    Fails,
}

impl Clauses {
    pub(super) fn new() -> Self {
        Self {
            lits: Vec::new(),
            list: Vec::new(),
            first: Vec::new(),
            told: 0,
            next: FORGET.0,
            n_forgotten: 0,
        }
    }

    /// Adds a clause. Its first literal is about to be set; the second is the last one that failed.
    pub(super) fn add(&mut self, lits: &[Lit], levels: u32, state: &State) -> Reason {
        self.first.resize(2 * state.cover.n_vars(), END);
        let clause = self.list.len() as u32;
        self.list.push(Clause {
            start: self.lits.len() as u32,
            len: lits.len() as u32,
            levels,
            next: [END; 2],
        });
        self.lits.extend_from_slice(lits);
        self.watch(clause, 0, lits[0]);
        self.watch(clause, 1, lits[1]);
        Reason::Clause(clause)
    }

    /// Puts a clause on the list of a literal, which is one of its first two.
    fn watch(&mut self, clause: u32, which: usize, lit: Lit) {
        let next = std::mem::replace(&mut self.first[lit.index()], clause);
        self.list[clause as usize].next[which] = next;
    }

    /// Forgets the undone part of the trail.
    pub(super) fn undone(&mut self, state: &State) {
        self.told = self.told.min(state.trail().len());
    }

    /// Sets what the clauses demand, given the next fact of the trail. Returns whether there was such a fact.
    pub(super) fn propagate(&mut self, state: &mut State) -> Result<bool, Conflict> {
        if self.list.is_empty() {
            return Ok(false);
        }
        let n_facts = state.trail().len();
        while let Some(&lit) = state.trail().get(self.told) {
            self.told += 1;
            self.visit(!lit, state)?;
            if state.trail().len() > n_facts {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Looks at the clauses that watch a literal that failed.
    fn visit(&mut self, failed: Lit, state: &mut State) -> Result<(), Conflict> {
        let mut left = self.first[failed.index()];
        if left == END {
            return Ok(());
        }
        self.first[failed.index()] = END;
        let mut result = Ok(());
        while left != END {
            let clause = left;
            let Clause { start, next, .. } = self.list[clause as usize];
            let which = usize::from(self.lits[start as usize] != failed);
            left = next[which];
            let mut watched = failed;
            if result.is_ok() {
                match self.look(clause, which, state) {
                    Look::Watched(lit) => watched = lit,
                    Look::Unit(lit) => result = state.set(lit, Reason::Clause(clause)),
                    Look::Fails => result = Err(Conflict::Clause(clause)),
                }
            }
            self.watch(clause, which, watched);
        }
        result
    }

    /// Looks for another literal to watch.
    fn look(&mut self, clause: u32, which: usize, state: &State) -> Look {
        let Clause { start, len, .. } = self.list[clause as usize];
        let lits = &mut self.lits[start as usize..][..len as usize];
        let other = lits[1 - which];
        if state.value(other) > 0 {
            return Look::Watched(lits[which]);
        }
        if let Some(place) = lits[2..].iter().position(|&lit| state.value(lit) >= 0) {
            lits.swap(which, place + 2);
            return Look::Watched(lits[which]);
        }
        if state.value(other) == 0 {
            Look::Unit(other)
        } else {
            Look::Fails
        }
    }

    /// The candidates of a clause except one.
    pub(super) fn explain(&self, clause: u32, but: Option<Var>, because: &mut Vec<Var>) {
        let Clause { start, len, .. } = self.list[clause as usize];
        for lit in &self.lits[start as usize..][..len as usize] {
            if Some(lit.var()) != but {
                because.push(lit.var());
            }
        }
    }

    /// Forgets the worse half, if it is time. Reasons in force are kept.
    pub(super) fn forget(&mut self, n_conflicts: u64, state: &mut State) {
        if n_conflicts < self.next {
            return;
        }
        self.n_forgotten += 1;
        self.next = n_conflicts + FORGET.0 + FORGET.1 * self.n_forgotten;
        let mut keep = vec![false; self.list.len()];
        state.mark_clauses(&mut keep);
        self.keep_better(&mut keep);
        self.renumber(&keep, state);
    }

    /// Marks the better half of the unmarked clauses.
    fn keep_better(&self, keep: &mut [bool]) {
        // The number of clauses by how many levels they come from; then, how many of these go.
        let (mut n_bad, mut n_of): (usize, Vec<usize>) = (0, Vec::new());
        for (clause, keep) in self.list.iter().zip(&mut *keep) {
            *keep |= clause.levels <= GOOD;
            if !*keep {
                let levels = clause.levels as usize;
                n_of.resize(n_of.len().max(levels + 1), 0);
                n_of[levels] += 1;
                n_bad += 1;
            }
        }
        let mut left = n_bad / 2;
        for n in n_of.iter_mut().rev() {
            *n = left.min(*n);
            left -= *n;
        }
        // Among equals the older go first.
        for (clause, keep) in self.list.iter().zip(keep) {
            if !*keep {
                let n = &mut n_of[clause.levels as usize];
                *keep = *n == 0;
                *n = n.saturating_sub(1);
            }
        }
    }

    /// Drops the clauses that are not to be kept.
    fn renumber(&mut self, keep: &[bool], state: &mut State) {
        let mut lits = Vec::with_capacity(self.lits.len());
        let mut list = Vec::with_capacity(self.list.len());
        let mut number = vec![None; self.list.len()];
        for (index, clause) in self.list.iter().enumerate() {
            if !keep[index] {
                continue;
            }
            number[index] = Some(list.len() as u32);
            let start = lits.len() as u32;
            lits.extend_from_slice(&self.lits[clause.start as usize..][..clause.len as usize]);
            list.push(Clause { start, ..*clause });
        }
        state.renumber_clauses(&number);
        (self.lits, self.list) = (lits, list);
        self.first.fill(END);
        for clause in 0..self.list.len() {
            let start = self.list[clause].start as usize;
            for which in 0..2 {
                self.watch(clause as u32, which, self.lits[start + which]);
            }
        }
    }
}
