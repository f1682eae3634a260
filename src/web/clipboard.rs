//! Copying text to the clipboard.

use super::happened::Sender;
use super::{Fallible, address, dom, timing};
use app::Msg;
use app::msg::CopyKind;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Clipboard;

/// Copies the text to the clipboard and reports whether that worked. Must be called while the user's click or key
/// is still being handled: browsers allow it only then.
pub(super) fn copy(tell: &Sender, kind: CopyKind, text: String) -> Fallible {
    let text = match kind {
        CopyKind::Link => address::link(&text)?,
        _ => text,
    };
    let tell = tell.clone();
    let written = clipboard().map(|clipboard| clipboard.write_text(&text));
    let told = move |taken: Fallible<JsValue>| {
        tell.msg(match taken {
            Ok(_) => Msg::Copied(kind),
            Err(_) => Msg::NotCopied(kind, text),
        });
    };
    match written {
        Ok(promise) => timing::when(&promise, told),
        Err(error) => told(Err(error)),
    }
    Ok(())
}

/// The clipboard; only pages loaded over a secure connection have one.
fn clipboard() -> Fallible<Clipboard> {
    let navigator = dom::window().navigator();
    if Reflect::get(&navigator, &"clipboard".into())?.is_undefined() {
        return Err(JsValue::from_str("no clipboard"));
    }
    Ok(navigator.clipboard())
}
