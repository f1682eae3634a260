//! The keeper, seen from the page: the worker that writes the second copy. Only workers can write such files in one go.

use super::fault::fault_of;
use super::files::{Folder, Slot};
use crate::app::keeping::Write;
use crate::app::msg::StoreFault;
use crate::web::listener::Listener;
use crate::web::{Fallible, Host, dom, wire};
use js_sys::{Function, Promise};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, MessageEvent, Worker};

/// The name that tells a worker that it is the keeper.
pub(in crate::web) const NAME: &str = "keeper";

/// What the keeper is told. It answers each with the outcome, in this order.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Command {
    /// Write the whole journal of a game into this file, and go on with it.
    Begin(String, Slot, Write),
    /// Add to the journal that was begun.
    Add(Write),
    /// Write the journal of another game, and leave it.
    Put(String, Vec<String>),
}

/// How it went.
pub(super) type Outcome = Result<(), StoreFault>;

/// The worker; dropping it ends it.
#[derive(Debug)]
pub(in crate::web) struct Keeper {
    worker: Worker,
    /// Those waiting for an answer, first come first served.
    waiting: Rc<RefCell<VecDeque<Function>>>,
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    listeners: [Listener; 2],
}

impl Keeper {
    /// Starts it, if the browser has private files. Its first answer is that it is listening.
    pub(super) async fn open(host: &Host) -> Result<Self, StoreFault> {
        let folder = Folder::open().await;
        let keeper = folder.and_then(|_| Self::new(host));
        let keeper = keeper.map_err(|error| fault_of(&error))?;
        keeper.answer().await.map(|()| keeper)
    }

    fn new(host: &Host) -> Fallible<Self> {
        let worker = host.spawn_named(NAME)?;
        let waiting = Rc::new(RefCell::new(VecDeque::<Function>::new()));
        let (heard, died) = (Rc::clone(&waiting), Rc::clone(&waiting));
        let listeners = [
            Listener::new(&worker, "message", move |event: MessageEvent| {
                let next = heard.borrow_mut().pop_front();
                next.iter().for_each(|next| answer(next, &event.data()));
            })?,
            Listener::new(&worker, "error", move |_: Event| {
                let all = std::mem::take(&mut *died.borrow_mut());
                all.iter()
                    .for_each(|next| answer(next, &JsValue::UNDEFINED));
            })?,
        ];
        Ok(Self {
            worker,
            waiting,
            listeners,
        })
    }

    /// Tells it something; the answer comes later.
    pub(super) fn tell(&self, command: &Command) -> impl Future<Output = Outcome> + use<> {
        let posted = wire::to_js(command).and_then(|value| self.worker.post_message(&value));
        let answered = posted.map(|()| self.answer());
        async move {
            match answered {
                Ok(answered) => answered.await,
                Err(error) => Err(fault_of(&error)),
            }
        }
    }

    fn answer(&self) -> impl Future<Output = Outcome> + use<> {
        let promise = Promise::new(&mut |resolve, _| self.waiting.borrow_mut().push_back(resolve));
        async move {
            let answer = JsFuture::from(promise).await.and_then(wire::from_js);
            answer.unwrap_or(Err(StoreFault::Failed))
        }
    }
}

fn answer(waiting: &Function, value: &JsValue) {
    dom::log_failure(waiting.call1(&JsValue::NULL, value));
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
