//! The ways to begin, at the top of the Solve workspace, and the sentence above them.

use crate::key;
use crate::model::Model;
use crate::status::Finish;
use crate::timer::finish;
use crate::words::Voice;
use words::clock;

/// The sentence; `None` while a game is in progress. It is shown until the first digit, when asked for, on an empty
/// board and on a solved one.
pub(super) fn sentence(model: &Model) -> Option<String> {
    let voice = &model.voice();
    if let Some(finish) = finish::of(model) {
        return Some(finished(voice, finish));
    }
    let key = match (model.play.is_empty(), model.is_untouched()) {
        (true, _) => key::START_OWN,
        (false, true) => key::READY,
        (false, false) => key::START_AGAIN,
    };
    (model.play.is_empty() || model.ui.start).then(|| voice.text(key))
}

/// How the puzzle was solved.
pub(super) fn finished(voice: &Voice, finish: Finish) -> String {
    let Finish {
        by_hand,
        by_tool,
        n_hints,
        seconds,
    } = finish;
    let said = match (by_hand, by_tool, n_hints) {
        (_, 0, 0) => voice.text(key::FINISHED_HAND),
        (_, 0, n) => voice.count(key::FINISHED_HINTS, n),
        (0, _, _) => voice.text(key::FINISHED_TOOL),
        _ => voice.say(
            key::FINISHED_BOTH,
            &[
                ("own", &by_hand.to_string()),
                ("tool", &by_tool.to_string()),
            ],
        ),
    };
    match seconds {
        0 => said,
        _ => format!("{} · {said}", clock(seconds)),
    }
}
