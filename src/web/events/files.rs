//! Files and text, chosen or dropped anywhere on the page.

use super::in_field;
use crate::app::Msg;
use crate::web::listener::Listener;
use crate::web::runtime::Tell;
use crate::web::{Fallible, dom};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, Element, Event, File, FileList, HtmlInputElement};

/// No collection of puzzles that one would open here is larger: 1 MiB.
const MAX_BYTES: f64 = 1_048_576.0;

/// What is certainly no text.
const NO_TEXT: [&str; 4] = ["image/", "audio/", "video/", "font/"];

pub(super) fn listen(root: &Element, tell: &Tell) -> Fallible<[Listener; 3]> {
    let document = dom::document()?;
    let input: HtmlInputElement = dom::find(root, "#file")?;
    let chooser = input.clone();
    let [chosen, dropped] = std::array::from_fn(|_| tell.clone());
    Ok([
        Listener::new(&input, "change", move |_: Event| {
            take(&chosen, chooser.files());
            chooser.set_value(""); // else the same file could not be chosen again
        })?,
        // Without this the browser would not drop here.
        Listener::new(&document, "dragover", |event: DragEvent| {
            if !is_for_field(&event) {
                event.prevent_default();
            }
        })?,
        Listener::new(&document, "drop", move |event: DragEvent| {
            if !is_for_field(&event) {
                event.prevent_default();
                take_drop(&dropped, &event);
            }
        })?,
    ])
}

/// Text dropped into a field is the field's; a file never is.
fn is_for_field(event: &DragEvent) -> bool {
    let files = event
        .data_transfer()
        .map(|data| data.types().includes(&"Files".into(), 0));
    in_field(event) && files != Some(true)
}

fn take_drop(tell: &Tell, event: &DragEvent) {
    let Some(data) = event.data_transfer() else {
        return;
    };
    if take(tell, data.files()) {
        return;
    }
    let text = data.get_data("text/plain").unwrap_or_default();
    if !text.is_empty() {
        tell.msg(Msg::TextGiven(text));
    }
}

/// Reads the first file. Is there one?
fn take(tell: &Tell, files: Option<FileList>) -> bool {
    let Some(file) = files.and_then(|files| files.item(0)) else {
        return false;
    };
    let tell = tell.clone();
    spawn_local(async move {
        tell.msg(match read(&file).await {
            Some(text) => Msg::TextGiven(text),
            None => Msg::FileUnreadable(file.name()),
        });
    });
    true
}

/// The text of a file. A folder looks like a file until it is read.
async fn read(file: &File) -> Option<String> {
    let kind = file.type_();
    if file.size() > MAX_BYTES || NO_TEXT.iter().any(|no_text| kind.starts_with(no_text)) {
        return None;
    }
    let text = JsFuture::from(file.text()).await.ok()?.as_string()?;
    let is_binary = text.contains('\0');
    (!is_binary).then_some(text)
}
