//! The laboratory's workers: one for the player, some for an experiment. Dropping one ends it.

use crate::web::listener::Listener;
use crate::web::{Fallible, Program, dom, wire};
use js_sys::Uint8Array;
use watch::{Command, Report};
use web_sys::{Event, MessageEvent, Worker};

/// What comes from a worker.
#[derive(Debug)]
pub(super) enum Sign {
    /// It reported something.
    Said(Report),
    /// It failed, or sent something that cannot be read.
    Died,
}

/// A worker. Commands wait until it is ready.
#[derive(Debug)]
pub(super) struct Runner {
    worker: Worker,
    /// The commands waiting for it to be ready; `None` once it is.
    waiting: Option<Vec<Command>>,
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    listeners: [Listener; 2],
}

/// The name by which a worker knows that it belongs to the laboratory.
pub(in crate::web) const NAME: &str = "lab";

impl Runner {
    /// A new worker of the program; `tell` hears its signs.
    pub(super) fn new(program: &Program, tell: impl Fn(Sign) + Clone + 'static) -> Fallible<Self> {
        let worker = program.spawn_named(NAME)?;
        let died = tell.clone();
        let listeners = [
            Listener::new(&worker, "message", move |event: MessageEvent| {
                tell(wire::from_js(event.data()).map_or(Sign::Died, Sign::Said));
            }),
            Listener::new(&worker, "error", move |_: Event| died(Sign::Died)),
        ];
        Ok(Self {
            worker,
            waiting: Some(Vec::new()),
            listeners,
        })
    }

    /// Sends it a command, as soon as it is ready.
    pub(super) fn tell(&mut self, command: Command) {
        match &mut self.waiting {
            Some(waiting) => waiting.push(command),
            None => self.post(&command),
        }
    }

    /// Asks whether it is listening, by an empty message. It answers that it is ready.
    pub(super) fn ping(&self) {
        dom::log_failure(self.worker.post_message(&Uint8Array::new_with_length(0)));
    }

    /// It is ready.
    pub(super) fn ready(&mut self) {
        for command in self.waiting.take().unwrap_or_default() {
            self.post(&command);
        }
    }

    fn post(&self, command: &Command) {
        let posted = self.worker.post_message(&wire::to_js(command));
        dom::log_failure(posted);
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
