//! Everything about one digit, and what a choice of base and cover houses concludes there.

use crate::board::{Cell, CellSet, Digit, Geometry, House};
use crate::logic::{Context, Fish};

/// A set of houses, as bits by [`Geometry::number`].
pub(super) type Houses = u128;

/// Fish with more fins than this are not considered, nor with more endo fins (as in HoDoKu).
const MOST_FINS: usize = 5;
const MOST_ENDO_FINS: usize = 2;

/// The places of one digit, house by house.
pub(super) struct Sea<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) digit: Digit,
    pub(super) places: &'a CellSet,
    houses: Vec<(House, CellSet)>,
}

/// A fish and what it rules out.
#[derive(Clone)]
pub(super) struct Catch {
    pub(super) base: Houses,
    pub(super) cover: Houses,
    pub(super) fins: CellSet,
    pub(super) endo_fins: CellSet,
    pub(super) lost: CellSet,
    /// Does a base house have at most one place that is not a fin?
    pub(super) is_degenerate: bool,
}

impl<'a> Sea<'a> {
    pub(super) fn new(context: &'a Context<'_>, digit: Digit) -> Self {
        let geometry = context.geometry();
        let places = context.places(digit);
        let houses = geometry.houses();
        Self {
            geometry,
            digit,
            places,
            houses: houses
                .map(|house| (house, *places & *geometry.house_set(house)))
                .collect(),
        }
    }

    /// The houses of the set, in order.
    pub(super) fn houses(&self, set: Houses) -> impl Iterator<Item = &(House, CellSet)> {
        let all = self.houses.iter().enumerate();
        all.filter(move |(number, _)| set >> number & 1 == 1)
            .map(|(_, house)| house)
    }

    /// What this fish rules out: a place that sees all fins, and is in the cover but not in the base, or in the
    /// base but twice in the cover. `None` if that is nothing or a cover house holds nothing of the base.
    pub(super) fn catch(&self, base: Houses, cover: Houses) -> Option<Catch> {
        let (all, endo_fins) = self.once_and_twice(base);
        let (covered, doubly) = self.once_and_twice(cover);
        let fins = all - covered;
        if fins.len() > MOST_FINS || endo_fins.len() > MOST_ENDO_FINS {
            return None;
        }
        let sees_fins = self.geometry.peers_of_all((fins | endo_fins).iter());
        let lost = ((covered - all) | (doubly & all)) & sees_fins;
        let is_used = |(_, places): &(House, CellSet)| places.meets(&all);
        if lost.is_empty() || !self.houses(cover).all(is_used) {
            return None;
        }
        let mut bases = self.houses(base);
        let is_degenerate = bases.any(|&(_, places)| (places - fins).len() < 2);
        Some(Catch {
            base,
            cover,
            fins,
            endo_fins,
            lost,
            is_degenerate,
        })
    }

    /// The places in these houses, and those in two of them.
    fn once_and_twice(&self, houses: Houses) -> (CellSet, CellSet) {
        let none = CellSet::empty(self.geometry.n_cells());
        self.houses(houses)
            .fold((none, none), |(once, twice), &(_, places)| {
                (once | places, twice | once & places)
            })
    }

    /// The fish as evidence.
    pub(super) fn fish(&self, catch: &Catch) -> Fish {
        let houses = |set| self.houses(set).map(|&(house, _)| house).collect();
        let cells = |set: CellSet| -> Vec<Cell> { set.iter().collect() };
        Fish {
            digit: self.digit,
            base: houses(catch.base),
            cover: houses(catch.cover),
            fins: cells(catch.fins),
            endo_fins: cells(catch.endo_fins),
        }
    }
}
