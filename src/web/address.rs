//! The page's address.

use super::{Fallible, dom};
use wasm_bindgen::JsValue;

/// The text after the `#`, if any.
pub(super) fn fragment() -> Fallible<String> {
    let hash = dom::window().location().hash()?;
    Ok(hash.strip_prefix('#').unwrap_or_default().to_owned())
}

/// Sets the text after the `#`, without a new entry in the history and without a `hashchange`.
pub(super) fn set_fragment(text: &str) -> Fallible {
    if fragment()? == text {
        return Ok(());
    }
    let window = dom::window();
    let location = window.location();
    let mut address = location.pathname()? + &location.search()?;
    if !text.is_empty() {
        address = format!("{address}#{text}");
    }
    let history = window.history()?;
    history.replace_state_with_url(&history.state()?, "", Some(&address))
}

/// The text stored in this entry of the browser's history, if any: it survives a reload.
pub(super) fn remembered() -> Fallible<Option<String>> {
    Ok(dom::window().history()?.state()?.as_string())
}

/// Stores a text in this entry of the browser's history.
pub(super) fn remember(text: &str) -> Fallible {
    let history = dom::window().history()?;
    history.replace_state(&JsValue::from_str(text), "")
}

/// The address without its fragment.
pub(super) fn page() -> Fallible<String> {
    let href = dom::window().location().href()?;
    let page = href.split('#').next().unwrap_or_default();
    Ok(page.to_owned())
}

/// The address with another fragment, for sharing.
pub(super) fn link(fragment: &str) -> Fallible<String> {
    Ok(format!("{}#{fragment}", page()?))
}
