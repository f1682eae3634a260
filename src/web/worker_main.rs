//! The worker's half: takes requests in, posts replies. What it can do is the program's that starts it.
//!
//! A panic in here traps; the trap leaves the message handler as an exception, and the page hears of it as the `error`
//! of this worker. It is never called again.

use super::{Fallible, dom, wire};
use crate::protocol::{Failure, JobId, Reply, Request};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What does a request and says how it goes.
type Handle = fn(Request, &mut dyn FnMut(Reply));

/// Starts the worker: listens, and says that it does.
pub fn start_worker(handle: Handle) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let heard = move |event: MessageEvent| {
        take_in(handle, event.data(), &mut |reply| post(&answering, &reply));
    };
    // The scope is its only owner, and is gone when the worker is.
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(heard).into_js_value();
    scope.set_onmessage(Some(heard.unchecked_ref()));
    post(&scope, &Reply::Ready);
}

fn take_in(handle: Handle, message: JsValue, reply: &mut dyn FnMut(Reply)) {
    match wire::from_js(message) {
        Ok(request) => handle(request, reply),
        Err(error) => {
            dom::log(&error);
            reply(Reply::Failed(JobId(0), Failure::BadRequest));
        }
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    let posted: Fallible = wire::to_js(reply).and_then(|value| scope.post_message(&value));
    dom::log_failure(posted);
}
