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

mod finder;
pub(super) mod hunt;
pub(super) mod sea;
pub(super) mod shape;
mod siamese;
mod table;
#[cfg(test)]
mod tests;

pub(super) use table::*;

use crate::logic::{Context, Info, Step, Technique};
use finder::Finder;
use sea::Sea;
use shape::{Fins, Shape};
use std::ops::ControlFlow;

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
