//! Lists of steps: all that there are now, and the whole path.

use super::model::{Model, Panel, Said};
use super::play::Cause;
use super::questions;
use crate::logic::Pattern;

/// Looks at a step.
pub(super) fn choose(model: &mut Model, index: usize) {
    let n = match &mut model.ui.panel {
        Panel::Steps(listed) if index < listed.steps.len() => {
            listed.at = Some(index);
            listed.steps.len()
        }
        Panel::Path(steps, _, at) if index < steps.len() => {
            *at = index;
            steps.len()
        }
        _ => return,
    };
    model.another_step();
    model.say(Said::AtStep(index, n));
}

/// Looks at the step before or after the current one.
pub(super) fn turn(model: &mut Model, forwards: bool) {
    let next = |at: usize, n: usize| {
        let to = if forwards {
            Some(at + 1)
        } else {
            at.checked_sub(1)
        };
        to.filter(|&to| to < n)
    };
    let to = match &model.ui.panel {
        Panel::Path(steps, _, at) => next(*at, steps.len()),
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

/// Lists the steps of one technique, or all again.
pub(super) fn only(model: &mut Model, index: usize) {
    let Panel::Steps(listed) = &mut model.ui.panel else {
        return;
    };
    let kind = listed.kinds().get(index).map(|&(kind, _)| kind);
    listed.only = kind.filter(|_| listed.only != kind);
    let first = listed.order().first().copied();
    if let Some(first) = first {
        choose(model, first);
    }
}

/// Lists the steps in the other order.
pub(super) fn sort(model: &mut Model) {
    if let Panel::Steps(listed) = &mut model.ui.panel {
        listed.by_effect = !listed.by_effect;
    }
}

/// Carries out the path up to the step shown, for one undo.
pub(super) fn up_to_here(model: &mut Model) {
    let Panel::Path(steps, solved, at) = model.ui.panel.clone() else {
        return;
    };
    let done = &steps[..(at + 1).min(steps.len())];
    model.rest();
    questions::carry_out(model, Cause::Propagate, done);
    model.show(Panel::Path(steps[done.len()..].to_vec(), solved, 0));
    model.say(Said::AtStep(at, steps.len()));
}

/// Shows one more link of the chain; after the last, only the first again.
pub(super) fn next_link(model: &mut Model) {
    let Some(Pattern::Chain(chains)) = model.ui.panel.step().map(|step| &step.pattern) else {
        return;
    };
    let n: usize = chains.iter().map(|chain| chain.n_links()).sum();
    let told = model.ui.n_links.unwrap_or(n);
    model.ui.n_links = Some(if told >= n { 1 } else { told + 1 });
}
