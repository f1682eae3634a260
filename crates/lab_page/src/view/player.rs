//! The player: run, step, back, speed, scrubber.

use crate::button::Button;
use crate::key;
use crate::model::{Doing, Model};
use crate::speed::{FULL, speed_of};
use markup::Node;
use markup::parts::{button, element, labelled, sign_button};
use words::thousands;

pub(super) fn player(model: &Model) -> Node {
    let sliders = element("div", "sliders")
        .child(speed(model))
        .child(scrubber(model));
    element("section", "deck")
        .with("aria-label", model.word(key::PLAYER))
        .child(keys(model))
        .child(sliders)
}

fn keys(model: &Model) -> Node {
    let is_still = model.doing == Doing::Still;
    let (sign, word) = if is_still {
        ("▶", key::RUN)
    } else {
        ("❚❚", key::PAUSE)
    };
    let run = button(Button::Run, "", "primary")
        .with("aria-keyshortcuts", "K")
        .child(
            element("span", "sign")
                .with("aria-hidden", "true")
                .text(sign),
        )
        .child(element("span", "").text(model.word(word)));
    let back =
        sign_button(Button::Back, "◀", model.word(key::BACK)).flag("disabled", model.is_lost);
    element("div", "presses")
        .child(sign_button(
            Button::Restart,
            "❙◀",
            model.word(key::RESTART_RUN),
        ))
        .child(back)
        .child(run)
        .child(sign_button(Button::Step, "▶❙", model.word(key::STEP_RUN)))
        .child(
            sign_button(Button::Cancel, "■", model.word(key::CANCEL_RUN))
                .flag("disabled", is_still && !model.is_silent),
        )
}

fn speed(model: &Model) -> Node {
    let words = speed_words(model);
    let range = element("input", "")
        .with("type", "range")
        .with("min", "0")
        .with("max", FULL)
        .with("data-field", "speed")
        .with("aria-valuetext", &words)
        .with("value", model.speed);
    labelled(model.word(key::SPEED), range).child(element("output", "").text(words))
}

fn speed_words(model: &Model) -> String {
    match speed_of(model.speed) {
        0 => model.word(key::SPEED_FULL).to_owned(),
        slow if slow < 1000 => {
            let seconds = format!("{:.1}", 1000.0 / slow as f64);
            model.word(key::SPEED_SLOW).replace("{n}", &seconds)
        }
        steps => model
            .word(key::SPEED_STEPS)
            .replace("{n}", &thousands(steps / 1000)),
    }
}

fn scrubber(model: &Model) -> Node {
    let (at, end) = model.position;
    let word = if model.is_race() {
        key::BEAT
    } else {
        key::POSITION
    };
    let words = model
        .word(word)
        .replace("{n}", &thousands(at))
        .replace("{all}", &thousands(end));
    let range = element("input", "")
        .with("type", "range")
        .with("min", "0")
        .with("max", end)
        .with("data-field", "scrub")
        .with("aria-valuetext", &words)
        .flag("disabled", model.is_lost)
        .with("value", at);
    labelled(model.word(key::SCRUB), range).child(element("output", "").text(words))
}
