//! The texts that are not part of the program: files beside the page, brought by `www/boot.js` when they are needed.

use super::{Fallible, Host, timing};
use crate::app::model::Lang;
use crate::app::words;
use crate::words::{Book, bring};
use js_sys::Promise;
use wasm_bindgen::JsValue;

/// Makes sure that the words of a language are here.
pub(super) fn bring_words(host: &Host, lang: Lang, then: impl FnOnce(Fallible) + 'static) {
    if words::are_here(lang) {
        return then(Ok(()));
    }
    let coming = host.text(&format!("words/{}.txt", lang.slug()));
    text(&coming, move |text| {
        then(text.map(|text| words::bring(lang, text)));
    });
}

/// The same for the laboratory's words.
pub(super) fn bring_lab_words(coming: &Promise, lang: Lang, then: impl FnOnce(Fallible) + 'static) {
    text(coming, move |text| {
        then(text.map(|text| bring(lang, Book::Lab, text.leak())));
    });
}

/// The text about the techniques.
pub(super) fn fetch(host: &Host, lang: Lang, then: impl FnOnce(Fallible<String>) + 'static) {
    text(&host.text(&format!("techniques/{}.txt", lang.slug())), then);
}

/// A text being fetched.
pub(super) fn text(coming: &Promise, then: impl FnOnce(Fallible<String>) + 'static) {
    let given = |text: JsValue| text.as_string().ok_or(text);
    timing::when(coming, move |text| then(text.and_then(given)));
}
