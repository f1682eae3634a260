//! The texts that are not part of the program: files beside the page, brought by `www/boot.js` when they are needed.

use super::{Fallible, Host};
use crate::app::model::Lang;
use crate::app::words;
use crate::words::{Book, bring};
use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

/// Makes sure that the words of a language are here. `www/boot.js` asks for the likely ones long before this program
/// runs.
pub(super) async fn bring_words(host: &Host, lang: Lang) -> Fallible {
    if !words::are_here(lang) {
        words::bring(
            lang,
            text(host.text(&format!("words/{}.txt", lang.slug()))).await?,
        );
    }
    Ok(())
}

/// The same for the laboratory's words.
pub(super) async fn bring_lab_words(coming: Promise, lang: Lang) -> Fallible {
    let text = text(coming).await?;
    bring(lang, Book::Lab, text.leak());
    Ok(())
}

/// The text about the techniques.
pub(super) async fn fetch(host: &Host, lang: Lang) -> Fallible<String> {
    text(host.text(&format!("techniques/{}.txt", lang.slug()))).await
}

/// A text being fetched.
pub(super) async fn text(coming: Promise) -> Fallible<String> {
    let text = JsFuture::from(coming).await?;
    text.as_string().ok_or(text)
}
