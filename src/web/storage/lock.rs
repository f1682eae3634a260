//! A lock among the tabs of this page: a game is open in only one of them.

use crate::web::{Fallible, dom};
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`, which web-sys still counts as unstable.
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        held: &JsValue,
    ) -> Fallible<Promise>;
}

/// A lock that is held; dropping it, or closing the page, releases it.
pub(super) struct Lock {
    /// `None` if the browser has no locks: then everyone who asks gets one.
    release: Option<Function>,
}

/// Takes the lock with this name, if no other tab holds it.
pub(super) async fn take(name: &str) -> Fallible<Option<Lock>> {
    let Some(manager) = manager()? else {
        return Ok(Some(Lock { release: None }));
    };
    let (held, release) = deferred();
    let (answer, tell) = deferred();
    // The browser holds the lock until the promise returned here is settled.
    let granted = Closure::once_into_js(move |lock: JsValue| {
        dom::log_failure(tell.call1(&JsValue::NULL, &lock));
        if lock.is_null() {
            Promise::resolve(&lock)
        } else {
            held
        }
    });
    let options = Object::new();
    Reflect::set(&options, &"ifAvailable".into(), &JsValue::TRUE)?;
    let over = manager.request(name, &options, &granted)?;
    // A refusal rejects `over` and leaves `answer` pending for ever.
    let first = Promise::race(&js_sys::Array::of2(&answer, &over));
    let lock = JsFuture::from(first).await?;
    Ok((!lock.is_null()).then_some(Lock {
        release: Some(release),
    }))
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = &self.release {
            dom::log_failure(release.call0(&JsValue::NULL));
        }
    }
}

fn manager() -> Fallible<Option<LockManager>> {
    let locks = Reflect::get(&dom::window()?.navigator(), &"locks".into())?;
    Ok((!locks.is_undefined()).then(|| locks.unchecked_into()))
}

/// A promise and the function that fulfils it.
fn deferred() -> (Promise, Function) {
    let mut fulfil = None;
    let promise = Promise::new(&mut |resolve, _| fulfil = Some(resolve));
    (promise, fulfil.unwrap_or_default())
}
