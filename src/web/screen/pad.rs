//! The keys of the pad: one for each digit, with the number left to place.

use crate::web::dom;
use app::View;
use app::view::PadKey;
use web_sys::{Element, HtmlElement};

/// The nodes of the pad.
#[derive(Debug)]
pub(super) struct Pad {
    main: HtmlElement,
    group: HtmlElement,
    keys: Vec<KeyNodes>,
}

#[derive(Debug)]
struct KeyNodes {
    button: HtmlElement,
    left: HtmlElement,
}

impl Pad {
    pub(super) fn new(root: &Element) -> Self {
        Self {
            main: dom::find(root, "main"),
            group: dom::find(root, "#keys"),
            keys: Vec::new(),
        }
    }

    /// Draws the keys that differ. They stay the same nodes: one of them may have the focus.
    pub(super) fn draw(&mut self, before: Option<&View>, next: &View) {
        let before = before.filter(|view| view.voice == next.voice);
        if before.is_none() {
            self.make(&next.pad);
        }
        for (place, (nodes, key)) in self.keys.iter().zip(&next.pad).enumerate() {
            if before.map(|view| &view.pad[place]) != Some(key) {
                nodes.draw(key);
            }
        }
    }

    fn make(&mut self, keys: &[PadKey]) {
        self.group.set_text_content(None);
        dom::set(&self.main, "data-keys", &keys.len().to_string());
        self.keys = keys.iter().map(KeyNodes::new).collect();
        for key in &self.keys {
            dom::append(&self.group, &key.button);
        }
    }
}

impl KeyNodes {
    fn new(key: &PadKey) -> Self {
        // The blank separates the two numbers for speech.
        let button = dom::with_text("button", "key", &format!("{} ", key.text));
        dom::put(&button, "type", "button");
        dom::put(&button, "data-digit", &key.digit.to_string());
        if key.is_colour {
            dom::put(&button, "data-colour", &key.digit.to_string());
        }
        let left = dom::element("small", "");
        dom::append(&button, &left);
        Self { button, left }
    }

    fn draw(&self, key: &PadKey) {
        self.left.set_text_content(Some(&key.left.to_string()));
        dom::set_class(&self.button, "done", key.done);
        dom::set_state(&self.button, "aria-pressed", key.locked);
        dom::set(&self.button, "aria-label", &key.name);
    }
}
