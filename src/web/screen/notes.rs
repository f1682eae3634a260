//! The small digits of a cell, each always in its place: lines of text, so that a board full of them is laid out
//! quickly. Only those with a part in a step get a node of their own.

use crate::app::view::{CellView, Mark};
use crate::app::words::Voice;
use crate::board::{Digit, DigitSet};
use crate::web::dom;
use web_sys::HtmlElement;

/// The node that holds the lines.
#[derive(Debug)]
pub(super) struct Notes {
    node: HtmlElement,
}

impl Notes {
    pub(super) fn new() -> Self {
        let node = dom::element("span", "notes");
        dom::put(&node, "aria-hidden", "true");
        Self { node }
    }

    pub(super) fn node(&self) -> &HtmlElement {
        &self.node
    }

    pub(super) fn draw(&self, before: Option<&CellView>, next: &CellView, voice: &Voice) {
        if before.is_some_and(|looks| shown(looks) == shown(next)) {
            return;
        }
        let runs = runs(next, voice);
        if runs.iter().all(|(mark, _)| mark.is_none()) {
            let text: String = runs.into_iter().map(|(_, text)| text).collect();
            self.node.set_text_content(Some(&text));
            return;
        }
        self.node.set_text_content(None);
        for (mark, text) in runs {
            match mark {
                None => dom::append_text(&self.node, &text),
                Some(mark) => dom::append(&self.node, &dom::with_text("b", class_of(mark), &text)),
            }
        }
    }
}

/// The text in runs that look alike.
fn runs(looks: &CellView, voice: &Voice) -> Vec<(Option<Mark>, String)> {
    let mut runs: Vec<(Option<Mark>, String)> = Vec::new();
    let candidates = looks.candidates.unwrap_or_default();
    let shown = looks.candidates.map(|_| Digit::all(voice.geometry.side()));
    for digit in shown.into_iter().flatten() {
        let mut marks = looks.marks.iter().filter(|_| candidates.contains(digit));
        let mark = marks.find(|(marked, _)| *marked == digit);
        let parts = [
            (None, blank_before(digit, voice).to_owned()),
            (mark.map(|(_, mark)| *mark), text(candidates, digit, voice)),
        ];
        for (mark, text) in parts {
            match runs.last_mut() {
                Some((last, run)) if *last == mark => run.push_str(&text),
                _ => runs.push((mark, text)),
            }
        }
    }
    runs
}

fn shown(looks: &CellView) -> (Option<DigitSet>, &[(Digit, Mark)]) {
    (looks.candidates, &looks.marks)
}

/// What separates a digit from the one before it: the lines form a square, or nearly.
fn blank_before(digit: Digit, voice: &Voice) -> &'static str {
    let side = voice.geometry.side();
    let across = (1..).find(|across| across * across >= side).unwrap_or(side);
    match digit.index() {
        0 => "",
        place if place % across == 0 => "\n",
        _ => " ",
    }
}

/// A digit, or blanks of the same width.
fn text(candidates: DigitSet, digit: Digit, voice: &Voice) -> String {
    let widest = Digit::all(voice.geometry.side()).next_back();
    let width = widest.map_or(1, |last| voice.digit(last).len());
    let text = candidates.contains(digit).then(|| voice.digit(digit));
    format!("{:>width$}", text.unwrap_or_default())
}

fn class_of(mark: Mark) -> &'static str {
    match mark {
        Mark::Pattern => "pattern",
        Mark::Against => "against",
        Mark::Extra => "extra",
        Mark::Set(0) => "set-a",
        Mark::Set(1) => "set-b",
        Mark::Set(2) => "set-c",
        Mark::Set(_) => "set-d",
        Mark::Common => "common",
        Mark::Claim(true) => "claim right",
        Mark::Claim(false) => "claim",
        Mark::Out => "out",
        Mark::OutClaim => "claim out",
        Mark::Placed => "placed",
    }
}
