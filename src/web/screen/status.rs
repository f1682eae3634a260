//! The status line, and the marks on the page as a whole: busy, light or dark.

use super::diff::changed;
use crate::web::dom;
use app::View;
use app::model::Pick;
use web_sys::{Element, HtmlElement};

/// A character without width that makes a sentence differ from the same one before it.
const NOTHING: char = '\u{200B}';

/// The nodes of the status.
#[derive(Debug)]
pub(super) struct Status {
    page: Element,
    status: HtmlElement,
    standing: HtmlElement,
}

impl Status {
    pub(super) fn new(root: &Element) -> Self {
        Self {
            page: root.clone(),
            status: dom::find(root, "#status"),
            standing: dom::find(root, "#standing"),
        }
    }

    pub(super) fn draw(&self, before: Option<&View>, next: &View) {
        if changed(before, next, |view| view.status_serial)
            || before.map(|view| &view.status) != Some(&next.status)
        {
            self.announce(&next.status);
        }
        if before.map(|view| &view.standing) != Some(&next.standing) {
            self.standing.set_text_content(Some(&next.standing));
        }
        if changed(before, next, |view| view.n_kept) {
            dom::set(&self.standing, "data-saved", &next.n_kept.to_string());
        }
        dom::set_class(&self.page, "busy", next.busy);
        if changed(before, next, |view| view.picks.name(Pick::Theme)) {
            set_theme(next.picks.name(Pick::Theme));
        }
    }

    /// Screen readers speak a live text when it changes, so the same result twice must not be the same text.
    fn announce(&self, text: &str) {
        let is_same = self.status.text_content().as_deref() == Some(text);
        let text = if is_same && !text.is_empty() {
            format!("{text}{NOTHING}")
        } else {
            text.to_owned()
        };
        self.status.set_text_content(Some(&text));
        // Restarts the few seconds for which the text shows in narrow windows.
        let is_odd = self.status.has_attribute("data-odd");
        dom::set_flag(&self.status, "data-odd", !is_odd);
    }
}

fn set_theme(theme: &str) {
    let html = dom::html();
    match theme {
        "system" => dom::set_flag(&html, "data-theme", false),
        _ => dom::set(&html, "data-theme", theme),
    }
}
