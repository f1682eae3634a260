//! The assignment for pupils: tasks to open, fields for answers, predictions and runs.

use super::{making, task};
use crate::button::Button;
use crate::class::{Done, Errand, Task};
use crate::key;
use crate::model::Model;
use markup::Node;
use markup::parts::{button, card, element, labelled, words_field};

pub(super) fn handout(model: &Model) -> Node {
    let Some(work) = &model.class.work else {
        return element("div", "class");
    };
    let assignment = &work.assignment;
    let note = assignment
        .note
        .lines()
        .map(|line| element("p", "").text(line.to_owned()));
    let unkept = model.class.is_unkept;
    let unkept = unkept.then(|| element("p", "warn").text(model.word(key::UNKEPT)));
    let tasks = assignment.tasks.iter().zip(&work.done).enumerate();
    let cards = tasks.map(|(place, (task, done))| one(model, place, task, done));
    let name = words_field("pupil", &work.name).with("data-eager", "");
    element("div", "class handout")
        .child(element("h2", "").text(making::heading(model, assignment)))
        .children(note)
        .child(labelled(model.word(key::PUPIL_NAME), name))
        .child(element("div", "lessons").children(cards))
        .children(unkept)
        .child(element("p", "quiet").text(model.word(key::HAND_IN_WHAT)))
        .child(ways(model))
}

fn one(model: &Model, place: usize, task: &Task, done: &Done) -> Node {
    let open = button(
        Button::Class(Errand::Task(place)),
        model.word(key::OPEN_TASK),
        "primary",
    );
    card("lesson task", &task::heading(model, place, task))
        .children(task::text(model, task))
        .child(element("div", "row").child(open))
        .child(task::answer(model, place, done))
        .children(task::record(model, done))
}

fn ways(model: &Model) -> Node {
    let ways = [
        (Errand::HandIn, key::HAND_IN, "primary"),
        (Errand::Paper, key::PAPER_HANDOUT, ""),
        (Errand::PutAway, key::PUT_AWAY, ""),
    ];
    let buttons =
        ways.map(|(errand, word, class)| button(Button::Class(errand), model.word(word), class));
    element("div", "row").children(buttons)
}
