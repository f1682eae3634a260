//! The algorithms of an experiment, their options, and the predictions about them.

use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::owner::Owner;
use crate::view::setup::{algorithms, fields_of};
use crate::words;
use ::words::Key;
use markup::Node;
use markup::parts::{button, element, labelled, number, select};
use watch::chart::classes;
use watch::{Lane, Law, MAX_STUDY_LANES, Prediction};

pub(super) fn lanes(model: &Model) -> Node {
    let study = &model.trial.study;
    let rows = study.lanes.iter().zip(&study.predictions).enumerate();
    let rows = rows.map(|(place, (lane, prediction))| {
        row(model, place, lane).children(
            study
                .source
                .kind
                .grows()
                .then(|| predict(model, place, *prediction)),
        )
    });
    let is_full = study.lanes.len() >= MAX_STUDY_LANES;
    let add = button(Button::TrialAdd, model.word(key::TRIAL_ADD), "small");
    element("div", "entries")
        .with("role", "group")
        .with("aria-label", model.word(key::ALGORITHMS))
        .children(rows)
        .child(add.flag("disabled", is_full))
}

/// An algorithm: its name, its options, the buttons to duplicate and remove it.
fn row(model: &Model, place: usize, lane: &Lane) -> Node {
    let sign = element("i", &format!("swatch {}", classes(place)));
    let words = format!("{} {}", model.word(key::ALGORITHM), place + 1);
    let choice = algorithms(model, &format!("trial-algorithm/{place}"), lane);
    let named = |key: Key| format!("{} {}", model.word(key), place + 1);
    let twin = button(Button::TrialTwin(place), model.word(key::TWIN), "small").with(
        "aria-label",
        format!("{} {}", model.word(key::TWIN), place + 1),
    );
    let drop = button(Button::TrialDrop(place), "✕", "small")
        .with("aria-label", named(key::TRIAL_DROP))
        .with("title", named(key::TRIAL_DROP));
    let head = element("div", "head")
        .child(sign)
        .child(choice.with("aria-label", words))
        .child(drop);
    let second = element("div", "second")
        .children(options(model, place, lane))
        .child(twin);
    element("div", "entry").child(head).child(second)
}

/// The options, with the same fields as for a run. The heading lists those that differ from the defaults.
fn options(model: &Model, place: usize, lane: &Lane) -> Option<Node> {
    let fields = fields_of(model, (Owner::Trial, place), lane);
    let name = words::lane(model.lang, lane);
    let chosen = name.split_once(": ").map(|(_, chosen)| chosen);
    let heading = match chosen {
        Some(chosen) => format!("{}: {chosen}", model.word(key::OPTIONS)),
        None => model.word(key::OPTIONS).to_owned(),
    };
    (!fields.is_empty()).then(|| {
        element("details", "settings")
            .child(element("summary", "").text(heading))
            .child(element("div", "fields").children(fields))
    })
}

/// The prediction: a law, its power or base, the cost of the largest puzzle.
fn predict(model: &Model, place: usize, prediction: Prediction) -> Node {
    let law = |law| match law {
        Law::Constant => key::LAW_CONSTANT,
        Law::Linear => key::LAW_LINEAR,
        Law::Power => key::LAW_POWER,
        Law::Exponential => key::LAW_EXPONENTIAL,
    };
    let rows = Law::ALL.map(|known| (known.slug().to_owned(), model.word(law(known)).to_owned()));
    let open = (String::new(), model.word(key::LAW_OPEN).to_owned());
    let none = ("none".to_owned(), model.word(key::LAW_NONE).to_owned());
    let rows: Vec<(String, String)> = [open].into_iter().chain(rows).chain([none]).collect();
    let chosen = match prediction {
        Prediction::Open => "",
        Prediction::Declined => "none",
        Prediction::Made(law, ..) => law.slug(),
    };
    let field = select(&format!("trial-law/{place}"), chosen, &rows);
    element("div", "fields prediction")
        .child(labelled(model.word(key::PREDICTION), field))
        .children(numbers(model, place, prediction))
}

fn numbers(model: &Model, place: usize, prediction: Prediction) -> Vec<Node> {
    let Prediction::Made(law, parameter, most) = prediction else {
        return Vec::new();
    };
    let word = match law {
        Law::Exponential => key::LAW_BASE,
        Law::Constant | Law::Linear | Law::Power => key::LAW_DEGREE,
    };
    let most = if most > 0.0 {
        most.to_string()
    } else {
        String::new()
    };
    let own = labelled(
        model.word(word),
        number(&format!("trial-parameter/{place}"), parameter),
    );
    let cost = labelled(
        model.word(key::PREDICTION_MOST),
        number(&format!("trial-most/{place}"), most),
    );
    let own = law.has_parameter().then_some(own);
    own.into_iter().chain([cost]).collect()
}
