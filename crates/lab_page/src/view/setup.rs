//! The setup of runs: algorithms with their options, the puzzle, seed and limits.

use super::formula;
use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::owner::Owner;
use crate::words;
use lab::{ALGORITHMS, Kind, OptionRow};
use markup::Node;
use markup::parts::{button, element, labelled, number, select, switch};
use watch::{EXAMPLES, Lane, MAX_LANES, Pace};

pub(super) fn setup(model: &Model) -> Node {
    let lanes = model.setup.lanes.iter().enumerate();
    let lanes = lanes.map(|(place, lane)| self::lane(model, place, lane));
    let is_full = model.setup.lanes.len() >= MAX_LANES;
    let add = button(Button::AddLane, model.word(key::ADD_LANE), "small").flag("disabled", is_full);
    let fields = element("div", "fields")
        .child(labelled(model.word(key::PUZZLE), puzzles(model)))
        .child(add)
        .child(options(model))
        .children(model.is_race().then(|| pace(model)));
    element("section", "setup")
        .with("aria-label", model.word(key::SETUP))
        .child(element("div", "lanes").children(lanes))
        .child(fields)
}

fn lane(model: &Model, place: usize, lane: &Lane) -> Node {
    let select = algorithms(model, &format!("algorithm/{place}"), lane);
    let words = format!("{} {}", model.word(key::WITHOUT), place + 1);
    let drop = model
        .is_race()
        .then(|| button(Button::DropLane(place), "✕", "small").with("aria-label", words));
    element("div", &format!("lane l{place}"))
        .child(labelled(model.word(key::ALGORITHM), select))
        .children(drop)
}

/// A list of all algorithms.
pub(super) fn algorithms(model: &Model, field: &str, lane: &Lane) -> Node {
    let rows = ALGORITHMS.iter().map(|row| {
        let name = words::algorithm(model.lang, row.slug);
        (row.slug.to_owned(), name)
    });
    select(field, lane.algorithm.slug, &rows.collect::<Vec<_>>())
}

/// The less frequent choices: the options of each algorithm, the seed, the limits.
fn options(model: &Model) -> Node {
    let lanes = model.setup.lanes.iter().enumerate();
    let lanes = lanes.filter(|(_, lane)| !lane.algorithm.options.is_empty());
    let lanes = lanes.map(|(place, lane)| options_of(model, place, lane));
    let body = element("div", "body").children(lanes).child(limits(model));
    element("details", "options")
        .child(element("summary", "").text(model.word(key::OPTIONS)))
        .child(body)
}

/// The options of a run; in a race with its algorithm's name.
fn options_of(model: &Model, place: usize, lane: &Lane) -> Node {
    let name = words::lane(model.lang, lane);
    let name = model.is_race().then(|| element("b", "").text(name));
    element("div", &format!("fields l{place}"))
        .children(name)
        .children(fields_of(model, (Owner::Run, place), lane))
        .children(formula::against(model, place))
}

/// The fields of the options of a run, or of an algorithm of the experiment.
pub(super) fn fields_of(model: &Model, whose: (Owner, usize), lane: &Lane) -> Vec<Node> {
    let values = lane.options.named().map(|(_, value)| value);
    let rows = lane.algorithm.options.iter().zip(values);
    rows.map(|(row, value)| option(model, whose, row, &value))
        .collect()
}

/// An option with its name and its help.
fn option(model: &Model, whose: (Owner, usize), row: &OptionRow, value: &str) -> Node {
    let (owner, place) = whose;
    let field = owner.field(place, row.name);
    let name = words::option(model.lang, row.name);
    let node = match row.kind {
        Kind::Flag => switch(&field, name, value == "true"),
        Kind::Choice(choices) => {
            let row = |word: &&'static str| {
                (
                    (*word).to_owned(),
                    words::option(model.lang, word).to_owned(),
                )
            };
            let rows: Vec<(String, String)> = choices.iter().map(row).collect();
            labelled(name, select(&field, value, &rows))
        }
        Kind::Number { .. } => labelled(name, number(&field, value)),
        Kind::Formula(used) => return formula::field(model, whose, row, used, value),
    };
    node.with("title", words::line(model.lang, row.help))
}

fn puzzles(model: &Model) -> Node {
    let own = ("own".to_owned(), model.word(key::OWN_PUZZLE).to_owned());
    let rows = EXAMPLES.iter().enumerate();
    let rows = rows.map(|(place, (name, _))| (place.to_string(), (*name).to_owned()));
    let rows: Vec<(String, String)> = [own].into_iter().chain(rows).collect();
    let chosen = model.example.map_or("own".to_owned(), |at| at.to_string());
    select("puzzle", &chosen, &rows)
}

fn pace(model: &Model) -> Node {
    let words = |pace| match pace {
        Pace::Node => key::PACE_NODE,
        Pace::Propagation => key::PACE_PROPAGATION,
        Pace::Time => key::PACE_TIME,
    };
    let rows = Pace::ALL.map(|pace| (pace.slug().to_owned(), model.word(words(pace)).to_owned()));
    labelled(
        model.word(key::PACE),
        select("pace", model.setup.pace.slug(), &rows),
    )
}

fn limits(model: &Model) -> Node {
    let setup = &model.setup;
    let nodes = setup
        .nodes
        .map_or_else(String::new, |nodes| nodes.to_string());
    let memory = if model.is_race() {
        key::MEMORY_SHARE
    } else {
        key::MEMORY_LIMIT
    };
    element("div", "fields")
        .child(labelled(model.word(key::SEED), number("seed", setup.seed)))
        .child(labelled(
            model.word(key::NODES_LIMIT),
            number("nodes", nodes),
        ))
        .child(labelled(model.word(memory), number("memory", setup.memory)))
}
