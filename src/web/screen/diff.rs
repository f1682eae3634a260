//! What has changed since the last drawing.

use crate::app::View;
use crate::web::Fallible;
use web_sys::Element;

/// Does this part of the view differ from the one drawn, or is nothing drawn yet?
pub(super) fn changed<T: PartialEq>(
    before: Option<&View>,
    next: &View,
    part: impl Fn(&View) -> T,
) -> bool {
    before.map(&part) != Some(part(next))
}

/// Shows a list as the children of `parent`: a child stays if the item in its place is the one drawn there.
pub(super) fn draw_list<T: PartialEq>(
    parent: &Element,
    before: Option<&[T]>,
    next: &[T],
    make: impl Fn(&T) -> Fallible<Element>,
) -> Fallible {
    let before = before.unwrap_or_else(|| {
        parent.set_text_content(None);
        &[]
    });
    for (place, item) in next.iter().enumerate() {
        let drawn = before.get(place);
        if drawn == Some(item) {
            continue;
        }
        let node = make(item)?;
        match drawn {
            Some(_) => child(parent, place)?.replace_with_with_node_1(&node)?,
            None => parent.append_with_node_1(&node)?,
        }
    }
    for place in (next.len()..before.len()).rev() {
        child(parent, place)?.remove();
    }
    Ok(())
}

fn child(parent: &Element, place: usize) -> Fallible<Element> {
    let child = parent.children().item(place as u32);
    child.ok_or_else(|| "a child that was drawn is gone".into())
}
