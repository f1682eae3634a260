//! The look of the laboratory: a tree of elements, styled by `www/lab.css`.

use crate::key;
mod board;
mod charts;
mod class;
mod code;
mod counters;
mod extras;
mod formula;
mod kept;
mod merged;
mod notes;
mod parts;
mod pictures;
mod player;
mod setup;
mod tree;
mod trial;
mod waiting;

use super::button::Button;
use super::model::{Model, Room};
use super::msg::Effect;
pub use kept::Kept;
use kept::Piece;
use markup::Node;
use markup::parts::{button, element};
use std::rc::Rc;
use watch::chart::STYLE;
use watch::write_setup;
use words::{Key, filled};

/// The laboratory as it should look, assembled from the kept pieces.
pub fn view(model: &Model, kept: &Kept) -> Node {
    let room = match model.room {
        Room::Watch => Some(watch(model, kept).into()),
        Room::Trial => Some(experiment(kept).into()),
        Room::Class => kept.piece(Piece::Class),
    };
    if model.is_alone {
        return element("div", "lab alone")
            .child(watch(model, kept))
            .child(open_full(model))
            .child(said(model));
    }
    element("div", "lab")
        .child(rooms(model))
        .children(room)
        .child(said(model))
}

/// The experiment: its setup beside its results.
fn experiment(kept: &Kept) -> Node {
    let is_set_up = |piece: &Piece| matches!(piece, Piece::Plan | Piece::Actions);
    let (plan, results): (Vec<Piece>, Vec<Piece>) = Piece::of_trial().partition(is_set_up);
    let part = |class, pieces: Vec<Piece>| {
        let pieces = pieces.into_iter().filter_map(|piece| kept.piece(piece));
        element("div", class).children(pieces)
    };
    element("div", "trial")
        .child(part("plans", plan))
        .child(part("views", results))
}

/// The link from a run in another page to the whole of Nonet.
fn open_full(model: &Model) -> Node {
    let fragment = write_setup(&model.setup, &model.puzzle);
    let link = element("a", "")
        .with("href", format!("./#{fragment}"))
        .with("target", "_blank")
        .with("rel", "noopener")
        .text(model.word(key::OPEN_FULL));
    element("p", "full").child(link)
}

fn rooms(model: &Model) -> Node {
    let tabs = Room::ALL.map(|room| {
        let word = match room {
            Room::Watch => key::ROOM_WATCH,
            Room::Trial => key::ROOM_EXPERIMENT,
            Room::Class => key::ROOM_CLASS,
        };
        // If runs belong to a task, the way back names it.
        let task = model.class.task.filter(|_| room == Room::Class);
        let words = task.map_or_else(
            || model.word(word).to_owned(),
            |place| {
                filled(
                    model.word(key::TASK_NUMBER),
                    &[("n", &(place + 1).to_string())],
                )
            },
        );
        let pressed = (model.room == room).to_string();
        button(Button::Room(room), &words, "").with("aria-pressed", pressed)
    });
    element("div", "rooms")
        .with("role", "group")
        .with("aria-label", model.word(key::ROOMS))
        .children(tabs)
}

fn said(model: &Model) -> Node {
    let node = element("p", "said").with("role", "status");
    match model.said {
        Some(said) => node.text(model.word(said)),
        None => node,
    }
}

fn watch(model: &Model, kept: &Kept) -> Node {
    let class = if model.is_race() {
        "watch race"
    } else {
        "watch"
    };
    element("div", class)
        .children(kept.piece(Piece::Setup))
        .child(stage(model, kept))
        .child(views(model, kept))
}

/// The part that stays in sight while the rest is scrolled: the boards and the player.
fn stage(model: &Model, kept: &Kept) -> Node {
    let piece = |piece| kept.piece(piece);
    let lanes = 0..model.setup.lanes.len();
    let boards = element("section", "boards")
        .with("aria-label", model.word(key::BOARDS))
        .children(lanes.filter_map(|lane| {
            let bands = Piece::bands(model, lane).filter_map(piece);
            Some(board::filled(&*piece(Piece::Lane(lane))?, bands))
        }));
    element("div", "stage")
        .child(boards)
        .children(piece(Piece::Player))
}

/// What is known of the runs.
fn views(model: &Model, kept: &Kept) -> Node {
    let lanes = model.setup.lanes.len();
    let pictures = (0..charts::places(lanes)).map(Piece::Picture);
    let placed = |piece| kept.piece(piece).unwrap_or_else(nothing);
    let views = element("div", "views");
    // A missing piece keeps its place: otherwise each later element would be patched into its successor.
    let views = if model.is_race() {
        let first = [Piece::Task, Piece::Counters, Piece::Extras, Piece::Code];
        let notes = (0..lanes).flat_map(|lane| [Piece::Note(lane), Piece::Waiting(lane)]);
        views
            .children(first.map(placed))
            .child(strip(model, key::NEXT_STATES, notes.map(placed)))
            .child(strip(model, key::PICTURES, pictures.map(placed)))
    } else {
        let pictures = pictures.filter(|&picture| picture != TREE);
        views.children(of_one(kept).into_iter().chain(pictures).map(placed))
    };
    views.children([placed(Piece::Pages)])
}

/// Cards shown side by side on a narrow page, to be scrolled across: one below the other they would be ten pages
/// high.
fn strip(model: &Model, word: Key, cards: impl Iterator<Item = Rc<Node>>) -> Node {
    element("div", "strip")
        .with("role", "group")
        .with("aria-label", model.word(word))
        .with("tabindex", "0")
        .children(cards)
}

/// A place with nothing to show.
fn nothing() -> Rc<Node> {
    element("div", "").flag("hidden", true).into()
}

const TREE: Piece = Piece::Picture(charts::tree(0));

/// The first pieces of a single run: the line of code, the search tree and the waiting states, so that they are in
/// the window together with the board. If nothing waits, all of the code is beside the tree, followed by what the
/// step did.
fn of_one(kept: &Kept) -> [Piece; 8] {
    let (waiting, code, note) = (Piece::Waiting(0), Piece::Code, Piece::Note(0));
    let [beside, next, then, last] = match kept.piece(waiting) {
        Some(_) => [waiting, Piece::Extras, code, note],
        None => [code, note, Piece::Extras, waiting],
    };
    let (counters, line) = (Piece::Counters, Piece::Line);
    [Piece::Task, counters, line, TREE, beside, next, then, last]
}

/// The picture with this index on the page, as a file.
pub(super) fn saved_chart(model: &Model, place: usize) -> Vec<Effect> {
    let chart = match model.room {
        Room::Trial => trial::chart(model, place),
        Room::Watch | Room::Class => charts::chart(model, place),
    };
    chart.map_or(Vec::new(), |chart| {
        let text = chart.svg.svg_file(STYLE);
        vec![Effect::Save("nonet-chart.svg".to_owned(), text)]
    })
}
