//! What the page is, and what follows from what happened to it.

use super::download::Download;
use super::happened::{Happened, Tell};
use super::listener::Listener;
use super::screen::Screen;
use super::storage::Store;
use super::worker::Workers;
use super::workshop::Workshop;
use super::{Host, dom, queue};
use crate::app::model::Workspace;
use crate::app::{Model, Msg, update, view};
use crate::board::Cell;

/// Everything that the page is.
pub(super) struct State {
    pub(super) model: Model,
    pub(super) screen: Screen,
    pub(super) workers: Workers,
    pub(super) workshop: Workshop,
    pub(super) store: Store,
    pub(super) download: Download,
    pub(super) host: Host,
    pub(super) tell: Tell,
    /// The cell that is to have the focus once the screen is drawn.
    pub(super) focus: Option<Cell>,
    /// The workspace that is to be in the window then.
    pub(super) reveal: Option<Workspace>,
    /// What hears the document's events.
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
            Happened::Scribbled(cell) => dom::log_failure(self.screen.repair(cell)),
        }
        // All that came of it is written together. Told at once: what is kept must not be overtaken by an edit.
        if let Some(kept) = self.store.settle() {
            self.update(kept);
        }
    }

    fn draw(&mut self) {
        dom::log_failure(self.screen.draw(view(&self.model)));
        if let Some(workspace) = self.reveal.take() {
            dom::log_failure(self.screen.reveal(workspace));
        }
        if let Some(cell) = self.focus.take() {
            dom::log_failure(self.screen.focus(cell));
        }
    }
}

impl State {
    fn update(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            self.perform(effect);
        }
    }

    /// Puts what a part of the page has to say to the model into the queue.
    pub(super) fn pass_on(&self, told: impl IntoIterator<Item = Msg>) {
        for msg in told {
            self.tell.msg(msg);
        }
    }
}
