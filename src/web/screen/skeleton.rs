//! The words of the skeleton, rewritten when the language changes, or when more of its words arrive.

use super::diff::changed;
use crate::web::dom;
use app::View;
use web_sys::{Element, HtmlElement};
use words::fixed;

/// The nodes with text, and the key of each.
#[derive(Debug)]
pub(super) struct Skeleton {
    words: Vec<(HtmlElement, String)>,
    titles: Vec<(HtmlElement, String)>,
}

impl Skeleton {
    pub(super) fn new(root: &Element) -> Self {
        Self {
            words: marked(root, "data-word"),
            titles: marked(root, "data-title"),
        }
    }

    pub(super) fn draw(&self, before: Option<&View>, next: &View) {
        if !changed(before, next, |view| (view.voice.lang, view.books)) {
            return;
        }
        let lang = next.voice.lang;
        let html = dom::html();
        dom::set(&html, "lang", lang.slug());
        let direction = fixed(lang, "language-direction");
        dom::set(&html, "dir", direction.unwrap_or_default());
        for (node, key) in &self.words {
            node.set_text_content(fixed(lang, key));
        }
        for (node, key) in &self.titles {
            set_title(node, fixed(lang, key).unwrap_or_default());
        }
    }
}

fn marked(root: &Element, attribute: &str) -> Vec<(HtmlElement, String)> {
    let nodes = dom::all(root, &format!("[{attribute}]")).into_iter();
    let key = |node: HtmlElement| node.get_attribute(attribute).map(|key| (node, key));
    nodes.filter_map(key).collect()
}

/// The accessible name, and the tooltip too if the node can be pressed. On a whole region a tooltip would only be
/// in the way.
fn set_title(node: &HtmlElement, title: &str) {
    dom::set(node, "aria-label", title);
    if dom::is(node, "button, select") {
        dom::set(node, "title", title);
    }
}
