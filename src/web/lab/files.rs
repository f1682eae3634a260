//! Files that are opened in the laboratory: their text is what a field is set to.

use super::happened::Tell;
use crate::studio::Msg;
use crate::web::{dom, timing};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlInputElement};

/// Bytes of a file, at most: as many puzzles as an experiment may have are shorter.
const MOST: f64 = 2_000_000.0;

/// If a file was chosen, reads it and tells its text; was one?
pub(super) fn take(event: &Event, tell: &Tell) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let chooser = target.filter(|field: &HtmlInputElement| field.has_attribute("data-file"));
    let Some(chooser) = chooser else {
        return false;
    };
    let field = chooser.get_attribute("data-file").unwrap_or_default();
    let file = chooser.files().and_then(|files| files.item(0));
    chooser.set_value(""); // else the same file could not be chosen again
    let Some(file) = file else {
        return true;
    };
    if file.size() > MOST {
        tell.msg(Msg::Set(format!("{field}-large"), String::new()));
        return true;
    }
    let tell = tell.clone();
    timing::when(&file.array_buffer(), move |buffer| match buffer {
        Ok(buffer) => tell.msg(Msg::Set(field, text(&buffer))),
        Err(error) => dom::log(&error),
    });
    true
}

/// What is no text has signs that no puzzle has, so it is told as lines that are none.
fn text(buffer: &JsValue) -> String {
    let bytes = Uint8Array::new(buffer).to_vec();
    let text = String::from_utf8_lossy(&bytes);
    text.trim_start_matches('\u{feff}').to_owned()
}
