//! Why the store does not work, from what the browser says.

use crate::app::msg::StoreFault;
use crate::web::dom;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// The fault behind an error, which is logged.
pub(super) fn fault_of(error: &JsValue) -> StoreFault {
    dom::log(error);
    let name = error.dyn_ref::<DomException>().map(DomException::name);
    match name.as_deref() {
        Some("QuotaExceededError") => StoreFault::Full,
        Some("VersionError") => StoreFault::Newer,
        Some("SecurityError" | "NotSupportedError") => StoreFault::Refused,
        _ => StoreFault::Failed,
    }
}

/// The browser has no such thing.
pub(super) fn lacking(what: &str) -> JsValue {
    named("NotSupportedError", what)
}

/// A write stopped halfway, which is how a file says that the disk is full.
pub(super) fn full() -> JsValue {
    named("QuotaExceededError", "not all was written")
}

fn named(name: &str, what: &str) -> JsValue {
    let error = DomException::new_with_message_and_name(what, name);
    error.map_or_else(|other| other, JsValue::from)
}
