//! The list as laid out: which rows are in sight, and where the drawn ones go.

use crate::web::dom;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Element, HtmlElement};

#[wasm_bindgen]
extern "C" {
    /// An element's own style, which no markup can set here.
    type Styled;

    #[wasm_bindgen(method, getter)]
    fn style(this: &Styled) -> Style;

    type Style;

    #[wasm_bindgen(method, js_name = setProperty)]
    fn set(this: &Style, name: &str, value: &str);
}

/// The element that scrolls.
pub(super) struct List(pub(super) Element);

impl List {
    /// The list inside this element, unless something else is shown.
    pub(super) fn inside(root: &Element) -> Option<Self> {
        dom::first(root, ".rows").map(Self)
    }

    /// Tells the style sheet how many rows there are, and which is the first one drawn.
    pub(super) fn place_rows(&self) {
        for (name, attribute) in [("--rows", "data-rows"), ("--first", "data-first")] {
            let value = self.0.get_attribute(attribute).unwrap_or_default();
            self.0.unchecked_ref::<Styled>().style().set(name, &value);
        }
    }

    /// The first row in sight, and how many are in sight.
    pub(super) fn seen(&self) -> Option<(usize, usize)> {
        let high = self.high()?;
        let first = f64::from(self.0.scroll_top()) / high;
        let n_fit = f64::from(self.0.client_height()) / high;
        Some((first as usize, n_fit.ceil() as usize + 1))
    }

    /// Scrolls no further than needed to have this row in sight.
    pub(super) fn bring_into_sight(&self, place: usize) {
        let Some(high) = self.high() else { return };
        let top = f64::from(self.0.scroll_top());
        let room = f64::from(self.0.client_height());
        let row = place as f64 * high;
        if row < top {
            self.0.set_scroll_top(row as i32);
        } else if row + high > top + room {
            self.0.set_scroll_top((row + high - room).ceil() as i32);
        }
    }

    /// The height of a row.
    fn high(&self) -> Option<f64> {
        let row: HtmlElement = dom::first(&self.0, ".game")?.unchecked_into();
        let high = f64::from(row.offset_height());
        (high > 0.0).then_some(high)
    }
}
