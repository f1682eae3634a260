//! What is printed: the handout without answers, and the teacher's sheet with them.

use super::{making, task};
use crate::button::Button;
use crate::class::{Assignment, Errand, Task};
use crate::key;
use crate::model::Model;
use crate::texts::Answers;
use ::words::Key;
use markup::Node;
use markup::parts::{button, element};
use nonet::board::{Cell, Geometry, Puzzle};
use watch::chart;
use watch::read_setup;

/// The assignment being worked on, or else the one being made.
fn assignment(model: &Model) -> &Assignment {
    let work = model.class.work.as_ref();
    work.map_or(&model.class.made, |work| &work.assignment)
}

/// The handout.
pub(super) fn handout(model: &Model) -> Node {
    let back = match model.class.work {
        Some(_) => (Errand::Handout, key::TO_HANDOUT),
        None => (Errand::Shelf, key::TO_SHELF),
    };
    let assignment = assignment(model);
    let note = assignment
        .note
        .lines()
        .map(|line| element("p", "").text(line.to_owned()));
    let name = element("p", "line").text(model.word(key::PAPER_NAME));
    let tasks = assignment.tasks.iter().enumerate();
    let tasks = tasks.map(|(place, task)| printed(model, place, task, None));
    let sheet = element("article", "paper")
        .child(element("h2", "").text(making::heading(model, assignment)))
        .child(name)
        .children(note)
        .children(tasks)
        .children(way(model, assignment));
    on_desk(model, back, sheet)
}

/// The way from the paper to the page: the link to type, and its QR code for a phone.
fn way(model: &Model, assignment: &Assignment) -> Option<Node> {
    if model.page.is_empty() || assignment.tasks.is_empty() {
        return None;
    }
    let link = format!("{}#{}", model.page, assignment.fragment());
    let code = chart::qr(model.word(key::PAPER_CODE), &link);
    let address = element("a", "").with("href", link.clone()).text(link);
    let words = element("p", "").text(model.word(key::PAPER_LINK));
    let asked = element("div", "asked")
        .child(words)
        .child(element("p", "").child(address));
    let node = element("div", "beside").child(asked).children(code);
    Some(element("section", "printed").child(node))
}

/// The teacher's sheet: the tasks of the assignment with their answers, or of all exercises if the assignment is
/// empty.
pub(super) fn sheet(model: &Model) -> Node {
    let assignment = assignment(model);
    let title = format!(
        "{} · {}",
        making::heading(model, assignment),
        model.word(key::TEACHER_SHEET)
    );
    let sheet = element("article", "paper").child(element("h2", "").text(title));
    let Some((_, texts)) = &model.texts else {
        let sheet = sheet.child(element("p", "").text(model.word(key::TEXTS_MISSING)));
        return on_desk(model, (Errand::Shelf, key::TO_SHELF), sheet);
    };
    let answers = &texts.answers;
    let all: Vec<Task> = match assignment.tasks.as_slice() {
        [] => texts
            .lessons
            .iter()
            .map(|lesson| Task::Exercise(lesson.slug.clone()))
            .collect(),
        tasks => tasks.to_vec(),
    };
    let tasks = all.iter().enumerate();
    let tasks = tasks.map(|(place, task)| printed(model, place, task, Some(answers)));
    let plan = answers
        .plan()
        .iter()
        .map(|line| element("p", "").text(line.clone()));
    let plan = element("section", "lesson-plan")
        .child(element("h3", "").text(model.word(key::FOR_TEACHER)))
        .children(plan);
    on_desk(
        model,
        (Errand::Shelf, key::TO_SHELF),
        sheet.children(tasks).child(plan),
    )
}

fn on_desk(model: &Model, (errand, word): (Errand, Key), sheet: Node) -> Node {
    let row = element("div", "row")
        .child(button(Button::Class(errand), model.word(word), ""))
        .child(button(
            Button::Class(Errand::Print),
            model.word(key::PRINT),
            "primary",
        ));
    element("div", "class").child(row).child(sheet)
}

/// A task on paper: with room to write or, for the teacher, with the answer.
fn printed(model: &Model, place: usize, task: &Task, answers: Option<&Answers>) -> Node {
    let run = task::run(model, task);
    let board = read_setup(&run).1.map(|puzzle| board(&puzzle));
    let words = element("div", "asked")
        .children(task::text(model, task))
        .child(element("p", "quiet").text(task::runs(model, &run)));
    let asked = element("div", "beside").child(words).children(board);
    let heading = element("h3", "").text(task::heading(model, place, task));
    let node = element("section", "printed").child(heading).child(asked);
    match (answers, task) {
        (Some(answers), Task::Exercise(slug)) => {
            let lines = answers.of(slug).iter();
            let lines = lines.map(|line| element("p", "").text(line.clone()));
            node.child(element("div", "solution").children(lines))
        }
        (Some(_), Task::Own { .. }) => node,
        (None, _) => node.child(element("div", "lines").with("aria-hidden", "true")),
    }
}

/// The puzzle as it is printed.
fn board(puzzle: &Puzzle) -> Node {
    let geometry = puzzle.geometry();
    let side = geometry.side();
    let rows = (0..side).map(|row| {
        let cells = (0..side).map(|col| cell(puzzle, geometry, geometry.cell(row, col)));
        element("tr", "").children(cells)
    });
    element("table", "puzzle")
        .with("aria-hidden", "true")
        .child(element("tbody", "").children(rows))
}

fn cell(puzzle: &Puzzle, geometry: &Geometry, cell: Cell) -> Node {
    let (row, col) = (geometry.row(cell), geometry.col(cell));
    let is_edge = |next: bool, row: usize, col: usize| {
        next && geometry.box_index(geometry.cell(row, col)) != geometry.box_index(cell)
    };
    let right = is_edge(
        col + 1 < geometry.side(),
        row,
        (col + 1).min(geometry.side() - 1),
    );
    let below = is_edge(
        row + 1 < geometry.side(),
        (row + 1).min(geometry.side() - 1),
        col,
    );
    let classes = [(right, "box-right"), (below, "box-below")];
    let classes: Vec<&str> = classes
        .iter()
        .filter(|(on, _)| *on)
        .map(|(_, name)| *name)
        .collect();
    let digit = puzzle
        .get(cell)
        .map_or_else(String::new, |digit| digit.to_string());
    element("td", &classes.join(" ")).text(digit)
}
