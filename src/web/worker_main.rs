//! The worker's half: takes requests, posts replies. What it can do is up to the program that starts it.
//!
//! A panic in here traps; the trap leaves the message handler as an exception, and the page gets it as the `error`
//! of this worker, which is never called again.

use super::{dom, wire};
use answers::protocol::{Failure, JobId, Reply, Request};
use js_sys::Uint8Array;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Carries out a request and reports its progress.
type Handle = fn(Request, &mut dyn FnMut(Reply));

/// Milliseconds between two posted signs that a job is under way; the job itself gives more.
const PAUSE: f64 = 100.0;

/// The channel to the page.
struct Post {
    scope: DedicatedWorkerGlobalScope,
    /// When something was last posted.
    last: Cell<f64>,
}

/// Starts the worker: it listens, and reports that.
pub fn start_worker(handle: Handle) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let post = Rc::new(Post {
        scope: scope.clone(),
        last: Cell::new(0.0),
    });
    let answering = Rc::clone(&post);
    let heard = move |event: MessageEvent| {
        take_in(handle, event.data(), &mut |reply| answering.post(&reply));
    };
    // The scope is its only owner, and ends with the worker.
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(heard).into_js_value();
    scope.set_onmessage(Some(heard.unchecked_ref()));
    post.post(&Reply::Ready);
}

/// An empty message asks whether it is listening.
fn take_in(handle: Handle, message: JsValue, reply: &mut dyn FnMut(Reply)) {
    let bytes = message.dyn_ref::<Uint8Array>();
    if bytes.is_some_and(|bytes| bytes.length() == 0) {
        return reply(Reply::Ready);
    }
    match wire::from_js(message) {
        Ok(request) => handle(request, reply),
        Err(error) => {
            dom::log(&error);
            reply(Reply::Failed(JobId(0), Failure::BadRequest));
        }
    }
}

impl Post {
    /// Posts a reply; signs of progress no more often than is useful.
    fn post(&self, reply: &Reply) {
        let now = self.scope.performance().map_or(0.0, |clock| clock.now());
        let is_sign = matches!(reply, Reply::Alive(_) | Reply::Progress(..));
        if is_sign && now - self.last.get() < PAUSE {
            return;
        }
        self.last.set(now);
        let posted = self.scope.post_message(&wire::to_js(reply));
        dom::log_failure(posted);
    }
}
