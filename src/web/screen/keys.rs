//! The sheet of keys: each key that can be changed is a button.

use crate::web::dom;
use app::{View, words};
use web_sys::{Element, HtmlElement};

/// Its nodes.
#[derive(Debug)]
pub(super) struct Keys {
    sheet: Element,
    rows: Element,
    said: Element,
}

impl Keys {
    pub(super) fn new(root: &Element) -> Self {
        Self {
            sheet: dom::find(root, "#help"),
            rows: dom::find(root, "#help-keys"),
            said: dom::find(root, "#help-said"),
        }
    }

    pub(super) fn draw(&self, before: Option<&View>, next: &View) {
        let is_same = |before: &View| {
            let what = |view: &View| (view.voice.lang, view.books);
            what(before) == what(next) && before.keys == next.keys
        };
        if before.is_some_and(is_same) {
            return;
        }
        let waiting = next.keys.waiting.as_deref();
        dom::set_flag(&self.sheet, "data-waiting", waiting.is_some());
        let own = next.keys.own.words();
        dom::set(&self.sheet, "data-own", &own);
        dom::set_class(&dom::html(), "own-keys", !own.is_empty());
        let focused = self.focused();
        self.rows.set_text_content(None);
        for row in words::keys(next.voice.lang, &next.keys.own) {
            let keys = dom::with_text("dt", "", "");
            for (print, usual) in &row.keys {
                let key = key(print, usual.as_deref(), &row.what);
                if usual.is_some() && usual.as_deref() == waiting {
                    dom::set(&key, "aria-pressed", "true");
                }
                dom::append(&keys, &key);
            }
            dom::append(&self.rows, &keys);
            dom::append(&self.rows, &dom::with_text("dd", "", &row.what));
        }
        self.said.set_text_content(Some(&next.keys.said));
        self.focus(focused);
    }

    /// The default name of the key that has the focus, so that it keeps the focus when it is rebuilt.
    fn focused(&self) -> Option<String> {
        let key = dom::document().active_element()?;
        key.get_attribute("data-key")
    }

    fn focus(&self, usual: Option<String>) {
        let Some(usual) = usual else {
            return;
        };
        let keys = dom::all(&self.rows, "[data-key]").into_iter();
        let mut keys =
            keys.filter(|key: &HtmlElement| key.get_attribute("data-key").as_ref() == Some(&usual));
        if let Some(key) = keys.next() {
            dom::log_failure(key.focus());
        }
    }
}

fn key(print: &str, usual: Option<&str>, what: &str) -> HtmlElement {
    let Some(usual) = usual else {
        return dom::with_text("span", "", print);
    };
    let key = dom::with_text("button", "", print);
    dom::set(&key, "type", "button");
    dom::set(&key, "data-key", usual);
    dom::set(&key, "aria-label", &format!("{print}: {what}"));
    key
}
