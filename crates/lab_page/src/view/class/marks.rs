//! The hand-ins, by pupil and task. Every run is repeated.

use super::{making, task};
use crate::button::Button;
use crate::class::{Errand, Finding, HandInError, Handed, JsonError, Mark, marks as marked};
use crate::key;
use crate::model::Model;
use crate::words;
use ::words::filled;
use markup::Node;
use markup::parts::{self, button, card, element, scrolling};

pub(super) fn marks(model: &Model) -> Node {
    let marking = &model.class.marking;
    let refused = marking.refused.iter().map(|(file, error)| {
        let words = format!("{file}: {}", refusal(model, *error));
        element("p", "warn").text(words)
    });
    let tables = assignments(&marking.handed);
    let tables = tables.into_iter().map(|handed| table(model, &handed));
    element("div", "class")
        .child(making::files(model))
        .children(refused)
        .child(progress(model))
        .children(tables)
        .child(ways(model))
}

/// The files grouped by assignment.
fn assignments(handed: &[Handed]) -> Vec<Vec<&Handed>> {
    let mut groups: Vec<Vec<&Handed>> = Vec::new();
    for one in handed {
        let same = |group: &&mut Vec<&Handed>| {
            group
                .first()
                .is_some_and(|first| first.work.assignment == one.work.assignment)
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    groups
}

fn progress(model: &Model) -> Node {
    let handed = model.class.marking.handed.iter();
    let all: usize = handed.clone().map(|handed| handed.checks.len()).sum();
    let done: usize = handed.map(|handed| handed.findings.len()).sum();
    let [done, all] = [done, all].map(|n| n.to_string());
    let words = filled(
        model.word(key::REPEATING),
        &[("done", &done), ("all", &all)],
    );
    element("p", "quiet").with("role", "status").text(words)
}

fn table(model: &Model, handed: &[&Handed]) -> Node {
    let assignment = handed.first().map(|first| &first.work.assignment);
    let tasks = assignment.map_or(&[][..], |assignment| &assignment.tasks);
    let heads = tasks.iter().enumerate();
    let heads = heads.map(|(place, task)| task::heading(model, place, task));
    let heads = [model.word(key::PUPIL).to_owned()].into_iter().chain(heads);
    let rows = handed.iter().map(|handed| row(model, handed));
    let table = parts::table("marks", heads, rows);
    let title = assignment.map_or_else(String::new, |one| making::heading(model, one));
    card("", &title).child(
        scrolling(table)
            .with("aria-label", title.clone())
            .with("role", "region"),
    )
}

fn row(model: &Model, handed: &Handed) -> Node {
    let name = match handed.work.name.as_str() {
        "" => model.word(key::NO_NAME),
        name => name,
    };
    let changed = (!handed.is_whole).then(|| element("p", "warn").text(model.word(key::NOT_WHOLE)));
    let head = element("th", "")
        .with("scope", "row")
        .child(element("b", "").text(name.to_owned()))
        .child(element("small", "").text(handed.file.clone()))
        .children(changed);
    let marks = marked(&handed.work, &handed.checks, &handed.findings);
    let cells = marks.iter().map(|mark| cell(model, mark));
    element("tr", "").child(head).children(cells)
}

fn cell(model: &Model, mark: &Mark) -> Node {
    let answer = mark
        .answer
        .lines()
        .map(|line| element("p", "").text(line.to_owned()));
    let (right, made) = mark.predicted;
    let [right, made] = [right, made].map(|n| n.to_string());
    let predicted = (mark.predicted.1 > 0).then(|| {
        let words = filled(
            model.word(key::PREDICTIONS_RIGHT),
            &[("right", &right), ("made", &made)],
        );
        element("p", "quiet").text(words)
    });
    let doubts = mark
        .doubts
        .iter()
        .map(|doubt| element("p", "warn").text(format!("✗ {}", self::doubt(model, doubt))));
    element("td", "")
        .children(answer)
        .children(predicted)
        .children(repeated(model, mark))
        .children(doubts)
}

fn repeated(model: &Model, mark: &Mark) -> Option<Node> {
    let (same, done, all) = mark.runs;
    if all == 0 {
        return None;
    }
    let sign = match (same == all, done == all) {
        (true, _) => "✓ ",
        (false, true) => "✗ ",
        (false, false) => "… ",
    };
    let [same, all] = [same, all].map(|n| n.to_string());
    let words = filled(
        model.word(key::SAME_RUNS),
        &[("same", &same), ("all", &all)],
    );
    Some(element("p", "quiet").text(format!("{sign}{words}")))
}

fn doubt(model: &Model, doubt: &Finding) -> String {
    match doubt {
        Finding::Same => String::new(),
        Finding::Differs(what) => {
            let name = match what.as_str() {
                "steps" => model.word(key::STEPS).to_owned(),
                "status" => model.word(key::RESULT).to_owned(),
                "predictions" => model.word(key::PREDICTIONS).to_owned(),
                counter => words::measure(model.lang, counter),
            };
            filled(model.word(key::DOUBT_DIFFERS), &[("what", &name)])
        }
        Finding::NoRun => model.word(key::DOUBT_NONE).to_owned(),
        Finding::TooLong => model.word(key::DOUBT_LATE).to_owned(),
    }
}

/// Why a file was refused.
fn refusal(model: &Model, error: HandInError) -> String {
    match error {
        HandInError::TooLong => model.word(key::FILE_TOO_LONG).to_owned(),
        HandInError::Json(JsonError(at)) => filled(
            model.word(key::FILE_NO_JSON),
            &[("at", &(at + 1).to_string())],
        ),
        HandInError::Other => model.word(key::FILE_OTHER).to_owned(),
        HandInError::Newer => model.word(key::FILE_NEWER).to_owned(),
        HandInError::Field(name) => filled(model.word(key::FILE_FIELD), &[("name", name)]),
    }
}

fn ways(model: &Model) -> Node {
    let none = model.class.marking.handed.is_empty();
    let save = button(
        Button::Class(Errand::SaveMarks),
        model.word(key::SAVE_CSV),
        "primary",
    );
    let clear = button(
        Button::Class(Errand::ClearMarks),
        model.word(key::CLEAR_MARKS),
        "",
    );
    let back = button(Button::Class(Errand::Shelf), model.word(key::TO_SHELF), "");
    element("div", "row")
        .child(back)
        .child(save.flag("disabled", none))
        .child(clear.flag("disabled", none && model.class.marking.refused.is_empty()))
}
