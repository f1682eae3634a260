//! A field for a user-written formula: its text, a message about it, the names that it can use, examples.

use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::owner::Owner;
use crate::words::{self, formula_error, meaning};
use lab::OptionRow;
use lab::heuristic::{Formula, Name, Use};
use markup::Node;
use markup::parts::{button, element, labelled};
use watch::MAX_LANES;

/// The field of an option; `value` is the formula in use, or empty.
pub(super) fn field(
    model: &Model,
    (owner, place): (Owner, usize),
    row: &OptionRow,
    used: Use,
    value: &str,
) -> Node {
    let name = owner.field(place, row.name);
    let typed = model.drafts.get(&name).map_or(value, String::as_str);
    let says = name.replace('/', "-");
    let (is_wrong, words) = said(model, used, typed, value);
    let input = element("input", "")
        .with("type", "text")
        .with("autocomplete", "off")
        .with("autocapitalize", "none")
        .with("spellcheck", "false")
        .with("aria-describedby", &says)
        .with("aria-invalid", is_wrong)
        .with("placeholder", model.word(key::FORMULA_NONE))
        .with("data-live", "")
        .with("data-field", &name)
        .with("value", typed);
    let class = if is_wrong { "says bad" } else { "says" };
    let status = element("p", class)
        .with("id", &says)
        .with("role", "status")
        .text(words);
    let option = words::option(model.lang, row.name);
    element("div", "formula")
        .child(labelled(option, input))
        .child(status)
        .child(help(model, (owner, place), row, used))
}

/// Is the typed text wrong, and what message is shown?
fn said(model: &Model, used: Use, typed: &str, value: &str) -> (bool, String) {
    let is_empty = typed.trim().is_empty();
    if !is_empty && let Err(error) = Formula::read(typed, used) {
        let why = formula_error(model.lang, used, &error);
        return (true, format!("✕ {why}"));
    }
    let key = match (typed.trim() == value, is_empty) {
        (false, _) => key::FORMULA_READY,
        (true, true) => key::FORMULA_BUILT_IN,
        (true, false) => key::FORMULA_IN_USE,
    };
    let sign = if key == key::FORMULA_IN_USE {
        "✓ "
    } else {
        ""
    };
    (false, format!("{sign}{}", model.word(key)))
}

/// The help for writing one: names, signs, three examples.
fn help(model: &Model, (owner, place): (Owner, usize), row: &OptionRow, used: Use) -> Node {
    let names = used.names().flat_map(|name: Name| {
        let word = element("dt", "").child(element("code", "").text(name.slug()));
        [word, element("dd", "").text(meaning(model.lang, name))]
    });
    let examples = used.examples().into_iter().enumerate();
    let examples = examples.map(|(at, example)| {
        let button = button(
            Button::Example(owner, place, row.name, at),
            example,
            "small code",
        );
        element("li", "").child(button)
    });
    element("details", "")
        .child(element("summary", "").text(model.word(key::FORMULA_HELP)))
        .child(element("p", "").text(words::option_help(model.lang, row.help)))
        .child(element("p", "").text(model.word(key::FORMULA_SIGNS)))
        .child(element("ul", "examples").children(examples))
        .child(element("dl", "names").children(names))
}

/// A button that races a run against itself without formulas.
pub(super) fn against(model: &Model, place: usize) -> Option<Node> {
    let lane = model.setup.lanes.get(place)?;
    let has_room = model.setup.lanes.len() < MAX_LANES;
    let race = || {
        button(
            Button::Against(place),
            model.word(key::FORMULA_AGAINST),
            "small",
        )
    };
    (has_room && lane.formulas().next().is_some()).then(race)
}
