//! Locked candidates: where the places of a digit in a house all lie in a second house too, the rest of the
//! second loses the digit. (Pointing and claiming; in irregular regions, whatever crosses.)
//!
//! Whether that is so is asked when a digit loses a place; the rest is cleared when there are no more singles.

use super::cover::{Crossing, Need, Var};
use super::state::{Conflict, Lock, Reason, State};

impl State {
    /// Notes all that is locked.
    fn lock_all(&mut self) {
        for house in 0..self.cover.n_houses() {
            for digit in 0..self.cover.side() {
                let need = self.cover.need(house, digit);
                let places = self.open[need];
                if places & places.wrapping_sub(1) != 0 {
                    self.lock(need, house, places, 0);
                }
            }
        }
    }

    /// Notes whether a digit with these places is locked, unless it was so before it lost a place.
    pub(super) fn lock(&mut self, need: usize, house: usize, places: u32, lost: u32) {
        for &Crossing { shared, other } in self.cover.crossings(house, places.trailing_zeros()) {
            if places & !shared == 0 && lost & shared == 0 {
                let need = Need::new(need);
                self.locks
                    .get_or_insert_default()
                    .push(Lock { need, other });
            }
        }
    }

    /// Clears what is noted, until something follows. Says whether it did.
    pub(super) fn locked(&mut self) -> Result<bool, Conflict> {
        if self.locks.is_none() {
            self.locks = Some(Vec::new());
            self.lock_all();
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
        let mut rest = self.open[second] & !self.cover.shared(usize::from(other), house);
        let mut news = false;
        while rest != 0 {
            let var = self.cover.first(second, rest);
            rest &= rest - 1;
            news |= self.rule_out(var, Reason::Locked(need, other))?;
        }
        Ok(news)
    }

    /// All places outside the crossing are ruled out.
    pub(super) fn explain_locked(&self, need: Need, other: u8, because: &mut Vec<Var>) {
        let (house, _) = self.cover.house_and_digit(need.index());
        let outside = !self.cover.shared(house, usize::from(other));
        self.list(need.index(), outside, because);
    }
}
