//! Changing keys: one is pressed in the sheet of keys, then the one to do the same.

use super::bindings::{Binding, bindings, own_word};
use super::keymap::Keymap;
use super::keys;
use super::keys::{Key, Meaning, is_free};
use super::rebound::Rebound;
use crate::model::Model;

/// Starts changing the key with this default name, or stops if it was being changed.
pub(crate) fn ask(model: &mut Model, usual: String) {
    model.ui.rebound = Rebound::Nothing;
    model.ui.rebinding = match model.ui.rebinding.take() {
        Some(waiting) if waiting == usual => None,
        _ => bindings().any(|it| it.usual() == usual).then_some(usual),
    };
}

/// The awaited key was pressed.
pub(crate) fn given(model: &mut Model, key: Key) {
    let Some(usual) = model.ui.rebinding.take() else {
        return;
    };
    let is_bare = !(key.ctrl || key.shift || key.alt);
    model.ui.rebound = match key.key.as_str() {
        "Escape" if is_bare => Rebound::Kept,
        "Delete" | "Backspace" if is_bare => {
            model.settings.keys.set(&usual, "", "");
            Rebound::Taken(usual)
        }
        _ if !is_free(&key) => Rebound::NotFree(key),
        _ => set(model, key, usual),
    };
}

fn set(model: &mut Model, key: Key, usual: String) -> Rebound {
    let own = &mut model.settings.keys;
    let (word, label) = (own_word(&key), label(&key));
    let before = bindings().find(|it| it.is_meant(&key, own));
    let before = before.map(Binding::usual).filter(|before| *before != usual);
    if let Some(before) = &before {
        own.set(before, "", "");
    }
    match bindings().any(|it| it.usual() == usual && it.fits(&key)) {
        true => own.unset(&usual),
        false => own.set(&usual, &word, &label),
    }
    Rebound::Set(key, usual, before)
}

/// The label of a key: its name, or its character in capitals.
pub(super) fn label(key: &Key) -> String {
    match key.key.chars().count() {
        1 if key.key != " " => key.key.to_ascii_uppercase(),
        _ => key.key.clone(),
    }
}

/// Restores all default keys.
pub(crate) fn usual(model: &mut Model) {
    model.settings.keys = Keymap::default();
    model.ui.rebinding = None;
    model.ui.rebound = Rebound::Usual;
}

/// What a key means, given the user's own keys.
pub(crate) fn meaning(model: &Model, key: &Key, letters: bool) -> Option<Meaning> {
    let side = model.play.geometry().side();
    keys::meaning(key, letters, side, &model.settings.keys)
}
