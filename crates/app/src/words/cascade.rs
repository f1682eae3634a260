//! Sentences about the deductions of a cascade.

use super::Voice;
use crate::key;
use answers::protocol::StepView;
use nonet::logic::Deduction;

impl Voice {
    /// The number of a deduction, from its index, and of how many.
    pub fn place(&self, at: usize, n: usize) -> String {
        let places = [("at", &*(at + 1).to_string()), ("n", &*n.to_string())];
        self.say(key::MOMENT_PLACE, &places)
    }

    /// That number, and what the deduction is.
    pub fn moment(&self, at: usize, n: usize, step: &StepView) -> String {
        format!("{} · {}.", self.place(at, n), self.deduced(step))
    }

    /// What and why, as in `R4C4 = 3 · Hidden single in box 5`.
    pub fn deduced(&self, step: &StepView) -> String {
        let (what, why) = (self.done(step), self.reason(step));
        self.say(key::MOMENT_WHAT, &[("what", &what), ("why", &why)])
    }

    /// The technique, and its house if there is exactly one.
    pub fn reason(&self, step: &StepView) -> String {
        let name = self.technique(step.technique.slug);
        let [(house, _)] = step.evidence.houses[..] else {
            return name;
        };
        let house = self.house(house);
        self.say(key::REASON_IN, &[("technique", &name), ("house", &house)])
    }

    /// What it does: a digit in a cell as a short equation, or else a sentence.
    pub fn done(&self, step: &StepView) -> String {
        let [Deduction::Place(placed)] = step.deductions[..] else {
            return self.concluded(step);
        };
        let (cell, digit) = (self.cell(placed.cell), self.digit(placed.digit));
        self.say(key::CONCLUDED, &[("cell", &cell), ("digit", &digit)])
    }
}
