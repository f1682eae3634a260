//! Everything about one digit, and the conclusions of base and cover houses there.

use crate::board::{Cell, CellSet, Digit, Geometry, House};
use crate::logic::{Context, Fish};

/// A set of houses, as bits by [`Geometry::number`].
pub(in super::super) type Houses = u128;

/// The most fins that are considered, and the most endo fins (as in HoDoKu).
const MOST_FINS: usize = 5;
const MOST_ENDO_FINS: usize = 2;

/// The places of one digit, house by house.
pub(in super::super) struct Sea<'a> {
    pub(in super::super) geometry: &'a Geometry,
    pub(in super::super) digit: Digit,
    pub(in super::super) places: &'a CellSet,
    houses: Vec<(House, CellSet)>,
}

/// A fish and its eliminations.
#[derive(Clone)]
pub(in super::super) struct Catch {
    pub(in super::super) base: Houses,
    pub(in super::super) cover: Houses,
    pub(in super::super) fins: CellSet,
    pub(in super::super) endo_fins: CellSet,
    pub(in super::super) lost: CellSet,
    /// Does a base house have at most one place that is not a fin?
    pub(in super::super) is_degenerate: bool,
}

impl<'a> Sea<'a> {
    pub(in super::super) fn new(context: &'a Context<'_>, digit: Digit) -> Self {
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
    pub(in super::super) fn houses(&self, set: Houses) -> impl Iterator<Item = &(House, CellSet)> {
        let all = self.houses.iter().enumerate();
        all.filter(move |(number, _)| set >> number & 1 == 1)
            .map(|(_, house)| house)
    }

    /// What this fish rules out: the places that see all fins, and are in the cover but not in the base, or in the
    /// base but twice in the cover. `None` if there are none, or if a cover house holds nothing of the base.
    pub(in super::super) fn catch(&self, base: Houses, cover: Houses) -> Option<Catch> {
        let catch = self.cast(base, cover)?;
        let fins = catch.fins | catch.endo_fins;
        let lost = catch.lost & self.geometry.peers_of_all(fins.iter());
        (!lost.is_empty()).then_some(Catch { lost, ..catch })
    }

    /// The fish of this base and cover, with all that it would rule out if no fin were right.
    pub(in super::super) fn cast(&self, base: Houses, cover: Houses) -> Option<Catch> {
        let (all, endo_fins) = self.once_and_twice(base);
        let (covered, doubly) = self.once_and_twice(cover);
        let fins = all - covered;
        if fins.len() > MOST_FINS || endo_fins.len() > MOST_ENDO_FINS {
            return None;
        }
        let lost = (covered - all) | (doubly & all);
        let is_used = |(_, places): &(House, CellSet)| places.meets(&all);
        if !self.houses(cover).all(is_used) {
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

    /// The places in at least one of these houses, and those in at least two.
    fn once_and_twice(&self, houses: Houses) -> (CellSet, CellSet) {
        let none = CellSet::empty(self.geometry.n_cells());
        self.houses(houses)
            .fold((none, none), |(once, twice), &(_, places)| {
                (once | places, twice | once & places)
            })
    }

    /// The fish as evidence.
    pub(in super::super) fn fish(&self, catch: &Catch) -> Fish {
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
