//! The player: run, step, back, run to, speed, scrubber, predict, link and files.

use super::parts::{button, element, labelled, sign_button, switch};
use crate::app::words::thousands;
use crate::lab::models::Export;
use crate::studio::button::Button;
use crate::studio::model::{Doing, Model};
use crate::studio::speed::{FULL, speed_of};
use crate::watch::{Node, Stop};

pub(super) fn player(model: &Model) -> Node {
    let node = element("section", "player")
        .with("aria-label", model.word("player"))
        .child(keys(model))
        .child(speed(model))
        .child(scrubber(model));
    if model.is_race() {
        return node.child(tools(model));
    }
    node.child(stops(model))
        .child(quiz(model))
        .child(tools(model))
}

fn keys(model: &Model) -> Node {
    let is_still = model.doing == Doing::Still;
    let (sign, word) = if is_still {
        ("▶", "run")
    } else {
        ("❚❚", "pause")
    };
    let run = button(Button::Run, "", "primary")
        .with("aria-keyshortcuts", "K")
        .child(
            element("span", "sign")
                .with("aria-hidden", "true")
                .text(sign),
        )
        .child(element("span", "").text(model.word(word)));
    let back = sign_button(Button::Back, "◀", model.word("back")).flag("disabled", model.is_lost);
    element("div", "keys")
        .child(sign_button(
            Button::Restart,
            "❙◀",
            model.word("restart-run"),
        ))
        .child(back)
        .child(run)
        .child(sign_button(Button::Step, "▶❙", model.word("step-run")))
        .child(
            sign_button(Button::Cancel, "■", model.word("cancel-run"))
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
    labelled(model.word("speed"), range).child(element("output", "").text(words))
}

fn speed_words(model: &Model) -> String {
    match speed_of(model.speed) {
        0 => model.word("speed-full").to_owned(),
        slow if slow < 1000 => {
            let seconds = format!("{:.1}", 1000.0 / slow as f64);
            model.word("speed-slow").replace("{n}", &seconds)
        }
        steps => model
            .word("speed-steps")
            .replace("{n}", &thousands(steps / 1000)),
    }
}

fn scrubber(model: &Model) -> Node {
    let (at, end) = model.position;
    let word = if model.is_race() { "beat" } else { "position" };
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
    labelled(model.word("scrub"), range).child(element("output", "").text(words))
}

fn stops(model: &Model) -> Node {
    let words = |stop| match stop {
        Stop::Decision => "to-decision",
        Stop::Conflict => "to-conflict",
        Stop::Backtrack => "to-backtrack",
        Stop::Improvement => "to-improvement",
        Stop::Solution => "to-solution",
    };
    let buttons = Stop::ALL.map(|stop| button(Button::To(stop), model.word(words(stop)), "small"));
    element("div", "stops")
        .with("role", "group")
        .with("aria-label", model.word("run-to"))
        .child(element("span", "").text(model.word("run-to")))
        .children(buttons)
}

fn quiz(model: &Model) -> Node {
    let node = element("div", "quiz").child(switch(
        "predict",
        model.word("predict"),
        model.quiz.is_some(),
    ));
    let Some(quiz) = &model.quiz else { return node };
    let words = match quiz.last {
        None => model.word("predict-how").to_owned(),
        Some((guess, truth)) => {
            let word = if guess == truth {
                "predict-right"
            } else {
                "predict-wrong"
            };
            let geometry = model.puzzle.geometry();
            let (row, col) = (geometry.row(truth) + 1, geometry.col(truth) + 1);
            model.word(word).replace("{cell}", &format!("r{row}c{col}"))
        }
    };
    let score = model
        .word("predict-score")
        .replace("{right}", &quiz.right.to_string())
        .replace("{made}", &quiz.made.to_string());
    node.child(element("span", "").with("role", "status").text(words))
        .child(element("b", "").text(score))
}

fn tools(model: &Model) -> Node {
    let link = button(Button::CopyLink, model.word("copy-run"), "small");
    let trace = [
        (Button::SaveCsv, "save-csv"),
        (Button::SaveJson, "save-json"),
    ];
    let trace = trace.into_iter().filter(|_| !model.is_race());
    let trace = trace.map(|(press, word)| {
        button(press, model.word(word), "small").flag("disabled", model.is_lost)
    });
    element("div", "files")
        .child(link)
        .children(trace)
        .children(exports(model))
}

/// The models that algorithms solve: the algorithm, its encoding, the text, the name of its format.
const EXPORTS: [(&str, &str, Export, &str); 4] = [
    ("integer-program", "", Export::Gmpl, "GMPL"),
    ("integer-program", "", Export::Lp, "CPLEX LP"),
    ("clause-learning", "extended", Export::Cnf, "DIMACS CNF"),
    (
        "clause-learning",
        "minimal",
        Export::CnfMinimal,
        "DIMACS CNF, min.",
    ),
];

/// Buttons for the models of the chosen algorithms.
fn exports(model: &Model) -> impl Iterator<Item = Node> {
    let solved = EXPORTS.iter().filter(|(slug, encoding, ..)| {
        let mut lanes = model.setup.lanes.iter();
        lanes.any(|lane| {
            lane.algorithm.slug == *slug && lane.options.choice("encoding") == *encoding
        })
    });
    solved.map(|&(.., export, format)| {
        let words = model.word("save-model").replace("{format}", format);
        button(Button::SaveModel(export), &words, "small")
    })
}
