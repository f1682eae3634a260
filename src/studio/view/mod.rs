//! What the laboratory looks like: a tree of elements, styled by `www/lab.css`.

mod board;
mod charts;
mod class;
mod code;
mod counters;
mod kept;
mod parts;
mod pictures;
mod player;
mod setup;
mod trial;

use super::button::Button;
use super::model::{Model, Room};
use super::msg::Effect;
use crate::watch::Node;
use crate::watch::chart::STYLE;
pub use kept::Kept;
use kept::Piece;
use parts::{button, element};

/// The laboratory as it should look, put together from the pieces kept.
pub fn view(model: &Model, kept: &Kept) -> Node {
    let room = match model.room {
        Room::Watch => Some(watch(model, kept).into()),
        Room::Trial => kept.piece(Piece::Trial),
        Room::Class => kept.piece(Piece::Class),
    };
    element("div", "lab")
        .child(rooms(model))
        .children(room)
        .child(said(model))
}

fn rooms(model: &Model) -> Node {
    let tabs = Room::ALL.map(|room| {
        let word = match room {
            Room::Watch => "room-watch",
            Room::Trial => "room-experiment",
            Room::Class => "room-class",
        };
        let pressed = (model.room == room).to_string();
        button(Button::Room(room), model.word(word), "").with("aria-pressed", pressed)
    });
    element("div", "rooms")
        .with("role", "group")
        .with("aria-label", model.word("rooms"))
        .children(tabs)
}

fn said(model: &Model) -> Node {
    let node = element("p", "said").with("role", "status");
    if model.said.is_empty() {
        node
    } else {
        node.text(model.word(model.said))
    }
}

fn watch(model: &Model, kept: &Kept) -> Node {
    let class = if model.is_race() {
        "watch race"
    } else {
        "watch"
    };
    let lanes = model.setup.lanes.len();
    let piece = |piece| kept.piece(piece);
    let stage = element("section", "boards")
        .with("aria-label", model.word("boards"))
        .children((0..lanes).filter_map(|lane| {
            let bands = Piece::bands(model, lane).filter_map(piece);
            Some(board::filled(&*piece(Piece::Lane(lane))?, bands))
        }));
    let main = element("div", "main")
        .children(piece(Piece::Setup))
        .child(stage)
        .children(piece(Piece::Player));
    let pictures = (0..charts::places(lanes)).map(Piece::Picture);
    let notes = (0..lanes).map(Piece::Note);
    let views = element("div", "views")
        .children(piece(Piece::Counters))
        .children(pictures.chain(notes).filter_map(piece))
        .children(piece(Piece::Code))
        .children(piece(Piece::Pages));
    element("div", class).child(main).child(views)
}

/// The picture with this index on the page, as a file.
pub(super) fn saved_chart(model: &Model, place: usize) -> Vec<Effect> {
    let chart = match model.room {
        Room::Trial => trial::charts(model).into_iter().nth(place),
        Room::Watch | Room::Class => charts::chart(model, place),
    };
    chart.map_or(Vec::new(), |chart| {
        let text = chart.svg.svg_file(STYLE);
        vec![Effect::Save("nonet-chart.svg".to_owned(), text)]
    })
}
