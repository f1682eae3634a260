//! The sheet of keys.

use crate::key;
use crate::keyboard::keymap::Keymap;
use crate::keyboard::rebound::Rebound;
use crate::model::Model;
use crate::words::Voice;

/// Everything that the sheet of keys depends on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeysView {
    /// The keys chosen in place of the default ones.
    pub own: Keymap,
    /// The key being changed, by its default name.
    pub waiting: Option<String>,
    /// What to do now, or what was done.
    pub said: String,
}

pub(super) fn keys(model: &Model) -> KeysView {
    let own = model.settings.keys.clone();
    let waiting = model.ui.rebinding.clone();
    KeysView {
        said: said(model, waiting.as_deref()),
        own,
        waiting,
    }
}

fn said(model: &Model, waiting: Option<&str>) -> String {
    let (voice, own): (&Voice, _) = (&model.voice(), &model.settings.keys);
    let does = |usual: &str| voice.does(usual);
    if let Some(usual) = waiting {
        return voice.say(key::KEY_WAIT, &[("what", does(usual))]);
    }
    match &model.ui.rebound {
        Rebound::Nothing => voice.text(key::KEYS_NOTE),
        Rebound::Kept => voice.text(key::KEY_KEPT),
        Rebound::NotFree(key) => voice.say(key::KEY_NOT_FREE, &[("key", &voice.printed(key))]),
        Rebound::Set(key, usual, before) => {
            let places = [("key", &*voice.printed(key)), ("what", does(usual))];
            let mut said = voice.say(key::KEY_SET, &places);
            if let Some(before) = before.as_deref().filter(|it| own.of(it).is_some()) {
                said = said + " " + &voice.say(key::KEY_WAS, &[("what", does(before))]);
            }
            said
        }
        Rebound::Taken(usual) => voice.say(key::KEY_NONE, &[("what", does(usual))]),
        Rebound::Usual => voice.text(key::KEYS_USUAL),
    }
}
