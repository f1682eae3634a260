//! What has changed since the last drawing.

use crate::web::{Fallible, dom};
use app::View;
use web_sys::Element;

/// Does this part of the view differ from the one drawn, or is nothing drawn yet?
pub(super) fn changed<T: PartialEq>(
    before: Option<&View>,
    next: &View,
    part: impl Fn(&View) -> T,
) -> bool {
    before.map(&part) != Some(part(next))
}

/// Shows a list as the children of `parent`: a child stays if the same item was drawn in its place.
pub(super) fn draw_list<T: PartialEq>(
    parent: &Element,
    before: Option<&[T]>,
    next: &[T],
    make: impl Fn(&T) -> Element,
) -> Fallible {
    let is_drawn = |place: usize| before.and_then(|before| before.get(place)) == next.get(place);
    let make = |place: usize| make(&next[place]);
    draw(parent, before.map(<[T]>::len), next.len(), &is_drawn, &make)
}

/// Not generic, so that there is only one copy of this code.
fn draw(
    parent: &Element,
    before: Option<usize>,
    next: usize,
    is_drawn: &dyn Fn(usize) -> bool,
    make: &dyn Fn(usize) -> Element,
) -> Fallible {
    if before.is_none() {
        parent.set_text_content(None);
    }
    let before = before.unwrap_or_default();
    for place in (0..next).filter(|&place| !is_drawn(place)) {
        let node = make(place);
        if place < before {
            child(parent, place)?.replace_with_with_node_1(&node)?;
        } else {
            dom::append(parent, &node);
        }
    }
    for place in (next..before).rev() {
        child(parent, place)?.remove();
    }
    Ok(())
}

fn child(parent: &Element, place: usize) -> Fallible<Element> {
    let child = parent.children().item(place as u32);
    child.ok_or_else(|| "a child that was drawn is gone".into())
}
