//! One cell: a digit, and the small digits, each always at its place.
//!
//! A cell can be typed into, so that input methods and dictation reach it as well as keys do; what is typed is never
//! left to the browser (`events::typing`).

use crate::app::view::{CellView, Mark, Origin, Role};
use crate::web::{Fallible, dom};
use web_sys::HtmlElement;

/// The nodes of a cell.
#[derive(Debug)]
pub(super) struct CellNodes {
    node: HtmlElement,
    digit: HtmlElement,
    notes: HtmlElement,
    side: usize,
}

impl CellNodes {
    /// An empty cell.
    pub(super) fn new(side: usize, row: usize, col: usize) -> Fallible<Self> {
        let node = dom::element("div", "")?;
        let index = (row * side + col).to_string();
        for (name, value) in [
            ("role", "gridcell"),
            ("data-cell", &index),
            ("tabindex", "-1"),
            ("contenteditable", "plaintext-only"),
            ("inputmode", "none"),
            ("spellcheck", "false"),
        ] {
            node.set_attribute(name, value)?;
        }
        if node.content_editable() != "plaintext-only" {
            node.set_content_editable("true"); // a browser that does not know the plain kind
        }
        let (digit, notes) = insides(&node)?;
        Ok(Self {
            node,
            digit,
            notes,
            side,
        })
    }

    /// Its outer node.
    pub(super) fn node(&self) -> &HtmlElement {
        &self.node
    }

    /// Draws what differs.
    pub(super) fn draw(&self, before: Option<&CellView>, next: &CellView) -> Fallible {
        if before.map(|cell| &cell.digit) != Some(&next.digit) {
            self.digit.set_text_content(Some(&next.digit));
        }
        self.draw_marks(before.map(|cell| &cell.candidates[..]), &next.candidates)?;
        let class = class_of(next);
        if before.map(class_of).as_ref() != Some(&class) {
            self.node.set_class_name(&class);
        }
        dom::set(&self.node, "aria-label", &next.name)?;
        dom::set_state(&self.node, "aria-selected", next.selected)?;
        dom::set_state(&self.node, "aria-readonly", next.origin == Origin::Given)?;
        dom::set_state(&self.node, "aria-invalid", next.conflict)
    }

    /// Makes its inside anew.
    pub(super) fn repair(&mut self, looks: &CellView) -> Fallible {
        self.node.set_text_content(None);
        (self.digit, self.notes) = insides(&self.node)?;
        self.digit.set_text_content(Some(&looks.digit));
        self.draw_marks(None, &looks.candidates)
    }

    /// The places of the small digits are made when the first of them is to be seen.
    fn draw_marks(&self, before: Option<&[Mark]>, next: &[Mark]) -> Fallible {
        let is_empty = self.notes.first_child().is_none();
        if before == Some(next) || (is_empty && next.is_empty()) {
            return Ok(());
        }
        if is_empty {
            for _ in 0..self.side {
                dom::append(&self.notes, dom::element("span", ""))?;
                // Keeps the digits apart for those who speak what they see, as the cell's name does.
                self.notes.append_with_str_1(" ")?;
            }
        }
        let mark = |marks: &[Mark], place| marks.get(place).copied().unwrap_or(Mark::Absent);
        for place in 0..self.side {
            let (drawn, wanted) = (mark(before.unwrap_or_default(), place), mark(next, place));
            if drawn != wanted {
                self.draw_mark(place, wanted)?;
            }
        }
        Ok(())
    }

    fn draw_mark(&self, place: usize, mark: Mark) -> Fallible {
        let node = super::child(&self.notes, place)?;
        let digit = (place + 1).to_string();
        let text = Some(digit.as_str()).filter(|_| mark != Mark::Absent);
        node.set_text_content(text);
        node.set_class_name(match mark {
            Mark::Absent | Mark::Plain => "",
            Mark::Pattern => "pattern",
            Mark::Out => "out",
            Mark::Placed => "placed",
        });
        Ok(())
    }
}

fn insides(node: &HtmlElement) -> Fallible<(HtmlElement, HtmlElement)> {
    let (digit, notes) = (
        dom::element("span", "digit")?,
        dom::element("span", "notes")?,
    );
    notes.set_attribute("aria-hidden", "true")?;
    node.append_with_node_2(&digit, &notes)?;
    Ok((digit, notes))
}

fn class_of(looks: &CellView) -> String {
    let [right, below] = looks.box_ends;
    let marks = [
        (right, "box-right"),
        (below, "box-below"),
        (looks.selected, "selected"),
        (looks.peer, "peer"),
        (looks.same, "same"),
        (looks.conflict, "conflict"),
        (looks.pointed, "pointed"),
    ];
    let on = marks
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, name)| name);
    let parts = ["cell", origin_class(looks.origin), role_class(looks.role)];
    let names = parts.into_iter().filter(|name| !name.is_empty()).chain(on);
    names.collect::<Vec<_>>().join(" ")
}

fn origin_class(origin: Origin) -> &'static str {
    match origin {
        Origin::Empty => "",
        Origin::Given => "given",
        Origin::Own => "own",
        Origin::Tool => "tool",
    }
}

fn role_class(role: Role) -> &'static str {
    match role {
        Role::None => "",
        Role::House => "role-house",
        Role::Pattern => "role-pattern",
        Role::Out => "role-out",
        Role::Placed => "role-placed",
        Role::Mistake => "role-mistake",
    }
}
