//! The player's marks compared with the computed candidates: what is missing, what is wrong, and one press to fix
//! either.
//!
//! A computed candidate is one that no digit on the board and no elimination rules out. Marks in the corner and in
//! the centre count alike.

use crate::jobs;
use crate::model::{Model, Panel, Status};
use crate::msg::{Effect, MarksAction};
use crate::status::Mine;
use answers::protocol::JobKind;
use game::play::{Play, Square};
use nonet::board::{Cell, DigitSet, Layer, Marks};

/// A cell whose marks differ from the computed candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Differs {
    /// Which one.
    pub(crate) cell: Cell,
    /// Possible, but not marked.
    pub(crate) missing: DigitSet,
    /// Marked, but impossible.
    pub(crate) wrong: DigitSet,
}

/// The empty cells whose marks differ, in reading order.
pub(crate) fn differences(play: &Play) -> Vec<Differs> {
    let grid = play.grid();
    let mut differences = Vec::new();
    for cell in play.geometry().cells() {
        let (mine, computed) = (play.square(cell).marks.digits(), grid.candidates(cell));
        if play.square(cell).digit.is_none() && mine != computed {
            differences.push(Differs {
                cell,
                missing: computed.minus(mine),
                wrong: mine.minus(computed),
            });
        }
    }
    differences
}

/// Carries out a command on all marks.
pub(crate) fn act(model: &mut Model, action: MarksAction) -> Vec<Effect> {
    match action {
        MarksAction::Fill => fill(model),
        MarksAction::Drop => return drop_wrong(model),
        MarksAction::Compare => compare(model),
        MarksAction::Only => {
            model.show_candidates(false);
            model.say(Status::Mine(Mine::Only));
        }
    }
    Vec::new()
}

/// Marks in the centre every candidate that is possible and not marked yet.
fn fill(model: &mut Model) {
    mend(model, Mine::Filled, |square, differs| {
        let marked = square.marks.get(Layer::Centre).union(differs.missing);
        (
            square.marks.with(Layer::Centre, marked),
            differs.missing.len(),
        )
    });
}

/// Removes the marks that are impossible. If they hid the step of a hint, the hint is asked for again.
fn drop_wrong(model: &mut Model) -> Vec<Effect> {
    let hid = model.ui.footing.is_some();
    mend(model, Mine::Dropped, |square, differs| {
        (square.marks.without(differs.wrong), differs.wrong.len())
    });
    if hid {
        model.rest();
        return jobs::pressed(model, JobKind::Hint);
    }
    Vec::new()
}

fn mend(model: &mut Model, said: fn(usize) -> Mine, to: fn(Square, Differs) -> (Marks, usize)) {
    let (mut wanted, mut n) = (Vec::new(), 0);
    for differs in differences(&model.play) {
        let square = model.play.square(differs.cell);
        let (marks, n_here) = to(square, differs);
        wanted.push((differs.cell, Square { marks, ..square }));
        n += n_here;
    }
    model.note(wanted);
    model.say(Status::Mine(said(n)));
}

/// Shows what differs.
fn compare(model: &mut Model) {
    model.show_with_candidates(Panel::Compared);
    let differs = differences(&model.play);
    let count = |of: fn(&Differs) -> DigitSet| differs.iter().map(|d| of(d).len()).sum();
    let compared = Mine::Compared(count(|d| d.missing), count(|d| d.wrong));
    model.say(Status::Mine(compared));
}
