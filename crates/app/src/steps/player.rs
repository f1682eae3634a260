//! The player of a cascade: what its buttons, its slider and the passing of time do.

use super::cascade::{Cascade, Kind, Tale, deduce};
use crate::model::{Model, Panel, Status};
use crate::msg::Effect;
use answers::protocol::StepView;
use game::play::Cause;

/// Plays what Propagate has just put on the board, or a path before it is carried out. A path of more than singles
/// is shown with the candidates.
pub(crate) fn begin(model: &mut Model, tale: Tale, steps: Vec<StepView>) {
    let from = model.play.squares().to_vec();
    let done = matches!(tale, Tale::Propagation(_)) && carry_out(model, Cause::Propagate, &steps);
    let is_hard = !done && steps.iter().any(|step| Kind::of(step) == Kind::Other);
    let cascade = Cascade::new(tale, steps, &from, (model.play.squares(), done));
    model.show(Panel::Cascade(cascade));
    model.ui.lends_candidates = is_hard;
}

/// Carries the steps out as one change. Returns false if there is nothing to change.
pub(crate) fn carry_out(model: &mut Model, cause: Cause, steps: &[StepView]) -> bool {
    let mut squares = model.play.squares().to_vec();
    deduce(model.play.geometry(), &mut squares, steps);
    let cells = model.play.geometry().cells();
    model.change(cause, cells.zip(squares))
}

/// Asks for the next frame as long as it plays.
pub(crate) fn next_frame(model: &Model) -> Option<Effect> {
    let reel = model.ui.panel.reel()?;
    reel.playing.then_some(Effect::NextFrame)
}

/// A frame is about to be drawn.
pub(crate) fn frame(model: &mut Model, now: f64) {
    if let Some(reel) = model.ui.panel.reel_mut().filter(|reel| reel.playing) {
        reel.frame(now);
    }
}

/// Stops playing and shows the end at once.
pub(crate) fn hurry(model: &mut Model) {
    if let Some(reel) = model.ui.panel.reel_mut().filter(|reel| reel.playing) {
        reel.stop_at(usize::MAX);
    }
}

pub(crate) fn play_or_pause(model: &mut Model) {
    if let Some(reel) = model.ui.panel.reel_mut() {
        reel.play_or_pause();
        model.another_step();
    }
}

/// The slider was moved. The slider itself says where it is.
pub(crate) fn scrub(model: &mut Model, at: usize) {
    if let Some(reel) = model.ui.panel.reel_mut() {
        reel.stop_at(at);
        model.another_step();
    }
}

/// Cuts the cascade at the step shown: the steps up to there go on the board as one change. If the whole cascade
/// was on it, that is undone first, unless something was marked since.
pub(crate) fn keep(model: &mut Model) {
    let Panel::Cascade(mut cascade) = model.ui.panel.clone() else {
        return;
    };
    let now = model.play.squares();
    let is_last = *now == *cascade.begun;
    cascade.from = cascade.first(now);
    if cascade.done && is_last {
        model.play.undo();
    }
    model.rest();
    cascade.cut();
    let mut squares = cascade.from.clone();
    deduce(model.play.geometry(), &mut squares, &cascade.steps);
    let cells = model.play.geometry().cells();
    model.change(Cause::Propagate, cells.zip(squares));
    cascade.begun = model.play.squares().to_vec();
    model.say(Status::Kept(cascade.steps.len()));
    model.show(Panel::Cascade(cascade));
}

/// Carries all of it out and closes the player.
pub(crate) fn finish(model: &mut Model) {
    scrub(model, usize::MAX);
    if matches!(&model.ui.panel, Panel::Cascade(cascade) if !cascade.done) {
        keep(model);
    }
    model.rest();
}
