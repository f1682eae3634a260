//! Files that are opened in the laboratory.

use super::happened::Tell;
use crate::studio::Msg;
use crate::web::{dom, timing};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, File, HtmlInputElement};

/// Where files are chosen.
const CHOOSER: &str = "[data-files]";

/// Longer files are none of ours, in bytes.
const MAX_BYTES: f64 = 5e6;

/// Tells of the files that were chosen, if this event says so.
pub(super) fn opened(event: &Event, tell: &Tell) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let chooser = target.and_then(|target| dom::around(&target, CHOOSER));
    let Some(input) = chooser.and_then(|chooser| chooser.dyn_into::<HtmlInputElement>().ok())
    else {
        return;
    };
    if let Some(files) = input.files() {
        let all = (0..files.length()).filter_map(|at| files.item(at));
        all.for_each(|file| read(&file, tell));
    }
    input.set_value(""); // else the same file could not be chosen again
}

fn read(file: &File, tell: &Tell) {
    let (tell, name) = (tell.clone(), file.name());
    if file.size() > MAX_BYTES {
        return tell.msg(Msg::FileCame(name, None));
    }
    timing::when(&file.text(), move |text| {
        let text = text.ok().and_then(|text| text.as_string());
        tell.msg(Msg::FileCame(name, text));
    });
}
