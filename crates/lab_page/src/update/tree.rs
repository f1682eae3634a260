//! The search tree as a way through the run: pointing at a node, going to it, zooming in.

use super::merged;
use super::telling::tell;
use super::touching::{Order, order, pointed_at};
use crate::model::{Doing, Model};
use crate::msg::{Effect, Touch};
use watch::{Command, Pace};

/// The search tree of a run was touched.
pub(super) fn touched(model: &mut Model, lane: usize, touch: Touch) -> Vec<Effect> {
    let can_visit = !model.is_race() || model.setup.pace == Pace::Node;
    let Some(watched) = model.watched.get_mut(lane) else {
        return merged::touched(model, touch);
    };
    if let Some(place) = pointed_at(&watched.drawing, watched.marked(), touch) {
        watched.chosen = watched.drawing.places.get(place).map(|place| place.node);
    }
    let Some(order) = order(&watched.drawing, watched.marked(), touch) else {
        return Vec::new();
    };
    let lane = lane as u8;
    match order {
        _ if model.is_lost => Vec::new(),
        Order::Draw(view) if model.doing != Doing::Ending => {
            vec![Effect::Player(Command::Draw(lane, view))]
        }
        Order::Visit(node) if can_visit => tell(model, Doing::Still, Command::Visit(lane, node)),
        Order::Draw(_) | Order::Visit(_) => Vec::new(),
    }
}
