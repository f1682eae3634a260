//! The notices about saving.

use crate::action::{Action, StoreAction};
use crate::block::{Button, Notice, Tone};
use crate::key;
use crate::storage::safe::{OldGames, Safe};
use crate::words::Voice;
use ::words::Key;
use game::faults::StoreFault;
use game::rescue::Brought;

const SAVE_GAME: (Key, StoreAction) = (key::STORE_SAVE_GAME, StoreAction::SaveGame);
const UNDERSTOOD: (Key, StoreAction) = (key::STORE_UNDERSTOOD, StoreAction::Understood);

/// The notices that the user must see, worst first.
pub(super) fn notices(voice: &Voice, safe: &Safe) -> Vec<Notice> {
    let fault = safe.standing.fault.map(|fault| {
        let text = voice.word(fault_key(fault)).to_owned();
        notice(voice, Tone::Warn, text, &[SAVE_GAME])
    });
    let old = safe
        .old
        .as_ref()
        .map(|old| old_games(voice, old, safe.asks));
    let mut notices = Vec::from_iter(fault);
    notices.extend(damaged(voice, safe));
    notices.extend(brought(voice, safe.brought));
    notices.extend(old);
    notices
}

fn fault_key(fault: StoreFault) -> Key {
    match fault {
        StoreFault::Refused => key::STORE_REFUSED,
        StoreFault::Failed => key::STORE_FAILED,
        StoreFault::Newer => key::STORE_NEWER,
        StoreFault::Full => key::STORE_FULL,
    }
}

fn damaged(voice: &Voice, safe: &Safe) -> Option<Notice> {
    let offers = [
        (key::STORE_SAVE_DAMAGED, StoreAction::SaveDamaged),
        (key::STORE_FORGET_DAMAGED, StoreAction::ForgetDamaged),
    ];
    let (key, buttons) = match (safe.damaged.is_empty(), safe.is_damaged) {
        (false, _) => (key::STORE_DAMAGED, &offers[..]),
        (true, true) => (key::STORE_SHORT, &[UNDERSTOOD][..]),
        (true, false) => return None,
    };
    Some(notice(voice, Tone::Warn, voice.text(key), buttons))
}

fn brought(voice: &Voice, brought: Brought) -> Option<Notice> {
    let text = match brought {
        Brought::Nothing => return None,
        Brought::Changes(n) => voice.count(key::BROUGHT_CHANGES, n),
        Brought::Damaged => voice.text(key::BROUGHT_DAMAGED),
        Brought::Games(n) => voice.count(key::BROUGHT_GAMES, n),
    };
    Some(notice(voice, Tone::Accent, text, &[UNDERSTOOD]))
}

fn old_games(voice: &Voice, old: &OldGames, asks: bool) -> Notice {
    let places = [
        ("n", &*old.n.to_string()),
        ("size", &*old.n_bytes.div_ceil(1000).to_string()),
        ("first", &*old.days[0]),
        ("last", &*old.days[1]),
    ];
    let save = (key::OLD_GAMES_SAVE, StoreAction::SaveGames);
    let keep = (key::OLD_GAMES_KEEP, StoreAction::KeepGames);
    let (key, next) = if asks {
        (
            key::OLD_GAMES_ASK,
            (key::OLD_GAMES_REMOVE_NOW, StoreAction::RemoveGames),
        )
    } else {
        (
            key::OLD_GAMES,
            (key::OLD_GAMES_REMOVE, StoreAction::AskGames),
        )
    };
    notice(
        voice,
        Tone::Warn,
        voice.say(key, &places),
        &[save, next, keep],
    )
}

fn notice(voice: &Voice, tone: Tone, text: String, offers: &[(Key, StoreAction)]) -> Notice {
    let button = |&(key, action)| Button::new(voice, key, Action::Store(action));
    Notice {
        text,
        tone,
        buttons: offers.iter().map(button).collect(),
    }
}
