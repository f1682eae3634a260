//! What the laboratory looks like: a tree of elements. The style sheet `www/lab.css` gives them their looks.

mod board;
mod charts;
mod class;
mod code;
mod counters;
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
use parts::{button, element};
use std::rc::Rc;

/// The laboratory as it should look, with what is kept of it.
pub fn view(model: &Model, kept: &Kept) -> Node {
    let room = match model.room {
        Room::Watch => watch(model, kept),
        Room::Trial => trial::room(model),
        Room::Class => class::room(model),
    };
    element("div", "lab")
        .child(rooms(model))
        .child(room)
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
    let stage = element("section", "boards")
        .with("aria-label", model.word("boards"))
        .children((0..model.setup.lanes.len()).map(|place| board::lane(model, place)));
    let main = element("div", "main")
        .child(Rc::clone(&kept.setup))
        .child(stage)
        .child(player::player(model));
    let views = element("div", "views")
        .child(counters::table(model))
        .children(kept.cards.iter().cloned())
        .child(code::code(model))
        .child(Rc::clone(&kept.page));
    element("div", class).child(main).child(views)
}

/// What stays as it is while only [looks](super::Msg::is_look) of a run come: made four times a second, not sixty, which is
/// enough to see the pictures grow.
#[derive(Clone, Debug)]
pub struct Kept {
    setup: Rc<Node>,
    cards: Vec<Rc<Node>>,
    page: Rc<Node>,
}

impl Kept {
    /// As it should look now.
    pub fn new(model: &Model) -> Self {
        let cards = match model.room {
            Room::Watch => charts::all(model),
            Room::Trial | Room::Class => Vec::new(),
        };
        Self {
            setup: setup::setup(model).into(),
            cards: cards.into_iter().map(Rc::new).collect(),
            page: code::page(model).into(),
        }
    }
}

/// The picture at this place of the page as a file.
pub(super) fn saved_chart(model: &Model, place: usize) -> Vec<Effect> {
    let charts = match model.room {
        Room::Trial => trial::charts(model),
        _ => charts::list(model),
    };
    let chart = charts.get(place);
    chart.map_or(Vec::new(), |chart| {
        let text = chart.svg.svg_file(STYLE);
        vec![Effect::Save("nonet-chart.svg".to_owned(), text)]
    })
}
