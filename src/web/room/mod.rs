//! A room: a workspace that the second program draws as a tree of elements, in a part of the page of its own.
//!
//! A room says what it is made of ([`Room`]): its model, what messages do, how it looks, what effects mean in the
//! browser. The rest is the same for all: words fetched before anything is drawn, one queue of events ([`state`]), a
//! tree drawn by its differences ([`patch`]), the keyboard's focus kept ([`focus`]), what events say ([`events`]),
//! files that are opened ([`files`]).

pub(super) mod events;
pub(super) mod files;
mod focus;
mod patch;
mod sheet;
mod state;

pub(super) use focus::Focus;
pub(super) use sheet::Sheet;
pub(super) use state::open;

use super::listener::Listener;
use super::{Fallible, dom};
use markup::Node;
use web_sys::Element;
use words::{Book, Lang};

/// What makes a room.
pub(super) trait Room: Sized + 'static {
    /// What its model is told.
    type Msg;

    /// What may happen to it: messages, and whatever becomes one.
    type Happened: From<Self::Msg> + 'static;

    /// What its model wants done.
    type Effect;

    /// Its words.
    const BOOK: Book;

    /// Selectors of the elements that take the focus if none does the same as the one that had it.
    const HEIRS: &'static [&'static str];

    /// The language that it is to speak from now on: it hears of this once it has the words.
    fn language(happened: &Self::Happened) -> Option<Lang>;

    /// The field that the user has set, and its value.
    fn field_set(msg: &Self::Msg) -> Option<(&str, &str)>;

    /// Adds what is not drawn to its part of the page, and listens there for as long as the result is kept.
    fn attach(&self, place: &Element) -> Fallible<Vec<Listener>>;

    /// An event. Returns the messages for the model.
    fn hear(&mut self, happened: Self::Happened) -> Vec<Self::Msg>;

    /// Passes a message to the model. Returns what to do.
    fn update(&mut self, msg: Self::Msg) -> Vec<Self::Effect>;

    /// Does what the model wants.
    fn perform(&mut self, effect: Self::Effect) -> Fallible;

    /// The tree as it should look.
    fn view(&self) -> Node;

    /// Updates the model, and does what follows.
    fn handle(&mut self, msg: Self::Msg) {
        for effect in self.update(msg) {
            dom::log_failure(self.perform(effect));
        }
    }

    /// An event and all that follows from it has been handled. Returns what else the model should know.
    fn settle(&mut self) -> Option<Self::Msg> {
        None
    }

    /// Makes the page look as it should.
    fn draw(&mut self, sheet: &mut Sheet) {
        let focus = Focus::of(sheet.root());
        sheet.show(self.view());
        if let Some(focus) = focus {
            focus.keep(None, sheet.root(), Self::HEIRS);
        }
    }
}

/// The part of the page with this id.
pub(super) fn place(id: &str) -> Element {
    dom::find(&dom::html(), &format!("#{id}"))
}

/// The language with this name.
pub(super) fn language(slug: &str) -> Lang {
    let named = Lang::ALL.into_iter().find(|lang| lang.slug() == slug);
    named.unwrap_or_default()
}
