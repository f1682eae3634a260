//! The small digits of a cell, each always in its place: lines of text, so that a board full of them is laid out
//! quickly. Only those with a part in a step get a node of their own.

use crate::app::layer::{Layer, Marks, slots};
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
        if centre.is_none() && runs.iter().all(|(look, _)| *look == PLAIN) {
            let text: String = runs.into_iter().map(|(_, text)| text).collect();
            self.node.set_text_content(Some(&text));
            return;
        }
        self.node.set_text_content(None);
        append(&self.node, runs);
        if let Some((class, runs)) = centre {
            let line = dom::element("span", "");
            append(&line, runs);
            let centre = dom::element("b", class);
            dom::append(&centre, &line);
            dom::append(&self.node, &centre);
        }
    }
}

/// A run of text: its class, and the number of its colour.
type Look = (&'static str, Option<Digit>);

const PLAIN: Look = ("", None);

fn append(node: &HtmlElement, runs: Vec<(Look, String)>) {
    for (look, text) in runs {
        let (class, colour) = look;
        if look == PLAIN {
            dom::append_text(node, &text);
            continue;
        }
        let run = dom::with_text("b", class, &text);
        if let Some(colour) = colour {
            dom::put(&run, "data-colour", &colour.to_string());
        }
        dom::append(node, &run);
    }
}

fn push(runs: &mut Vec<(Look, String)>, look: Look, text: &str) {
    match runs.last_mut() {
        Some((last, run)) if *last == look => run.push_str(text),
        _ => runs.push((look, text.to_owned())),
    }
}

/// The text in runs that look alike.
fn runs(looks: &CellView, voice: &Voice) -> Vec<(Look, String)> {
    let mut runs = Vec::new();
    for (place, sign) in signs(looks, voice.geometry.side()).into_iter().enumerate() {
        let digit = sign.map(|(digit, _)| digit);
        let class = sign.map_or("", |(_, class)| class);
        // A part of a step has a colour of its own.
        let is_part = !matches!(class, "" | "mine" | "mine out");
        let colour = digit
            .filter(|_| !is_part)
            .and_then(|digit| looks.mine.tint(digit));
        push(&mut runs, PLAIN, blank_before(place, voice));
        push(&mut runs, (class, colour), &text(digit, voice));
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
fn centre(looks: &CellView, voice: &Voice) -> Option<(&'static str, Vec<(Look, String)>)> {
    let marks = looks.mine.get(Layer::Centre);
    if marks.is_empty() || looks.candidates.is_some() {
        return None;
    }
    let texts: Vec<String> = marks.iter().map(|digit| voice.digit(digit)).collect();
    let n_lines = texts.len().div_ceil(MOST_IN_A_LINE);
    let per_line = texts.len().div_ceil(n_lines);
    let blank = if texts.iter().any(|text| text.len() > 1) {
        " "
    } else {
        ""
    };
    let lines = texts.chunks(per_line).map(|line| line.join(blank).len());
    let width = lines.max().unwrap_or(0);
    let class = match width.max(2 * n_lines) {
        0..=4 => "centre",
        5..=6 => "centre more",
        _ => "centre most",
    };
    let mut runs = Vec::new();
    for (place, (digit, text)) in marks.iter().zip(&texts).enumerate() {
        let before = match place {
            0 => "",
            place if place % per_line == 0 => "\n",
            _ => blank,
        };
        push(&mut runs, PLAIN, before);
        push(&mut runs, ("", looks.mine.tint(digit)), text);
    }
    Some((class, runs))
}

/// More marks in the centre stand in several lines.
const MOST_IN_A_LINE: usize = 6;

fn shown(looks: &CellView) -> (Option<DigitSet>, Marks, &[(Digit, Mark)]) {
    let digits = looks.mine.with(Layer::Colour, DigitSet::EMPTY);
    (looks.candidates, digits, &looks.marks)
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
