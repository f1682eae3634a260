//! A board in the middle of a search: which candidates are open, what was decided, in which order and why.
//!
//! Propagation here makes the two moves that all others consist of: a candidate that is the last one for a need is
//! right (naked and hidden singles), and a candidate that is right rules out all others of its needs. Every
//! decision goes onto a trail, with its reason, so that it can be taken back and explained (J. P. Marques-Silva
//! and K. A. Sakallah, GRASP, 1999).

use super::cover::{Cover, Crossing, Lit, Need, Var};

/// Why a candidate was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was chosen, or holds whatever is chosen.
    None,
    /// Another candidate of the same need is right.
    Peer(Var),
    /// It is the last one for a need.
    Last(Need),
    /// A need's candidates all lie in another house.
    Locked(Need, u8),
    /// The subset with this number.
    Subset(u32),
    /// The clause with this number.
    Clause(u32),
}

/// Facts that cannot all hold.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// A need without a candidate.
    Unmet(Need),
    /// A candidate that is right, and a reason why it is wrong.
    Refuted(Var, Reason),
    /// A subset of more cells than digits.
    Subset(u32),
    /// A clause of which no literal holds.
    Clause(u32),
}

/// Cells of a house, and the only digits they may hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subset {
    pub(super) house: u8,
    pub(super) places: u32,
    pub(super) digits: u32,
    /// The length of the trail when it was found.
    pub(super) at: u32,
}

/// A digit of a house that has no place outside a second house.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lock {
    pub(super) need: Need,
    pub(super) other: u8,
}

/// How a candidate was decided.
#[derive(Clone, Copy, Debug)]
struct Fact {
    reason: Reason,
    /// How many choices were in force.
    level: u16,
    /// Where on the trail it is.
    place: u16,
}

/// Two bits that belong to no candidate, set in a need that is met, so that it never looks like one with one or
/// two candidates left.
pub(super) const MET: u32 = 0b11 << 30;

/// The open candidates, and the trail.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) cover: Cover,
    /// For each need, its candidates that are not ruled out, and whether it is [`MET`]; then, for each house, the
    /// places of its unfilled cells.
    pub(super) open: Vec<u32>,
    /// `open` as it was before each choice, one after the other: copying is quicker than restoring bit by bit.
    before: Vec<u32>,
    /// For each candidate, 1 if it is right, -1 if it is wrong, 0 if it is undecided.
    values: Vec<i8>,
    /// For each decided candidate, how it was decided.
    facts: Vec<Fact>,
    trail: Vec<Lit>,
    /// Where on the trail each choice is, and how many cells were filled before.
    choices: Vec<(u32, u32)>,
    /// The candidates that are right, in the order of the trail.
    right: Vec<Var>,
    /// How many of these have been propagated.
    told: usize,
    /// The locked candidates to clear; `None` until the first singles are done.
    pub(super) locks: Option<Vec<Lock>>,
    /// For each kind of house, those that changed since the last search for subsets.
    pub(super) worn: [u32; 3],
    pub(super) subsets: Vec<Subset>,
    /// For each place of each house a digit: the partners of the cells, all different within a house.
    pub(super) partners: Vec<u8>,
}

impl State {
    /// A board with these open candidates, need by need.
    pub(super) fn new(cover: Cover, mut open: Vec<u32>) -> Self {
        let (n_vars, side) = (cover.n_vars(), cover.side());
        let all = (1 << side) - 1;
        let no_fact = Fact {
            reason: Reason::None,
            level: 0,
            place: 0,
        };
        open.resize(cover.n_needs() + cover.n_houses(), all);
        Self {
            open,
            before: Vec::new(),
            values: vec![0; n_vars],
            facts: vec![no_fact; n_vars],
            trail: Vec::with_capacity(n_vars),
            choices: Vec::new(),
            right: Vec::with_capacity(cover.n_cells()),
            told: 0,
            locks: None,
            worn: [all; 3],
            subsets: Vec::new(),
            partners: (0..cover.n_houses() * side)
                .map(|i| (i % side) as u8)
                .collect(),
            cover,
        }
    }

    /// Decides every candidate that is the last one for a need from the start.
    pub(super) fn begin(&mut self) -> Result<(), Conflict> {
        for need in 0..self.cover.n_needs() {
            let bits = self.open[need];
            if bits != 0 && has_one_at_most(bits) {
                self.fill_last(need, bits)?;
            }
        }
        let unmet = self.cover.all_needs().find(|&need| self.open[need] == 0);
        unmet.map_or(Ok(()), |need| Err(Conflict::Unmet(Need::new(need))))
    }

    /// Is every cell filled?
    pub(super) fn is_full(&self) -> bool {
        self.right.len() == self.cover.n_cells()
    }

    /// How many choices are in force.
    pub(super) fn level(&self) -> usize {
        self.choices.len()
    }

    /// How many choices were in force when this was decided.
    pub(super) fn level_of(&self, var: Var) -> usize {
        usize::from(self.facts[var.index()].level)
    }

    /// Where on the trail a decided candidate is.
    pub(super) fn place_of(&self, var: Var) -> usize {
        usize::from(self.facts[var.index()].place)
    }

    pub(super) fn reason_of(&self, var: Var) -> Reason {
        self.facts[var.index()].reason
    }

    /// The single fact that a decided candidate depends on: another that is right, otherwise itself.
    pub(super) fn cause(&self, var: Var) -> Var {
        match self.reason_of(var) {
            Reason::Peer(peer) => {
                debug_assert_eq!(self.level_of(peer), self.level_of(var));
                peer
            }
            _ => var,
        }
    }

    /// 1 if it holds, -1 if its opposite does, 0 if it is undecided.
    pub(super) fn value(&self, lit: Lit) -> i8 {
        let value = self.values[lit.var().index()];
        if lit.is_yes() { value } else { -value }
    }

    pub(super) fn is_out(&self, var: Var) -> bool {
        self.values[var.index()] < 0
    }

    /// The literal that holds for a decided candidate.
    pub(super) fn fact(&self, var: Var) -> Lit {
        if self.is_out(var) {
            Lit::no(var)
        } else {
            Lit::yes(var)
        }
    }

    pub(super) fn trail(&self) -> &[Lit] {
        &self.trail
    }

    /// The choice that began a level, from 1.
    pub(super) fn choice(&self, level: usize) -> Lit {
        self.trail[self.choices[level - 1].0 as usize]
    }

    /// Begins a level: fills a cell to see what follows.
    pub(super) fn choose(&mut self, var: Var) {
        self.before.truncate(self.level() * self.open.len());
        self.before.extend_from_slice(&self.open);
        let here = (self.trail.len() as u32, self.right.len() as u32);
        self.choices.push(here);
        let filled = self.fill(var, Reason::None);
        debug_assert!(filled.is_ok(), "rivals are ruled out before a choice");
    }

    /// Decides an open candidate.
    pub(super) fn set(&mut self, lit: Lit, reason: Reason) -> Result<(), Conflict> {
        if lit.is_yes() {
            return self.fill(lit.var(), reason);
        }
        self.refute(lit.var(), reason)
    }

    /// Fills a cell. If a rival is right too, that is noticed here, before more is concluded from either.
    fn fill(&mut self, var: Var, reason: Reason) -> Result<(), Conflict> {
        self.note(Lit::yes(var), reason);
        self.right.push(var);
        let mut met = 0;
        for (need, _) in self.cover.needs(var) {
            met |= self.open[need];
            self.open[need] |= MET;
        }
        let (spot, n_needs) = (self.cover.spot(var), self.cover.n_needs());
        for (&house, &place) in spot.house.iter().zip(&spot.place) {
            self.open[n_needs + usize::from(house)] &= !(1 << place);
        }
        if met & MET != 0 {
            return Err(self.clash(var));
        }
        Ok(())
    }

    /// The open candidates of each need.
    pub(super) fn needs(&self) -> &[u32] {
        &self.open[..self.cover.n_needs()]
    }

    /// The places of a house's unfilled cells.
    pub(super) fn empty(&self, house: usize) -> u32 {
        self.open[self.cover.n_needs() + house]
    }

    /// The conflict between a candidate that is right and another one that meets one of its needs.
    fn clash(&self, var: Var) -> Conflict {
        for (need, bit) in self.cover.needs(var) {
            for rival in self.cover.vars(need, self.open[need] & !bit & !MET) {
                if self.value(Lit::yes(rival)) > 0 {
                    return Conflict::Refuted(rival, Reason::Peer(var));
                }
            }
        }
        unreachable!("two clash")
    }

    /// Rules out an open candidate, and fills each need that has one candidate left.
    pub(super) fn refute(&mut self, var: Var, reason: Reason) -> Result<(), Conflict> {
        self.note(Lit::no(var), reason);
        let needs = self.cover.needs(var);
        // One branch for all four, since their outcomes are hard to predict.
        let mut is_last = 0;
        for (kind, &(need, bit)) in needs.iter().enumerate() {
            let left = self.open[need] & !bit;
            self.open[need] = left;
            is_last |= u32::from(has_one_at_most(left)) << kind;
        }
        self.wear(var, &needs);
        if is_last == 0 {
            return Ok(());
        }
        self.fill_lasts(&needs, is_last)
    }

    /// Notes what has to be re-examined in the houses of a candidate that is ruled out.
    fn wear(&mut self, var: Var, needs: &[(usize, u32); 4]) {
        let spot = self.cover.spot(var);
        for (worn, rank) in self.worn.iter_mut().zip(spot.rank) {
            *worn |= 1 << rank;
        }
        let Some(locks) = &mut self.locks else { return };
        for (&(need, lost), house) in needs[1..].iter().zip(spot.house) {
            let places = self.open[need];
            let crossings = self.cover.crossings(house.into(), places);
            note_locks(locks, need, crossings, places, lost);
        }
    }

    /// Fills those of a candidate's needs that are marked as having one candidate left.
    fn fill_lasts(&mut self, needs: &[(usize, u32); 4], is_last: u32) -> Result<(), Conflict> {
        let mut result = Ok(());
        for (kind, &(need, _)) in needs.iter().enumerate() {
            let left = self.open[need];
            if is_last >> kind & 1 != 0 && left & MET == 0 {
                result = result.and(self.fill_last(need, left));
            }
        }
        result
    }

    /// Fills a need with its last candidate.
    fn fill_last(&mut self, need: usize, left: u32) -> Result<(), Conflict> {
        if left == 0 {
            return Err(Conflict::Unmet(Need::new(need)));
        }
        let var = self.cover.first(need, left);
        self.fill(var, Reason::Last(Need::new(need)))
    }

    /// Rules out a candidate that may be decided already. Returns whether it was undecided.
    pub(super) fn rule_out(&mut self, var: Var, reason: Reason) -> Result<bool, Conflict> {
        match self.values[var.index()] {
            0 => self.refute(var, reason).map(|()| true),
            1 => Err(Conflict::Refuted(var, reason)),
            _ => Ok(false),
        }
    }

    fn note(&mut self, lit: Lit, reason: Reason) {
        let index = lit.var().index();
        self.values[index] = if lit.is_yes() { 1 } else { -1 };
        self.facts[index] = Fact {
            reason,
            level: self.choices.len() as u16,
            place: self.trail.len() as u16,
        };
        self.trail.push(lit);
    }

    /// Draws every conclusion that singles allow.
    pub(super) fn singles(&mut self) -> Result<(), Conflict> {
        while let Some(&var) = self.right.get(self.told) {
            self.told += 1;
            self.tell_rivals(var)?;
        }
        Ok(())
    }

    fn tell_rivals(&mut self, var: Var) -> Result<(), Conflict> {
        for &(need, bit) in &self.cover.needs(var) {
            let mut rivals = self.open[need] & !bit & !MET;
            while rivals != 0 {
                let rival = self.cover.first(need, rivals);
                rivals &= rivals - 1;
                self.refute(rival, Reason::Peer(var))?;
            }
        }
        Ok(())
    }

    /// Takes back everything after this many choices.
    pub(super) fn undo(&mut self, level: usize) {
        let Some(&(end, n_right)) = self.choices.get(level) else {
            return;
        };
        for lit in self.trail.drain(end as usize..) {
            self.values[lit.var().index()] = 0;
        }
        let n_needs = self.open.len();
        self.open
            .copy_from_slice(&self.before[level * n_needs..][..n_needs]);
        self.choices.truncate(level);
        // Everything that these imply was concluded before the choice.
        self.right.truncate(n_right as usize);
        self.told = self.right.len();
        self.locks.iter_mut().for_each(Vec::clear);
        self.worn = [0; 3];
        while self.subsets.last().is_some_and(|subset| subset.at >= end) {
            self.subsets.pop();
        }
    }

    /// A need's candidates before any choice: explanations start from these.
    pub(super) fn root(&self, need: usize) -> u32 {
        self.before[need]
    }

    /// Marks the clauses that are reasons.
    pub(super) fn mark_clauses(&self, marks: &mut [bool]) {
        for lit in &self.trail {
            if let Reason::Clause(clause) = self.reason_of(lit.var()) {
                marks[clause as usize] = true;
            }
        }
    }

    /// Renumbers the clauses that are reasons.
    pub(super) fn renumber_clauses(&mut self, number: &[Option<u32>]) {
        for lit in &self.trail {
            let reason = &mut self.facts[lit.var().index()].reason;
            if let Reason::Clause(clause) = *reason {
                *reason = number[clause as usize].map_or(Reason::None, Reason::Clause);
            }
        }
    }
}

/// Notes where a digit with these places is locked, unless it already was before it lost a place.
pub(super) fn note_locks(
    locks: &mut Vec<Lock>,
    need: usize,
    crossings: &[Crossing; 2],
    places: u32,
    lost: u32,
) {
    for crossing in crossings {
        if crossing.is_locked(places, lost) {
            let (need, other) = (Need::new(need), crossing.other);
            locks.push(Lock { need, other });
        }
    }
}

pub(super) fn has_one_at_most(bits: u32) -> bool {
    bits & bits.wrapping_sub(1) == 0
}
