//! The start: settings, the saved game, the puzzle in the address.

use super::model::{Mode, Model, Said, Settings, Switch, Theme, Workspace};
use super::msg::{Effect, Form, Start};
use super::tab::Tab;
use crate::app::keyboard::keymap::Keymap;
use crate::app::learn::reading;
use crate::app::steps::order::Order;
use crate::app::storage::saving;
use crate::app::text::{inout, ready};
use crate::board::{Cell, MAX_SIDE};
use crate::logic::Reach;
use crate::text::{Game, Notation, linked_technique, read_link};
use crate::words::Lang;

/// The names of the reaches, in settings and on the page.
pub const REACHES: [(&str, Reach); 3] = [
    ("naked", Reach::NakedSingles),
    ("both", Reach::BothSingles),
    ("subsets", Reach::Subsets),
];

/// The names of the notations in settings.
const NOTATIONS: [(&str, Notation); 2] =
    [("hodoku", Notation::Hodoku), ("eureka", Notation::Eureka)];

/// What settings called the mode that rules candidates out, before there were marks.
const ELIMINATED: &str = "candidates";

/// The prefix of the Create workspace's fields in settings.
const FIELD: &str = "create-";

impl Start {
    /// The language that the page begins in: the saved one, or else the browser's; another one if its words could not
    /// be fetched.
    pub fn lang(&self) -> Lang {
        let meant = match &self.settings {
            Some(text) => read_settings(text).lang,
            None => preferred(&self.languages),
        };
        let mut others = Lang::ALL.into_iter().filter(|lang| *lang != meant);
        let lacks_it = self.lacks == Some(meant);
        let stand_in = lacks_it.then(|| others.next()).flatten();
        stand_in.unwrap_or(meant)
    }

    /// Is there no game to go on with?
    fn finds_nothing(&self) -> bool {
        self.rescued.texts.is_empty() && self.rescued.damaged.is_empty()
    }

    /// Which puzzle is found ready, if any? None if a link leads to a game or into the void. The page puts the puzzle into
    /// its own address, which leads nowhere else when it is loaded again.
    fn found(&self) -> Option<u64> {
        let link = Some(&*self.fragment).filter(|text| !text.is_empty());
        let link = link.filter(|text| linked_technique(text).is_none());
        match (self.tab(), link) {
            (None, None) => Some(self.chance),
            (None, Some(_)) => None,
            (Some(tab), link) => tab.chance.filter(|&chance| {
                let linked = link.and_then(|text| read_link(text).ok()?.game);
                linked.is_none_or(|game| game == Game::of(ready::ready(chance).0))
            }),
        }
    }

    fn tab(&self) -> Option<Tab> {
        Tab::read(self.tab.as_deref()?)
    }
}

/// The page is up.
pub(super) fn started(model: &mut Model, start: Start) -> Vec<Effect> {
    let settings = start.settings.as_deref().map(read_settings);
    model.ui.address.clone_from(&start.address);
    model.settings = Settings {
        lang: start.lang(),
        meant: start.lacks,
        ..settings.unwrap_or_default()
    };
    if let Some(tab) = start.tab() {
        model.settings.workspace = tab.workspace;
    }
    if let Some((line, er)) = &model.settings.rated {
        model.ui.ers.learn(ready::classic(line), *er);
    }
    let mut effects = saving::restore(model, &start.rescued, start.n_games);
    let is_first = start.finds_nothing();
    model.ui.chance = if is_first {
        start.found()
    } else {
        Some(start.chance)
    };
    let chance = model.ui.chance.filter(|_| is_first);
    if let Some(chance) = chance {
        inout::begin(model, chance);
    }
    if chance.is_none() || !start.fragment.is_empty() {
        effects.extend(reading::follow(model, &start.fragment));
    }
    if start.lacks.is_some() {
        model.say(Said::NoWords);
    }
    effects
}

/// The first of the browser's languages that the page has.
fn preferred(languages: &[String]) -> Lang {
    let speaks = |tag: &String| {
        let tag = tag.to_ascii_lowercase();
        let mut langs = Lang::ALL.into_iter();
        langs.find(|lang| tag.split('-').next() == Some(lang.slug()))
    };
    languages.iter().find_map(speaks).unwrap_or_default()
}

/// The settings as they are saved: names and values.
pub fn settings_text(settings: &Settings) -> String {
    let reach = REACHES.iter().find(|(_, reach)| *reach == settings.reach);
    let notation = NOTATIONS.iter().find(|(_, n)| *n == settings.notation);
    let switch = |switch: Switch| {
        let state = settings.switches.is_on(switch);
        format!(" {}={}", switch.slug(), if state { "on" } else { "off" })
    };
    let switches: String = Switch::ALL.map(switch).concat();
    format!(
        "lang={} theme={} reach={} workspace={} mode={} cursor={} notation={}{switches}",
        settings.meant.unwrap_or(settings.lang).slug(),
        settings.theme.slug(),
        reach.map_or("both", |(slug, _)| slug),
        settings.workspace.slug(),
        settings.mode.slug(),
        settings.cursor.index(),
        notation.map_or("", |(slug, _)| slug),
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

/// The last rating, 0 for one that was not found.
fn rated_text(rated: Option<&(String, Option<u8>)>) -> String {
    let text = |(line, er): &(String, Option<u8>)| format!(" rated={line}:{}", er.unwrap_or(0));
    rated.map_or_else(String::new, text)
}

fn rated(value: &str) -> Option<(String, Option<u8>)> {
    let (line, er) = value.split_once(':')?;
    let er: u8 = er.parse().ok()?;
    (line.len() == 81 && er > 0).then(|| (line.to_owned(), Some(er)))
}

/// The fields that contain no blank: a text pasted for comparison is not a setting.
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
    // Far more than there are: settings that were tampered with must not hold the page up.
    let words = text.split(' ').take(1000);
    for (name, value) in words.filter_map(|word| word.split_once('=')) {
        set(&mut settings, name, value);
    }
    settings
}

fn set(settings: &mut Settings, name: &str, value: &str) {
    match name {
        "lang" => choose(&mut settings.lang, &Lang::ALL, |l| l.slug() == value),
        "theme" => choose(&mut settings.theme, &Theme::ALL, |t| t.slug() == value),
        "workspace" => choose(&mut settings.workspace, &Workspace::ALL, |w| {
            w.slug() == value
        }),
        "mode" if value == ELIMINATED => settings.mode = Mode::Eliminate,
        "mode" => choose(&mut settings.mode, &Mode::ALL, |m| m.slug() == value),
        "notation" => {
            let row = NOTATIONS.iter().find(|(slug, _)| *slug == value);
            settings.notation = row.map_or(settings.notation, |(_, notation)| *notation);
        }
        "reach" => {
            if let Some(reach) = reach_of(value) {
                settings.reach = reach;
            }
        }
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
        _ => {
            let switch = Switch::ALL.into_iter().find(|switch| switch.slug() == name);
            // Presses that add up would surprise whoever comes back another day.
            let lasting = switch.filter(|&switch| switch != Switch::Several);
            if let (Some(switch), "on" | "off") = (lasting, value) {
                settings.switches.turn(switch, value == "on");
            }
        }
    }
}

/// The reach with this name.
pub fn reach_of(slug: &str) -> Option<Reach> {
    let row = REACHES.iter().find(|(name, _)| *name == slug);
    row.map(|(_, reach)| *reach)
}

fn choose<T: Copy>(place: &mut T, all: &[T], fits: impl Fn(T) -> bool) {
    if let Some(&value) = all.iter().find(|&&value| fits(value)) {
        *place = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::model::Switches;

    #[test]
    fn settings_are_read_as_they_were_written() {
        let mut switches = Switches::default();
        switches.turn(Switch::Candidates, true);
        switches.turn(Switch::Letters, false);
        let settings = Settings {
            lang: Lang::Es,
            meant: None,
            theme: Theme::Dark,
            reach: Reach::Subsets,
            switches,
            order: Order::read("hidden-single,-naked-single"),
            workspace: Workspace::Text,
            mode: Mode::Eliminate,
            notation: Notation::Eureka,
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
    fn a_language_without_words_is_stood_in_for_and_stays_chosen() {
        let mut model = Model::default();
        let start = Start {
            settings: Some("lang=es theme=dark".to_owned()),
            lacks: Some(Lang::Es),
            ..Start::default()
        };
        started(&mut model, start);
        let settings = &model.settings;
        assert_eq!((settings.lang, settings.theme), (Lang::En, Theme::Dark));
        assert_eq!(model.ui.status, Said::NoWords);
        assert!(settings_text(settings).starts_with("lang=es "));
    }

    #[test]
    fn settings_that_make_no_sense_are_passed_over() {
        let odd = "lang=xx theme= reach=far cursor=625 cursor=-1 mode candidates=maybe =";
        assert_eq!(read_settings(odd), Settings::default());
    }

    #[test]
    fn the_browser_s_first_known_language_is_taken() {
        let tags = |tags: &[&str]| tags.iter().map(|t| (*t).to_owned()).collect::<Vec<_>>();
        assert_eq!(preferred(&tags(&["fr-FR", "es-MX", "en"])), Lang::Es);
        assert_eq!(preferred(&tags(&["EN-us"])), Lang::En);
        assert_eq!(preferred(&tags(&["estonian", "et"])), Lang::En);
    }
}
