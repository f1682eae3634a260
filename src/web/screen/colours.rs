//! The player's colours in a cell: stripes under its digits, each with its letter. Most cells have none, and no node
//! for them.

use crate::web::dom;
use app::view::CellView;
use nonet::board::{DigitSet, Layer};
use std::cell::RefCell;
use web_sys::HtmlElement;

/// The node that holds the stripes, once there were any.
#[derive(Debug, Default)]
pub(super) struct Colours(RefCell<Option<HtmlElement>>);

impl Colours {
    /// Draws them into the cell.
    pub(super) fn draw(&self, cell: &HtmlElement, before: Option<&CellView>, next: &CellView) {
        let colours = colours_of(next);
        if before.map_or(DigitSet::EMPTY, colours_of) == colours {
            return;
        }
        let mut node = self.0.borrow_mut();
        let node = node.get_or_insert_with(|| {
            let node = dom::element("span", "colours");
            dom::put(&node, "aria-hidden", "true");
            dom::log_failure(cell.prepend_with_node_1(&node).map(drop)); // under the digits
            node
        });
        node.set_text_content(None);
        for number in colours.iter() {
            let stripe = dom::element("i", "");
            dom::put(&stripe, "data-colour", &number.to_string());
            dom::append(node, &stripe);
        }
    }
}

fn colours_of(looks: &CellView) -> DigitSet {
    looks.mine.get(Layer::Colour)
}
