//! The texts that are not part of the program: files beside the page, fetched when they are wanted.

use super::{Fallible, dom};
use crate::app::model::Lang;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text about the techniques.
pub(super) async fn fetch(lang: Lang) -> Fallible<String> {
    let address = format!("techniques/{}.txt", lang.slug());
    let response = JsFuture::from(dom::window()?.fetch_with_str(&address)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or(text)
}
