//! Files and text, chosen or dropped anywhere on the page; the board, dragged out of it.

use super::target::in_field;
use super::transfer;
use crate::web::happened::{Happened, Sender};
use crate::web::listener::Listener;
use crate::web::{dom, timing};
use app::Msg;
use app::msg::{FileFault, LONGEST_TEXT};
use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use web_sys::{DataTransfer, DragEvent, Element, Event, File, FileList, HtmlInputElement};

/// Certainly not text.
const NO_TEXT: [&str; 4] = ["image/", "audio/", "video/", "font/"];

pub(super) fn listen(root: &Element, tell: &Sender) -> Vec<Listener> {
    let document = dom::document();
    let input: HtmlInputElement = dom::find(root, "#file");
    let chooser = input.clone();
    let grip: Element = dom::find(root, "#grip");
    let [chosen, dropped, dragged] = std::array::from_fn(|_| tell.clone());
    vec![
        // A drag's data can be set only while the event is being handled.
        Listener::new(&grip, "dragstart", move |event: DragEvent| {
            if let Some(data) = event.data_transfer() {
                dragged.happened(Happened::Dragged(data));
            }
        }),
        Listener::new(&input, "change", move |_: Event| {
            take(&chosen, chooser.files());
            chooser.set_value(""); // or the same file could not be chosen again
        }),
        // Without this the browser would not drop here.
        Listener::new(&document, "dragover", |event: DragEvent| {
            if !is_for_field(&event) {
                event.prevent_default();
            }
        }),
        Listener::new(&document, "drop", move |event: DragEvent| {
            if !is_for_field(&event) {
                event.prevent_default();
                take_drop(&dropped, &event);
            }
        }),
    ]
}

/// A field gets text dropped into it, unless that is too long for one; it never gets a file.
fn is_for_field(event: &DragEvent) -> bool {
    let data = event.data_transfer();
    let of = |test: fn(&DataTransfer) -> bool| data.as_ref().is_some_and(test);
    let is_file = of(|data| data.types().includes(&"Files".into(), 0));
    in_field(event) && !is_file && !of(transfer::is_long)
}

fn take_drop(tell: &Sender, event: &DragEvent) {
    let Some(data) = event.data_transfer() else {
        return;
    };
    if !take(tell, data.files())
        && let Some(msg) = transfer::given(&data)
    {
        tell.msg(msg);
    }
}

/// Reads the first file. Returns whether there is one.
fn take(tell: &Sender, files: Option<FileList>) -> bool {
    let Some(file) = files.and_then(|files| files.item(0)) else {
        return false;
    };
    let (tell, name, size) = (tell.clone(), file.name(), file.size());
    if size > LONGEST_TEXT as f64 {
        tell.happened(Happened::Large(file.clone()));
    }
    read(&file, move |bytes| {
        tell.msg(match bytes {
            Ok(bytes) => Msg::FileGiven(name, bytes, size),
            Err(fault) => Msg::FileUnreadable(name, fault),
        });
    });
    true
}

/// The beginning of a file: as many bytes as a text may have.
fn read(file: &File, then: impl FnOnce(Result<Vec<u8>, FileFault>) + 'static) {
    let sort = file.type_();
    if NO_TEXT.iter().any(|no_text| sort.starts_with(no_text)) {
        return then(Err(FileFault::Sort(sort)));
    }
    // A folder looks like a file until it is read.
    let bytes = |buffer: JsValue| Uint8Array::new(&buffer).to_vec();
    match file.slice_with_f64_and_f64(0.0, LONGEST_TEXT as f64) {
        Ok(slice) => timing::when(&slice.array_buffer(), move |buffer| {
            then(buffer.map(bytes).map_err(|_| FileFault::Closed));
        }),
        Err(_) => then(Err(FileFault::Closed)),
    }
}
