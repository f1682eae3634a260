//! Locked candidates: where the places of a digit in a house all lie in a second house too, the rest of the
//! second loses the digit. (Pointing and claiming; in irregular regions, whatever crosses.)

use super::cover::{Crossing, Need, Var};
use super::state::{Conflict, Reason, State};

impl State {
    /// Looks at every digit of every house that lost a place, until something follows. Says whether it did.
    pub(super) fn locked(&mut self) -> Result<bool, Conflict> {
        for kind in 0..3 {
            while self.stale_houses[kind] != 0 {
                let rank = self.stale_houses[kind].trailing_zeros();
                let house = kind * self.cover.side() + rank as usize;
                self.worn[kind] |= 1 << rank;
                while self.stale[house] != 0 {
                    let digit = self.stale[house].trailing_zeros() as usize;
                    self.stale[house] &= self.stale[house] - 1;
                    if self.locked_in(house, digit)? {
                        return Ok(true);
                    }
                }
                self.stale_houses[kind] &= !(1 << rank);
            }
        }
        Ok(false)
    }

    fn locked_in(&mut self, house: usize, digit: usize) -> Result<bool, Conflict> {
        let need = self.cover.need(house, digit);
        let places = self.open[need];
        if places & places.wrapping_sub(1) == 0 {
            return Ok(false);
        }
        let crossings = *self.cover.crossings(house, places.trailing_zeros());
        let mut news = false;
        for Crossing { shared, other } in crossings {
            if places & !shared == 0 {
                news |= self.clear(need, (house, digit), other)?;
            }
        }
        Ok(news)
    }

    /// Removes the digit from the rest of the other house.
    fn clear(
        &mut self,
        need: usize,
        (house, digit): (usize, usize),
        other: u8,
    ) -> Result<bool, Conflict> {
        let second = self.cover.need(usize::from(other), digit);
        let mut rest = self.open[second] & !self.cover.shared(usize::from(other), house);
        let mut news = false;
        while rest != 0 {
            let var = self.cover.first(second, rest);
            rest &= rest - 1;
            news |= self.rule_out(var, Reason::Locked(Need::new(need), other))?;
        }
        Ok(news)
    }

    /// All places outside the crossing are ruled out.
    pub(super) fn explain_locked(&self, need: Need, other: u8, because: &mut Vec<Var>) {
        let (house, _) = self.cover.house_and_digit(need.index());
        let outside = !self.cover.shared(house, usize::from(other));
        because.extend(
            self.cover
                .vars(need.index(), self.root[need.index()] & outside),
        );
    }
}
