//! Keeps the keyboard's focus in a part of the page through a drawing, on an element with the same purpose.

use crate::web::dom;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The attributes that say what an element does, or is for. If a drawing reuses an element for something else, one
/// of them differs.
const NAMES: [&str; 3] = ["data-do", "data-field", "data-tick"];

type Names = [Option<String>; 3];

/// What has the focus, and what it does.
pub(in crate::web) struct Focus {
    node: HtmlElement,
    names: Names,
}

impl Focus {
    /// The element inside `root` that has it.
    pub(in crate::web) fn of(root: &Element) -> Option<Self> {
        let active = dom::document().active_element();
        let inside = active.filter(|node| root.contains(Some(node)));
        let inside = inside?;
        let list = dom::around(&inside, "select"); // in an open one, a row of it has the focus
        let node: HtmlElement = list.unwrap_or(inside).dyn_into().ok()?;
        let names = names(&node);
        Some(Self { node, names })
    }

    /// Can it stay there? An element that is not laid out loses it.
    fn is_right(&self) -> bool {
        self.node.offset_width() > 0 && names(&self.node) == self.names
    }

    /// Finds another element for it if it cannot stay: one that does the same as this, or as the one that had it
    /// when something was asked, or else one of the others.
    pub(in crate::web) fn keep(&self, asker: Option<&Self>, root: &Element, others: &[&str]) {
        if !self.is_right() {
            let same = self.same().into_iter().chain(asker.and_then(Self::same));
            let others = others.iter().map(|&other| other.to_owned());
            focus_first(root, same.chain(others));
        }
    }

    /// The selector of elements that do the same. None for a tick: its row may be out of sight, and would be
    /// scrolled to.
    fn same(&self) -> Option<String> {
        let [act, field, _] = &self.names;
        let act = act.iter().map(|act| format!("[data-do=\"{act}\"]"));
        let field = field
            .iter()
            .map(|field| format!("[data-field=\"{field}\"]"));
        act.chain(field).next()
    }
}

fn names(element: &Element) -> Names {
    NAMES.map(|name| element.get_attribute(name))
}

/// Tries them in turn: an element that is not laid out does not take it.
fn focus_first(root: &Element, selectors: impl Iterator<Item = String>) {
    let mut elements = selectors.filter_map(|selector| dom::first(root, &selector));
    elements.find(|element| {
        dom::focus(element);
        dom::has_focus(element)
    });
}
