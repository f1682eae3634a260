//! The loop: what happened goes into a queue; `update` says what follows; one frame later the screen shows it.
//!
//! Nothing re-enters: what happens while the loop runs (giving a cell the focus is an event too) waits in the queue
//! for the same run to come to it. So there is one value that changes, and it is borrowed in this file only.

use super::download::Download;
use super::listener::Listener;
use super::screen::Screen;
use super::storage::Store;
use super::worker::{Serial, Signal, Workers};
use super::workshop::{News, Workshop};
use super::{Host, dom, timing};
use crate::app::msg::StoreFault;
use crate::app::{Model, Msg, update, view};
use crate::board::Cell;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Something that the loop takes in.
#[derive(Debug)]
pub(super) enum Happened {
    /// Something that the model wants to know.
    Said(Msg),
    /// A worker gave a sign.
    Worker(Serial, Signal),
    /// Something happened to the workshop.
    Workshop(News),
    /// A transaction of the store ended.
    Stored(Result<(), StoreFault>),
    /// The browser wrote into a cell by itself, as an input method does.
    Scribbled(Cell),
}

/// The way into the queue.
#[derive(Clone)]
pub(super) struct Tell(Rc<Page>);

impl Tell {
    /// Tells what happened.
    pub(super) fn happened(&self, happened: Happened) {
        self.0.queue.borrow_mut().push_back(happened);
        self.0.run();
    }

    /// Tells the model something.
    pub(super) fn msg(&self, msg: Msg) {
        self.happened(Happened::Said(msg));
    }
}

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
    /// Is a frame asked for?
    pub(super) frame: bool,
    /// What hears the document's events.
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    pub(super) listeners: Vec<Listener>,
}

/// The queue and the state. Lives as long as the document: its listeners lead to it.
pub(super) struct Page {
    queue: RefCell<VecDeque<Happened>>,
    /// `None` until everything is found; what happens till then waits.
    state: RefCell<Option<State>>,
}

impl Page {
    /// A page that only collects what happens.
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self {
            queue: RefCell::default(),
            state: RefCell::new(None),
        })
    }

    /// The way into its queue.
    pub(super) fn tell(self: &Rc<Self>) -> Tell {
        Tell(Rc::clone(self))
    }

    /// Begins: takes in what waited, and draws at once.
    pub(super) fn begin(self: &Rc<Self>, state: State) {
        self.state.replace(Some(state));
        self.run();
        self.draw();
    }

    fn run(self: &Rc<Self>) {
        // Borrowed means that it runs already and will come to what is in the queue.
        let Ok(mut state) = self.state.try_borrow_mut() else {
            return;
        };
        let Some(state) = state.as_mut() else { return };
        while let Some(happened) = self.next() {
            state.take_in(happened);
        }
        if !std::mem::replace(&mut state.frame, true) {
            let page = Rc::clone(self);
            spawn_local(async move {
                timing::next_frame().await;
                page.draw();
            });
        }
    }

    fn next(&self) -> Option<Happened> {
        self.queue.borrow_mut().pop_front()
    }

    fn draw(self: &Rc<Self>) {
        if let Ok(mut state) = self.state.try_borrow_mut()
            && let Some(state) = state.as_mut()
        {
            state.draw();
        }
        // Drawing moves the focus, which may have been told.
        if !self.queue.borrow().is_empty() {
            self.run();
        }
    }
}

impl State {
    fn take_in(&mut self, happened: Happened) {
        match happened {
            Happened::Said(msg) => {
                for effect in update(&mut self.model, msg) {
                    self.perform(effect);
                }
            }
            Happened::Worker(serial, signal) => {
                let told = self.workers.hear(serial, signal);
                self.pass_on(told);
            }
            Happened::Workshop(news) => {
                let told = self.workshop.hear(news);
                self.pass_on(told);
            }
            Happened::Stored(outcome) => {
                let told = self.store.settle(outcome);
                self.pass_on(told);
            }
            Happened::Scribbled(cell) => dom::log_failure(self.screen.repair(cell)),
        }
    }

    /// Puts what a part of the page has to say to the model into the queue.
    pub(super) fn pass_on(&self, told: impl IntoIterator<Item = Msg>) {
        for msg in told {
            self.tell.msg(msg);
        }
    }

    fn draw(&mut self) {
        self.frame = false;
        dom::log_failure(self.screen.draw(view(&self.model)));
        if let Some(cell) = self.focus.take() {
            dom::log_failure(self.screen.focus(cell));
        }
    }
}
