//! The reasons for literals, reconstructed from the meaning of the clauses, since the solver does not report them.
//! Learned clauses are checked by the same rule, unit propagation: if none of its literals holds, some clause must
//! have none left.

use super::super::super::models::{Encoding, candidate};
use super::super::super::{Clash, Emptied, Implied, Literal, Reason};
use super::values::Values;
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use std::collections::VecDeque;
use std::sync::Arc;

/// The meaning of a puzzle's clauses.
#[derive(Debug)]
pub(super) struct Reasons {
    geometry: Arc<Geometry>,
    puzzle: Puzzle,
    /// Does it include the redundant clauses?
    is_extended: bool,
}

/// A literal that followed, as a number, and its reason.
type Step = (i32, Reason);

/// Unit propagation in progress.
struct Chain {
    values: Values,
    queue: VecDeque<i32>,
    steps: Vec<Step>,
}

impl Chain {
    fn add(&mut self, literal: i32, reason: Reason) {
        if !self.values.is_known(literal) {
            self.values.set(literal);
            self.queue.push_back(literal);
            self.steps.push((literal, reason));
        }
    }

    /// The clause if it has no literal left, or a single one that does not hold yet, with that literal.
    fn left<'c>(&self, clause: &'c [i32]) -> Option<(&'c [i32], Option<i32>)> {
        let mut left = clause
            .iter()
            .filter(|&&literal| !self.values.is_false(literal));
        let (one, other) = (left.next(), left.next());
        let is_open = other.is_none() && !one.is_some_and(|&one| self.values.is_true(one));
        is_open.then_some((clause, one.copied()))
    }
}

impl Reasons {
    pub(super) fn new(puzzle: &Puzzle, encoding: Encoding) -> Self {
        Self {
            geometry: Arc::clone(puzzle.geometry()),
            puzzle: puzzle.clone(),
            is_extended: encoding == Encoding::Extended,
        }
    }

    /// Is it one of the puzzle's givens?
    pub(super) fn is_given(&self, literal: i32) -> bool {
        let (cell, digit) = self.candidate(literal);
        literal > 0 && digit.is_some() && self.puzzle.get(cell) == digit
    }

    /// A literal in terms of candidates.
    pub(super) fn literal(&self, number: i32) -> Option<Literal> {
        Literal::of(self.geometry.side(), number)
    }

    pub(super) fn literals(&self, numbers: &[i32]) -> Vec<Literal> {
        let literals = numbers.iter().filter_map(|&number| self.literal(number));
        literals.collect()
    }

    /// Why this literal followed when these values were known.
    pub(super) fn reason(&self, number: i32, values: &Values, learned: &[Vec<i32>]) -> Reason {
        let is_unit = |clause: &&Vec<i32>| {
            let mut others = clause.iter().filter(|&&other| other != number);
            clause.contains(&number) && others.all(|&other| values.is_false(other))
        };
        let own = self.own_reason(number, values);
        own.unwrap_or_else(|| match learned.iter().find(is_unit) {
            Some(clause) => Reason::Learned(self.literals(clause)),
            None => Reason::Forgotten,
        })
    }

    fn own_reason(&self, number: i32, values: &Values) -> Option<Reason> {
        if self.is_given(number) {
            return Some(Reason::Given);
        }
        let (cell, digit) = self.candidate(number);
        let digit = digit?;
        if number < 0 {
            return self.rival(cell, digit, values);
        }
        let mut others = self.digits().filter(|&other| other != digit);
        if others.all(|other| values.is_false(self.number(cell, other))) {
            return Some(Reason::OnlyDigit);
        }
        let houses = self.geometry.houses_of(cell).iter().copied();
        let mut houses = houses.filter(|_| self.is_extended);
        let is_only = |house: &_| {
            let cells = self.geometry.house_cells(*house).iter();
            let mut others = cells.filter(|&&other| other != cell);
            others.all(|&other| values.is_false(self.number(other, digit)))
        };
        houses.find(is_only).map(Reason::OnlyPlace)
    }

    /// What excludes a candidate.
    fn rival(&self, cell: Cell, digit: Digit, values: &Values) -> Option<Reason> {
        let holds = |cell, digit| values.is_true(self.number(cell, digit));
        let mut others = self.digits().filter(|&other| other != digit);
        let other = others.find(|&other| self.is_extended && holds(cell, other));
        let peers = self.geometry.peers(cell).iter();
        let mut peers = peers.filter(|&&peer| holds(peer, digit));
        other.map(Reason::Holds).or_else(|| {
            let peer = *peers.next()?;
            let house = self.geometry.common_houses(&[cell, peer]).next()?;
            Some(Reason::Seen(house, peer))
        })
    }

    /// What follows if, besides these values, no literal of a clause holds, as far as the clash needs it.
    pub(super) fn proof(
        &self,
        facts: &Values,
        clause: &[i32],
        learned: &[Vec<i32>],
    ) -> (Vec<Implied>, Option<Clash>) {
        let mut chain = Chain {
            values: facts.clone(),
            queue: VecDeque::new(),
            steps: Vec::new(),
        };
        let supposed = clause.iter().map(|literal| -literal);
        for literal in supposed.filter(|&literal| !facts.is_true(literal)) {
            chain.values.set(literal);
            chain.queue.push_back(literal);
        }
        let clash = self.propagate(&mut chain, learned);
        let needed = clash
            .as_ref()
            .map(|clash| self.needed(facts, chain.steps, clash));
        (needed.unwrap_or_default(), clash)
    }

    /// Propagates the queue until there is a clash, or to the end.
    fn propagate(&self, chain: &mut Chain, learned: &[Vec<i32>]) -> Option<Clash> {
        loop {
            while let Some(literal) = chain.queue.pop_front() {
                if let Some(clash) = self.emptied(literal, &chain.values) {
                    return Some(Clash::Emptied(clash));
                }
                for (implied, reason) in self.follows(literal, &chain.values) {
                    if chain.values.is_false(implied) {
                        let both = [literal, -implied].map(|literal| self.literal(literal));
                        return both[0]
                            .zip(both[1])
                            .map(|(one, other)| Clash::Both(one, other));
                    }
                    chain.add(implied, reason);
                }
            }
            let mut left = learned.iter().filter_map(|clause| chain.left(clause));
            match left.next() {
                Some((clause, None)) => return Some(Clash::Learned(self.literals(clause))),
                Some((clause, Some(unit))) => {
                    chain.add(unit, Reason::Learned(self.literals(clause)));
                }
                None => return None,
            }
        }
    }

    /// The direct consequences of a literal that has become true.
    fn follows(&self, literal: i32, values: &Values) -> Vec<Step> {
        let (cell, digit) = self.candidate(literal);
        let Some(digit) = digit else {
            return Vec::new();
        };
        if literal > 0 {
            return self.ruled_out(cell, digit);
        }
        let of_cell = self.digits().map(|digit| self.number(cell, digit));
        let only = values.only(of_cell).map(|unit| (unit, Reason::OnlyDigit));
        let houses = self.geometry.houses_of(cell).iter().copied();
        let places = houses.filter(|_| self.is_extended).filter_map(|house| {
            let cells = self.geometry.house_cells(house).iter();
            let only = values.only(cells.map(|&cell| self.number(cell, digit)))?;
            Some((only, Reason::OnlyPlace(house)))
        });
        only.into_iter().chain(places).collect()
    }

    /// The candidates that a digit in a cell forbids.
    fn ruled_out(&self, cell: Cell, digit: Digit) -> Vec<Step> {
        let others = self
            .digits()
            .filter(|&other| other != digit && self.is_extended);
        let others = others.map(|other| (-self.number(cell, other), Reason::Holds(digit)));
        let peers = self.geometry.peers(cell).iter().filter_map(|&peer| {
            let house = self.geometry.common_houses(&[cell, peer]).next()?;
            Some((-self.number(peer, digit), Reason::Seen(house, cell)))
        });
        others.chain(peers).collect()
    }

    /// What a literal has left empty, if it is a candidate that was ruled out.
    fn emptied(&self, literal: i32, values: &Values) -> Option<Emptied> {
        let (cell, digit) = self.candidate(literal);
        let digit = digit.filter(|_| literal < 0)?;
        let is_out = |cell: Cell, digit| values.is_false(self.number(cell, digit));
        if self.digits().all(|digit| is_out(cell, digit)) {
            return Some(Emptied::Cell(cell));
        }
        let mut houses = self.geometry.houses_of(cell).iter().copied();
        let house = houses.find(|&house| {
            let mut cells = self.geometry.house_cells(house).iter();
            self.is_extended && cells.all(|&cell| is_out(cell, digit))
        })?;
        Some(Emptied::Place(house, digit))
    }

    /// The steps that the clash rests on.
    fn needed(&self, facts: &Values, steps: Vec<Step>, clash: &Clash) -> Vec<Implied> {
        let mut wanted = Values::new(facts.len());
        let want = |wanted: &mut Values, literals: Vec<i32>| {
            let new = literals
                .into_iter()
                .filter(|&literal| !facts.is_true(literal));
            new.for_each(|literal| wanted.set(literal));
        };
        want(&mut wanted, self.roots_of_clash(clash));
        let mut needed = Vec::new();
        for (literal, reason) in steps.into_iter().rev() {
            if !wanted.is_true(literal) {
                continue;
            }
            want(&mut wanted, self.roots(literal, &reason));
            let literal = self.literal(literal);
            needed.extend(literal.map(|literal| Implied { literal, reason }));
        }
        needed.reverse();
        needed
    }

    /// The literals that a reason rests on.
    fn roots(&self, number: i32, reason: &Reason) -> Vec<i32> {
        let (cell, digit) = self.candidate(number);
        let Some(digit) = digit else {
            return Vec::new();
        };
        match reason {
            Reason::Given | Reason::Forgotten => Vec::new(),
            Reason::Holds(other) => vec![self.number(cell, *other)],
            Reason::Seen(_, peer) => vec![self.number(*peer, digit)],
            Reason::OnlyDigit => {
                let others = self.digits().filter(|&other| other != digit);
                others.map(|other| -self.number(cell, other)).collect()
            }
            Reason::OnlyPlace(house) => {
                let cells = self.geometry.house_cells(*house).iter();
                let others = cells.filter(|&&other| other != cell);
                others.map(|&other| -self.number(other, digit)).collect()
            }
            Reason::Learned(clause) => {
                let others = clause.iter().map(|&literal| -self.code(literal));
                others.filter(|&other| other != -number).collect()
            }
        }
    }

    fn roots_of_clash(&self, clash: &Clash) -> Vec<i32> {
        match clash {
            Clash::Emptied(Emptied::Place(house, digit)) => {
                let cells = self.geometry.house_cells(*house).iter();
                cells.map(|&cell| -self.number(cell, *digit)).collect()
            }
            Clash::Emptied(Emptied::Cell(cell) | Emptied::Shared(_, cell, _)) => self
                .digits()
                .map(|digit| -self.number(*cell, digit))
                .collect(),
            Clash::Emptied(Emptied::Crowd(..)) => Vec::new(),
            Clash::Both(one, other) => vec![self.code(*one), self.code(*other)],
            Clash::Learned(clause) => clause.iter().map(|&literal| -self.code(literal)).collect(),
        }
    }

    pub(super) fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        Digit::all(self.geometry.side())
    }

    fn candidate(&self, number: i32) -> (Cell, Option<Digit>) {
        candidate(
            self.geometry.side(),
            number.unsigned_abs().saturating_sub(1),
        )
    }

    /// The number of the literal that a digit is in a cell.
    pub(super) fn number(&self, cell: Cell, digit: Digit) -> i32 {
        let holds = true;
        self.code(Literal { cell, digit, holds })
    }

    fn code(&self, literal: Literal) -> i32 {
        literal.number(self.geometry.side())
    }
}
