//! The words of the skeleton, rewritten when the language changes, or when more of its words arrive.

use super::diff::changed;
use crate::web::dom;
use app::View;
use web_sys::{Element, HtmlElement};
use words::{Key, family, find};

/// The nodes with text, and the key of each; and those that name a technique, with its slug.
#[derive(Debug)]
pub(super) struct Skeleton {
    words: Vec<(HtmlElement, Key)>,
    titles: Vec<(HtmlElement, Key)>,
    techniques: Vec<(HtmlElement, String)>,
}

impl Skeleton {
    pub(super) fn new(root: &Element) -> Self {
        Self {
            words: keys(root, "data-word"),
            titles: keys(root, "data-title"),
            techniques: marked(root, "data-technique"),
        }
    }

    pub(super) fn draw(&self, before: Option<&View>, next: &View) {
        if !changed(before, next, |view| (view.voice.lang, view.books)) {
            return;
        }
        let lang = next.voice.lang;
        let html = dom::html();
        dom::set(&html, "lang", lang.slug());
        dom::set(&html, "dir", lang.direction().unwrap_or_default());
        for (node, key) in &self.words {
            node.set_text_content(find(lang, *key));
        }
        for (node, key) in &self.titles {
            set_title(node, lang.word(*key));
        }
        for (node, slug) in &self.techniques {
            node.set_text_content(family::TECHNIQUE.find(lang, slug));
        }
    }
}

/// The build has put each key's number in the place of its name.
fn keys(root: &Element, attribute: &str) -> Vec<(HtmlElement, Key)> {
    let nodes = marked(root, attribute).into_iter();
    let key = |(node, number): (HtmlElement, String)| {
        let key = Key::of_number(number.parse().ok()?);
        Some((node, key))
    };
    nodes.filter_map(key).collect()
}

fn marked(root: &Element, attribute: &str) -> Vec<(HtmlElement, String)> {
    let nodes = dom::all(root, &format!("[{attribute}]")).into_iter();
    let value = |node: HtmlElement| node.get_attribute(attribute).map(|value| (node, value));
    nodes.filter_map(value).collect()
}

/// The accessible name, and the tooltip too if the node can be pressed. On a whole region a tooltip would only be
/// in the way.
fn set_title(node: &HtmlElement, title: &str) {
    dom::set(node, "aria-label", title);
    if dom::is(node, "button, select") {
        dom::set(node, "title", title);
    }
}
