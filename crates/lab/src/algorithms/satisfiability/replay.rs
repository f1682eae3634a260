//! A stretch of the search, replayed in small steps from the solver's reports.

use super::super::super::{Assigned, Clash, Implied};
use super::reasons::Reasons;
use super::record::Entry;
use super::values::Values;
use nonet::board::{Cell, DigitSet};
use std::collections::VecDeque;

/// The most learned clauses kept for reasons: the latest ones.
const KEPT: usize = 2_000;

/// The most literals of a step that are listed with their reasons.
const LISTED: usize = 40;

/// The size of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grain {
    /// A digit in a cell, and what it rules out.
    Digits,
    /// One literal.
    Literals,
}

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// A literal was decided.
    Decided(i32),
    /// A literal followed.
    Followed(i32),
    /// There was a conflict; a clause was learned, whose first literal follows.
    Learned(Option<i32>),
}

/// How much of the stretch was replayed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Count {
    pub(super) decisions: u64,
    pub(super) conflicts: u64,
    pub(super) implied: u64,
}

/// The assignment so far, and the entries still to be replayed.
#[derive(Debug)]
pub(super) struct Replay {
    reasons: Reasons,
    grain: Grain,
    entries: VecDeque<Entry>,
    clauses: VecDeque<Vec<i32>>,
    /// The clauses learned so far, and the solutions forbidden.
    learned: Vec<Vec<i32>>,
    trail: Vec<i32>,
    /// The length of the trail before each decision.
    levels: Vec<usize>,
    values: Values,
    pub(super) count: Count,
    /// The length of the trail before the last step, and what that step decided and learned.
    before: usize,
    decided: Option<i32>,
    clause: Option<Vec<i32>>,
}

impl Replay {
    pub(super) fn new(reasons: Reasons, grain: Grain, n_variables: usize) -> Self {
        Self {
            reasons,
            grain,
            entries: VecDeque::new(),
            clauses: VecDeque::new(),
            learned: Vec::new(),
            trail: Vec::new(),
            levels: Vec::new(),
            values: Values::new(n_variables),
            count: Count::default(),
            before: 0,
            decided: None,
            clause: None,
        }
    }

    /// Takes entries to replay. The consequences of the givens are replayed immediately.
    pub(super) fn load(&mut self, (entries, clauses): (Vec<Entry>, Vec<Vec<i32>>)) {
        self.entries.extend(entries);
        self.clauses.extend(clauses);
        if self.trail.is_empty() {
            self.follow();
        }
    }

    /// Replays one more step, if there is one.
    pub(super) fn advance(&mut self) -> Option<Told> {
        (self.before, self.decided, self.clause) = (self.trail.len(), None, None);
        let told = match self.entries.pop_front()? {
            Entry::Level => return Some(self.decide()),
            Entry::Back(n) => return Some(self.learn(n)),
            Entry::Set(literal) => {
                self.imply(literal);
                Told::Followed(literal)
            }
        };
        self.follow();
        Some(told)
    }

    /// A decision. If it led directly to a conflict, the solver does not report which one it was.
    fn decide(&mut self) -> Told {
        self.count.decisions += 1;
        self.levels.push(self.trail.len());
        match self.entries.pop_front() {
            Some(Entry::Set(literal)) => {
                self.set(literal);
                self.decided = Some(literal);
                self.follow();
                Told::Decided(literal)
            }
            Some(Entry::Back(n)) => self.learn(n),
            Some(Entry::Level) | None => Told::Learned(None),
        }
    }

    /// Goes back and notes the learned clause.
    fn learn(&mut self, n: usize) -> Told {
        self.count.conflicts += 1;
        let left = self.levels.len().saturating_sub(n);
        let end = self.levels.get(left).copied().unwrap_or(self.trail.len());
        self.levels.truncate(left);
        for literal in self.trail.drain(end..) {
            self.values.unset(literal);
        }
        self.before = end;
        self.clause = self.clauses.pop_front();
        if let Some(clause) = self.clause.clone() {
            self.keep(clause);
        }
        let first = self.clause.as_ref().and_then(|clause| clause.first());
        Told::Learned(first.copied())
    }

    /// Adds a clause to those used as reasons.
    pub(super) fn keep(&mut self, clause: Vec<i32>) {
        if self.learned.len() == KEPT {
            self.learned.remove(0);
        }
        self.learned.push(clause);
    }

    /// Adds the literals that belong to the same step.
    fn follow(&mut self) {
        while let Some(&Entry::Set(literal)) = self.entries.front() {
            if self.is_step(literal) {
                return;
            }
            self.entries.pop_front();
            self.imply(literal);
        }
    }

    /// Is this literal a separate step?
    fn is_step(&self, literal: i32) -> bool {
        match self.grain {
            Grain::Digits => literal > 0 && !self.reasons.is_given(literal),
            Grain::Literals => true,
        }
    }

    fn imply(&mut self, literal: i32) {
        self.count.implied += 1;
        self.set(literal);
    }

    fn set(&mut self, literal: i32) {
        self.trail.push(literal);
        self.values.set(literal);
    }

    /// Shows what is proved, after the stretch.
    pub(super) fn settle(&mut self, proved: impl Iterator<Item = i32>) {
        self.trail.clear();
        self.levels.clear();
        self.values = Values::new(self.values.len());
        proved.for_each(|literal| self.set(literal));
        (self.before, self.decided, self.clause) = (self.trail.len(), None, None);
    }

    /// What a cell may hold.
    pub(super) fn domain(&self, cell: Cell) -> DigitSet {
        let number = |digit| self.reasons.number(cell, digit);
        let digits = || self.reasons.digits();
        let digit = digits().find(|&digit| self.values.is_true(number(digit)));
        let left = digits().filter(|&digit| !self.values.is_false(number(digit)));
        digit.map_or_else(|| left.collect(), DigitSet::only)
    }

    /// The cells of the last step: those of the clause, or of the decision and its consequences.
    pub(super) fn touched(&self) -> Vec<Cell> {
        let new = self.trail.get(self.before..).unwrap_or_default();
        let numbers = self.clause.as_deref().unwrap_or(new).iter();
        let numbers = numbers.filter(|&&number| self.clause.is_some() || number > 0);
        let mut cells: Vec<Cell> = numbers
            .chain(&self.decided)
            .filter_map(|&number| Some(self.reasons.literal(number)?.cell))
            .collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The last step, with reasons.
    pub(super) fn assigned(&self) -> Assigned {
        let (old, new) = self.trail.split_at(self.before.min(self.trail.len()));
        let mut values = Values::new(self.values.len());
        for &literal in old.iter().chain(&self.decided) {
            values.set(literal);
        }
        let new = &new[usize::from(self.decided.is_some()).min(new.len())..];
        let implied = new.iter().take(LISTED).filter_map(|&number| {
            let reason = self.reasons.reason(number, &values, &self.learned);
            values.set(number);
            let literal = self.reasons.literal(number)?;
            Some(Implied { literal, reason })
        });
        let implied = implied.collect();
        let (proof, clash) = self.proof();
        let learned = self.clause.as_deref().unwrap_or_default();
        Assigned {
            decided: self.decided.and_then(|number| self.reasons.literal(number)),
            implied,
            n_implied: new.len() as u64,
            learned: self.reasons.literals(learned),
            proof,
            clash,
        }
    }

    /// The proof of the learned clause, from what is proved and the clauses before it.
    fn proof(&self) -> (Vec<Implied>, Option<Clash>) {
        let Some(clause) = &self.clause else {
            return (Vec::new(), None);
        };
        let mut facts = Values::new(self.values.len());
        let proved = self.levels.first().copied().unwrap_or(self.trail.len());
        self.trail
            .iter()
            .take(proved)
            .for_each(|&literal| facts.set(literal));
        let before = self.learned.len().saturating_sub(1);
        let learned = self.learned.get(..before).unwrap_or_default();
        self.reasons.proof(&facts, clause, learned)
    }
}
