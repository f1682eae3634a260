//! The player's own digits, erased candidates and marks: correcting what a hint named as wrong.

use crate::jobs;
use crate::model::{Model, Panel, Status};
use crate::msg::Effect;
use answers::protocol::{HintResult, JobKind, Mistake};
use game::play::{Cause, Square};
use nonet::board::{Cell, Digit, Layer, Marks};

/// Corrects one of the mistakes as one change. If there were more, the hint is asked for again: each was found on
/// the assumption that those before it were right.
pub(crate) fn mend(model: &mut Model, index: usize) -> Vec<Effect> {
    let all = mistakes(&model.ui.panel);
    let n = all.len();
    let Some(&mistake) = all.get(index) else {
        return Vec::new();
    };
    model.go_to(mistake.cell());
    put_right(model, &[mistake]);
    if n > 1 {
        return jobs::pressed(model, JobKind::Hint);
    }
    Vec::new()
}

/// Corrects all of them as one change.
pub(crate) fn mend_all(model: &mut Model) {
    let all = mistakes(&model.ui.panel).to_vec();
    if !all.is_empty() {
        put_right(model, &all);
    }
}

fn mistakes(panel: &Panel) -> &[Mistake] {
    match panel {
        Panel::Hint(HintResult::Mistakes(mistakes), _) => mistakes,
        _ => &[],
    }
}

fn put_right(model: &mut Model, mistakes: &[Mistake]) {
    let wanted: Vec<(Cell, Square)> = mistakes.iter().map(|m| righted(model, *m)).collect();
    model.edit(Cause::Repair, wanted);
    model.say(Status::Mended(mistakes.len()));
}

fn righted(model: &Model, mistake: Mistake) -> (Cell, Square) {
    let square = model.play.square(mistake.cell());
    let right = match mistake {
        Mistake::Digit(..) | Mistake::Together(..) => Square {
            digit: None,
            ..square
        },
        Mistake::Unmarked(_, digit) => Square {
            marks: remarked(square.marks, digit),
            ..square
        },
        Mistake::Erased(_, digit) => Square {
            erased: square.erased.without(digit),
            ..square
        },
    };
    (mistake.cell(), right)
}

/// Adds the digit to the layer whose marks excluded it: the centre of the cell, or the corners of its box.
fn remarked(marks: Marks, digit: Digit) -> Marks {
    let layer = match marks.get(Layer::Centre).is_empty() {
        true => Layer::Corner,
        false => Layer::Centre,
    };
    marks.marked(layer, digit)
}
