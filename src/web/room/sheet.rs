//! The part of the page that a room draws on.

use super::patch;
use crate::web::{Fallible, dom};
use markup::Node;
use web_sys::Element;

/// An element, and the tree that it looks like.
pub(in crate::web) struct Sheet {
    root: Element,
    drawn: Node,
}

impl Sheet {
    /// A new one, as the only thing in this part of the page.
    pub(super) fn new(place: &Element, drawn: Node) -> Fallible<Self> {
        let root = patch::make(&drawn)?;
        place.set_text_content(None);
        place.append_child(&root)?;
        Ok(Self { root, drawn })
    }

    /// The element; a drawing may replace it by another.
    pub(in crate::web) fn root(&self) -> &Element {
        &self.root
    }

    /// Makes it look like this.
    pub(in crate::web) fn show(&mut self, next: Node) {
        match patch::patch(self.root.clone(), &self.drawn, &next) {
            Ok(root) => (self.root, self.drawn) = (root, next),
            Err(error) => dom::log(&error),
        }
    }

    /// Notes that the user has set a field, which therefore no longer looks as drawn.
    pub(super) fn field_was_set(&mut self, field: &str, value: &str) {
        self.drawn.field_was_set(field, value);
    }
}
