//! The search trees of two runs merged: requested, browsed, outdated.

use super::telling::tell;
use super::touching::{Order, order, pointed_at};
use crate::model::{Doing, Model};
use crate::msg::{Effect, Touch};
use watch::{Command, View};

/// Merges the trees of the two chosen runs.
pub(super) fn merge(model: &mut Model) -> Vec<Effect> {
    model.merged.chosen = None;
    draw(model, View::default())
}

fn draw(model: &Model, view: View) -> Vec<Effect> {
    if model.is_lost || model.doing == Doing::Ending {
        return Vec::new();
    }
    let runs = model.merged.runs.map(|run| run as u8);
    vec![Effect::Player(Command::Merge(runs, view))]
}

/// One of the two runs was chosen; if it was the other one, they are swapped.
pub(super) fn choose(model: &mut Model, side: &str, run: &str) {
    let run = run.parse().ok();
    let run = run.filter(|&run: &usize| run < model.setup.lanes.len());
    let (Some(run), Ok(side)) = (run, side.parse::<usize>()) else {
        return;
    };
    let merged = &mut model.merged;
    if merged.runs[1 - side.min(1)] == run {
        merged.runs.swap(0, 1);
    } else {
        merged.runs[side.min(1)] = run;
    }
    merged.clear();
}

/// The merged tree was touched.
pub(super) fn touched(model: &mut Model, touch: Touch) -> Vec<Effect> {
    let merged = &mut model.merged;
    let Some(pair) = &merged.pair else {
        return Vec::new();
    };
    let marked = pair.drawing.place_of(merged.chosen.unwrap_or(0));
    if let Some(place) = pointed_at(&pair.drawing, marked, touch) {
        merged.chosen = pair.drawing.places.get(place).map(|place| place.node);
    }
    let Some(order) = order(&pair.drawing, merged.marked(), touch) else {
        return Vec::new();
    };
    let place = merged.marked();
    match (order, place.and_then(|place| pair.shares.get(place))) {
        (Order::Draw(view), _) => draw(model, view),
        (Order::Visit(_), Some(share)) if !model.is_lost => {
            let (runs, numbers) = (pair.runs, share.numbers);
            tell(model, Doing::Still, Command::Meet(runs, numbers))
        }
        (Order::Visit(_), _) => Vec::new(),
    }
}
