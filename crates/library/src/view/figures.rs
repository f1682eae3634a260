//! The statistics, in place of the list.

use super::bar::question;
use crate::button::Button;
use crate::figures::{Figures, Level, Tally};
use crate::key;
use crate::model::{Asked, Model};
use crate::words::{self, count};
use ::words::{Key, clock};
use markup::Node;
use markup::parts::{self, button, element};

/// A table by difficulty, the other figures, and the buttons.
pub(super) fn figures(model: &Model) -> Node {
    let figures = Figures::of(&model.catalogue, model.now, model.ahead);
    let say = |key: Key| model.lang.word(key);
    let mut node = element("div", "figures").child(element("h2", "").text(say(key::FIGURES)));
    node = match figures.tallies.is_empty() {
        true => node.child(element("p", "").text(say(key::FIGURES_NONE))),
        false => node.child(table(model, &figures)),
    };
    node.child(element("p", "").text(counted(model, &figures)))
        .child(element("p", "note").text(note(model)))
        .child(element("div", "acts").children(acts(model)))
}

fn acts(model: &Model) -> Vec<Node> {
    let ask = model.asks.as_ref().filter(|ask| ask.what == Asked::Forget);
    if let Some(ask) = ask {
        return question(model, ask);
    }
    let act = |act, key| button(act, model.lang.word(key), "small");
    vec![
        act(Button::Figures, key::GAMES),
        act(Button::SaveFigures, key::SAVE_FIGURES),
        act(Button::Forget, key::FORGET),
    ]
}

fn table(model: &Model, figures: &Figures) -> Node {
    let heads = [key::LEVEL, key::NUMBER, key::TIMED, key::BEST, key::MEDIAN];
    let heads = heads.map(|key| model.lang.word(key));
    let rows = figures
        .tallies
        .iter()
        .map(|(level, tally)| row(model, *level, tally));
    parts::table("", heads, rows)
}

fn row(model: &Model, level: Level, tally: &Tally) -> Node {
    let name = match level {
        Level::All => element("b", "").text(model.lang.word(key::ALL_LEVELS)),
        Level::Of(grade) => element("span", &format!("grade {}", grade.slug()))
            .text(words::level(model.lang, grade)),
        Level::Unrated => element("span", "").text(model.lang.word(key::UNRATED)),
    };
    let time = |seconds: Option<u32>| seconds.map_or("–".to_owned(), clock);
    let cells = [
        tally.n.to_string(),
        tally.seconds.len().to_string(),
        time(tally.best()),
        time(tally.median()),
    ];
    element("tr", "")
        .child(element("th", "").with("scope", "row").child(name))
        .children(cells.map(|text| element("td", "").text(text)))
}

/// The other figures, in a line.
fn counted(model: &Model, figures: &Figures) -> String {
    let parts = [
        (figures.n_days > 0, key::STREAK, figures.n_days),
        (figures.most_days > 0, key::LONGEST, figures.most_days),
        (figures.n_begun > 0, key::IN_PROGRESS, figures.n_begun),
        (figures.n_helped > 0, key::HELPED, figures.n_helped),
    ];
    let parts = parts.into_iter().filter(|(is_told, ..)| *is_told);
    let parts: Vec<String> = parts.map(|(_, key, n)| count(model.lang, key, n)).collect();
    parts.join(" · ")
}

fn note(model: &Model) -> String {
    let note = model.lang.word(key::FIGURES_NOTE).to_owned();
    match model.catalogue.since() {
        0 => note,
        since => {
            let day = words::day(model, since);
            note + " " + &words::say(model.lang, key::FIGURES_SINCE, &[("day", &day)])
        }
    }
}
