//! The fields of the Create workspace: read when a button needs them, and saved when they change. Also fills the
//! lists that the program knows.

use super::{Fallible, dom};
use app::msg::{Action, Form};
use app::{Msg, shape_name, technique_slugs};
use nonet::board::SHAPES;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement};
use words::Lang;

/// All fields.
const FIELDS: &str = "#work-create [name]";

/// Fills the lists of languages, boards and techniques. The techniques' names are words of the skeleton.
pub(super) fn fill(root: &Element) {
    let languages: Element = dom::find(root, "#lang");
    for lang in Lang::ALL {
        let option = dom::with_text("option", "", lang.name());
        dom::put(&option, "value", lang.slug());
        dom::put(&option, "lang", lang.slug());
        dom::append(&languages, &option);
    }
    let shapes: Element = dom::find(root, "#work-create [name=shape]");
    for (row, &shape) in SHAPES.iter().enumerate() {
        let option = dom::with_text("option", "", &shape_name(shape));
        dom::put(&option, "value", &row.to_string());
        dom::append(&shapes, &option);
    }
    for names in dom::all(root, "#work-create [name^=technique]") {
        for slug in technique_slugs() {
            let option = dom::element("option", "");
            dom::put(&option, "value", slug);
            dom::put(&option, "data-technique", slug);
            dom::append(&names, &option);
        }
    }
}

/// Writes the saved content into the fields, except the one being typed into: it has not been saved yet.
pub(super) fn write(root: &Element, form: &Form) {
    for node in dom::all(root, FIELDS) {
        let Some((name, now)) = field(&node) else {
            continue;
        };
        if dom::is(&node, ":focus") {
            continue;
        }
        let kept = form.0.iter().find(|(field, _)| *field == name);
        if let Some((_, value)) = kept.filter(|(_, value)| *value != now) {
            set(&node, value);
        }
    }
}

fn set(node: &HtmlElement, value: &str) {
    if let Some(select) = node.dyn_ref::<HtmlSelectElement>() {
        select.set_value(value);
    } else if let Some(input) = node.dyn_ref::<HtmlInputElement>() {
        match input.type_() == "checkbox" {
            true => input.set_checked(value == "on"),
            false => input.set_value(value),
        }
    }
}

/// The message of a field that was changed.
pub(super) fn changed(event: &Event) -> Option<Msg> {
    let node = event.target()?.dyn_into::<HtmlElement>().ok()?;
    let is_field = dom::is(&node, FIELDS);
    let (name, value) = field(&node).filter(|_| is_field)?;
    Some(Msg::FieldChanged(name, value))
}

/// The present content of the fields.
pub(super) fn read(root: &Element, action: Action) -> Fallible<Msg> {
    let fields = dom::all(root, FIELDS);
    let fields = fields.iter().filter_map(field).collect();
    Ok(Msg::FormRead(action, Form(fields), chance()))
}

/// A random number below 2^32, short enough to read and type.
pub(super) fn chance() -> u64 {
    (js_sys::Math::random() * 4_294_967_296.0) as u64
}

fn field(node: &HtmlElement) -> Option<(String, String)> {
    let name = node.get_attribute("name")?;
    if let Some(select) = node.dyn_ref::<HtmlSelectElement>() {
        return Some((name, select.value()));
    }
    let input = node.dyn_ref::<HtmlInputElement>()?;
    let is_tick = input.type_() == "checkbox";
    let value = match (is_tick, input.checked()) {
        (true, true) => "on".to_owned(),
        (true, false) => String::new(),
        _ => input.value(),
    };
    Some((name, value))
}
