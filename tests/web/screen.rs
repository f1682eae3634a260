//! The screen writes only what differs, and keeps the focus in the page.

use answers::protocol::JobKind;
use app::view::{Block, Button, Mark, Origin, Press};
use app::{Model, View, msg::Action, view};
use nonet::board::{Cell, Digit};
use page::web::Screen;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{
    Document, DomParser, Element, HtmlElement, MutationObserver, MutationObserverInit,
    MutationRecord, Node, SupportedType,
};

/// The skeleton of the page in the runner's document; removed again at the end.
struct Stage {
    page: HtmlElement,
    screen: Screen,
}

impl Stage {
    fn new() -> Self {
        crate::bring_words();
        let html = include_str!("../../index.html");
        let parser = DomParser::new().unwrap();
        let parsed = parser.parse_from_string(html, SupportedType::TextHtml);
        let page = parsed.unwrap().get_element_by_id("page").unwrap();
        page.remove_attribute("hidden").unwrap();
        document().body().unwrap().append_child(&page).unwrap();
        let screen = Screen::new(&page);
        let page = page.unchecked_into();
        Self { page, screen }
    }

    fn draw(&mut self, view: &View) {
        self.screen.draw(view.clone()).unwrap();
    }

    /// Draws, and returns the nodes that were written to.
    fn written(&mut self, view: &View) -> Vec<Node> {
        let nothing = wasm_bindgen::closure::Closure::<dyn FnMut()>::new(|| {});
        let observer = MutationObserver::new(nothing.as_ref().unchecked_ref()).unwrap();
        let all = MutationObserverInit::new();
        all.set_attributes(true);
        all.set_character_data(true);
        all.set_child_list(true);
        all.set_subtree(true);
        observer.observe_with_options(&self.page, &all).unwrap();
        self.draw(view);
        let records = observer.take_records();
        let target = |record: wasm_bindgen::JsValue| {
            record.unchecked_into::<MutationRecord>().target().unwrap()
        };
        records.iter().map(target).collect()
    }

    fn find(&self, selector: &str) -> HtmlElement {
        let found = self.page.query_selector(selector).unwrap();
        found.expect(selector).unchecked_into()
    }

    fn count(&self, selector: &str) -> u32 {
        self.page.query_selector_all(selector).unwrap().length()
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.page.remove();
    }
}

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

fn focused() -> Element {
    document().active_element().unwrap()
}

fn start() -> View {
    view(&Model::default())
}

fn button(label: &str, action: Action) -> Button {
    Button {
        label: label.to_owned(),
        press: Press::Action(action),
        primary: false,
    }
}

#[wasm_bindgen_test]
fn the_board_is_a_grid_with_one_tab_stop() {
    let mut stage = Stage::new();
    stage.draw(&start());
    assert_eq!(stage.count("#board > [role=row] > [role=gridcell]"), 81);
    assert_eq!(stage.count("#board [tabindex='0']"), 1);
    assert_eq!(stage.count("#board .box-left"), 18);
    assert_eq!(stage.count("#board .box-above"), 18);
    assert_eq!(stage.count("#keys > [data-digit]"), 9);
}

#[wasm_bindgen_test]
fn an_equal_view_writes_nothing() {
    let mut stage = Stage::new();
    stage.draw(&start());
    assert!(stage.written(&start()).is_empty());
}

#[wasm_bindgen_test]
fn only_the_cell_that_changed_is_written_to() {
    let mut stage = Stage::new();
    let mut view = start();
    stage.draw(&view);
    view.cells[40].digit = Digit::new(7);
    view.cells[40].origin = Origin::Own;
    let cell = stage.find("[data-cell='40']");
    let written = stage.written(&view);
    assert!(!written.is_empty());
    assert!(written.iter().all(|node| cell.contains(Some(node))));
    assert_eq!(cell.text_content().as_deref(), Some("7"));
    assert!(cell.class_list().contains("own"));
}

#[wasm_bindgen_test]
fn small_digits_keep_their_places() {
    let mut stage = Stage::new();
    let mut view = start();
    for cell in &mut view.cells {
        cell.candidates = None;
    }
    stage.draw(&view);
    let notes = stage.find("[data-cell='3'] .notes");
    assert_eq!(notes.text_content().as_deref(), Some(""));
    let digit = |value| Digit::new(value).unwrap();
    view.cells[3].candidates = Some([2, 5, 9].map(digit).into_iter().collect());
    stage.draw(&view);
    let lines = Some("  2  \n  5  \n    9");
    assert_eq!(notes.text_content().as_deref(), lines);
    view.cells[3].marks = vec![(digit(5), Mark::Out)];
    let written = stage.written(&view);
    assert!(written.iter().all(|node| notes.contains(Some(node))));
    assert_eq!(notes.text_content().as_deref(), lines);
    let five = stage.find("[data-cell='3'] .notes .out");
    assert_eq!(five.text_content().as_deref(), Some("5"));
}

#[wasm_bindgen_test]
fn a_cell_that_the_browser_wrote_into_is_made_anew() {
    let mut stage = Stage::new();
    let mut view = start();
    view.cells[0].digit = Digit::new(4);
    stage.draw(&view);
    let cell = stage.find("[data-cell='0']");
    cell.set_text_content(Some("scribble"));
    stage.screen.repair(Cell::new(0));
    assert_eq!(cell.text_content().as_deref(), Some("4"));
    view.cells[0].digit = Digit::new(5);
    stage.draw(&view);
    assert_eq!(cell.text_content().as_deref(), Some("5"));
}

#[wasm_bindgen_test]
fn the_same_result_twice_is_another_text_that_looks_the_same() {
    let mut stage = Stage::new();
    let mut view = start();
    view.status = "No.".to_owned();
    stage.draw(&view);
    let status = stage.find("#status");
    let mut texts = vec![status.text_content().unwrap()];
    for _ in 0..2 {
        view.status_serial += 1;
        stage.draw(&view);
        texts.push(status.text_content().unwrap());
    }
    assert_ne!(texts[0], texts[1]);
    assert_ne!(texts[1], texts[2]);
    assert!(
        texts
            .iter()
            .all(|text| text.trim_end_matches('\u{200B}') == "No.")
    );
}

#[wasm_bindgen_test]
fn the_focus_stays_with_the_button_that_does_the_same_then_in_the_panel() {
    let mut stage = Stage::new();
    let mut view = start();
    let more = button("More", Action::Ask(JobKind::Hint));
    view.panel = vec![Block::Buttons(vec![more.clone()])];
    stage.draw(&view);
    let pressed = stage.find("#panel [data-action=hint]");
    pressed.focus().unwrap();

    let apply = button("Apply", Action::Apply);
    view.panel = vec![Block::Buttons(vec![apply.clone(), more])];
    stage.draw(&view);
    assert!(!pressed.is_connected());
    assert_eq!(
        focused().get_attribute("data-action").as_deref(),
        Some("hint")
    );

    view.panel = vec![Block::Buttons(vec![apply])];
    stage.draw(&view);
    assert_eq!(
        focused().get_attribute("data-action").as_deref(),
        Some("apply")
    );

    view.panel = vec![Block::Working("12".to_owned())];
    stage.draw(&view);
    assert_eq!(focused().id(), "panel");
}

#[wasm_bindgen_test]
fn a_block_that_stays_keeps_its_nodes() {
    let mut stage = Stage::new();
    let mut view = start();
    let cancel = Block::Buttons(vec![button("Cancel", Action::Cancel)]);
    view.panel = vec![Block::Working("1".to_owned()), cancel.clone()];
    stage.draw(&view);
    let node = stage.find("#panel [data-action=cancel]");
    view.panel = vec![Block::Working("2".to_owned()), cancel];
    stage.draw(&view);
    assert!(node.is_connected());
    view.panel.clear();
    stage.draw(&view);
    assert_eq!(stage.find("#panel").child_element_count(), 0);
}

#[wasm_bindgen_test]
fn undo_hands_the_focus_on_when_there_is_nothing_more_to_undo() {
    let mut stage = Stage::new();
    let mut view = start();
    (view.can_undo, view.can_redo) = (true, false);
    stage.draw(&view);
    stage.find("[data-action=undo]").focus().unwrap();
    (view.can_undo, view.can_redo) = (false, true);
    stage.draw(&view);
    assert_eq!(
        focused().get_attribute("data-action").as_deref(),
        Some("redo")
    );
}
