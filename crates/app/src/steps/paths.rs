//! Lists of steps: all those possible now, and those of a cascade or of the whole game.

use crate::model::{Branch, Model, Panel, Status};
use crate::status::Past;

/// Shows a step.
pub(crate) fn choose(model: &mut Model, index: usize) {
    let said = match &mut model.ui.panel {
        Panel::Steps(listed) if index < listed.steps.len() => {
            listed.choose(index);
            Status::AtStep(index, listed.steps.len())
        }
        Panel::Cascade(cascade) if index < cascade.steps.len() => {
            cascade.reel.stop_at(index);
            Status::Moment(index, cascade.steps.len(), cascade.steps[index].clone())
        }
        Panel::History(Some(reel)) if index < reel.n => {
            reel.stop_at(index);
            Status::Past(Past::Moment(index, reel.n))
        }
        _ => return,
    };
    model.another_step();
    model.say(said);
}

/// The index of the last step.
pub(crate) fn last(model: &Model) -> usize {
    let reel = model.ui.panel.reel();
    reel.map_or(0, |reel| reel.n.saturating_sub(1))
}

/// Shows the step before or after the current one.
pub(crate) fn turn(model: &mut Model, forwards: bool) {
    let next = |at: usize, n: usize| {
        let to = if forwards {
            Some(at + 1)
        } else {
            at.checked_sub(1)
        };
        to.filter(|&to| to < n)
    };
    let to = match &model.ui.panel {
        Panel::Cascade(_) | Panel::History(_) => {
            let reel = model.ui.panel.reel();
            reel.and_then(|reel| next(reel.at, reel.n))
        }
        Panel::Steps(listed) => {
            let order = listed.order();
            let place = order.iter().position(|&index| Some(index) == listed.at);
            let place = place.map_or(Some(0), |place| next(place, order.len()));
            place.and_then(|place| order.get(place).copied())
        }
        _ => None,
    };
    if let Some(to) = to {
        choose(model, to);
    }
}

/// Opens a branch of the tree of steps, or closes it.
pub(crate) fn branch(model: &mut Model, number: usize) {
    if let Panel::Steps(listed) = &mut model.ui.panel {
        listed.toggle(Branch::numbered(number));
    }
}

/// Lists the steps in the other order.
pub(crate) fn sort(model: &mut Model) {
    if let Panel::Steps(listed) = &mut model.ui.panel {
        listed.by_effect = !listed.by_effect;
    }
}

/// Shows one more link of the chain; the first alone follows the last.
pub(crate) fn next_link(model: &mut Model) {
    let Some(step) = model.ui.panel.step() else {
        return;
    };
    let n = step.evidence.links.len();
    let told = model.ui.n_links.unwrap_or(n);
    model.ui.n_links = Some(if told >= n { 1 } else { told + 1 });
}
