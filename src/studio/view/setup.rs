//! What is run: algorithms with their options, the puzzle, seed and limits.

use super::parts::{button, card, element, labelled, number, select, switch};
use crate::lab::{ALGORITHMS, Kind, OptionRow};
use crate::studio::button::Button;
use crate::studio::example::EXAMPLES;
use crate::studio::model::Model;
use crate::studio::words;
use crate::watch::{Lane, MAX_LANES, Node, Pace};

pub(super) fn setup(model: &Model) -> Node {
    let lanes = model.setup.lanes.iter().enumerate();
    let lanes = lanes.map(|(place, lane)| self::lane(model, place, lane));
    let can_add = model.setup.lanes.len() < MAX_LANES;
    let add = button(Button::AddLane, model.word("add-lane"), "small");
    card("setup", model.word("setup"))
        .children(lanes)
        .child(
            element("div", "fields")
                .children(can_add.then_some(add))
                .child(labelled(model.word("puzzle"), puzzles(model)))
                .children(model.is_race().then(|| pace(model))),
        )
        .child(limits(model))
}

fn lane(model: &Model, place: usize, lane: &Lane) -> Node {
    let rows = ALGORITHMS.iter().map(|row| {
        let name = words::algorithm(model.lang, row.slug);
        (row.slug.to_owned(), name)
    });
    let rows: Vec<(String, String)> = rows.collect();
    let field = format!("algorithm/{place}");
    let select = select(&field, lane.algorithm.slug, &rows);
    let mut named = lane.options.named();
    let options = lane.algorithm.options.iter().map(|row| {
        let value = named.next().map_or_else(String::new, |(_, value)| value);
        option(model, place, row, &value)
    });
    let options: Vec<Node> = options.collect();
    let words = format!("{} {}", model.word("without"), place + 1);
    let drop = model
        .is_race()
        .then(|| button(Button::DropLane(place), "✕", "small").with("aria-label", words));
    element("div", &format!("fields lane l{place}"))
        .child(element("i", &format!("swatch c{place}")))
        .child(labelled(model.word("algorithm"), select))
        .children(options)
        .children(drop)
}

/// An option with its name; its help begins with the name it has in links and on the command line.
fn option(model: &Model, place: usize, row: &OptionRow, value: &str) -> Node {
    let field = format!("option/{place}/{}", row.name);
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
    };
    let help = words::line(model.lang, row.help);
    node.with("title", format!("--{}: {help}", row.name))
}

fn puzzles(model: &Model) -> Node {
    let own = ("own".to_owned(), model.word("own-puzzle").to_owned());
    let rows = EXAMPLES.iter().enumerate();
    let rows = rows.map(|(place, (name, _))| (place.to_string(), (*name).to_owned()));
    let rows: Vec<(String, String)> = [own].into_iter().chain(rows).collect();
    let chosen = model.example.map_or("own".to_owned(), |at| at.to_string());
    select("puzzle", &chosen, &rows)
}

fn pace(model: &Model) -> Node {
    let words = |pace| match pace {
        Pace::Node => "pace-node",
        Pace::Propagation => "pace-propagation",
        Pace::Time => "pace-time",
    };
    let rows = Pace::ALL.map(|pace| (pace.slug().to_owned(), model.word(words(pace)).to_owned()));
    labelled(
        model.word("pace"),
        select("pace", model.setup.pace.slug(), &rows),
    )
}

fn limits(model: &Model) -> Node {
    let setup = &model.setup;
    let nodes = setup
        .nodes
        .map_or_else(String::new, |nodes| nodes.to_string());
    let fields = element("div", "fields")
        .child(labelled(model.word("seed"), number("seed", setup.seed)))
        .child(labelled(model.word("nodes-limit"), number("nodes", nodes)))
        .child(labelled(
            model.word(if model.is_race() {
                "memory-share"
            } else {
                "memory-limit"
            }),
            number("memory", setup.memory),
        ));
    element("details", "")
        .child(element("summary", "").text(model.word("limits")))
        .child(fields)
}
