//! Lists of steps: all that there are now, and the whole path.

use super::jobs;
use super::model::{Listed, Model, Panel, Said, Switch};
use super::play::Cause;
use super::update::{another_step, rest, say, show};
use crate::board::sort_short;
use crate::logic::{Deduction, Info, Pattern, Step};
use crate::protocol::{Content, Help, Position};
use crate::text::{Notation, step_line};

/// All steps were found: the first is looked at, or that of the example.
pub(super) fn listed(model: &mut Model, steps: Vec<Step>) {
    model.settings.switches.turn(Switch::Candidates, true);
    let wanted = std::mem::take(&mut model.ui.example);
    let geometry = model.play.geometry();
    let is_wanted = |step: &Step| {
        let mut notations = [Notation::Hodoku, Notation::Eureka].into_iter();
        !wanted.is_empty() && notations.any(|n| step_line(geometry, step, n) == wanted)
    };
    let wanted = steps.iter().position(is_wanted);
    let listed = Listed {
        at: wanted.or((!steps.is_empty()).then_some(0)),
        steps,
        only: None,
        by_effect: false,
    };
    say(model, Said::Steps(listed.steps.len(), listed.kinds().len()));
    show(model, Panel::Steps(listed));
}

/// The path was found: its first step is looked at.
pub(super) fn walked(model: &mut Model, steps: Vec<Step>, solved: bool) {
    model.settings.switches.turn(Switch::Candidates, true);
    say(model, Said::Path(steps.len(), solved));
    show(model, Panel::Path(steps, solved, 0));
}

/// The step of the list of all steps that is looked at.
pub(super) fn chosen(panel: &Panel) -> Option<&Step> {
    match panel {
        Panel::Steps(listed) => listed.steps.get(listed.at?),
        _ => None,
    }
}

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
    another_step(model);
    say(model, Said::AtStep(index, n));
}

/// Looks at the step before or after the one that is looked at.
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

/// Lists the steps of one technique, or again all.
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

/// Carries out the path up to the step that is shown, for one undo.
pub(super) fn up_to_here(model: &mut Model) {
    let Panel::Path(steps, solved, at) = model.ui.panel.clone() else {
        return;
    };
    let done = &steps[..(at + 1).min(steps.len())];
    rest(model);
    jobs::carry_out(model, Cause::Propagate, done);
    show(model, Panel::Path(steps[done.len()..].to_vec(), solved, 0));
    say(model, Said::AtStep(at, steps.len()));
}

/// Shows one link more of the chain; after the last one again only the first.
pub(super) fn next_link(model: &mut Model) {
    let Some(Pattern::Chain(chains)) = shown(&model.ui.panel).map(|step| &step.pattern) else {
        return;
    };
    let n: usize = chains.iter().map(|chain| chain.n_links()).sum();
    let told = model.ui.n_links.unwrap_or(n);
    model.ui.n_links = Some(if told >= n { 1 } else { told + 1 });
}

/// The step whose pattern is on the board.
pub(super) fn shown(panel: &Panel) -> Option<&Step> {
    match panel {
        Panel::Hint(Help::Step(step), _) | Panel::Stepped(step) => Some(step),
        Panel::Path(steps, _, at) => steps.get(*at),
        panel => chosen(panel),
    }
}

/// The board that the shown step was found on: on a path it is further on, after a step that was carried out back.
pub(super) fn found_on(model: &Model) -> Position {
    let mut position = model.play.position();
    match &model.ui.panel {
        Panel::Path(steps, _, at) => {
            let before = steps.iter().take(*at).flat_map(|step| &step.deductions);
            before.for_each(|&deduction| carry_out(&mut position, deduction));
        }
        Panel::Stepped(step) => {
            let done = step.deductions.iter();
            done.for_each(|&deduction| take_back(&mut position, deduction));
        }
        _ => {}
    }
    position
}

fn carry_out(position: &mut Position, deduction: Deduction) {
    let candidate = deduction.candidate();
    let index = candidate.cell.index();
    match deduction {
        Deduction::Place(_) => position.cells[index] = Content::Filled(candidate.digit),
        Deduction::Eliminate(_) => {
            position.erased[index] = position.erased[index].with(candidate.digit);
        }
    }
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

impl Listed {
    /// The techniques that have steps, and how many.
    pub fn kinds(&self) -> Vec<(&'static Info, usize)> {
        let mut kinds: Vec<(&'static Info, usize)> = Vec::new();
        for step in &self.steps {
            match kinds.iter_mut().find(|(kind, _)| *kind == step.technique) {
                Some((_, n)) => *n += 1,
                None => kinds.push((step.technique, 1)),
            }
        }
        kinds
    }

    /// The places of the steps that are listed, in the order of the list.
    pub fn order(&self) -> Vec<usize> {
        let is_listed = |&index: &usize| {
            let kind = self.steps[index].technique;
            self.only.is_none_or(|only| only == kind)
        };
        let mut order: Vec<usize> = (0..self.steps.len()).filter(is_listed).collect();
        if self.by_effect {
            let size = |&index: &usize| std::cmp::Reverse(self.steps[index].deductions.len());
            sort_short(&mut order, size);
        }
        order
    }
}
