//! The small digits of a cell, each always in its place: lines of text, so that a board full of them is laid out
//! quickly. Only those with a part in a step, and the player's, get their own node, and only lines that change are
//! written.

use crate::web::dom;
use app::edit::layer::slots;
use app::view::{CellView, Mark};
use app::words::Voice;
use nonet::board::{Digit, DigitSet, Layer, Marks};
use std::cell::RefCell;
use web_sys::HtmlElement;

/// The node that holds the lines.
#[derive(Debug)]
pub(super) struct Notes {
    node: HtmlElement,
    lines: RefCell<Vec<Line>>,
    centre: RefCell<Option<HtmlElement>>,
}

/// A line as drawn.
#[derive(Debug)]
struct Line {
    node: HtmlElement,
    runs: Vec<Run>,
}

impl Notes {
    pub(super) fn new() -> Self {
        let node = dom::element("div", "notes");
        dom::put(&node, "aria-hidden", "true");
        Self {
            node,
            lines: RefCell::default(),
            centre: RefCell::default(),
        }
    }

    pub(super) fn node(&self) -> &HtmlElement {
        &self.node
    }

    pub(super) fn draw(&self, before: Option<&CellView>, next: &CellView, voice: &Voice) {
        if before.is_some_and(|looks| shown(looks) == shown(next)) {
            return;
        }
        self.draw_lines(lines(next, voice));
        self.draw_centre(centre(next, voice));
    }

    fn draw_lines(&self, next: Vec<Vec<Run>>) {
        let mut lines = self.lines.borrow_mut();
        let n_kept = next.len().min(lines.len());
        for line in lines.drain(n_kept..) {
            line.node.remove();
        }
        let mut next = next.into_iter();
        for (line, runs) in lines.iter_mut().zip(&mut next) {
            line.draw(runs);
        }
        for runs in next {
            let node = dom::element("div", "");
            fill(&node, &runs);
            dom::append(&self.node, &node);
            lines.push(Line { node, runs });
        }
    }

    fn draw_centre(&self, next: Option<(&'static str, Vec<Run>)>) {
        if let Some(node) = self.centre.take() {
            node.remove();
        }
        let Some((class, runs)) = next else { return };
        let line = dom::element("span", "");
        fill(&line, &runs);
        let centre = dom::element("b", class);
        dom::append(&centre, &line);
        dom::append(&self.node, &centre);
        self.centre.replace(Some(centre));
    }
}

impl Line {
    /// Writes what differs. Runs with the same look stay the same nodes.
    fn draw(&mut self, next: Vec<Run>) {
        let looks_same = |(before, next): (&Run, &Run)| before.0 == next.0;
        if self.runs.len() != next.len() || !self.runs.iter().zip(&next).all(looks_same) {
            fill(&self.node, &next);
        } else if self.runs != next {
            let nodes = self.node.child_nodes();
            let differs = |at: &usize| self.runs[*at] != next[*at];
            for at in (0..next.len()).filter(differs) {
                if let Some(node) = nodes.item(at as u32) {
                    node.set_text_content(Some(&next[at].1));
                }
            }
        }
        self.runs = next;
    }
}

/// How a run of text looks: its class, and the number of its colour.
type Look = (&'static str, Option<Digit>);

/// A run of text with one look.
type Run = (Look, String);

const PLAIN: Look = ("", None);

fn fill(node: &HtmlElement, runs: &[Run]) {
    node.set_text_content(None);
    for (look, text) in runs {
        let (class, colour) = *look;
        if *look == PLAIN {
            dom::append_text(node, text);
            continue;
        }
        let run = dom::with_text("b", class, text);
        if let Some(colour) = colour {
            dom::put(&run, "data-colour", &colour.to_string());
        }
        dom::append(node, &run);
    }
}

fn push(runs: &mut Vec<Run>, look: Look, text: &str) {
    match runs.last_mut() {
        Some((last, run)) if *last == look => run.push_str(text),
        _ => runs.push((look, text.to_owned())),
    }
}

/// The lines, each as runs of the same look.
fn lines(looks: &CellView, voice: &Voice) -> Vec<Vec<Run>> {
    let side = voice.geometry.side();
    let signs = signs(looks, side);
    let lines = signs.chunks(across(side));
    let n_lines = lines.len();
    let line = |(at, signs)| {
        let mut runs = line(looks, signs, voice);
        if at + 1 < n_lines {
            push(&mut runs, PLAIN, "\n"); // for reading and copying it
        }
        runs
    };
    lines.enumerate().map(line).collect()
}

fn line(looks: &CellView, signs: &[Option<Sign>], voice: &Voice) -> Vec<Run> {
    let mut runs = Vec::new();
    for (place, sign) in signs.iter().enumerate() {
        if place > 0 {
            push(&mut runs, PLAIN, " ");
        }
        let digit = sign.map(|(digit, _)| digit);
        let class = sign.map_or("", |(_, class)| class);
        // Digits with a part in a step have the colour of that part.
        let is_part = !matches!(class, "" | "mine" | "mine out");
        let colour = digit
            .filter(|_| !is_part)
            .and_then(|digit| looks.mine.tint(digit));
        push(&mut runs, (class, colour), &text(digit, voice));
    }
    runs
}

/// A small digit and its class.
type Sign = (Digit, &'static str);

/// The digit in each place, with its class: if the candidates are shown, they and the player's marks among them;
/// otherwise the marks in the corner.
fn signs(looks: &CellView, side: usize) -> Vec<Option<Sign>> {
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

/// The class of a digit among the candidates; `None` if it is not shown. A part in a step comes before a mark.
fn class_in(looks: &CellView, candidates: DigitSet, digit: Digit) -> Option<&'static str> {
    let is_mine = looks.mine.digits().contains(digit);
    if !candidates.contains(digit) {
        return is_mine.then_some("mine out");
    }
    let part = looks.marks.iter().find(|(marked, _)| *marked == digit);
    let plain = if is_mine { "mine" } else { "" };
    Some(part.map_or(plain, |(_, mark)| class_of(*mark)))
}

/// The marks in the centre, in lines, smaller if there are more. `None` if candidates are shown: the marks are then
/// among them.
fn centre(looks: &CellView, voice: &Voice) -> Option<(&'static str, Vec<Run>)> {
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

/// More marks than this in the centre take several lines.
const MOST_IN_A_LINE: usize = 6;

fn shown(looks: &CellView) -> (Option<DigitSet>, Marks, &[(Digit, Mark)]) {
    let digits = looks.mine.with(Layer::Colour, DigitSet::EMPTY);
    (looks.candidates, digits, &looks.marks)
}

/// The places in a line: the lines form a square, or nearly.
fn across(side: usize) -> usize {
    (1..).find(|across| across * across >= side).unwrap_or(side)
}

/// A digit padded to the width of the widest, or blanks.
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
