//! The small digits of a cell, each always in its place: lines of text, so that a board full of them is laid out
//! quickly. Only those with a part in a step get a node of their own.

use crate::app::layer::{Layer, slots};
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
        let centre = centre(next, voice);
        if centre.is_empty() && runs.iter().all(|(class, _)| class.is_empty()) {
            let text: String = runs.into_iter().map(|(_, text)| text).collect();
            self.node.set_text_content(Some(&text));
            return;
        }
        self.node.set_text_content(None);
        for (class, text) in runs {
            match class {
                "" => dom::append_text(&self.node, &text),
                class => dom::append(&self.node, &dom::with_text("b", class, &text)),
            }
        }
        for (class, text) in centre {
            dom::append(&self.node, &dom::with_text("b", class, &text));
        }
    }
}

/// The text in runs that look alike: of each the class, and its signs.
fn runs(looks: &CellView, voice: &Voice) -> Vec<(&'static str, String)> {
    let mut runs: Vec<(&'static str, String)> = Vec::new();
    for (place, sign) in signs(looks, voice.geometry.side()).into_iter().enumerate() {
        let digit = sign.map(|(digit, _)| digit);
        let class = sign.map_or("", |(_, class)| class);
        let parts = [
            ("", blank_before(place, voice).to_owned()),
            (class, text(digit, voice)),
        ];
        for (class, text) in parts {
            match runs.last_mut() {
                Some((last, run)) if *last == class => run.push_str(&text),
                _ => runs.push((class, text)),
            }
        }
    }
    runs
}

/// What stands in each place, with its class: if the candidates are shown, those, and among them the player's marks;
/// otherwise the marks in the corner.
fn signs(looks: &CellView, side: usize) -> Vec<Option<(Digit, &'static str)>> {
    let corner = looks.mine.get(Layer::Corner);
    match looks.candidates {
        Some(candidates) => {
            let sign = |digit| class_in(looks, candidates, digit).map(|class| (digit, class));
            Digit::all(side).map(sign).collect()
        }
        None if corner.is_empty() => Vec::new(),
        None => {
            let places = slots(across(side), corner.len());
            let mut marks = corner.iter().map(|digit| (digit, "mine"));
            places
                .into_iter()
                .map(|taken| if taken { marks.next() } else { None })
                .collect()
        }
    }
}

/// The class of a digit among the candidates; `None` if it is not shown. A part of a step goes before a mark.
fn class_in(looks: &CellView, candidates: DigitSet, digit: Digit) -> Option<&'static str> {
    let is_mine = looks.mine.digits().contains(digit);
    if !candidates.contains(digit) {
        return is_mine.then_some("mine out");
    }
    let part = looks.marks.iter().find(|(marked, _)| *marked == digit);
    let plain = if is_mine { "mine" } else { "" };
    Some(part.map_or(plain, |(_, mark)| class_of(*mark)))
}

/// The marks in the centre, in lines: more of them are smaller. Among the candidates they have their places.
fn centre(looks: &CellView, voice: &Voice) -> Vec<(&'static str, String)> {
    let marks = looks.mine.get(Layer::Centre);
    if marks.is_empty() || looks.candidates.is_some() {
        return Vec::new();
    }
    let texts: Vec<String> = marks.iter().map(|digit| voice.digit(digit)).collect();
    let n_lines = texts.len().div_ceil(MOST_IN_A_LINE);
    let per_line = texts.len().div_ceil(n_lines);
    let blank = if texts.iter().any(|text| text.len() > 1) {
        " "
    } else {
        ""
    };
    let lines: Vec<String> = texts
        .chunks(per_line)
        .map(|line| line.join(blank))
        .collect();
    let width = lines.iter().map(String::len).max().unwrap_or(0);
    let class = match width.max(2 * n_lines) {
        0..=4 => "centre",
        5..=6 => "centre more",
        _ => "centre most",
    };
    vec![(class, lines.join("\n"))]
}

/// More marks in the centre stand in several lines.
const MOST_IN_A_LINE: usize = 6;

fn shown(looks: &CellView) -> (Option<DigitSet>, DigitSet, DigitSet, &[(Digit, Mark)]) {
    let mine = |layer| looks.mine.get(layer);
    let (corner, centre) = (mine(Layer::Corner), mine(Layer::Centre));
    (looks.candidates, corner, centre, &looks.marks)
}

/// The places in a line: the lines form a square, or nearly.
fn across(side: usize) -> usize {
    (1..).find(|across| across * across >= side).unwrap_or(side)
}

/// What separates a place from the one before it.
fn blank_before(place: usize, voice: &Voice) -> &'static str {
    match place {
        0 => "",
        place if place % across(voice.geometry.side()) == 0 => "\n",
        _ => " ",
    }
}

/// A digit, or blanks of the same width.
fn text(digit: Option<Digit>, voice: &Voice) -> String {
    let widest = Digit::all(voice.geometry.side()).next_back();
    let width = widest.map_or(1, |last| voice.digit(last).len());
    let text = digit.map_or(String::new(), |digit| voice.digit(digit));
    format!("{text:>width$}")
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
