//! Everything as a file.

use crate::shelf::model::Model;
use crate::shelf::msg::Effect;

/// Collects it.
pub(super) fn begin(_model: &mut Model) -> Vec<Effect> {
    Vec::new()
}
