//! Other controls of the player: run to the next event, predict, link and files.

use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::note::note;
use crate::words;
use ::words::Key;
use lab::models::Export;
use markup::Node;
use markup::parts::{button, element, switch};
use watch::{Ahead, Stop};

pub(super) fn extras(model: &Model) -> Node {
    element("div", "extras")
        .child(stops(model))
        .child(quiz(model))
        .child(files(model))
        .child(legend(model))
        .children(said_of_example(model))
}

/// The meaning of the cells' looks that the boards may have.
fn legend(model: &Model) -> Node {
    let shots = || model.watched.iter().flat_map(|run| &run.shot);
    let has_domains = shots().any(|shot| !shot.domains.is_empty());
    let all = [
        ("named", key::LEGEND_NAMED, model.quiz.is_none()),
        ("touched", key::LEGEND_TOUCHED, model.quiz.is_none()),
        ("one", key::LEGEND_ONE, has_domains),
        ("two", key::LEGEND_TWO, has_domains),
    ];
    let rows = all.into_iter().filter(|(.., is_there)| *is_there);
    let rows = rows.map(|(class, key, _)| {
        element("li", "")
            .child(element("i", &format!("c {class}")).with("aria-hidden", "true"))
            .child(element("span", "").text(model.word(key)))
    });
    element("ul", "legend")
        .with("aria-label", model.word(key::LEGEND))
        .children(rows)
}

/// The correction of the example's source, if there is one.
fn said_of_example(model: &Model) -> Option<Node> {
    let key = model.example.and_then(note)?;
    Some(element("p", "note").text(model.word(key)))
}

fn stops(model: &Model) -> Node {
    let words = |stop| match stop {
        Stop::Decision => key::TO_DECISION,
        Stop::Conflict => key::TO_CONFLICT,
        Stop::Backtrack => key::TO_BACKTRACK,
        Stop::Improvement => key::TO_IMPROVEMENT,
        Stop::Solution => key::TO_SOLUTION,
    };
    let buttons = Stop::ALL.map(|stop| button(Button::To(stop), model.word(words(stop)), "small"));
    element("div", "stops")
        .with("role", "group")
        .with("aria-label", model.word(key::RUN_TO))
        .child(element("span", "").text(model.word(key::RUN_TO)))
        .children(buttons)
}

fn quiz(model: &Model) -> Node {
    let node = element("div", "quiz").child(switch(
        "predict",
        model.word(key::PREDICT),
        model.quiz.is_some(),
    ));
    let Some(quiz) = &model.quiz else { return node };
    let words = match quiz.last {
        None => model.word(how(model)).to_owned(),
        Some(last) => {
            let word = if last.guess == last.truth {
                key::PREDICT_RIGHT
            } else {
                key::PREDICT_WRONG
            };
            let geometry = model.puzzle.geometry();
            let cell = words::name(model.lang, geometry, last.truth);
            model.word(word).replace("{cell}", &cell)
        }
    };
    let score = model
        .word(key::PREDICT_SCORE)
        .replace("{right}", &quiz.right.to_string())
        .replace("{made}", &quiz.made.to_string());
    node.child(element("span", "").with("role", "status").text(words))
        .child(element("b", "").text(score))
}

/// How to guess, or why that is not possible.
fn how(model: &Model) -> Key {
    let shots = model.watched.iter().flat_map(|run| &run.shot);
    let known: Vec<&Ahead> = shots.flat_map(|shot| &shot.ahead).collect();
    if known.contains(&&Ahead::TooFar) {
        return key::PREDICT_FAR;
    }
    match known.iter().any(|ahead| **ahead != Ahead::NoMore) || known.is_empty() {
        true => key::PREDICT_HOW,
        false => key::PREDICT_NONE,
    }
}

fn files(model: &Model) -> Node {
    let link = button(Button::CopyLink, model.word(key::COPY_RUN), "small");
    let trace = [
        (Button::SaveCsv, key::SAVE_CSV),
        (Button::SaveJson, key::SAVE_JSON),
    ];
    let trace = trace.map(|(press, word)| {
        button(press, model.word(word), "small").flag("disabled", model.is_lost)
    });
    let embedding = button(
        Button::CopyEmbedding,
        model.word(key::COPY_EMBEDDING),
        "small",
    );
    element("div", "files")
        .child(link)
        .child(embedding)
        .children(trace)
        .children(exports(model))
}

/// The models to export: the algorithm, its encoding, the model, the name of its format.
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
        let words = model.word(key::SAVE_MODEL).replace("{format}", format);
        button(Button::SaveModel(export), &words, "small")
    })
}
