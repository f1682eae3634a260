//! A board in the middle of a search: which candidates are open, what was decided, in which order and why.
//!
//! Propagation here makes the two moves that every other one is made of: a candidate that is the last one for
//! a need is right (naked and hidden singles), and a candidate that is right rules out all others of its
//! needs. Whatever is decided goes onto a trail, with its reason, so that it can be taken back and explained
//! (J. P. Marques-Silva and K. A. Sakallah, GRASP, 1999).

use super::cover::{Cover, Lit, Need, Var};
use super::subsets::Subset;

/// Why a candidate was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was chosen, or holds whatever is chosen.
    None,
    /// Another one that meets the same need is right.
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

/// Facts that can't hold at once.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// A need without a candidate.
    Unmet(Need),
    /// A candidate that is right, and a reason why it is not.
    Refuted(Var, Reason),
    /// A subset of more cells than digits.
    Subset(u32),
    /// A clause of which nothing holds.
    Clause(u32),
}

/// The open candidates, and the trail.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) cover: Cover,
    /// For each need, its candidates that are not ruled out.
    pub(super) open: Vec<u32>,
    /// The same, before any choice: what explanations look at.
    pub(super) root: Vec<u32>,
    /// For each literal, 1 if it holds, -1 if its opposite does, 0 if that is not decided.
    values: Vec<i8>,
    reasons: Vec<Reason>,
    levels: Vec<u16>,
    trail: Vec<Lit>,
    /// Where on the trail each choice stands.
    choices: Vec<u32>,
    /// How far the trail was read by singles.
    told: usize,
    /// Cells filled.
    n_filled: usize,
    /// For each house, the places of its cells that are not filled.
    pub(super) empty: Vec<u32>,
    /// For each house, digits that lost a place since locked candidates were looked for.
    pub(super) stale: Vec<u32>,
    /// For each kind of house, those with such a digit.
    pub(super) stale_houses: [u32; 3],
    /// For each kind of house, those that changed since subsets were looked for.
    pub(super) worn: [u32; 3],
    pub(super) subsets: Vec<Subset>,
    /// For each place of each house, a digit so that no two cells of a house have the same.
    pub(super) partners: Vec<u8>,
}

impl State {
    /// A board with these candidates that are open, need by need.
    pub(super) fn new(cover: Cover, open: Vec<u32>) -> Self {
        let (n_vars, side) = (cover.n_vars(), cover.side());
        Self {
            root: open.clone(),
            open,
            values: vec![0; 2 * n_vars],
            reasons: vec![Reason::None; n_vars],
            levels: vec![0; n_vars],
            trail: Vec::with_capacity(n_vars),
            choices: Vec::new(),
            told: 0,
            n_filled: 0,
            empty: vec![(1 << side) - 1; cover.n_houses()],
            stale: vec![(1 << side) - 1; cover.n_houses()],
            stale_houses: [(1 << side) - 1; 3],
            worn: [0; 3],
            subsets: Vec::new(),
            partners: (0..cover.n_houses() * side)
                .map(|i| (i % side) as u8)
                .collect(),
            cover,
        }
    }

    /// Decides whatever is the last candidate for a need from the start.
    pub(super) fn begin(&mut self) -> Result<(), Conflict> {
        for need in 0..self.open.len() {
            let bits = self.open[need];
            if bits != 0 && bits & (bits - 1) == 0 {
                self.fill_last(need, bits);
            }
        }
        let unmet = self.cover.all_needs().find(|&need| self.open[need] == 0);
        unmet.map_or(Ok(()), |need| Err(Conflict::Unmet(Need::new(need))))
    }

    /// Is every cell filled?
    pub(super) fn is_full(&self) -> bool {
        self.n_filled == self.cover.n_cells()
    }

    /// How many choices are in force.
    pub(super) fn level(&self) -> usize {
        self.choices.len()
    }

    /// How many choices were in force when this was decided.
    pub(super) fn level_of(&self, var: Var) -> usize {
        usize::from(self.levels[var.index()])
    }

    pub(super) fn reason_of(&self, var: Var) -> Reason {
        self.reasons[var.index()]
    }

    /// 1 if it holds, -1 if its opposite does, 0 if that is not decided.
    pub(super) fn value(&self, lit: Lit) -> i8 {
        self.values[lit.index()]
    }

    pub(super) fn is_out(&self, var: Var) -> bool {
        self.value(Lit::yes(var)) < 0
    }

    /// What holds about a decided candidate.
    pub(super) fn fact(&self, var: Var) -> Lit {
        let yes = Lit::yes(var);
        if self.value(yes) > 0 { yes } else { !yes }
    }

    pub(super) fn trail(&self) -> &[Lit] {
        &self.trail
    }

    /// The choice that began a level, from 1.
    pub(super) fn choice(&self, level: usize) -> Lit {
        self.trail[self.choices[level - 1] as usize]
    }

    /// Begins a level: fills a cell to see what follows.
    pub(super) fn choose(&mut self, var: Var) {
        if self.level() == 0 {
            self.root.copy_from_slice(&self.open);
        }
        self.choices.push(self.trail.len() as u32);
        self.fill(var, Reason::None);
    }

    /// Decides an open candidate.
    pub(super) fn set(&mut self, lit: Lit, reason: Reason) -> Result<(), Conflict> {
        if lit.is_yes() {
            self.fill(lit.var(), reason);
            return Ok(());
        }
        self.refute(lit.var(), reason)
    }

    fn fill(&mut self, var: Var, reason: Reason) {
        self.note(Lit::yes(var), reason);
        self.n_filled += 1;
        let spot = self.cover.spot(var);
        for (house, bit) in spot.house.into_iter().zip(spot.bit) {
            self.empty[usize::from(house)] &= !bit;
        }
    }

    /// Rules out an open candidate, and fills what has one candidate left by that.
    pub(super) fn refute(&mut self, var: Var, reason: Reason) -> Result<(), Conflict> {
        self.note(Lit::no(var), reason);
        let digit = 1 << self.cover.digit(var);
        let spot = self.cover.spot(var);
        for kind in 0..3 {
            self.stale[usize::from(spot.house[kind])] |= digit;
            self.stale_houses[kind] |= spot.rank[kind];
        }
        let mut result = Ok(());
        for (need, bit) in self.cover.needs(var) {
            let left = self.open[need] & !bit;
            self.open[need] = left;
            if left & left.wrapping_sub(1) == 0 {
                if left == 0 {
                    result = Err(Conflict::Unmet(Need::new(need)));
                } else {
                    self.fill_last(need, left);
                }
            }
        }
        result
    }

    fn fill_last(&mut self, need: usize, bit: u32) {
        let var = self.cover.first(need, bit);
        if self.value(Lit::yes(var)) == 0 {
            self.fill(var, Reason::Last(Need::new(need)));
        }
    }

    /// The same for one that is perhaps decided. Says whether that was news.
    pub(super) fn rule_out(&mut self, var: Var, reason: Reason) -> Result<bool, Conflict> {
        match self.value(Lit::yes(var)) {
            0 => self.refute(var, reason).map(|()| true),
            1 => Err(Conflict::Refuted(var, reason)),
            _ => Ok(false),
        }
    }

    fn note(&mut self, lit: Lit, reason: Reason) {
        let index = lit.var().index();
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.reasons[index] = reason;
        self.levels[index] = self.choices.len() as u16;
        self.trail.push(lit);
    }

    /// Draws every conclusion that singles allow.
    pub(super) fn singles(&mut self) -> Result<(), Conflict> {
        while let Some(&lit) = self.trail.get(self.told) {
            self.told += 1;
            if lit.is_yes() {
                self.tell_rivals(lit.var())?;
            }
        }
        Ok(())
    }

    fn tell_rivals(&mut self, var: Var) -> Result<(), Conflict> {
        for (need, bit) in self.cover.needs(var) {
            let mut rivals = self.open[need] & !bit;
            while rivals != 0 {
                let rival = self.cover.first(need, rivals);
                rivals &= rivals - 1;
                self.rule_out(rival, Reason::Peer(var))?;
            }
        }
        Ok(())
    }

    /// Takes back everything after this many choices.
    pub(super) fn undo(&mut self, level: usize) {
        let Some(&end) = self.choices.get(level) else {
            return;
        };
        while self.trail.len() > end as usize {
            let Some(lit) = self.trail.pop() else { break };
            self.values[lit.index()] = 0;
            self.values[(!lit).index()] = 0;
            if lit.is_yes() {
                self.empty_again(lit.var());
                continue;
            }
            for (need, bit) in self.cover.needs(lit.var()) {
                self.open[need] |= bit;
            }
        }
        self.choices.truncate(level);
        self.told = end as usize;
        while self.subsets.last().is_some_and(|subset| subset.at >= end) {
            self.subsets.pop();
        }
    }

    fn empty_again(&mut self, var: Var) {
        self.n_filled -= 1;
        let spot = self.cover.spot(var);
        for (house, bit) in spot.house.into_iter().zip(spot.bit) {
            self.empty[usize::from(house)] |= bit;
        }
    }

    /// The clauses that are reasons.
    pub(super) fn clauses_in_force(&self) -> impl Iterator<Item = u32> + '_ {
        let reasons = self.trail.iter().map(|lit| self.reason_of(lit.var()));
        reasons.filter_map(|reason| match reason {
            Reason::Clause(clause) => Some(clause),
            _ => None,
        })
    }

    /// Gives the clauses that are reasons their new numbers.
    pub(super) fn renumber_clauses(&mut self, number: &[Option<u32>]) {
        for lit in &self.trail {
            let reason = &mut self.reasons[lit.var().index()];
            if let Reason::Clause(clause) = *reason {
                *reason = number[clause as usize].map_or(Reason::None, Reason::Clause);
            }
        }
    }

    /// What decided a candidate, as candidates; none if it was chosen. Clauses explain themselves.
    pub(super) fn explain(&self, var: Var, reason: Reason, because: &mut Vec<Var>) {
        match reason {
            Reason::None | Reason::Clause(_) => {}
            Reason::Peer(peer) => because.push(peer),
            Reason::Last(need) => {
                let rivals = self.cover.vars(need.index(), self.root[need.index()]);
                because.extend(rivals.filter(|&rival| rival != var));
            }
            Reason::Locked(need, other) => self.explain_locked(need, other, because),
            Reason::Subset(number) => self.explain_subset(number, because),
        }
    }

    /// What makes a conflict, as candidates.
    pub(super) fn explain_conflict(&self, conflict: Conflict, because: &mut Vec<Var>) {
        match conflict {
            Conflict::Unmet(need) => {
                because.extend(self.cover.vars(need.index(), self.root[need.index()]));
            }
            Conflict::Refuted(var, reason) => {
                because.push(var);
                self.explain(var, reason, because);
            }
            Conflict::Subset(number) => self.explain_subset(number, because),
            Conflict::Clause(_) => {}
        }
    }
}
