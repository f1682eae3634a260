//! Fish: houses whose places for a digit all lie in as many other houses, except for the fins.
//!
//! Sound because each base house needs the digit once. If no fin holds it, the base houses fill the cover houses
//! between them, and no other place in the cover is left; so a place there that also sees all fins is wrong either
//! way. A place in two base houses could serve both: it counts as a fin (*endo fin*). A place of the base in two
//! cover houses would use up both, so it is wrong like one outside the base (*cannibalism*).
//!
//! *Basic* fish are rows against columns, *Franken* fish have boxes among them, *mutant* fish any houses. A finned
//! basic fish is *sashimi* if without the fins a base house has at most one place. Two finned fish with the same
//! base and different outcomes are *siamese*. By size: X-wing, swordfish, jellyfish, squirmbag, whale, leviathan.
//!
//! Fish with fins or boxes are found by a search for one of their outcomes: those in which every cover house is needed
//! for it. The searches are bounded, so on large boards, and for the largest fish, not every one is found.
//! Sources: "The Ultimate FISH Guide", Sudoku Players' Forum, 2007 (Obi-Wahn, daj95376 and others);
//! <https://hodoku.sourceforge.net/en/tech_fishg.php>

mod hunt;
mod sea;
mod shape;
mod siamese;
mod table;
#[cfg(test)]
mod tests;

pub(super) use table::*;

use super::subset::choices;
use crate::board::{Candidate, CellSet, House, HouseKind};
use crate::logic::{Context, Deduction, Info, Pattern, Step, Technique};
use hunt::Hunt;
use sea::{Catch, Houses, Sea};
use shape::{Fins, Shape};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Finds fish of one kind and size: by digit, then by the first place that they rule out.
#[derive(Debug)]
pub(crate) struct Finder {
    info: &'static Info,
    shape: Shape,
    fins: Fins,
    size: usize,
    is_siamese: bool,
}

impl Technique for Finder {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in context.digits() {
            let targets = context.impossible(digit);
            if targets.is_empty() {
                continue;
            }
            let sea = Sea::new(context, digit);
            if self.is_siamese {
                siamese::find(self, &sea, targets, found)?;
            } else if self.shape == Shape::Basic && self.fins == Fins::None {
                self.lines(context, &sea, found)?;
            } else {
                self.hunt(&sea, targets, &mut |catch| {
                    if Fins::of(self.shape, &catch) == self.fins {
                        return found(self.step(&sea, &[&catch]));
                    }
                    ControlFlow::Continue(())
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Finder {
    /// Fish of lines without fins: subsets of lines that have as many places across.
    fn lines(
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

    /// Hands over every fish of this shape and size, each once.
    fn hunt(
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

    /// How many choices of a house the search for one digit may take. Up to jellyfish no 9x9 board needs as many.
    fn patience(&self) -> u32 {
        if self.size > 4 { 1 << 26 } else { 1 << 21 }
    }

    fn step(&self, sea: &Sea<'_>, catches: &[&Catch]) -> Step {
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
