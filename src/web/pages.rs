//! The texts that are not part of the program: files beside the page, fetched when they are wanted.

use super::{Fallible, Host, dom};
use crate::app::model::Lang;
use crate::app::words;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Sees to it that the words of a language are here. `www/boot.js` fetches them: it asks for the probable ones long
/// before this program runs.
pub(super) async fn bring_words(host: &Host, lang: Lang) -> Fallible {
    if !words::are_here(lang) {
        let text = JsFuture::from(host.words(lang.slug())?).await?;
        words::bring(lang, text.as_string().ok_or(text)?);
    }
    Ok(())
}

/// The text about the techniques.
pub(super) async fn fetch(lang: Lang) -> Fallible<String> {
    text(&format!("techniques/{}.txt", lang.slug())).await
}

/// The text of a file beside the page.
pub(super) async fn text(address: &str) -> Fallible<String> {
    let response = JsFuture::from(dom::window()?.fetch_with_str(address)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or(text)
}
