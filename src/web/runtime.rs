//! The state of the page, and what follows from each event.

use super::download::{self, Download};
use super::happened::{Happened, Sender};
use super::listener::Listener;
use super::screen::Screen;
use super::storage::{self, Found, Store, StoreScript};
use super::worker::Workers;
use super::workshop::Workshop;
use super::{Host, address, dom, queue};
use app::storage::wanted::Wanted;
use app::{Model, Msg, dragged, update, view};
use nonet::board::Cell;
use wasm_bindgen::JsValue;
use web_sys::File;

/// Everything that makes up the page.
pub(super) struct State {
    pub(super) model: Model,
    pub(super) screen: Screen,
    pub(super) workers: Workers,
    pub(super) workshop: Workshop,
    pub(super) store: Store,
    pub(super) download: Download,
    /// The last file that was too large for a board, until the library takes it in.
    pub(super) large: Option<File>,
    pub(super) host: Host,
    pub(super) tell: Sender,
    /// The fragment of the address, to be set again once the screen is drawn: until then the laboratory, not yet
    /// hidden, may set its own.
    pub(super) fragment: Option<String>,
    /// The cell to focus once the screen is drawn.
    pub(super) focus: Option<Cell>,
    /// Should the text box get the focus once the screen is drawn?
    pub(super) focus_box: bool,
    /// Should the page of a technique, or its row in the index, get the focus then?
    pub(super) focus_learn: bool,
    /// Should the result in the Text workspace get the focus then?
    pub(super) focus_result: bool,
    /// The listeners for the document's events.
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    pub(super) listeners: Vec<Listener>,
}

impl queue::TakeIn for State {
    type Happened = Happened;

    fn take_in(&mut self, happened: Happened) {
        match happened {
            Happened::Said(msg) => self.update(msg),
            Happened::Worker(serial, signal) => {
                let told = self.workers.hear(serial, signal);
                self.pass_on(told);
            }
            Happened::Workshop(news) => {
                let told = self.workshop.hear(news);
                self.pass_on(told);
            }
            Happened::Store(news) => self.store.hear(news),
            Happened::Game(wanted, script, found) => self.switch_to(wanted, script, &found),
            Happened::Large(file) => self.large = Some(file),
            Happened::Dragged(data) => {
                dom::log_failure(download::load(&data, "nonet.txt", &dragged(&self.model)));
            }
            Happened::Scribbled(cell) => self.screen.repair(cell),
        }
        // Everything that resulted is written together. Reported at once, so that no edit overtakes what is stored.
        if let Some(kept) = self.store.settle() {
            self.update(Msg::Kept(kept));
        }
    }

    fn draw(&mut self) {
        dom::log_failure(self.screen.draw(view(&self.model)));
        if let Some(fragment) = self.fragment.take() {
            dom::log_failure(address::set_fragment(&fragment));
        }
        if std::mem::take(&mut self.focus_box) {
            self.screen.focus_box();
        }
        if std::mem::take(&mut self.focus_learn) {
            self.screen.focus_learn();
        }
        if std::mem::take(&mut self.focus_result) {
            self.screen.focus_result();
        }
        if let Some(cell) = self.focus.take() {
            self.screen.focus(cell);
        }
    }
}

impl State {
    fn update(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            self.perform(effect);
        }
    }

    /// Switches to another game. If this one has changed meanwhile, that is stored first.
    fn switch_to(&mut self, wanted: Wanted, script: StoreScript, found: &Found) {
        if !self.store.is_kept() {
            script.leave();
            return self.tell.msg(Msg::GameWanted(wanted));
        }
        let (store, rescued) = storage::begin(script, found, JsValue::as_string);
        std::mem::replace(&mut self.store, store).script.leave();
        self.update(Msg::GameOpened(wanted, rescued));
    }

    /// Queues messages for the model from a part of the page.
    pub(super) fn pass_on(&self, told: impl IntoIterator<Item = impl Into<Msg>>) {
        for msg in told {
            self.tell.msg(msg.into());
        }
    }
}
