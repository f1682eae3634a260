//! The search for fish, starting from a candidate that they should rule out.
//!
//! If the target were right, it would rule out all fins, directly or (Kraken fish) by what follows, so only the
//! remaining places count: `k` base houses whose places there have only `k - 1` cover houses between them. A cover
//! house that holds the target makes that a fish; or, if the target is in a base house itself, two such cover
//! houses do (cannibalism).

use super::sea::{Houses, Sea};
use super::shape::is_among;
use crate::board::{Cell, CellSet, House};
use std::ops::ControlFlow;

/// Receives base and cover.
pub(in super::super) type Found<'f> = &'f mut dyn FnMut(Houses, Houses) -> ControlFlow<()>;

/// What is known about a digit if one of its places is assumed to be right. Places are bits.
pub(in super::super) struct Hunt {
    /// The places in each house, by the house's number.
    bits: Vec<u128>,
    /// The houses of each place that may be cover houses.
    covers: Vec<Houses>,
    /// The places that share one of these houses with it.
    sights: Vec<u128>,
    /// The houses that may be base houses.
    bases: Vec<usize>,
    /// The target's own houses, as base and as cover.
    own: (Houses, Houses),
}

impl Hunt {
    /// A hunt whose target rules out the places that it sees.
    pub(super) fn new(sea: &Sea<'_>, target: Cell, kinds: (u8, u8)) -> Option<Self> {
        let mut afar = *sea.places - *sea.geometry.peer_set(target);
        afar.remove(target);
        Self::leaving(sea, target, &afar, kinds)
    }

    /// A hunt whose target leaves just these places. `None` on large boards with more places than bits.
    pub(in super::super) fn leaving(
        sea: &Sea<'_>,
        target: Cell,
        afar: &CellSet,
        (base, cover): (u8, u8),
    ) -> Option<Self> {
        let geometry = sea.geometry;
        let own = |cell: Cell, kinds: u8| -> Houses {
            let houses = geometry.houses_of(cell).iter();
            let houses = houses.filter(|house| is_among(house.kind, kinds));
            houses.fold(0, |set, &house| set | 1 << geometry.number(house))
        };
        let mut bits = vec![0; geometry.n_houses()];
        for (place, cell) in afar.iter().enumerate() {
            let bit = 1u128.checked_shl(place as u32)?;
            let houses = geometry.places_of(cell).iter();
            houses.for_each(|&(house, _)| bits[house] |= bit);
        }
        let covers: Vec<Houses> = afar.iter().map(|cell| own(cell, cover)).collect();
        let sight = |&houses: &Houses| numbers(houses).fold(0, |all, house| all | bits[house]);
        let is_base = |house: &House| is_among(house.kind, base);
        let bases = geometry.houses().filter(is_base);
        let bases = bases.map(|house| geometry.number(house));
        Some(Self {
            sights: covers.iter().map(sight).collect(),
            bases: bases.filter(|&house| bits[house] != 0).collect(),
            own: (own(target, base), own(target, cover)),
            covers,
            bits,
        })
    }

    /// Reports each fish of this size that rules the target out, as long as patience lasts: that many choices of a
    /// house.
    pub(in super::super) fn fish(
        &self,
        size: usize,
        patience: &mut u32,
        found: Found<'_>,
    ) -> ControlFlow<()> {
        self.crowds(size, patience, &mut |base, cover| {
            numbers(self.own.1).try_for_each(|own| found(base, cover | 1 << own))
        })?;
        let mut inside = |base, cover| {
            self.cannibals()
                .try_for_each(|(own, covers)| found(base | own, cover | covers))
        };
        if self.own.1.count_ones() > 1 {
            self.cast(patience, &mut inside)
                .bases(0, 0, 0, (size - 1, size - 2))?;
        }
        ControlFlow::Continue(())
    }

    /// Reports each choice of `size` bases whose places have one cover fewer between them, as long as patience
    /// lasts: then the target must be wrong.
    pub(in super::super) fn crowds(
        &self,
        size: usize,
        patience: &mut u32,
        found: Found<'_>,
    ) -> ControlFlow<()> {
        self.cast(patience, found).bases(0, 0, 0, (size, size - 1))
    }

    fn cast<'a>(&'a self, patience: &'a mut u32, found: Found<'a>) -> Cast<'a> {
        Cast {
            hunt: self,
            patience,
            found,
        }
    }

    /// The target's houses as a base and two covers.
    fn cannibals(&self) -> impl Iterator<Item = (Houses, Houses)> {
        let bases = numbers(self.own.0).map(|own| (1 << own, self.own.1 & !(1 << own)));
        bases.filter(|(_, covers)| covers.count_ones() == 2)
    }

    /// Does each of these cover houses have a place of the base that no other has?
    fn needs_all(&self, base: Houses, cover: Houses) -> bool {
        let all = numbers(base).fold(0, |all, house| all | self.bits[house]);
        let (_, twice) = numbers(cover).fold((0, 0), |(once, twice), house| {
            let bits = self.bits[house];
            (once | bits, twice | once & bits)
        });
        numbers(cover).all(|house| self.bits[house] & all & !twice != 0)
    }

    /// A lower bound on the houses needed to cover these places: no two of the places counted share one.
    fn least_cover(&self, mut places: u128) -> usize {
        let mut least = 0;
        while places != 0 {
            places &= !self.sights[places.trailing_zeros() as usize];
            least += 1;
        }
        least
    }
}

/// One search: the hunt, how many more houses may be tried, and the receiver of results.
struct Cast<'a> {
    hunt: &'a Hunt,
    patience: &'a mut u32,
    found: Found<'a>,
}

impl Cast<'_> {
    /// Chooses `more` base houses from index `next` on; those chosen so far have these places.
    fn bases(
        &mut self,
        next: usize,
        base: Houses,
        places: u128,
        (more, covers): (usize, usize),
    ) -> ControlFlow<()> {
        if more == 0 {
            return self.covers(places, covers, (base, 0), base);
        }
        for index in next..(self.hunt.bases.len() + 1).saturating_sub(more) {
            let house = self.hunt.bases[index];
            let bits = self.hunt.bits[house];
            if self.is_tired() {
                break;
            }
            if bits & places == 0 && self.hunt.least_cover(bits | places) <= covers {
                let base = base | 1 << house;
                self.bases(index + 1, base, bits | places, (more - 1, covers))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Chooses the remaining cover houses for these places, each of which has to cover one; none of them `barred`.
    fn covers(
        &mut self,
        places: u128,
        more: usize,
        (base, cover): (Houses, Houses),
        mut barred: Houses,
    ) -> ControlFlow<()> {
        if places == 0 && more == 0 && self.hunt.needs_all(base, cover) {
            return (self.found)(base, cover);
        }
        if places == 0 || self.hunt.least_cover(places) > more || self.is_tired() {
            return ControlFlow::Continue(());
        }
        let open = self.hunt.covers[places.trailing_zeros() as usize] & !barred;
        for house in numbers(open) {
            let left = places & !self.hunt.bits[house];
            self.covers(left, more - 1, (base, cover | 1 << house), barred)?;
            barred |= 1 << house;
        }
        ControlFlow::Continue(())
    }

    fn is_tired(&mut self) -> bool {
        *self.patience = self.patience.saturating_sub(1);
        *self.patience == 0
    }
}

/// The numbers of the houses in the set.
fn numbers(mut set: Houses) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (number < 128).then_some(number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A place in three cover houses belongs to none of them alone, nor does a place in two.
    #[test]
    fn a_cover_house_needs_a_place_of_its_own() {
        let hunt = |bits: [u128; 4]| Hunt {
            bits: bits.to_vec(),
            covers: Vec::new(),
            sights: Vec::new(),
            bases: Vec::new(),
            own: (0, 0),
        };
        let needs_all = |bits| hunt(bits).needs_all(1, 0b1110);
        assert!(needs_all([0b1111, 0b11, 0b101, 0b1001]));
        assert!(!needs_all([0b111, 0b11, 0b101, 0b1]));
        assert!(!needs_all([0b111, 0b11, 0b100, 0b1]));
        assert!(!needs_all([0b111, 0b11, 0b101, 0b1001]));
    }
}
