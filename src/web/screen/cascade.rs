//! The player of a cascade, and its rows in the panel.
//!
//! While it plays, a frame changes a few attributes and texts; bars and rows are made once.

use super::cell::AGE_CLASSES;
use super::refs::refer;
use crate::web::dom;
use app::View;
use app::steps::cascade::Kind;
use app::view::{PlayedRow, PlayerView};
use web_sys::{Element, HtmlElement, HtmlInputElement};

/// The nodes of the player.
#[derive(Debug)]
pub(super) struct Player {
    player: HtmlElement,
    bars: Element,
    /// Makes the bars still to come pale.
    veil: Element,
    /// The bar of the newest deduction.
    newest: Element,
    slider: HtmlInputElement,
    play: HtmlElement,
    place: HtmlElement,
    what: HtmlElement,
    panel: Element,
}

impl Player {
    pub(super) fn new(root: &Element) -> Self {
        Self {
            player: dom::find(root, "#player"),
            bars: dom::find(root, "#player .bars svg"),
            veil: dom::drawing("rect", "veil"),
            newest: dom::drawing("rect", ""),
            slider: dom::find(root, "#scrub"),
            play: dom::find(root, "#player .play"),
            place: dom::find(root, "#player b"),
            what: dom::find(root, "#player span"),
            panel: dom::find(root, "#panel"),
        }
    }

    /// Comes after the panel, whose rows it marks.
    pub(super) fn draw(&self, before: Option<&View>, next: &View) {
        let is_same = |view: &View| (&view.player, &view.panel) == (&next.player, &next.panel);
        if before.is_some_and(is_same) {
            return;
        }
        dom::set_flag(&self.player, "hidden", next.player.is_none());
        let Some(player) = &next.player else {
            dom::set_class(&self.player, "playing", false);
            return;
        };
        let before = before.and_then(|view| view.player.as_ref());
        if before.map(|before| &before.track) != Some(&player.track) {
            self.make(&player.track.kinds());
        }
        self.draw_moment(player);
        self.draw_rows(player.at);
    }

    /// The bars, kind by kind, each deduction one unit wide.
    fn make(&self, kinds: &[Kind]) {
        self.bars.set_text_content(None);
        let size = format!("0 0 {} 2", kinds.len());
        dom::put(&self.bars, "viewBox", &size);
        for (kind, class) in Kind::ALL {
            let places = kinds.iter().enumerate().filter(|(_, of)| **of == kind);
            let bar = |(place, _): (usize, &Kind)| format!("M{place}.1 1h.8v1h-.8z");
            let bars = dom::drawing("path", class);
            dom::put(&bars, "d", &places.map(bar).collect::<String>());
            dom::append(&self.bars, &bars);
        }
        for (rect, top, height) in [(&self.veil, "1", "1"), (&self.newest, "0", "2")] {
            dom::put(rect, "y", top);
            dom::put(rect, "height", height);
            dom::append(&self.bars, rect);
        }
        dom::put(&self.newest, "width", "1");
        dom::put(&self.slider, "max", &kinds.len().to_string());
    }

    fn draw_moment(&self, player: &PlayerView) {
        let PlayerView { track, at, .. } = player;
        let kinds = track.kinds();
        dom::put(&self.veil, "x", &(at + 1).to_string());
        let n_left = kinds.len().saturating_sub(at + 1);
        dom::put(&self.veil, "width", &n_left.to_string());
        dom::put(&self.newest, "x", &at.to_string());
        let kind = kinds.get(*at);
        dom::set(&self.newest, "class", kind.map_or("", |kind| kind.slug()));
        self.slider.set_value(&(at + 1).to_string());
        let words = format!("{} · {}", player.place, player.what);
        dom::set(&self.slider, "aria-valuetext", &words);
        self.place.set_text_content(Some(&player.place));
        self.what.set_text_content(Some(&player.what));
        dom::set_class(&self.player, "playing", player.playing);
        dom::set_state(&self.play, "aria-pressed", player.playing);
    }

    /// Marks the rows of the last deductions, and scrolls the newest into view.
    fn draw_rows(&self, at: usize) {
        for row in dom::all(&self.panel, ".played li[class]") {
            dom::set_flag(&row, "class", false);
            dom::set_flag(&row, "aria-current", false);
            row.set_tab_index(-1);
        }
        for (place, class) in (0..=at).rev().zip(AGE_CLASSES) {
            let row = format!(".played [data-row='{place}']");
            for row in dom::all(&self.panel, &row) {
                row.set_class_name(class);
            }
        }
        for row in dom::all(&self.panel, ".played .role-age-0") {
            dom::put(&row, "aria-current", "step");
            row.set_tab_index(0);
            dom::scroll_to(&row);
        }
    }
}

/// The rows.
pub(super) fn rows(rows: &[PlayedRow]) -> HtmlElement {
    dom::with_children("ol", "played", rows.iter().map(row))
}

fn row(row: &PlayedRow) -> HtmlElement {
    let parts = [
        dom::with_text("small", "", &(row.choice + 1).to_string()),
        dom::element("i", row.kind.slug()),
        dom::with_text("b", "", &row.what),
        dom::with_text("span", "", &row.why),
    ];
    let node = dom::with_children("li", "", parts);
    dom::put(&node, "data-row", &row.choice.to_string());
    refer(&node, &row.cells);
    node.set_tab_index(-1);
    node
}

/// The meanings of the signs.
pub(super) fn kinds(kinds: &[(Kind, String)]) -> HtmlElement {
    let named = kinds.iter().map(|(kind, name)| {
        let sign = dom::element("i", kind.slug());
        dom::with_children("li", "", [sign, dom::with_text("span", "", name)])
    });
    dom::with_children("ul", "kinds", named)
}
