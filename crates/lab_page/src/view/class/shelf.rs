//! The exercises without their answers, an assignment made from them, and the way to the teacher's sheet.

use super::making;
use crate::button::Button;
use crate::class::Errand;
use crate::key;
use crate::model::Model;
use crate::texts::Lesson;
use markup::Node;
use markup::parts::{button, card, element, switch};

pub(super) fn shelf(model: &Model) -> Node {
    let lessons = model.texts.as_ref().map(|(_, texts)| &texts.lessons[..]);
    let lessons = lessons.unwrap_or_default();
    let cards = lessons.iter().enumerate();
    let cards = cards.map(|(place, lesson)| self::lesson(model, place, lesson));
    let missing = lessons.is_empty();
    let missing = missing.then(|| element("p", "").text(model.word(key::TEXTS_MISSING)));
    let making = element("div", "desk")
        .children(making::open(model))
        .child(making::making(model))
        .child(making::files(model))
        .child(teacher(model));
    element("div", "class")
        .child(element("p", "").text(model.word(key::CLASS_WHAT)))
        .children(missing)
        .child(making)
        .child(element("div", "lessons").children(cards))
}

fn lesson(model: &Model, place: usize, lesson: &Lesson) -> Node {
    let heading = format!("{}. {}", place + 1, lesson.title);
    let task = lesson.task.iter();
    let pick = format!("pick/{}", lesson.slug);
    let is_in = model.class.made.has(&lesson.slug);
    let row = element("div", "row")
        .child(button(
            Button::Lesson(place),
            model.word(key::SET_UP),
            "small",
        ))
        .child(switch(&pick, model.word(key::PICK), is_in));
    card("lesson", &heading)
        .children(task.map(|line| element("p", "").text(line.clone())))
        .child(row)
}

fn teacher(model: &Model) -> Node {
    let ask = button(
        Button::Class(Errand::AskSheet),
        model.word(key::ASK_SHEET),
        "small",
    );
    card("", model.word(key::FOR_TEACHER))
        .child(element("p", "").text(model.word(key::SHEET_WHAT)))
        .child(element("div", "row").child(ask))
}

/// The question before the teacher's sheet, so that the answers are never one press away.
pub(super) fn confirm(model: &Model) -> Node {
    let back = button(
        Button::Class(Errand::Shelf),
        model.word(key::TO_SHELF),
        "primary",
    );
    let show = button(
        Button::Class(Errand::Sheet),
        model.word(key::SHEET_OPEN),
        "",
    );
    let card = card("confirm", model.word(key::TEACHER_SHEET))
        .child(element("p", "").text(model.word(key::SHEET_WARNING)))
        .child(element("div", "row").child(back).child(show));
    element("div", "class").child(card)
}
