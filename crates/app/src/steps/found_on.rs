//! The board on which the step shown was found.

use crate::model::{Model, Panel};
use answers::protocol::{Content, Position};
use nonet::logic::Deduction;

/// In a cascade, the board after all earlier steps; for a step already carried out, the board before it. Candidates
/// that a hint excluded by the player's marks count as erased.
pub(crate) fn found_on(model: &Model) -> Position {
    let mut position = model.play.position();
    match model.in_sight() {
        Panel::Cascade(cascade) => {
            let before = cascade.before(model.play.geometry(), model.play.squares());
            return model.play.showing(before).position();
        }
        Panel::Stepped(step) => {
            let done = step.deductions.iter();
            done.for_each(|&deduction| take_back(&mut position, deduction));
        }
        _ => {}
    }
    for &(cell, digits) in model.relied() {
        let erased = &mut position.erased[cell.index()];
        *erased = erased.union(digits);
    }
    position
}

fn take_back(position: &mut Position, deduction: Deduction) {
    let candidate = deduction.candidate();
    let index = candidate.cell.index();
    match deduction {
        Deduction::Place(_) => position.cells[index] = Content::Empty,
        Deduction::Eliminate(_) => {
            position.erased[index] = position.erased[index].without(candidate.digit);
        }
    }
}
