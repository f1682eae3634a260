//! The content of a task: its title, its text, its runs.

use crate::button::Button;
use crate::class::{Done, Errand, Record, Task};
use crate::key;
use crate::model::Model;
use crate::words;
use ::words::{Key, filled, thousands};
use markup::Node;
use markup::parts::{area, button, card as titled, element};
use watch::read_setup;

/// The title of a task.
pub(super) fn title(model: &Model, task: &Task) -> String {
    match task {
        Task::Exercise(slug) => {
            let texts = model.texts.as_ref().map(|(_, texts)| texts);
            let lesson = texts.and_then(|texts| texts.lesson(slug));
            lesson.map_or_else(|| slug.clone(), |lesson| lesson.title.clone())
        }
        Task::Own { run, .. } => runs(model, run),
    }
}

/// The algorithms of a link, by name.
pub(super) fn runs(model: &Model, run: &str) -> String {
    let setup = read_setup(run).0;
    let lanes = setup.map(|setup| setup.lanes).unwrap_or_default();
    let names = lanes.iter().map(|lane| words::lane(model.lang, lane));
    names.collect::<Vec<_>>().join(" · ")
}

/// The link that sets a task up.
pub(super) fn run(model: &Model, task: &Task) -> String {
    match task {
        Task::Exercise(slug) => {
            let texts = model.texts.as_ref().map(|(_, texts)| texts);
            let lesson = texts.and_then(|texts| texts.lesson(slug));
            lesson.map_or_else(String::new, |lesson| lesson.fragment.clone())
        }
        Task::Own { run, .. } => run.clone(),
    }
}

/// The text of a task, paragraph by paragraph.
pub(super) fn text(model: &Model, task: &Task) -> Vec<Node> {
    let lines = match task {
        Task::Exercise(slug) => {
            let texts = model.texts.as_ref().map(|(_, texts)| texts);
            let lesson = texts.and_then(|texts| texts.lesson(slug));
            lesson.map_or_else(Vec::new, |lesson| lesson.task.clone())
        }
        Task::Own { question, .. } => question.lines().map(str::to_owned).collect(),
    };
    lines
        .into_iter()
        .map(|line| element("p", "").text(line))
        .collect()
}

/// `Task 2: Queue and stack`.
pub(super) fn heading(model: &Model, place: usize, task: &Task) -> String {
    let n = (place + 1).to_string();
    let number = filled(model.word(key::TASK_NUMBER), &[("n", &n)]);
    format!("{number}: {}", title(model, task))
}

/// The field for the answer.
pub(super) fn answer(model: &Model, place: usize, done: &Done) -> Node {
    let field = area(&format!("answer/{place}"), &done.answer, 3);
    element("label", "writing")
        .child(element("span", "").text(model.word(key::YOUR_ANSWER)))
        .child(field.with("data-eager", ""))
}

/// The predictions and runs of a task.
pub(super) fn record(model: &Model, done: &Done) -> Option<Node> {
    let (right, made) = done.predicted();
    let predicted = (made > 0).then(|| {
        let [right, made] = [right, made].map(|n| n.to_string());
        let words = filled(
            model.word(key::PREDICTIONS_RIGHT),
            &[("right", &right), ("made", &made)],
        );
        element("li", "").text(words)
    });
    let runs = done.runs.iter().flat_map(|record| ran(model, record));
    let lines: Vec<Node> = predicted.into_iter().chain(runs).collect();
    (!lines.is_empty()).then(|| element("ul", "record").children(lines))
}

fn ran(model: &Model, record: &Record) -> Vec<Node> {
    let line = |lane: &crate::class::LaneRecord| {
        let name = match runs(model, &format!("a={}", lane.algorithm)) {
            name if name.is_empty() => lane.algorithm.clone(),
            name => name,
        };
        let nodes = thousands(lane.count("expanded").unwrap_or(0));
        let nodes = format!("{nodes} {}", model.word(key::UNIT_NODES));
        element("li", "").text(format!("{name}: {}, {nodes}", status(model, &lane.status)))
    };
    record.lanes.iter().map(line).collect()
}

/// How a run ended, in words.
fn status(model: &Model, status: &str) -> &'static str {
    const WORDS: [(&str, Key); 6] = [
        ("solved", key::VERDICT_SOLVED),
        ("exhausted", key::VERDICT_EXHAUSTED),
        ("no-solution", key::VERDICT_NONE),
        ("node-limit", key::VERDICT_NODES),
        ("memory-limit", key::VERDICT_MEMORY),
        ("gave-up", key::VERDICT_GAVE_UP),
    ];
    let known = WORDS.iter().find(|(slug, _)| *slug == status);
    model.word(known.map_or(key::STATUS_STOPPED, |&(_, word)| word))
}

/// The task under way, beside its run.
pub(in crate::view) fn card(model: &Model) -> Option<Node> {
    let (work, place) = (model.class.work.as_ref()?, model.class.task?);
    let (task, done) = (work.assignment.tasks.get(place)?, work.done.get(place)?);
    let back = button(
        Button::Class(Errand::Handout),
        model.word(key::TO_HANDOUT),
        "small",
    );
    let card = titled("task", &heading(model, place, task));
    Some(
        card.children(text(model, task))
            .child(answer(model, place, done))
            .children(record(model, done))
            .child(back),
    )
}
