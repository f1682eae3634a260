//! The small digits of a cell, each always at its place: lines of text, so that a board full of them is quickly laid
//! out. Only what has a part in a step gets a node of its own.

use crate::app::view::{CellView, Mark};
use crate::app::words::Voice;
use crate::board::{Digit, DigitSet};
use crate::web::{Fallible, dom};
use web_sys::HtmlElement;

/// The node that holds the lines.
#[derive(Debug)]
pub(super) struct Notes {
    node: HtmlElement,
}

impl Notes {
    pub(super) fn new() -> Fallible<Self> {
        let node = dom::element("span", "notes")?;
        node.set_attribute("aria-hidden", "true")?;
        Ok(Self { node })
    }

    pub(super) fn node(&self) -> &HtmlElement {
        &self.node
    }

    pub(super) fn draw(
        &self,
        before: Option<&CellView>,
        next: &CellView,
        voice: &Voice,
    ) -> Fallible {
        if before.is_some_and(|looks| shown(looks) == shown(next)) {
            return Ok(());
        }
        self.node.set_text_content(None);
        let Some(candidates) = next.candidates else {
            return Ok(());
        };
        let mut plain = String::new();
        for digit in Digit::all(voice.geometry.side()) {
            plain.push_str(blank_before(digit, voice));
            let text = text(candidates, digit, voice);
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
}

fn shown(looks: &CellView) -> (Option<DigitSet>, &[(Digit, Mark)]) {
    (looks.candidates, &looks.marks)
}

/// What stands between a digit and the one before it: the lines make a square, or nearly.
fn blank_before(digit: Digit, voice: &Voice) -> &'static str {
    let side = voice.geometry.side();
    let across = (1..).find(|across| across * across >= side).unwrap_or(side);
    match digit.index() {
        0 => "",
        place if place % across == 0 => "\n",
        _ => " ",
    }
}

/// A digit, or blanks as wide.
fn text(candidates: DigitSet, digit: Digit, voice: &Voice) -> String {
    let widest = Digit::all(voice.geometry.side()).next_back();
    let width = widest.map_or(1, |last| voice.digit(last).len());
    let text = candidates.contains(digit).then(|| voice.digit(digit));
    format!("{:>width$}", text.unwrap_or_default())
}

fn class_of(mark: Mark) -> &'static str {
    match mark {
        Mark::Pattern => "pattern",
        Mark::Out => "out",
        Mark::Placed => "placed",
    }
}
