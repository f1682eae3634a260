//! Locked candidates: if the places of a digit in a house all lie in a second house too, the rest of the second
//! loses the digit. (Pointing and claiming; with irregular regions, any crossing.)
//!
//! This is checked when a digit loses a place; the rest is cleared when there are no more singles.

use super::cover::{Need, Var};
use super::state::{Conflict, Lock, MET, Reason, State, note_locks};

impl State {
    /// All locks on the board.
    fn all_locks(&self) -> Vec<Lock> {
        let mut locks = Vec::new();
        for house in 0..self.cover.n_houses() {
            for digit in 0..self.cover.side() {
                let need = self.cover.need(house, digit);
                let places = self.open[need];
                if places & MET == 0 {
                    let crossings = self.cover.crossings(house, places);
                    note_locks(&mut locks, need, crossings, places, 0);
                }
            }
        }
        locks
    }

    /// Clears the noted locks until something follows. Returns whether it did.
    pub(super) fn locked(&mut self) -> Result<bool, Conflict> {
        if self.locks.is_none() {
            self.locks = Some(self.all_locks());
        }
        while let Some(lock) = self.locks.as_mut().and_then(Vec::pop) {
            if self.clear(lock)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Removes the digit from the rest of the other house.
    fn clear(&mut self, Lock { need, other }: Lock) -> Result<bool, Conflict> {
        let (house, digit) = self.cover.house_and_digit(need.index());
        let second = self.cover.need(usize::from(other), digit);
        let shared = self.cover.shared(usize::from(other), house);
        let mut rest = self.open[second] & !MET & !shared;
        let mut news = false;
        while rest != 0 {
            let var = self.cover.first(second, rest);
            rest &= rest - 1;
            news |= self.rule_out(var, Reason::Locked(need, other))?;
        }
        Ok(news)
    }

    /// The reason for a lock: all places outside the crossing are ruled out.
    pub(super) fn explain_locked(&self, need: Need, other: u8, because: &mut Vec<Var>) {
        let (house, _) = self.cover.house_and_digit(need.index());
        let outside = !self.cover.shared(house, usize::from(other));
        self.list(need.index(), outside, because);
    }
}
