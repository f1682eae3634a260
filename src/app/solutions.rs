//! The Solutions workspace: what the worker's answers about the solutions change.

use super::model::{Asked, Model, Panel, Running, Said, Switch};
use super::msg::Effect;
use super::play::{By, Cause, Square};
use super::update::{edit, say};
use crate::protocol::{Basis, Counted, Diagnosis, Estimate, Possible, Repair};

/// Solutions were counted: the first of them is shown.
pub(super) fn counted(model: &mut Model, basis: Basis, counted: Counted) {
    say(model, Said::Counted(basis, counted.clone()));
    model.ui.panel = Panel::Counted(basis, counted, 0);
}

/// The count was cancelled: there are at least so many.
pub(super) fn cut_short(model: &mut Model, job: &Running) {
    let found = job.progress.filter(|progress| progress.found > 0);
    if let (Asked::Count, Some(progress)) = (job.asked, found) {
        let counted = Counted {
            count: progress.found,
            complete: false,
            shown: Vec::new(),
            nodes: progress.nodes,
        };
        let givens = model.play.givens().n_givens() > 0;
        let basis = if givens { Basis::Givens } else { Basis::Board };
        self::counted(model, basis, counted);
    }
}

/// Another one of the solutions that were counted is looked at; after the last comes the first.
pub(super) fn turn(model: &mut Model, forwards: bool) {
    let Panel::Counted(_, counted, at) = &mut model.ui.panel else {
        return;
    };
    let n_shown = counted.shown.len();
    if n_shown == 0 {
        return;
    }
    *at = (*at + if forwards { 1 } else { n_shown - 1 }) % n_shown;
    let at = *at;
    say(model, Said::Shown(at, n_shown));
}

/// A diagnosis was made.
pub(super) fn diagnosed(model: &mut Model, basis: Basis, diagnosis: Diagnosis) {
    say(model, Said::Diagnosed(basis, diagnosis.clone()));
    model.ui.panel = Panel::Diagnosed(basis, diagnosis);
}

/// What may stand where is shown over the candidates.
pub(super) fn possible(model: &mut Model, basis: Basis, possible: Possible) {
    model.settings.switches.turn(Switch::Candidates, true);
    say(model, Said::Possible(basis, possible.clone()));
    model.ui.panel = Panel::Possible(basis, possible);
}

/// The number of solutions was estimated.
pub(super) fn estimated(model: &mut Model, basis: Basis, estimate: Estimate) {
    say(model, Said::Estimated(basis, estimate));
    model.ui.panel = Panel::Estimated(basis, estimate);
}

/// All parts of the file have come.
pub(super) fn saved(model: &mut Model, count: u64, complete: bool) -> Vec<Effect> {
    say(model, Said::Saved(count, complete));
    model.ui.panel = Panel::Saved(count, complete);
    if count == 0 {
        return vec![Effect::Discard];
    }
    vec![Effect::Download("nonet-solutions.txt".to_owned())]
}

/// Makes one of the changes that a diagnosis proposed. One undo takes it back.
pub(super) fn repair(model: &mut Model, index: usize) {
    let Some(&repair) = repairs(&model.ui.panel).get(index) else {
        return;
    };
    let Repair { cell, to, .. } = repair;
    let square = Square {
        digit: to.map(|digit| (digit, By::Given)),
        ..Square::default()
    };
    model.settings.cursor = cell;
    edit(model, Cause::Repair, [(cell, square)]);
    say(model, Said::Repaired(repair));
}

/// The changes that are proposed.
pub(super) fn repairs(panel: &Panel) -> &[Repair] {
    match panel {
        Panel::Diagnosed(
            _,
            Diagnosis::None { repairs, .. } | Diagnosis::Several { repairs, .. },
        ) => repairs,
        _ => &[],
    }
}
