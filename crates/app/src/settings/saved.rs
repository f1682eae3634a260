//! Settings as text, as they are saved.

use super::picks::Pick;
use super::switches::Switch;
use crate::keyboard::keymap::Keymap;
use crate::model::{Mode, Settings, Workspace};
use crate::msg::Form;
use crate::steps::order::Order;
use nonet::board::{Cell, MAX_SIDE};
use words::Lang;

/// The old name in settings of the mode that eliminates candidates, from before there were marks.
const ELIMINATED: &str = "candidates";

/// The prefix of the Create workspace's fields in settings.
const FIELD: &str = "create-";

/// The settings in their saved form: names and values.
pub fn settings_text(settings: &Settings) -> String {
    let pick = |pick: Pick| format!(" {}={}", pick.slug(), settings.picks.name(pick));
    let picks: String = Pick::ALL.map(pick).concat();
    let switch = |switch: Switch| {
        let state = settings.switches.is_on(switch);
        format!(" {}={}", switch.slug(), if state { "on" } else { "off" })
    };
    let switches: String = Switch::ALL.map(switch).concat();
    format!(
        "lang={} workspace={} mode={} cursor={}{picks}{switches}",
        settings.meant.unwrap_or(settings.lang).slug(),
        settings.workspace.slug(),
        settings.mode.slug(),
        settings.cursor.index(),
    ) + &order_text(&settings.order)
        + &form_text(&settings.form)
        + &keys_text(&settings.keys)
        + &rated_text(settings.rated.as_ref())
}

fn keys_text(keys: &Keymap) -> String {
    match keys.is_usual() {
        true => String::new(),
        false => format!(" keys={}", keys.text()),
    }
}

/// The last rating, with 0 if none was found.
fn rated_text(rated: Option<&(String, Option<u8>)>) -> String {
    let text = |(line, er): &(String, Option<u8>)| format!(" rated={line}:{}", er.unwrap_or(0));
    rated.map_or_else(String::new, text)
}

fn rated(value: &str) -> Option<(String, Option<u8>)> {
    let (line, er) = value.split_once(':')?;
    let er: u8 = er.parse().ok()?;
    (line.len() == 81 && er > 0).then(|| (line.to_owned(), Some(er)))
}

/// The fields without blanks: a text pasted for comparison is not a setting.
fn form_text(form: &Form) -> String {
    let is_choice = |(_, value): &&(String, String)| !value.contains(char::is_whitespace);
    let fields = form.0.iter().filter(is_choice);
    let text = |(name, value): &(String, String)| format!(" {FIELD}{name}={value}");
    fields.map(text).collect()
}

fn order_text(order: &Order) -> String {
    let text = order.text();
    if text.is_empty() {
        return text;
    }
    format!(" order={text}")
}

/// Reads settings; anything missing or not understood keeps its default.
pub fn read_settings(text: &str) -> Settings {
    let mut settings = Settings::default();
    // Far more than there are, so that settings that were tampered with cannot hold up the page.
    let words = text.split(' ').take(1000);
    for (name, value) in words.filter_map(|word| word.split_once('=')) {
        set(&mut settings, name, value);
    }
    settings
}

fn set(settings: &mut Settings, name: &str, value: &str) {
    match name {
        "lang" => choose(&mut settings.lang, &Lang::ALL, |l| l.slug() == value),
        "workspace" => choose(&mut settings.workspace, &Workspace::ALL, |w| {
            w.slug() == value
        }),
        "mode" if value == ELIMINATED => settings.mode = Mode::Eliminate,
        "mode" => choose(&mut settings.mode, &Mode::ALL, |m| m.slug() == value),
        "cursor" => {
            let cell = value
                .parse()
                .ok()
                .filter(|&index: &usize| index < MAX_SIDE * MAX_SIDE);
            settings.cursor = cell.map_or(settings.cursor, Cell::new);
        }
        "keys" => settings.keys = Keymap::read(value),
        "rated" => settings.rated = rated(value),
        "order" => settings.order = Order::read(value),
        _ if let Some(field) = name.strip_prefix(FIELD) => settings.form.set(field, value),
        _ if let Some(pick) = Pick::named(name) => settings.picks.choose_named(pick, value),
        _ => switch(settings, name, value),
    }
}

fn switch(settings: &mut Settings, name: &str, value: &str) {
    let switch = Switch::ALL.into_iter().find(|switch| switch.slug() == name);
    // Selecting several cells would surprise the user on another day.
    let lasting = switch.filter(|&switch| switch != Switch::Several);
    if let (Some(switch), "on" | "off") = (lasting, value) {
        settings.switches.turn(switch, value == "on");
    }
}

fn choose<T: Copy>(place: &mut T, all: &[T], fits: impl Fn(T) -> bool) {
    if let Some(&value) = all.iter().find(|&&value| fits(value)) {
        *place = value;
    }
}

#[cfg(test)]
mod tests {
    use super::super::picks::Picks;
    use super::super::switches::Switches;
    use super::*;

    #[test]
    fn settings_are_read_as_they_were_written() {
        let mut switches = Switches::default();
        switches.turn(Switch::Candidates, true);
        switches.turn(Switch::Letters, false);
        let mut picks = Picks::default();
        picks.choose_named(Pick::Theme, "dark");
        picks.choose_named(Pick::Reach, "subsets");
        picks.choose_named(Pick::Notation, "eureka");
        let settings = Settings {
            lang: Lang::Es,
            meant: None,
            switches,
            picks,
            order: Order::read("hidden-single,-naked-single"),
            workspace: Workspace::Text,
            mode: Mode::Eliminate,
            cursor: Cell::new(80),
            form: Form(vec![("rating".to_owned(), "hodoku-level:easy".to_owned())]),
            keys: Keymap::read("h:KeyJ:J;Ctrl%2Bz::"),
            rated: Some((".".repeat(81), Some(42))),
        };
        assert_eq!(read_settings(&settings_text(&settings)), settings);
    }

    #[test]
    fn presses_do_not_add_up_when_the_page_is_opened_again() {
        let mut settings = Settings::default();
        settings.switches.turn(Switch::Several, true);
        let again = read_settings(&settings_text(&settings));
        assert_eq!(again, Settings::default());
    }

    #[test]
    fn settings_that_make_no_sense_are_passed_over() {
        let odd = "lang=xx theme= reach=far cursor=625 cursor=-1 mode candidates=maybe =";
        assert_eq!(read_settings(odd), Settings::default());
    }
}
