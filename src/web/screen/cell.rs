//! One cell: its digit, its small digits, its marks and its name.
//!
//! A cell can be typed into, so that input methods and dictation reach it as well as keys; the browser itself
//! writes nothing into it (`events::typing`).

use super::colours::Colours;
use super::notes::Notes;
use crate::web::dom;
use app::steps::cascade::AGES;
use app::view::{CellView, Origin, Role};
use app::words::Voice;
use nonet::board::Layer;
use web_sys::HtmlElement;

/// The classes of recently changed cells, newest first.
pub(super) const AGE_CLASSES: [&str; AGES] = [
    "role-age-0",
    "role-age-1",
    "role-age-2",
    "role-age-3",
    "role-age-4",
];

/// An attribute, and whether it is `true`.
type State = (&'static str, fn(&CellView) -> bool);

/// What assistive technology gets about a cell besides its name.
const STATES: [State; 3] = [
    ("aria-selected", |cell| cell.selected),
    ("aria-readonly", |cell| cell.origin == Origin::Given),
    ("aria-invalid", |cell| {
        cell.wrong || !cell.clashes.is_empty()
    }),
];

/// The nodes of a cell.
#[derive(Debug)]
pub(super) struct CellNodes {
    node: HtmlElement,
    digit: HtmlElement,
    notes: Notes,
    colours: Colours,
}

impl CellNodes {
    /// An empty cell for display only.
    pub(super) fn still() -> Self {
        let node = dom::element("div", "");
        dom::put(&node, "role", "gridcell");
        let (digit, notes) = insides(&node);
        Self {
            node,
            digit,
            notes,
            colours: Colours::default(),
        }
    }

    /// An empty cell to type into.
    pub(super) fn new(side: usize, row: usize, col: usize) -> Self {
        let cell = Self::still();
        let node = &cell.node;
        let index = (row * side + col).to_string();
        for (name, value) in [
            ("data-cell", &*index),
            ("tabindex", "-1"),
            ("contenteditable", "plaintext-only"),
            ("inputmode", "none"),
            ("spellcheck", "false"),
        ] {
            dom::put(node, name, value);
        }
        if node.content_editable() != "plaintext-only" {
            node.set_content_editable("true"); // a browser that does not support the plain kind
        }
        cell
    }

    /// Its outer node.
    pub(super) fn node(&self) -> &HtmlElement {
        &self.node
    }

    /// Draws what differs; everything, if the voice has changed.
    pub(super) fn draw(
        &self,
        (before, spoke): (Option<&CellView>, Option<&Voice>),
        (next, voice): (&CellView, &Voice),
    ) {
        let before = before.filter(|_| spoke == Some(voice));
        if before == Some(next) {
            return;
        }
        if before.map(|cell| cell.digit) != Some(next.digit) {
            self.digit.set_text_content(Some(&text_of(next, voice)));
        }
        self.notes.draw(before, next, voice);
        self.colours.draw(&self.node, before, next);
        let class = class_of(next);
        if before.map(class_of).as_ref() != Some(&class) {
            self.node.set_class_name(&class);
        }
        dom::set(&self.node, "aria-label", &voice.cell_name(next));
        for (name, state) in STATES {
            if before.map(state) != Some(state(next)) {
                dom::set_state(&self.node, name, state(next));
            }
        }
    }

    /// Rebuilds its inside.
    pub(super) fn repair(&mut self, looks: &CellView, voice: &Voice) {
        self.node.set_text_content(None);
        (self.digit, self.notes) = insides(&self.node);
        self.digit.set_text_content(Some(&text_of(looks, voice)));
        self.notes.draw(None, looks, voice);
        self.colours = Colours::default();
        self.colours.draw(&self.node, None, looks);
    }
}

fn text_of(looks: &CellView, voice: &Voice) -> String {
    looks
        .digit
        .map_or(String::new(), |digit| voice.digit(digit))
}

fn insides(node: &HtmlElement) -> (HtmlElement, Notes) {
    let digit = dom::element("span", "digit");
    let notes = Notes::new();
    dom::append(node, &digit);
    dom::append(node, notes.node());
    (digit, notes)
}

fn class_of(looks: &CellView) -> String {
    let [left, above] = looks.box_starts;
    let names = [
        (true, origin_class(looks.origin)),
        (true, role_class(looks.role)),
        (looks.role != Role::None, "has-role"),
        (left, "box-left"),
        (above, "box-above"),
        (looks.selected, "selected"),
        (!looks.mine.get(Layer::Colour).is_empty(), "coloured"),
        (looks.peer, "peer"),
        (looks.same, "same"),
        (looks.lit, "lit"),
        (!looks.clashes.is_empty(), "conflict"),
        (looks.supposed, "supposed"),
        (looks.wrong, "wrong"),
        (looks.lacking, "lacking"),
        (looks.pointed, "pointed"),
    ];
    let mut class = "cell".to_owned();
    for (on, name) in names {
        if on && !name.is_empty() {
            class += " ";
            class += name;
        }
    }
    class
}

fn origin_class(origin: Origin) -> &'static str {
    match origin {
        Origin::Empty | Origin::Hidden => "",
        Origin::Given => "given",
        Origin::Own => "own",
        Origin::Tool => "tool",
        Origin::Shown => "shown",
    }
}

fn role_class(role: Role) -> &'static str {
    match role {
        Role::None => "",
        Role::House => "role-house",
        Role::Pattern => "role-pattern",
        Role::Set(number) => ["role-a", "role-b", "role-c", "role-d"][usize::from(number % 4)],
        Role::Out => "role-out",
        Role::Placed => "role-placed",
        Role::Mistake => "role-mistake",
        Role::Named => "role-named",
        Role::Differs => "role-differs",
        Role::Age(age) => AGE_CLASSES.get(age).copied().unwrap_or_default(),
    }
}
