//! Puzzles are taken in from a file.

use super::record::say;
use crate::shelf::model::Model;
use crate::shelf::msg::Effect;

/// Takes in what the text says.
pub(super) fn take(model: &mut Model, _name: &str, _text: &str) -> Vec<Effect> {
    say(model, "unreadable");
    Vec::new()
}
