//! The time spent on a puzzle, for players who want to know it: it runs while the board is in sight, until the
//! puzzle is solved.

use super::finish;
use crate::key;
use crate::model::{Model, Status, Switch, Workspace};
use crate::msg::Effect;

/// How often the clock is read, in milliseconds.
const BEAT: u32 = 1000;

/// A longer gap between two readings, in milliseconds, means that the computer slept.
const LONGEST: f64 = 5000.0;

/// Does the time count now?
fn runs(model: &Model) -> bool {
    let timer = &model.ui.timer;
    model.settings.switches.is_on(Switch::Timer)
        && model.settings.workspace == Workspace::Solve
        && !timer.is_stopped
        && !timer.is_hidden
        && model.play.givens().n_givens() > 0
        && finish::of(model).is_none()
}

/// Has the player stopped it? Then the board is hidden.
pub(crate) fn is_paused(model: &Model) -> bool {
    model.settings.switches.is_on(Switch::Timer) && model.ui.timer.is_stopped
}

/// Asks for the next reading of the clock, if the time counts and none is on its way. Leaving the change `before`,
/// typing or asking for something ends a pause.
pub(crate) fn next(model: &mut Model, before: usize) -> Option<Effect> {
    model.ui.timer.is_stopped &= model.play.history().here() == before;
    let runs = runs(model);
    let timer = &mut model.ui.timer;
    if !runs {
        timer.last = None;
        return None;
    }
    let is_new = !std::mem::replace(&mut timer.is_waiting, true);
    let wait = timer.last.map_or(0, |_| BEAT);
    is_new.then_some(Effect::LookAtClock(wait))
}

/// The clock was read.
pub(crate) fn looked(model: &mut Model, now: f64) {
    let timer = &mut model.ui.timer;
    timer.is_waiting = false;
    let passed = timer.last.replace(now).map_or(0.0, |last| now - last);
    timer.rest += if passed < LONGEST { passed } else { 0.0 };
    let seconds = (timer.rest / 1000.0).floor();
    timer.rest -= seconds * 1000.0;
    if seconds > 0.0 && runs(model) {
        model.play.spend(model.play.spent() + seconds as u32);
    }
}

/// The player pauses or resumes it.
pub(crate) fn stop_or_go(model: &mut Model) -> Option<Effect> {
    model.ui.timer.is_stopped ^= true;
    model.say(match model.ui.timer.is_stopped {
        true => Status::Word(key::PAUSED),
        false => Status::Nothing,
    });
    keep(model)
}

/// The page came into sight (true), or is hidden, perhaps for good.
pub(crate) fn seen(model: &mut Model, is_seen: bool) -> Option<Effect> {
    model.ui.timer.is_hidden = !is_seen;
    keep(model)
}

/// Saves the time, even if nothing has changed.
pub(crate) fn keep(model: &mut Model) -> Option<Effect> {
    if model.is_untouched() {
        return None;
    }
    let time = model.play.take_time()?;
    Some(Effect::Record(model.ui.safe.ledger.add(&[time])))
}
