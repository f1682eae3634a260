//! User-written formulas: unused drafts, examples, a race against the built-in rule.

use super::begin::begin;
use super::option::{changed, lane_mut, lanes};
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::owner::Owner;
use lab::heuristic::Formula;
use lab::{Kind, OptionRow};
use watch::MAX_LANES;

/// Leads to a field of this owner with an invalid formula, if there is one: nothing runs before it is corrected.
pub(super) fn stopped(model: &mut Model, owner: Owner) -> Option<Vec<Effect>> {
    let mut drafts = model.drafts.iter();
    let (field, _) = drafts.find(|(field, text)| {
        let own = Owner::of(field).filter(|(known, ..)| *known == owner);
        let used = own.and_then(|(_, place, name)| row(model, owner, place, name));
        let is_empty = text.trim().is_empty();
        matches!(used.map(|row| row.kind), Some(Kind::Formula(used)) if !is_empty && Formula::read(text, used).is_err())
    })?;
    let field = field.clone();
    model.said = Some(key::FORMULA_FIRST);
    Some(vec![Effect::FocusField(field)])
}

/// The option of this name.
fn row(model: &Model, owner: Owner, place: usize, name: &str) -> Option<&'static OptionRow> {
    let lane = lanes(model, owner).get(place)?;
    let mut rows = lane.algorithm.options.iter();
    rows.find(|row| row.name == name)
}

/// The algorithm in this place has changed: the drafts for the previous one are removed.
pub(super) fn forget(model: &mut Model, owner: Owner, place: usize) {
    let is_here =
        |field: &str| Owner::of(field).is_some_and(|(whose, at, _)| (whose, at) == (owner, place));
    model.drafts.retain(|field, _| !is_here(field));
}

/// The algorithm in this place has been removed, and those after it have moved up.
pub(super) fn shift(model: &mut Model, owner: Owner, gone: usize) {
    forget(model, owner, gone);
    let drafts = std::mem::take(&mut model.drafts).into_iter();
    let moved = drafts.map(|(field, text)| match Owner::of(&field) {
        Some((whose, place, name)) if whose == owner && place > gone => {
            (owner.field(place - 1, name), text)
        }
        Some(_) | None => (field, text),
    });
    model.drafts = moved.collect();
}

/// Uses an example for an option.
pub(super) fn example(
    model: &mut Model,
    owner: Owner,
    place: usize,
    name: &str,
    at: usize,
) -> Vec<Effect> {
    let Some(Kind::Formula(used)) = row(model, owner, place, name).map(|row| row.kind) else {
        return Vec::new();
    };
    let examples = used.examples();
    let set = lane_mut(model, owner, place).zip(examples.get(at));
    if set.is_none_or(|(lane, example)| lane.options.set(name, example).is_err()) {
        return Vec::new();
    }
    model.drafts.remove(&owner.field(place, name));
    changed(model, owner)
}

/// Races a run against the same one without its formulas.
pub(super) fn against(model: &mut Model, place: usize) -> Vec<Effect> {
    let lanes = &mut model.setup.lanes;
    let Some(lane) = lanes.get(place).filter(|_| lanes.len() < MAX_LANES) else {
        return Vec::new();
    };
    let plain = lane.without_formulas();
    lanes.push(plain);
    begin(model)
}
