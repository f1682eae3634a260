//! Files that are opened in the laboratory.

use super::happened::Tell;
use crate::web::timing;
use studio::Msg;
use wasm_bindgen::JsCast;
use web_sys::{Event, File, HtmlInputElement};

/// The largest file in bytes: longer than the most puzzles that an experiment can have.
const MOST: f64 = 5_000_000.0;

/// If files were chosen, reads them and reports their content. Returns whether any were.
pub(super) fn take(event: &Event, tell: &Tell) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let chooser = target.filter(|field: &HtmlInputElement| field.type_() == "file");
    let Some(chooser) = chooser else {
        return false;
    };
    let field = chooser.get_attribute("data-file");
    if let Some(files) = chooser.files() {
        let all = (0..files.length()).filter_map(|at| files.item(at));
        all.for_each(|file| read(&file, field.clone(), tell));
    }
    chooser.set_value(""); // or the same file could not be chosen again
    true
}

fn read(file: &File, field: Option<String>, tell: &Tell) {
    let (tell, name) = (tell.clone(), file.name());
    if file.size() > MOST {
        return tell.msg(told(field, name, None));
    }
    timing::when(&file.text(), move |text| {
        let text = text.ok().and_then(|text| text.as_string());
        tell.msg(told(field, name, text));
    });
}

/// A field that takes a file is set to its text; without a field the file is of a class. `None` means too long to
/// read.
fn told(field: Option<String>, name: String, text: Option<String>) -> Msg {
    match (field, text) {
        (None, text) => Msg::FileCame(name, text),
        (Some(field), Some(text)) => Msg::Set(field, text),
        (Some(field), None) => Msg::Set(format!("{field}-large"), String::new()),
    }
}
