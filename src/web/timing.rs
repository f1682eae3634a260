//! Doing something later: after a while, before the next frame, once a promise is settled. Nothing blocks.

use super::{Fallible, dom};
use js_sys::Function;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen]
extern "C" {
    /// A promise, given its callbacks.
    type Promised;

    #[wasm_bindgen(method)]
    fn then(this: &Promised, kept: &Function, broken: &Function);
}

/// What to do with a promise's result.
type Settle = Box<dyn FnOnce(Fallible<JsValue>)>;

/// Milliseconds since the page began; never goes back.
pub(super) fn now() -> f64 {
    let performance = dom::window().performance();
    performance.map_or(0.0, |performance| performance.now())
}

/// Calls `then` after this many milliseconds.
pub(super) fn after(ms: i32, then: impl FnOnce() + 'static) {
    let then = callback(Box::new(|_| then()));
    let set = dom::window().set_timeout_with_callback_and_timeout_and_arguments_0(&then, ms);
    dom::log_failure(set);
}

/// Calls `then` right before the next frame is painted.
pub(super) fn at_next_frame(then: impl FnOnce() + 'static) {
    let then = callback(Box::new(|_| then()));
    let asked = dom::window().request_animation_frame(&then);
    dom::log_failure(asked);
}

/// Calls `then` with the result of the promise.
pub(super) fn when(promise: &JsValue, then: impl FnOnce(Fallible<JsValue>) + 'static) {
    settle(promise, Box::new(then));
}

// One function, and one kind of closure, for all: each kind would add code.
fn settle(promise: &JsValue, then: Settle) {
    let then = Rc::new(Cell::new(Some(then)));
    let [kept, broken] = [Ok, Err].map(|outcome: fn(JsValue) -> Fallible<JsValue>| {
        let then = Rc::clone(&then);
        callback(Box::new(move |value| {
            if let Some(then) = then.take() {
                then(outcome(value));
            }
        }))
    });
    promise.unchecked_ref::<Promised>().then(&kept, &broken);
}

fn callback(then: Box<dyn FnOnce(JsValue)>) -> Function {
    Closure::once_into_js(then).unchecked_into()
}
