//! For a class: exercises that set themselves up, and notes for the teacher.

use super::parts::{button, card, element};
use crate::studio::button::Button;
use crate::studio::model::Model;
use crate::studio::texts::Lesson;
use crate::watch::Node;

pub(super) fn room(model: &Model) -> Node {
    let lessons = model.texts.as_ref().map(|(_, texts)| &texts.lessons[..]);
    let lessons = lessons.unwrap_or_default();
    let cards = lessons
        .iter()
        .enumerate()
        .map(|(place, lesson)| self::lesson(model, place, lesson));
    let none = lessons.is_empty();
    let missing = none.then(|| element("p", "").text(model.word("texts-missing")));
    element("div", "class")
        .child(element("p", "").text(model.word("class-what")))
        .children(missing)
        .child(element("div", "lessons").children(cards))
}

fn lesson(model: &Model, place: usize, lesson: &Lesson) -> Node {
    let paragraphs = |lines: &[String]| -> Vec<Node> {
        let lines = lines.iter();
        lines
            .map(|line| element("p", "").text(line.clone()))
            .collect()
    };
    // The lesson plan sets nothing up.
    if lesson.fragment.is_empty() {
        return card("lesson", &lesson.title).children(paragraphs(&lesson.task));
    }
    let heading = format!("{}. {}", place + 1, lesson.title);
    let answer = element("details", "")
        .child(element("summary", "").text(model.word("for-teacher")))
        .children(paragraphs(&lesson.answer));
    card("lesson", &heading)
        .children(paragraphs(&lesson.task))
        .child(button(Button::Lesson(place), model.word("set-up"), "small"))
        .child(answer)
}
