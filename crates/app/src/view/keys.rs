//! The sheet of keys.

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
        return voice.say("key-wait", &[("what", does(usual))]);
    }
    match &model.ui.rebound {
        Rebound::Nothing => voice.text("keys-note"),
        Rebound::Kept => voice.text("key-kept"),
        Rebound::NotFree(key) => voice.say("key-not-free", &[("key", &voice.printed(key))]),
        Rebound::Set(key, usual, before) => {
            let places = [("key", &*voice.printed(key)), ("what", does(usual))];
            let mut said = voice.say("key-set", &places);
            if let Some(before) = before.as_deref().filter(|it| own.of(it).is_some()) {
                said = said + " " + &voice.say("key-was", &[("what", does(before))]);
            }
            said
        }
        Rebound::Taken(usual) => voice.say("key-none", &[("what", does(usual))]),
        Rebound::Usual => voice.text("keys-usual"),
    }
}
