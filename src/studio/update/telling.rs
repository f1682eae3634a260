//! What the player's worker is told.

use crate::studio::model::{Doing, Model};
use crate::studio::msg::Effect;
use crate::watch::Command;

/// Tells the worker to do something. One that is already ending hears nothing more.
pub(super) fn tell(model: &mut Model, doing: Doing, command: Command) -> Vec<Effect> {
    if model.doing == Doing::Ending {
        return Vec::new();
    }
    model.doing = doing;
    vec![Effect::Player(command)]
}
