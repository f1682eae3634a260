//! Clauses learned from conflicts: of the literals of each, at least one holds.
//!
//! Two literals of each clause are watched; only when one of them fails is the clause looked at (M. W.
//! Moskewicz and others, Chaff, 2001). From time to time the worse half is forgotten: a clause is good if its
//! literals come from few levels (G. Audemard and L. Simon, Predicting learnt clauses quality, 2009).

use super::cover::{Lit, Var};
use super::state::{Conflict, Reason, State};

/// Conflicts until the first forgetting, and how many more each time.
const FORGET: (u64, u64) = (300, 30);

/// Clauses over no more levels than this are kept for good.
const GOOD: u32 = 2;

/// All clauses.
#[derive(Clone, Debug)]
pub(super) struct Clauses {
    /// Their literals, one clause after the other; the first two of each are watched.
    lits: Vec<Lit>,
    list: Vec<Clause>,
    /// For each literal, the clauses that watch it.
    watches: Vec<Vec<Watch>>,
    /// How far the trail was read.
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
}

#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    /// One of its literals: if it holds, the clause need not be looked at.
    other: Lit,
}

/// What a look at a clause shows.
enum Look {
    /// Another literal is watched now.
    Moved,
    /// This literal holds.
    Holds(Lit),
    /// This literal is the last one that can.
    Unit(Lit),
    /// None can.
    Fails,
}

impl Clauses {
    pub(super) fn new() -> Self {
        Self {
            lits: Vec::new(),
            list: Vec::new(),
            watches: Vec::new(),
            told: 0,
            next: FORGET.0,
            n_forgotten: 0,
        }
    }

    /// Adds a clause. Its first literal is about to be set, the second is the last one that failed.
    pub(super) fn add(&mut self, lits: &[Lit], levels: u32, state: &State) -> Reason {
        self.watches.resize_with(2 * state.cover.n_vars(), Vec::new);
        let clause = self.list.len() as u32;
        for (lit, other) in [(lits[0], lits[1]), (lits[1], lits[0])] {
            self.watches[lit.index()].push(Watch { clause, other });
        }
        self.list.push(Clause {
            start: self.lits.len() as u32,
            len: lits.len() as u32,
            levels,
        });
        self.lits.extend_from_slice(lits);
        Reason::Clause(clause)
    }

    /// Forgets what was read of the part of the trail that was undone.
    pub(super) fn undone(&mut self, state: &State) {
        self.told = self.told.min(state.trail().len());
    }

    /// Sets what the clauses demand since the next fact of the trail. Says whether there was one.
    pub(super) fn propagate(&mut self, state: &mut State) -> Result<bool, Conflict> {
        if self.list.is_empty() {
            return Ok(false);
        }
        let Some(&lit) = state.trail().get(self.told) else {
            return Ok(false);
        };
        self.told += 1;
        self.visit(!lit, state)?;
        Ok(true)
    }

    /// Looks at the clauses that watch a literal that failed.
    fn visit(&mut self, failed: Lit, state: &mut State) -> Result<(), Conflict> {
        let mut watches = std::mem::take(&mut self.watches[failed.index()]);
        let (mut kept, mut result) = (0, Ok(()));
        for index in 0..watches.len() {
            let mut watch = watches[index];
            if result.is_ok() && state.value(watch.other) <= 0 {
                match self.look(watch.clause, failed, state) {
                    Look::Moved => continue,
                    Look::Holds(lit) => watch.other = lit,
                    Look::Unit(lit) => result = state.set(lit, Reason::Clause(watch.clause)),
                    Look::Fails => result = Err(Conflict::Clause(watch.clause)),
                }
            }
            watches[kept] = watch;
            kept += 1;
        }
        watches.truncate(kept);
        self.watches[failed.index()] = watches;
        result
    }

    fn look(&mut self, clause: u32, failed: Lit, state: &State) -> Look {
        let Clause { start, len, .. } = self.list[clause as usize];
        let lits = &mut self.lits[start as usize..][..len as usize];
        if lits[0] == failed {
            lits.swap(0, 1);
        }
        let other = lits[0];
        if state.value(other) > 0 {
            return Look::Holds(other);
        }
        let place = lits[2..].iter().position(|&lit| state.value(lit) >= 0);
        if let Some(place) = place {
            lits.swap(1, place + 2);
            let watch = Watch { clause, other };
            self.watches[lits[1].index()].push(watch);
            return Look::Moved;
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
        let vars = self.lits[start as usize..][..len as usize]
            .iter()
            .map(|lit| lit.var());
        because.extend(vars.filter(|&var| Some(var) != but));
    }

    /// Forgets the worse half, if it is time. Reasons in force are kept.
    pub(super) fn forget(&mut self, n_conflicts: u64, state: &mut State) {
        if n_conflicts < self.next {
            return;
        }
        self.n_forgotten += 1;
        self.next = n_conflicts + FORGET.0 + FORGET.1 * self.n_forgotten;
        let mut keep = vec![false; self.list.len()];
        for clause in state.clauses_in_force() {
            keep[clause as usize] = true;
        }
        let bad = |&clause: &usize| !keep[clause] && self.list[clause].levels > GOOD;
        let bad: Vec<usize> = (0..self.list.len()).filter(bad).collect();
        // Among equals the older go first.
        let levels = |&clause: &usize| self.list[clause].levels as usize;
        let most = bad.iter().map(levels).max().unwrap_or_default();
        let mut by_levels = vec![Vec::new(); most + 1];
        for clause in &bad {
            by_levels[levels(clause)].push(*clause);
        }
        let mut forgotten = vec![false; self.list.len()];
        for &clause in by_levels.iter().rev().flatten().take(bad.len() / 2) {
            forgotten[clause] = true;
        }
        self.renumber(&forgotten, state);
    }

    fn renumber(&mut self, forgotten: &[bool], state: &mut State) {
        let mut lits = Vec::with_capacity(self.lits.len());
        let mut list = Vec::with_capacity(self.list.len());
        let mut number = vec![None; self.list.len()];
        for (index, clause) in self.list.iter().enumerate().filter(|(i, _)| !forgotten[*i]) {
            number[index] = Some(list.len() as u32);
            let start = lits.len() as u32;
            lits.extend_from_slice(&self.lits[clause.start as usize..][..clause.len as usize]);
            list.push(Clause { start, ..*clause });
        }
        for watches in &mut self.watches {
            watches.retain_mut(|watch| {
                let new = number[watch.clause as usize];
                watch.clause = new.unwrap_or(watch.clause);
                new.is_some()
            });
        }
        state.renumber_clauses(&number);
        (self.lits, self.list) = (lits, list);
    }
}
