//! Keeps the keyboard's focus through a drawing: it must not leave the page when its node is removed.

use crate::web::dom;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The parts of the page within which the focus finds its nearest substitute.
const REGIONS: &str = ".panel, .notices, .tools, .work";

/// The attributes that say what a button or a row does, by which its successor is recognised.
const PRESSES: [&str; 11] = [
    "data-action",
    "data-branch",
    "data-row",
    "data-mend",
    "data-preset",
    "data-family",
    "data-technique",
    "data-up",
    "data-down",
    "href",
    "data-choice",
];

/// What had the focus before the drawing.
pub(super) struct Focus(Option<(HtmlElement, Option<Element>)>);

impl Focus {
    /// The node in the page that has it, with its region.
    pub(super) fn of(root: &Element) -> Self {
        let active = dom::document().active_element();
        let inside = active.filter(|node| root.contains(Some(node)));
        let node = inside.and_then(|node| node.dyn_into::<HtmlElement>().ok());
        Self(node.map(|node| {
            let region = dom::around(&node, REGIONS);
            (node, region)
        }))
    }

    /// Finds a successor if the node can't keep the focus: a button in the region that does the same, any button there,
    /// the region, the cell under the cursor.
    pub(super) fn keep(self, cursor: Option<&HtmlElement>) {
        let Some((node, region)) = self.0 else {
            return;
        };
        if can_have_it(&node) {
            return;
        }
        let mut heirs = region.map_or(Vec::new(), |region| heirs(&node, region));
        heirs.extend(cursor.cloned());
        for heir in heirs.iter().filter(|heir| can_have_it(heir)) {
            dom::focus(heir);
            if dom::has_focus(heir) {
                break;
            }
        }
    }
}

/// What cannot be pressed, and the pad while the player is in its place.
const OUT_OF_REACH: &str = ":disabled, .player:not([hidden]) ~ .pad *";

/// The style sheet can hide elements without `hidden`: in narrow windows an answer takes the place of the pad.
fn can_have_it(node: &HtmlElement) -> bool {
    dom::is_rendered(node) && !dom::is(node, OUT_OF_REACH)
}

fn heirs(node: &HtmlElement, region: Element) -> Vec<HtmlElement> {
    let press = |of: &HtmlElement| PRESSES.map(|name| of.get_attribute(name));
    let buttons = dom::all(
        &region,
        "button:enabled, [href], [data-technique], [data-family], [data-row], [data-branch], [data-choice]",
    )
    .into_iter();
    let (mut heirs, others): (Vec<_>, Vec<_>) =
        buttons.partition(|heir| press(heir) == press(node));
    heirs.extend(others);
    heirs.extend(region.dyn_into());
    heirs
}
