//! Subsets of every size, naked and hidden alike: cells of a house that have only as many digits among them
//! as there are cells. The other cells lose those digits.
//!
//! The cells and digits of a house form a graph. A perfect matching gives every cell a partner; a digit leads to
//! the digits that its partner may also hold. Digits from which there is no way back lie outside a closed set, and
//! closed sets are the subsets (J.-C. Régin, A filtering algorithm for constraints of difference in CSPs, 1994).
//! Searches need a third of the branches with it.

use super::cover::Var;
use super::state::{Conflict, MET, Reason, State, Subset};

/// The open cells of a house.
struct Open {
    house: usize,
    /// The candidates of the cell at each place.
    digits: [u32; 32],
    /// Digits that are some cell's partner, and the cell of each.
    taken: u32,
    owner: [u8; 32],
}

/// A house's open cells, with the places of each digit.
#[derive(Clone, Copy)]
struct House<'a> {
    /// The places of each digit.
    places: &'a [u32],
    /// The partner of the cell at each place.
    partners: &'a [u8],
}

impl State {
    /// Examines every changed house until something follows. Returns whether it did. Expects singles to be propagated.
    pub(super) fn subsets(&mut self) -> Result<bool, Conflict> {
        for kind in 0..3 {
            while self.worn[kind] != 0 {
                let house = kind * self.cover.side() + self.worn[kind].trailing_zeros() as usize;
                self.worn[kind] &= self.worn[kind] - 1;
                if self.subsets_in(house)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn subsets_in(&mut self, house: usize) -> Result<bool, Conflict> {
        let empty = self.empty(house);
        // With fewer than four cells, the rest of a subset is a single.
        if empty.count_ones() < 4 {
            return Ok(false);
        }
        let (mut open, alone) = self.open_cells(house, empty);
        self.pair(&mut open, alone)?;
        let mut parts = [0; 32];
        parts[0] = open.taken;
        let (mut n_parts, mut news) = (1, false);
        while n_parts > 0 {
            let part = parts[n_parts - 1];
            let closed = open.closed_part(part, self.of_house(house));
            if closed == part {
                n_parts -= 1;
                continue;
            }
            parts[n_parts - 1] = closed;
            parts[n_parts] = part & !closed;
            n_parts += 1;
            news |= self.confine(&open, closed, part & !closed)?;
        }
        Ok(news)
    }

    /// The open cells of a house with the partners that they still have, and the places of cells without one.
    fn open_cells(&self, house: usize, empty: u32) -> (Open, u32) {
        let mut open = Open {
            house,
            digits: [0; 32],
            taken: 0,
            owner: [0; 32],
        };
        let mut alone = 0;
        let cells = self.cover.cells(house);
        let partners = &self.partners[house * self.cover.side()..][..cells.len()];
        for place in bits(empty) {
            let digits = self.open[usize::from(cells[place])];
            open.digits[place] = digits;
            let bit = 1 << partners[place];
            if digits & bit & !open.taken == 0 {
                alone |= 1 << place;
                continue;
            }
            open.taken |= bit;
            open.owner[usize::from(partners[place])] = place as u8;
        }
        (open, alone)
    }

    /// Finds a partner for each cell without one.
    fn pair(&mut self, open: &mut Open, alone: u32) -> Result<(), Conflict> {
        let first = open.house * self.cover.side();
        for place in bits(alone) {
            let partners = &mut self.partners[first..first + self.cover.side()];
            if let Err((places, digits)) = open.pair(place, partners) {
                return Err(Conflict::Subset(self.remember(open.house, places, digits)));
            }
        }
        Ok(())
    }

    /// Removes the digits of a closed set from the cells whose partners are the others.
    fn confine(&mut self, open: &Open, closed: u32, others: u32) -> Result<bool, Conflict> {
        let mut news = false;
        for partner in bits(others) {
            let place = open.owner[partner];
            let cell = self.cover.cells(open.house)[usize::from(place)];
            for digit in bits(open.digits[usize::from(place)] & closed) {
                let var = self.cover.var(usize::from(cell), digit);
                if self.is_out(var) {
                    continue;
                }
                let (places, digits) = open.smallest_subset(digit);
                let number = self.remember(open.house, places, digits);
                news |= self.rule_out(var, Reason::Subset(number))?;
            }
        }
        Ok(news)
    }

    fn of_house(&self, house: usize) -> House<'_> {
        let side = self.cover.side();
        House {
            places: &self.open[self.cover.need(house, 0)..][..side],
            partners: &self.partners[house * side..][..side],
        }
    }

    fn remember(&mut self, house: usize, places: u32, digits: u32) -> u32 {
        self.subsets.push(Subset {
            house: house as u8,
            places,
            digits,
            at: self.trail().len() as u32,
        });
        self.subsets.len() as u32 - 1
    }

    /// The reason for a subset: all other digits are ruled out in its cells.
    pub(super) fn explain_subset(&self, number: u32, because: &mut Vec<Var>) {
        let subset = self.subsets[number as usize];
        for place in bits(subset.places) {
            let cell = usize::from(self.cover.cells(usize::from(subset.house))[place]);
            self.list(cell, !subset.digits, because);
        }
    }
}

impl Open {
    /// Finds a partner for a cell, rearranging others; if there is none, returns the cells that have too few
    /// digits among them, and these digits.
    fn pair(&mut self, place: usize, partners: &mut [u8]) -> Result<(), (u32, u32)> {
        let mut wants = [0; 32];
        let (mut places, mut asked, mut seen) = (1 << place, 0u32, 0u32);
        while let Some(asking) = bits(places & !asked).next() {
            asked |= 1 << asking;
            for digit in bits(self.digits[asking] & !seen) {
                seen |= 1 << digit;
                wants[digit] = asking as u8;
                if self.taken >> digit & 1 == 0 {
                    self.taken |= 1 << digit;
                    self.shift(digit, place, &wants, partners);
                    return Ok(());
                }
                places |= 1 << self.owner[digit];
            }
        }
        Err((places, seen))
    }

    /// Gives a digit to the cell that needs it, that cell's digit to the next, and so on up to the first.
    fn shift(&mut self, mut digit: usize, first: usize, wants: &[u8; 32], partners: &mut [u8]) {
        loop {
            let place = usize::from(wants[digit]);
            self.owner[digit] = place as u8;
            let before = std::mem::replace(&mut partners[place], digit as u8);
            if place == first {
                return;
            }
            digit = usize::from(before);
        }
    }

    /// A closed subset of these digits: all of them, if each leads to each.
    fn closed_part(&self, part: u32, house: House) -> u32 {
        let first = part & part.wrapping_neg();
        let (mut reached, mut left) = (first, first);
        while left != 0 && reached != part {
            let news = self.leads_to(left) & part & !reached;
            left = left & (left - 1) | news;
            reached |= news;
        }
        if reached != part {
            return reached;
        }
        let apart = part & !self.leading_to(first, part, house);
        if apart == 0 { part } else { apart }
    }

    /// The digits to which the lowest of these leads: all that its owner may hold.
    fn leads_to(&self, digits: u32) -> u32 {
        let lowest = digits.trailing_zeros() as usize;
        self.digits[usize::from(self.owner[lowest])]
    }

    /// The digits of a part that lead to its first one, perhaps by way of others: the partners of all places that
    /// it may have, and so on.
    fn leading_to(&self, first: u32, part: u32, house: House) -> u32 {
        let mut left = house.places[first.trailing_zeros() as usize] & !MET;
        let (mut leading, mut seen) = (first, 0);
        while left != 0 && leading != part {
            seen |= left;
            let digit = usize::from(house.partners[left.trailing_zeros() as usize]);
            left &= left - 1;
            if part >> digit & 1 != 0 {
                leading |= 1 << digit;
                left |= house.places[digit] & !MET & !seen;
            }
        }
        leading
    }

    /// The smallest closed set with this digit, and its owners.
    fn smallest_subset(&self, digit: usize) -> (u32, u32) {
        let (mut digits, mut left, mut places) = (0, 1u32 << digit, 0);
        while left != 0 {
            digits |= left;
            places |= 1 << self.owner[left.trailing_zeros() as usize];
            left = left & (left - 1) | self.leads_to(left) & !digits;
        }
        (places, digits)
    }
}

/// The places of the bits, from the lowest.
fn bits(word: u32) -> impl Iterator<Item = usize> {
    let mut left = word;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let lowest = left.trailing_zeros() as usize;
            left &= left - 1;
            lowest
        })
    })
}
