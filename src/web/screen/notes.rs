//! The small digits of a cell, each always at its place: lines of text, so that a board full of them is quickly laid
//! out. Only what has a part in a step gets a node of its own.

use crate::app::view::{CellView, Mark};
use crate::board::{Digit, DigitSet};
use crate::web::{Fallible, dom};
use web_sys::HtmlElement;

/// The node that holds the lines.
#[derive(Debug)]
pub(super) struct Notes {
    node: HtmlElement,
    side: usize,
}

impl Notes {
    pub(super) fn new(side: usize) -> Fallible<Self> {
        let node = dom::element("span", "notes")?;
        node.set_attribute("aria-hidden", "true")?;
        Ok(Self { node, side })
    }

    pub(super) fn node(&self) -> &HtmlElement {
        &self.node
    }

    pub(super) fn draw(&self, before: Option<&CellView>, next: &CellView) -> Fallible {
        if before.is_some_and(|looks| shown(looks) == shown(next)) {
            return Ok(());
        }
        self.node.set_text_content(None);
        let Some(candidates) = next.candidates else {
            return Ok(());
        };
        let mut plain = String::new();
        for (place, digit) in Digit::all(self.side).enumerate() {
            plain.push_str(self.before(place));
            let text = text(candidates, digit);
            let mut marks = next.marks.iter().filter(|_| candidates.contains(digit));
            match marks.find(|(marked, _)| *marked == digit) {
                None => plain.push_str(&text),
                Some((_, mark)) => {
                    self.node.append_with_str_1(&std::mem::take(&mut plain))?;
                    dom::append(&self.node, dom::with_text("b", class_of(*mark), &text))?;
                }
            }
        }
        self.node.append_with_str_1(&plain)
    }

    /// What stands between a digit and the one before it.
    fn before(&self, place: usize) -> &'static str {
        let root = self.side.isqrt();
        let across = root + usize::from(root * root < self.side);
        match place {
            0 => "",
            place if place % across == 0 => "\n",
            _ => " ",
        }
    }
}

fn shown(looks: &CellView) -> (Option<DigitSet>, &[(Digit, Mark)]) {
    (looks.candidates, &looks.marks)
}

/// A digit, or a blank as wide.
fn text(candidates: DigitSet, digit: Digit) -> String {
    if candidates.contains(digit) {
        digit.to_string()
    } else {
        " ".to_owned()
    }
}

fn class_of(mark: Mark) -> &'static str {
    match mark {
        Mark::Pattern => "pattern",
        Mark::Out => "out",
        Mark::Placed => "placed",
    }
}
