//! Formulas of one's own: what was typed and is not in use, examples, a race against the built-in rule.

use super::begin::begin;
use crate::lab::heuristic::Formula;
use crate::lab::{Kind, OptionRow};
use crate::studio::model::Model;
use crate::studio::msg::Effect;
use crate::watch::MAX_LANES;

/// Does some field hold what is not a formula?
pub(super) fn any_wrong(model: &Model) -> bool {
    let mut drafts = model.drafts.iter();
    drafts.any(|(field, text)| {
        let used = row(model, field).map(|row| row.kind);
        let is_empty = text.trim().is_empty();
        matches!(used, Some(Kind::Formula(used)) if !is_empty && Formula::read(text, used).is_err())
    })
}

/// The option that a field is for.
fn row(model: &Model, field: &str) -> Option<&'static OptionRow> {
    let (place, name) = parts(field)?;
    let lane = model.setup.lanes.get(place)?;
    let mut rows = lane.algorithm.options.iter();
    rows.find(|row| row.name == name)
}

/// The run and the name of the option in `option/PLACE/NAME`.
fn parts(field: &str) -> Option<(usize, &str)> {
    let (place, name) = field.strip_prefix("option/")?.split_once('/')?;
    Some((place.parse().ok()?, name))
}

/// Another algorithm has come in this place: what was typed for the one before is gone with it.
pub(super) fn forget(model: &mut Model, place: &str) {
    let fields = format!("option/{place}/");
    model.drafts.retain(|field, _| !field.starts_with(&fields));
}

/// The run in this place is gone, and those after it have moved up.
pub(super) fn shift(model: &mut Model, gone: usize) {
    forget(model, &gone.to_string());
    let drafts = std::mem::take(&mut model.drafts).into_iter();
    let moved = drafts.map(|(field, text)| match parts(&field) {
        Some((place, name)) if place > gone => (format!("option/{}/{name}", place - 1), text),
        Some(_) | None => (field, text),
    });
    model.drafts = moved.collect();
}

/// Takes an example for an option.
pub(super) fn example(model: &mut Model, place: usize, name: &str, at: usize) -> Vec<Effect> {
    let field = format!("option/{place}/{name}");
    let Some(Kind::Formula(used)) = row(model, &field).map(|row| row.kind) else {
        return Vec::new();
    };
    let examples = used.examples();
    let lane = model.setup.lanes.get_mut(place);
    let set = lane.zip(examples.get(at));
    if set.is_none_or(|(lane, example)| lane.options.set(name, example).is_err()) {
        return Vec::new();
    }
    model.drafts.remove(&field);
    begin(model)
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
