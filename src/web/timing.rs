//! Waiting: for a while, for the next frame, for something but not for ever.

use super::{Fallible, dom};
use js_sys::{Array, Promise};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

/// Milliseconds since the page began; never goes back.
pub(super) fn now() -> f64 {
    let performance = dom::window().ok().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}

/// Ends after this many milliseconds.
pub(super) async fn sleep(ms: i32) {
    dom::log_failure(JsFuture::from(timer(ms)).await);
}

/// Ends right before the next frame is painted.
pub(super) async fn next_frame() {
    let frame = promise(|resolve| {
        let asked = dom::window()?.request_animation_frame(resolve);
        asked.map(drop)
    });
    dom::log_failure(JsFuture::from(frame).await);
}

/// The result of the work, if it comes in time. If not, the work still goes on, and its result is dropped.
pub(super) async fn within<T: 'static>(
    ms: i32,
    work: impl Future<Output = T> + 'static,
) -> Option<T> {
    let given = Rc::new(Cell::new(None));
    let slot = Rc::clone(&given);
    let done = future_to_promise(async move {
        slot.set(Some(work.await));
        Ok(JsValue::UNDEFINED)
    });
    let first = Promise::race(&Array::of2(&done, &timer(ms)));
    dom::log_failure(JsFuture::from(first).await);
    given.take()
}

fn timer(ms: i32) -> Promise {
    promise(|resolve| {
        let window = dom::window()?;
        let set = window.set_timeout_with_callback_and_timeout_and_arguments_0(resolve, ms);
        set.map(drop)
    })
}

/// A promise whose resolver is handed to the browser; if the browser refuses it, the promise is rejected.
fn promise(mut hand_over: impl FnMut(&js_sys::Function) -> Fallible) -> Promise {
    Promise::new(&mut |resolve, reject| {
        if let Err(error) = hand_over(&resolve) {
            dom::log_failure(reject.call1(&JsValue::NULL, &error));
        }
    })
}
