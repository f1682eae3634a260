//! A text file for the user, collected in parts. The browser keeps the parts, on disk if they are many.

use super::{Fallible, dom};
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Blob, DataTransfer, HtmlAnchorElement, Url};

/// This many parts become one blob, so that the list stays short.
const PARTS: u32 = 64;

/// The parts collected so far.
#[derive(Debug, Default)]
pub(super) struct Download {
    parts: Array,
}

/// Makes a file of this name and content the data of a drag out of the page; other programs that read text get the
/// content.
pub(super) fn load(data: &DataTransfer, name: &str, text: &str) -> Fallible {
    let content: String = js_sys::encode_uri_component(text).into();
    let file = format!("text/plain:{name}:data:text/plain;charset=utf-8,{content}");
    data.set_effect_allowed("copy");
    data.set_data("DownloadURL", &file)?;
    data.set_data("text/plain", text)
}

impl Download {
    /// Keeps a part.
    pub(super) fn collect(&mut self, text: &str) -> Fallible {
        let part = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
        self.parts.push(&part);
        if self.parts.length() >= PARTS {
            self.parts = Array::of1(&self.whole()?.into());
        }
        Ok(())
    }

    /// Offers the file.
    pub(super) fn offer(&mut self, name: &str) -> Fallible {
        let address = Url::create_object_url_with_blob(&self.whole()?)?;
        self.discard();
        let link: HtmlAnchorElement = dom::element("a", "").unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&address)
    }

    /// Offers a text as a file of this name.
    #[cfg(feature = "workshop")]
    pub(super) fn save(&mut self, name: &str, text: &str) -> Fallible {
        self.collect(text)?;
        self.offer(name)
    }

    /// Forgets everything.
    pub(super) fn discard(&mut self) {
        self.parts = Array::new();
    }

    fn whole(&self) -> Fallible<Blob> {
        Blob::new_with_blob_sequence(&self.parts)
    }
}
