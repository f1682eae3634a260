//! The loop of a page: an event goes into a queue; the state handles it; one frame later it is drawn.
//!
//! Nothing re-enters: events during the loop (focusing a cell is one) wait in the queue until the same run comes to
//! them. So there is one value that changes, and only this file borrows it.

use super::timing;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;

/// A page that handles events and draws itself.
pub(super) trait TakeIn: 'static {
    /// An event that it handles.
    type Happened;

    fn take_in(&mut self, happened: Self::Happened);

    fn draw(&mut self);
}

/// The queue and the state. Lives as long as the document, whose listeners hold it.
pub(super) struct Queue<S: TakeIn> {
    waiting: RefCell<VecDeque<S::Happened>>,
    /// `None` until it begins; until then, events wait.
    state: RefCell<Option<S>>,
    is_frame_asked: Cell<bool>,
}

/// The way into the queue.
pub(super) struct Sender<H>(Rc<dyn Fn(H)>);

impl<H> fmt::Debug for Sender<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sender")
    }
}

impl<H> Clone for Sender<H> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<H> Sender<H> {
    /// Reports an event.
    pub(super) fn happened(&self, happened: H) {
        (self.0)(happened);
    }

    /// Sends the model a message.
    pub(super) fn msg<M>(&self, msg: M)
    where
        H: From<M>,
    {
        self.happened(msg.into());
    }
}

impl<S: TakeIn> Queue<S> {
    /// A queue that only collects events.
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self {
            waiting: RefCell::default(),
            state: RefCell::default(),
            is_frame_asked: Cell::default(),
        })
    }

    /// The way into it.
    pub(super) fn sender(self: &Rc<Self>) -> Sender<S::Happened> {
        let queue = Rc::clone(self);
        Sender(Rc::new(move |happened| {
            queue.waiting.borrow_mut().push_back(happened);
            queue.run();
        }))
    }

    /// Begins: handles the waiting events, and draws at once.
    pub(super) fn begin(self: &Rc<Self>, state: S) {
        self.state.replace(Some(state));
        self.run();
        self.draw();
    }

    fn run(self: &Rc<Self>) {
        // If it is borrowed, it is already running and will come to what is in the queue.
        let Ok(mut state) = self.state.try_borrow_mut() else {
            return;
        };
        let Some(state) = state.as_mut() else { return };
        while let Some(happened) = self.next() {
            state.take_in(happened);
        }
        if !self.is_frame_asked.replace(true) {
            let page = Rc::clone(self);
            timing::at_next_frame(move || page.draw());
        }
    }

    fn next(&self) -> Option<S::Happened> {
        self.waiting.borrow_mut().pop_front()
    }

    fn draw(self: &Rc<Self>) {
        self.is_frame_asked.set(false);
        if let Ok(mut state) = self.state.try_borrow_mut() {
            state.iter_mut().for_each(S::draw);
        }
        // Drawing moves the focus, which may have caused an event.
        if !self.waiting.borrow().is_empty() {
            self.run();
        }
    }
}
