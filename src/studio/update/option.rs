//! An option of an algorithm was set, in a run or in an experiment.

use crate::watch::Lane;

/// Sets an option of one of these algorithms: the field is its place and the option's name. Was it set?
pub(super) fn set_in(lanes: &mut [Lane], field: &str, value: &str) -> bool {
    let parts = field.split_once('/');
    let found = parts.and_then(|(place, name)| {
        let place: usize = place.parse().ok()?;
        Some((lanes.get_mut(place)?, name))
    });
    found.is_some_and(|(lane, name)| lane.options.set(name, value.trim()).is_ok())
}
