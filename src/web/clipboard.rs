//! Text to the clipboard.

use super::happened::Tell;
use super::{Fallible, address, dom};
use crate::app::Msg;
use crate::app::msg::CopyKind;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Clipboard;

/// Copies the text to the clipboard and reports whether it was taken. Must be called while the user's click or key is
/// still being handled: browsers allow it only then.
pub(super) fn copy(tell: &Tell, kind: CopyKind, text: String) -> Fallible {
    let text = match kind {
        CopyKind::Link => address::link(&text)?,
        _ => text,
    };
    let tell = tell.clone();
    let written = clipboard().map(|clipboard| clipboard.write_text(&text));
    spawn_local(async move {
        let taken = match written {
            Ok(promise) => JsFuture::from(promise).await.is_ok(),
            Err(_) => false,
        };
        tell.msg(if taken {
            Msg::Copied(kind)
        } else {
            Msg::NotCopied(kind, text)
        });
    });
    Ok(())
}

/// The clipboard; pages not loaded over a secure connection have none.
fn clipboard() -> Fallible<Clipboard> {
    let navigator = dom::window()?.navigator();
    if Reflect::get(&navigator, &"clipboard".into())?.is_undefined() {
        return Err(JsValue::from_str("no clipboard"));
    }
    Ok(navigator.clipboard())
}
