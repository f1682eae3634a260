//! Commands to the player's worker.

use crate::model::{Doing, Model};
use crate::msg::Effect;
use watch::Command;

/// Sends the worker a command, unless it is already ending.
pub(super) fn tell(model: &mut Model, doing: Doing, command: Command) -> Vec<Effect> {
    if model.doing == Doing::Ending {
        return Vec::new();
    }
    model.doing = doing;
    vec![Effect::Player(command)]
}
