//! Making an assignment, and opening files.

use super::task::{runs, title};
use crate::button::Button;
use crate::class::{Assignment, Desk, Errand, Task};
use crate::key;
use crate::model::Model;
use markup::Node;
use markup::parts::{area, button, card, element, labelled, sign_button, words_field};
use watch::write_setup;
use words::filled;

/// The way back to the open assignment, if there is one.
pub(super) fn open(model: &Model) -> Option<Node> {
    let work = model.class.work.as_ref()?;
    let go_on = button(
        Button::Class(Errand::Handout),
        model.word(key::TO_HANDOUT),
        "primary",
    );
    Some(card("", &heading(model, &work.assignment)).child(element("div", "row").child(go_on)))
}

/// The title of an assignment, or a default if it is empty.
pub(super) fn heading(model: &Model, assignment: &Assignment) -> String {
    match assignment.title.as_str() {
        "" => model.word(key::ASSIGNMENT).to_owned(),
        title => title.to_owned(),
    }
}

pub(super) fn making(model: &Model) -> Node {
    let made = &model.class.made;
    let none = made.tasks.is_empty();
    let tasks = made.tasks.iter().enumerate();
    let list =
        element("ol", "chosen").children(tasks.map(|(place, task)| chosen(model, place, task)));
    let empty = none.then(|| element("p", "quiet").text(model.word(key::MADE_NONE)));
    let note = element("label", "writing")
        .child(element("span", "").text(model.word(key::MADE_NOTE)))
        .child(area("made-note", &made.note, 2));
    let title = labelled(
        model.word(key::MADE_TITLE),
        words_field("made-title", &made.title),
    );
    card("making", model.word(key::ASSIGNMENT_NEW))
        .child(title)
        .child(note)
        .children(empty)
        .child(list)
        .child(own(model))
        .child(ways(model, none))
}

fn chosen(model: &Model, place: usize, task: &Task) -> Node {
    let title = title(model, task);
    let named = |word| filled(model.word(word), &[("title", &title)]);
    let raise = sign_button(
        Button::Class(Errand::RaiseTask(place)),
        "↑",
        &named(key::RAISE_TASK),
    );
    let question = match task {
        Task::Own { question, .. } => Some(element("small", "").text(question.clone())),
        Task::Exercise(_) => None,
    };
    element("li", "")
        .child(element("span", "").text(title.clone()).children(question))
        .child(raise.flag("disabled", place == 0))
        .child(sign_button(
            Button::Class(Errand::DropTask(place)),
            "✕",
            &named(key::DROP_TASK),
        ))
}

/// The form to add a teacher's own run: the one shown in the other room.
fn own(model: &Model) -> Node {
    let shown = runs(model, &write_setup(&model.setup, &model.puzzle));
    let body = element("label", "writing")
        .child(element("span", "").text(model.word(key::MADE_QUESTION)))
        .child(area("made-question", &model.class.question, 2));
    element("details", "own")
        .child(element("summary", "").text(model.word(key::OWN_RUN)))
        .child(element("p", "quiet").text(shown))
        .child(body)
        .child(button(
            Button::Class(Errand::AddOwn),
            model.word(key::ADD_OWN),
            "small",
        ))
}

fn ways(model: &Model, none: bool) -> Node {
    let ways = [
        (Errand::CopyAssignment, key::COPY_ASSIGNMENT, "primary"),
        (Errand::SaveAssignment, key::SAVE_ASSIGNMENT, ""),
        (Errand::Paper, key::PAPER_HANDOUT, ""),
        (Errand::TryAssignment, key::TRY_ASSIGNMENT, ""),
    ];
    let buttons = ways.map(|(errand, word, class)| {
        button(Button::Class(errand), model.word(word), class).flag("disabled", none)
    });
    element("div", "row").children(buttons)
}

/// The place to open files.
pub(super) fn files(model: &Model) -> Node {
    let input = element("input", "")
        .with("type", "file")
        .with("multiple", "")
        .with("accept", ".json,application/json")
        .with("data-files", "");
    let marking = &model.class.marking;
    let any = !marking.handed.is_empty() || !marking.refused.is_empty();
    let marks = (any && model.class.desk != Desk::Marks).then(|| {
        button(
            Button::Class(Errand::Marks),
            model.word(key::TO_MARKS),
            "small",
        )
    });
    card("", model.word(key::OPEN_FILES))
        .child(labelled(model.word(key::OPEN_WHAT), input))
        .children(marks)
}
