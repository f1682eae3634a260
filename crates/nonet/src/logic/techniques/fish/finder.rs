//! The search for fish of one kind and size.

use super::super::subsets::subset::choices;
use super::hunt::Hunt;
use super::sea::{Catch, Houses, Sea};
use super::shape::{Fins, Shape};
use crate::board::{Candidate, CellSet, House, HouseKind};
use crate::logic::{Context, Deduction, Info, Pattern, Step};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Finds fish of one kind and size: by digit, then by the first place that they rule out.
#[derive(Debug)]
pub(crate) struct Finder {
    pub(super) info: &'static Info,
    pub(super) shape: Shape,
    pub(super) fins: Fins,
    pub(super) size: usize,
    pub(super) is_siamese: bool,
}

impl Finder {
    /// Fish of lines without fins: subsets of lines with as many places across.
    pub(super) fn lines(
        &self,
        context: &Context<'_>,
        sea: &Sea<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let side = sea.geometry.side();
        for (along, across) in [
            (HouseKind::Row, HouseKind::Col),
            (HouseKind::Col, HouseKind::Row),
        ] {
            let places = |index| context.grid().places(House::of(along, index), sea.digit);
            let sets: Vec<u32> = (0..side).map(places).collect();
            let first = |kind| sea.geometry.number(House::of(kind, 0));
            choices(&sets, self.size, &mut |chosen| {
                let base = chosen.iter().fold(0, |all, &index| all | 1 << index);
                let cover = chosen.iter().fold(0, |all, &index| all | sets[index]);
                let catch = sea.catch(base << first(along), Houses::from(cover) << first(across));
                catch.map_or(ControlFlow::Continue(()), |catch| {
                    found(self.step(sea, &[&catch]))
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Reports every fish of this shape and size, each once.
    pub(super) fn hunt(
        &self,
        sea: &Sea<'_>,
        targets: &CellSet,
        found: &mut dyn FnMut(Catch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let side = sea.geometry.side();
        let mut seen = BTreeSet::new();
        let mut patience = self.patience();
        for target in targets.iter() {
            for &kinds in self.shape.directions() {
                let Some(hunt) = Hunt::new(sea, target, kinds) else {
                    continue;
                };
                hunt.fish(self.size, &mut patience, &mut |base, cover| {
                    if Shape::of(base, cover, side) != self.shape || !seen.insert((base, cover)) {
                        return ControlFlow::Continue(());
                    }
                    sea.catch(base, cover)
                        .map_or(ControlFlow::Continue(()), &mut *found)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many choices of a house the search for one digit may take. Up to jellyfish no 9x9 board needs that many.
    fn patience(&self) -> u32 {
        if self.size > 4 { 1 << 26 } else { 1 << 21 }
    }

    pub(super) fn step(&self, sea: &Sea<'_>, catches: &[&Catch]) -> Step {
        let none = CellSet::empty(sea.geometry.n_cells());
        let lost = catches.iter().fold(none, |all, catch| all | catch.lost);
        let (digit, lost) = (sea.digit, lost.iter());
        let lost = lost.map(|cell| Deduction::Eliminate(Candidate { cell, digit }));
        Step {
            technique: self.info,
            deductions: lost.collect(),
            pattern: Pattern::Fish(catches.iter().map(|catch| sea.fish(catch)).collect()),
        }
    }
}
