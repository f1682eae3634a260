//! The controls of the skeleton: what is chosen, switched on, or enabled.

use super::diff::changed;
use crate::web::dom;
use app::model::{Pick, Switch};
use app::{View, shape_name};
use nonet::board::SHAPES;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// The nodes of the controls.
#[derive(Debug)]
pub(super) struct Controls {
    /// Around the board, the pad and the workspaces: its attributes decide their look.
    main: HtmlElement,
    lang: HtmlSelectElement,
    /// Those on the page, each with what it chooses.
    picks: Vec<(Pick, HtmlSelectElement)>,
    shape: HtmlSelectElement,
    /// In the order of `Switch::ALL`.
    switches: Vec<HtmlInputElement>,
    modes: Vec<HtmlElement>,
    tabs: Vec<HtmlElement>,
    works: Vec<HtmlElement>,
    undo: HtmlElement,
    redo: Vec<HtmlElement>,
    timer: HtmlElement,
    start: HtmlElement,
    sentence: HtmlElement,
}

impl Controls {
    pub(super) fn new(root: &Element) -> Self {
        let switches = Switch::ALL.map(|switch| dom::find(root, &format!("#{}", switch.slug())));
        let select = |pick: Pick| {
            let select = dom::first(root, &format!("#{}", pick.slug()))?;
            Some((pick, select.dyn_into().ok()?))
        };
        Self {
            main: dom::find(root, "main"),
            lang: dom::find(root, "#lang"),
            picks: Pick::ALL.into_iter().filter_map(select).collect(),
            shape: shapes(dom::find(root, "#shape")),
            switches: switches.into(),
            modes: dom::all(root, "[data-mode]"),
            tabs: dom::all(root, "[data-workspace]"),
            works: dom::all(root, "[role=tabpanel]"),
            undo: dom::find(root, "[data-action=undo]"),
            redo: dom::all(root, "[data-action=redo]"),
            timer: dom::find(root, "#timer"),
            start: dom::find(root, "#start"),
            sentence: dom::find(root, "#sentence"),
        }
    }

    pub(super) fn draw(&self, before: Option<&View>, next: &View) {
        self.draw_choices(before, next);
        self.draw_switches(before, next);
        if changed(before, next, |view| (view.can_undo, view.can_redo)) {
            dom::set_flag(&self.undo, "disabled", !next.can_undo);
            for redo in &self.redo {
                dom::set_flag(redo, "disabled", !next.can_redo);
            }
        }
        if before.map(|view| &view.timer) != Some(&next.timer) {
            self.draw_timer(next);
        }
        if before.map(|view| &view.start) != Some(&next.start) {
            dom::set_flag(&self.start, "hidden", next.start.is_none());
            dom::set_class(&self.main, "starts", next.start.is_some());
            if let Some(sentence) = &next.start {
                self.sentence.set_text_content(Some(sentence));
            }
        }
        if changed(before, next, |view| view.panel.is_empty()) {
            dom::set_class(&self.main, "answers", !next.panel.is_empty());
        }
        if changed(before, next, |view| view.mode) {
            self.draw_mode(next.mode.slug());
        }
        if changed(before, next, |view| view.workspace) {
            self.draw_workspace(next.workspace.slug());
        }
    }

    fn draw_choices(&self, before: Option<&View>, next: &View) {
        // After every result: if the words of a language could not be fetched, the old one is selected again.
        if changed(before, next, |view| (view.voice.lang, view.status_serial)) {
            self.lang.set_value(next.voice.lang.slug());
        }
        if changed(before, next, |view| view.picks) {
            for (pick, select) in &self.picks {
                select.set_value(next.picks.name(*pick));
            }
        }
        if changed(before, next, |view| view.shape) {
            let row = next.shape.map(|row| row.to_string());
            self.shape.set_value(row.as_deref().unwrap_or("irregular"));
        }
    }

    fn draw_timer(&self, next: &View) {
        dom::set_flag(&self.timer, "hidden", next.timer.is_none());
        if let Some((time, name, stands)) = &next.timer {
            self.timer.set_text_content(Some(time));
            dom::set(&self.timer, "aria-label", name);
            dom::set(&self.timer, "title", name);
            dom::set_state(&self.timer, "aria-pressed", *stands);
        }
    }

    fn draw_switches(&self, before: Option<&View>, next: &View) {
        for (switch, input) in Switch::ALL.into_iter().zip(&self.switches) {
            if changed(before, next, |view| view.switches.is_on(switch)) {
                input.set_checked(next.switches.is_on(switch));
            }
        }
    }

    fn draw_mode(&self, chosen: &str) {
        dom::set(&self.main, "data-writes", chosen);
        for button in &self.modes {
            let is_chosen = button.get_attribute("data-mode").as_deref() == Some(chosen);
            dom::set_state(button, "aria-pressed", is_chosen);
        }
    }

    /// Tab only reaches the chosen tab; the arrow keys go to the others (`events::roving`).
    fn draw_workspace(&self, chosen: &str) {
        dom::set(&self.main, "data-shows", chosen);
        for tab in &self.tabs {
            let is_chosen = tab.get_attribute("data-workspace").as_deref() == Some(chosen);
            dom::set_state(tab, "aria-selected", is_chosen);
            tab.set_tab_index(if is_chosen { 0 } else { -1 });
        }
        for work in &self.works {
            let is_chosen = work.id().strip_prefix("work-") == Some(chosen);
            dom::set_flag(work, "hidden", !is_chosen);
        }
    }
}

/// The select with an option for each board on offer.
fn shapes(select: HtmlSelectElement) -> HtmlSelectElement {
    for (row, &shape) in SHAPES.iter().enumerate() {
        let option = dom::with_text("option", "", &shape_name(shape));
        dom::put(&option, "value", &row.to_string());
        dom::append(&select, &option);
    }
    select
}
