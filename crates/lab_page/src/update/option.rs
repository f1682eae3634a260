//! An option of an algorithm was set, in a run or in an experiment.

use super::begin::begin;
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::owner::Owner;
use lab::OptionError;
use watch::Lane;

/// The algorithms whose options belong to this owner.
pub(super) fn lanes(model: &Model, owner: Owner) -> &[Lane] {
    match owner {
        Owner::Run => &model.setup.lanes,
        Owner::Trial => &model.trial.study.lanes,
    }
}

/// One of these algorithms, mutably.
pub(super) fn lane_mut(model: &mut Model, owner: Owner, place: usize) -> Option<&mut Lane> {
    let lanes = match owner {
        Owner::Run => &mut model.setup.lanes,
        Owner::Trial => &mut model.trial.study.lanes,
    };
    lanes.get_mut(place)
}

/// A field for an option was set. A formula that cannot be read stays in its field, and is not used.
pub(super) fn set_option(model: &mut Model, field: &str, value: &str) -> Vec<Effect> {
    let Some((owner, place, name)) = Owner::of(field) else {
        return Vec::new();
    };
    let lane = lane_mut(model, owner, place);
    match lane.map(|lane| lane.options.set(name, value.trim())) {
        Some(Ok(())) => {
            model.drafts.remove(field);
            return changed(model, owner);
        }
        Some(Err(OptionError::Formula(..))) => {
            model.drafts.insert(field.to_owned(), value.to_owned());
            model.said = Some(key::FORMULA_KEPT);
        }
        Some(Err(OptionError::Unknown(_) | OptionError::Value(..))) | None => {
            model.said = Some(key::NO_VALUE);
        }
    }
    Vec::new()
}

/// The effects of changed options: a run restarts, an experiment waits for its button.
pub(super) fn changed(model: &mut Model, owner: Owner) -> Vec<Effect> {
    match owner {
        Owner::Run => begin(model),
        Owner::Trial => Vec::new(),
    }
}
