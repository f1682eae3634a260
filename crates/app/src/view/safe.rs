//! The notices about saving.

use crate::action::{Action, StoreAction};
use crate::block::{Button, Notice, Tone};
use crate::storage::safe::{OldGames, Safe};
use crate::words::Voice;
use game::faults::StoreFault;
use game::rescue::Brought;

const SAVE_GAME: (&str, StoreAction) = ("store-save-game", StoreAction::SaveGame);
const UNDERSTOOD: (&str, StoreAction) = ("store-understood", StoreAction::Understood);

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

fn fault_key(fault: StoreFault) -> &'static str {
    match fault {
        StoreFault::Refused => "store-refused",
        StoreFault::Failed => "store-failed",
        StoreFault::Newer => "store-newer",
        StoreFault::Full => "store-full",
    }
}

fn damaged(voice: &Voice, safe: &Safe) -> Option<Notice> {
    let offers = [
        ("store-save-damaged", StoreAction::SaveDamaged),
        ("store-forget-damaged", StoreAction::ForgetDamaged),
    ];
    let (key, buttons) = match (safe.damaged.is_empty(), safe.is_damaged) {
        (false, _) => ("store-damaged", &offers[..]),
        (true, true) => ("store-short", &[UNDERSTOOD][..]),
        (true, false) => return None,
    };
    Some(notice(voice, Tone::Warn, voice.text(key), buttons))
}

fn brought(voice: &Voice, brought: Brought) -> Option<Notice> {
    let text = match brought {
        Brought::Nothing => return None,
        Brought::Changes(n) => voice.count("brought-changes", n),
        Brought::Damaged => voice.text("brought-damaged"),
        Brought::Games(n) => voice.count("brought-games", n),
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
    let save = ("old-games-save", StoreAction::SaveGames);
    let keep = ("old-games-keep", StoreAction::KeepGames);
    let (key, next) = if asks {
        (
            "old-games-ask",
            ("old-games-remove-now", StoreAction::RemoveGames),
        )
    } else {
        ("old-games", ("old-games-remove", StoreAction::AskGames))
    };
    notice(
        voice,
        Tone::Warn,
        voice.say(key, &places),
        &[save, next, keep],
    )
}

fn notice(
    voice: &Voice,
    tone: Tone,
    text: String,
    offers: &[(&'static str, StoreAction)],
) -> Notice {
    let button = |&(key, action)| Button::new(voice, key, Action::Store(action));
    Notice {
        text,
        tone,
        buttons: offers.iter().map(button).collect(),
    }
}
