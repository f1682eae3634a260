//! Conclusions from the mirrors of junior targets.

use super::view::{Exocet, Spot};
use crate::board::{Candidate, Cell, Digit, DigitSet, House};
use crate::logic::{Info, Step, Truth};
use std::ops::ControlFlow;

/// Reports what each target and its mirror lose.
pub(super) fn steps(
    info: &'static Info,
    exocet: &Exocet<'_>,
    found: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [one, other] = exocet.targets;
    for [target, far] in [[one, other], [other, one]] {
        let mirror = Mirror {
            exocet,
            target,
            far,
        };
        for lost in [mirror.target(), mirror.cells()] {
            let (gone, digits) = lost;
            let pattern = || exocet.pattern(mirror.truths(digits));
            if let Some(step) = Step::ruling_out(info, exocet.view.context, gone, pattern) {
                found(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A target, and the other one, whose box contains the mirror.
#[derive(Clone, Copy)]
struct Mirror<'a> {
    exocet: &'a Exocet<'a>,
    target: Spot,
    far: Spot,
}

/// The eliminations, and the digits that need their places in the mirror for these.
type Lost = (Vec<Candidate>, DigitSet);

impl Mirror<'_> {
    /// The two cells, which are in the line with neither base nor target.
    fn spots(&self) -> [Cell; 2] {
        let view = self.exocet.view;
        let band = view.line / 3 * 3;
        let line = 3 * (band + 1) - view.line - self.target.0;
        let (first, place) = (self.far.1 / 3 * 3, self.far.1 % 3);
        [1, 2].map(|skip| view.cell((line, first + (place + skip) % 3)))
    }

    fn house(&self) -> House {
        let view = self.exocet.view;
        House::of_box(view.context.geometry().box_index(view.cell(self.far)))
    }

    /// The base digits that the target can hold.
    fn digits(&self) -> DigitSet {
        let view = self.exocet.view;
        let held = view.context.candidates(view.cell(self.target));
        held.intersection(self.exocet.digits)
    }

    /// Has the box no place for the digit yet?
    fn is_open(&self, digit: Digit) -> bool {
        let grid = self.exocet.view.context.grid();
        grid.places(self.house(), digit) != 0
    }

    /// The target cannot hold the digits that the mirror does not have.
    fn target(&self) -> Lost {
        let context = self.exocet.view.context;
        let is_lacking = |digit: &Digit| {
            let mut spots = self.spots().into_iter();
            self.is_open(*digit) && spots.all(|cell| !context.candidates(cell).contains(*digit))
        };
        let lacking: DigitSet = self.digits().iter().filter(is_lacking).collect();
        let cell = self.exocet.view.cell(self.target);
        let gone = lacking.iter().map(|digit| Candidate { cell, digit });
        (gone.collect(), lacking)
    }

    /// If only one cell of the mirror can have the target's digit, it has that digit.
    fn cells(&self) -> Lost {
        let context = self.exocet.view.context;
        let digits = self.digits();
        let can = |cell: &Cell| !context.candidates(*cell).intersection(digits).is_empty();
        let mut able = self.spots().into_iter().filter(can);
        let (Some(cell), None, true) = (
            able.next(),
            able.next(),
            digits.iter().all(|digit| self.is_open(digit)),
        ) else {
            return (Vec::new(), digits);
        };
        let others = context.candidates(cell).minus(digits).iter();
        let gone = others.map(|digit| Candidate { cell, digit });
        (gone.collect(), digits)
    }

    fn truths(&self, digits: DigitSet) -> Vec<Truth> {
        let house = self.house();
        let of_box = digits.iter().map(|digit| Truth::House(house, digit));
        of_box.collect()
    }
}
