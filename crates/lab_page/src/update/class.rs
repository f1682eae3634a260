//! For a class: making an assignment, working on it, handing it in, checking it.

use super::begin::set_up;
use super::telling::tell;
use crate::class::{
    Assignment, Class, Desk, Errand, Finding, Handed, LaneRecord, Paper, Prediction, Standing,
    Task, Work, checks, csv, marks, read_file, write_assignment, write_work,
};
use crate::key;
use crate::model::{Doing, Model, Room};
use crate::msg::Effect;
use watch::{Answer, Command, Fault, Repeated, write_setup};

/// The browser keeps under this name which assignment is open; with the assignment's id appended, the work on it.
const KEY: &str = "nonet-class";

/// The time limit for repeating a run, in milliseconds.
const PATIENCE: u32 = 60_000;

/// A link to an assignment opens it. The first other one opens the assignment that was last open.
pub(super) fn opened(model: &mut Model, fragment: &str) -> Vec<Effect> {
    if let Some(assignment) = Assignment::read(fragment) {
        model.room = Room::Class;
        return take_up(model, assignment);
    }
    let is_new = model.begun == 0 && model.class.work.is_none();
    match is_new && !model.is_alone {
        true => vec![Effect::Recall(KEY.to_owned())],
        false => Vec::new(),
    }
}

/// Opens an assignment, with the earlier work on it.
fn take_up(model: &mut Model, assignment: Assignment) -> Vec<Effect> {
    let key = key(&assignment);
    let link = assignment.fragment();
    model.class.work = Some(Work::new(assignment));
    (model.class.task, model.class.standing) = (None, None);
    model.class.desk = Desk::Handout;
    vec![Effect::Store(KEY.to_owned(), link), Effect::Recall(key)]
}

fn key(assignment: &Assignment) -> String {
    format!("{KEY}-{}", assignment.id())
}

/// What the browser keeps has arrived: the link to the assignment that was open, or the work on one.
pub(super) fn recalled(model: &mut Model, name: &str, text: Option<&str>) -> Vec<Effect> {
    let class = &mut model.class;
    if name == KEY {
        let (link, standing) = text.map_or(("", None), Standing::read);
        let assignment = Assignment::read(link).filter(|_| class.work.is_none());
        let Some(assignment) = assignment else {
            return Vec::new();
        };
        let effects = take_up(model, assignment);
        model.class.standing = standing;
        return effects;
    }
    let work = class.work.as_mut();
    let Some(work) = work.filter(|work| key(&work.assignment) == name) else {
        return Vec::new();
    };
    if let Some(Ok(Paper::Work(kept, _))) = text.map(read_file) {
        *work = *kept;
    }
    resume(model)
}

/// Continues the task that was under way, if its run is the one shown.
fn resume(model: &mut Model) -> Vec<Effect> {
    let run = write_setup(&model.setup, &model.puzzle);
    let standing = model.class.standing.take();
    let n_tasks = model.class.work.as_ref().map_or(0, |work| work.done.len());
    let standing = standing.filter(|standing| standing.run == run && standing.task < n_tasks);
    let Some(Standing { task, position, .. }) = standing else {
        return Vec::new();
    };
    model.class.task = Some(task);
    let is_untouched = model.doing == Doing::Still && model.position.0 == 0;
    let mut effects = vec![stand(model)];
    if is_untouched && position > 0 {
        effects.extend(tell(model, Doing::Playing, Command::Reach(position)));
    }
    effects
}

/// Keeps which task is under way and how far its run is.
fn stand(model: &Model) -> Effect {
    let class = &model.class;
    let link = class.work.as_ref().map(|work| work.assignment.fragment());
    let link = link.unwrap_or_default();
    let standing = class.task.map(|task| Standing {
        task,
        position: model.position.0,
        run: write_setup(&model.setup, &model.puzzle),
    });
    let text = standing.map_or(link.clone(), |standing| standing.write(&link));
    Effect::Store(KEY.to_owned(), text)
}

/// Keeps the work.
fn keep(class: &Class) -> Vec<Effect> {
    let work = class.work.as_ref();
    let store = work.map(|work| Effect::Store(key(&work.assignment), write_work(work)));
    store.into_iter().collect()
}

pub(super) fn pressed(model: &mut Model, errand: Errand) -> Vec<Effect> {
    let class = &mut model.class;
    match errand {
        Errand::Shelf => class.desk = Desk::Shelf,
        Errand::AddOwn => return add_own(model),
        Errand::DropTask(place) if place < class.made.tasks.len() => {
            class.made.tasks.remove(place);
        }
        Errand::RaiseTask(place) if (1..class.made.tasks.len()).contains(&place) => {
            class.made.tasks.swap(place - 1, place);
        }
        Errand::DropTask(_) | Errand::RaiseTask(_) => {}
        Errand::CopyAssignment => return vec![Effect::CopyLink(class.made.fragment())],
        Errand::SaveAssignment => {
            let text = write_assignment(&class.made);
            return vec![Effect::Save("nonet-assignment.json".to_owned(), text)];
        }
        Errand::TryAssignment => return take_up(model, model.class.made.clone()),
        Errand::Paper => class.desk = Desk::Paper,
        Errand::AskSheet => class.desk = Desk::Confirm,
        Errand::Sheet => class.desk = Desk::Sheet,
        Errand::Print => return vec![Effect::Print],
        Errand::Handout => {
            class.desk = Desk::Handout;
            model.room = Room::Class;
        }
        Errand::Task(place) => return task(model, place),
        Errand::HandIn => return hand_in(class),
        Errand::PutAway => return put_away(class),
        Errand::Marks => class.desk = Desk::Marks,
        Errand::SaveMarks => return save_marks(model),
        Errand::ClearMarks => class.marking = Default::default(),
    }
    Vec::new()
}

fn add_own(model: &mut Model) -> Vec<Effect> {
    let run = write_setup(&model.setup, &model.puzzle);
    let question = std::mem::take(&mut model.class.question);
    model.class.made.add(Task::Own { question, run });
    Vec::new()
}

/// Sets a task up: from now on runs belong to it.
fn task(model: &mut Model, place: usize) -> Vec<Effect> {
    let work = model.class.work.as_ref();
    let Some(task) = work.and_then(|work| work.assignment.tasks.get(place)) else {
        return Vec::new();
    };
    let run = match task {
        Task::Exercise(slug) => lesson_run(model, slug),
        Task::Own { run, .. } => Some(run.clone()),
    };
    // The task's run is shown; earlier runs are not part of it.
    model.class.task = None;
    let mut effects = set_up(model, &run.unwrap_or_default());
    if effects.is_empty() {
        model.said = Some(key::TASK_UNKNOWN);
    } else {
        model.class.task = Some(place);
        model.position = (0, 0);
        effects.push(stand(model));
    }
    effects
}

/// The fragment that sets up the exercise with this name.
fn lesson_run(model: &Model, slug: &str) -> Option<String> {
    let (_, texts) = model.texts.as_ref()?;
    texts.lesson(slug).map(|lesson| lesson.fragment.clone())
}

fn hand_in(class: &Class) -> Vec<Effect> {
    let Some(work) = &class.work else {
        return Vec::new();
    };
    let letters = work
        .name
        .chars()
        .map(|ch| if ch.is_alphanumeric() { ch } else { '-' });
    let name: String = letters.take(40).collect();
    let dash = if name.is_empty() { "" } else { "-" };
    let file = format!("nonet-hand-in{dash}{name}.json");
    vec![Effect::Save(file, write_work(work))]
}

/// The work stays in the browser, under the assignment's id.
fn put_away(class: &mut Class) -> Vec<Effect> {
    (class.work, class.task, class.desk) = (None, None, Desk::Shelf);
    vec![Effect::Store(KEY.to_owned(), String::new())]
}

/// A field was set. Returns `None` if it is not one of a class.
pub(super) fn set(model: &mut Model, name: &str, rest: &str, value: &str) -> Option<Vec<Effect>> {
    let class = &mut model.class;
    let text = value.to_owned();
    match name {
        "pick" => class.made.turn(rest, value == "true"),
        "made-title" => class.made.title = text,
        "made-note" => class.made.note = text,
        "made-question" => class.question = text,
        "pupil" => {
            class.work.as_mut()?.name = text;
            return Some(keep(class));
        }
        "answer" => {
            let place: usize = rest.parse().ok()?;
            class.work.as_mut()?.done.get_mut(place)?.answer = text;
            return Some(keep(class));
        }
        _ => return None,
    }
    Some(Vec::new())
}

/// The runs have paused: their state belongs to the task under way.
pub(super) fn note_runs(model: &mut Model) -> Vec<Effect> {
    let run = write_setup(&model.setup, &model.puzzle);
    let lanes = model.setup.lanes.iter().zip(&model.watched);
    let lanes: Option<Vec<LaneRecord>> = lanes
        .map(|(lane, watched)| {
            let shot = watched.shot.as_ref()?;
            let name = lane.written();
            Some(LaneRecord::new(
                name,
                shot.position,
                shot.verdict,
                &shot.counters,
            ))
        })
        .collect();
    let lanes = lanes.filter(|lanes| lanes.iter().any(|lane| lane.steps > 0));
    let class = &mut model.class;
    let done = class.work.as_mut().zip(class.task);
    let done = done.and_then(|(work, task)| work.done.get_mut(task));
    match (done, lanes) {
        (Some(done), Some(lanes)) => done.note_runs(&run, lanes),
        _ => return Vec::new(),
    }
    let mut effects = keep(class);
    effects.push(stand(model));
    effects
}

/// A prediction was answered: it belongs to the task under way.
pub(super) fn note_answer(model: &mut Model, step: u64, answer: Answer) -> Vec<Effect> {
    let run = write_setup(&model.setup, &model.puzzle);
    let class = &mut model.class;
    let done = class.work.as_mut().zip(class.task);
    let Some(done) = done.and_then(|(work, task)| work.done.get_mut(task)) else {
        return Vec::new();
    };
    let Answer { lane, guess, truth } = answer;
    done.note_prediction(
        &run,
        Prediction {
            lane,
            step,
            guess,
            truth,
        },
    );
    keep(class)
}

/// The browser cannot keep anything.
pub(super) fn unkept(model: &mut Model) -> Vec<Effect> {
    model.class.is_unkept = true;
    Vec::new()
}

/// A file was opened: an assignment goes on the desk, a hand-in is checked.
pub(super) fn file_came(model: &mut Model, file: String, text: Option<&str>) -> Vec<Effect> {
    model.said = None;
    let Some(text) = text else {
        model.said = Some(key::FILE_UNREADABLE);
        return Vec::new();
    };
    model.room = Room::Class;
    let marking = &mut model.class.marking;
    match read_file(text) {
        Ok(Paper::Assignment(assignment)) => return take_up(model, assignment),
        Ok(Paper::Work(work, is_whole)) => marking.handed.push(Handed {
            file,
            checks: checks(&work),
            work: *work,
            is_whole,
            findings: Vec::new(),
        }),
        Err(error) => marking.refused.push((file, error)),
    }
    model.class.desk = Desk::Marks;
    go_on(&mut model.class)
}

/// Repeats the next run, unless one is being repeated.
fn go_on(class: &mut Class) -> Vec<Effect> {
    let marking = &mut class.marking;
    while !marking.is_busy {
        let mut handed = marking.handed.iter_mut();
        let next = handed.find(|handed| handed.findings.len() < handed.checks.len());
        let Some(handed) = next else { break };
        let repeat = handed.checks.get(handed.findings.len());
        let repeat = repeat.and_then(|check| check.repeat.clone());
        let Some(repeat) = repeat else {
            handed.findings.push(Finding::NoRun);
            continue;
        };
        marking.is_busy = true;
        marking.asked = marking.asked.wrapping_add(1);
        let command = Command::Repeat(marking.asked, Box::new(repeat), PATIENCE);
        return vec![Effect::Player(command)];
    }
    Vec::new()
}

/// A run was repeated.
pub(super) fn repeated(
    model: &mut Model,
    number: u32,
    came: &Result<Repeated, Fault>,
) -> Vec<Effect> {
    let marking = &mut model.class.marking;
    if number != marking.asked || !std::mem::take(&mut marking.is_busy) {
        return Vec::new();
    }
    let mut handed = marking.handed.iter_mut();
    if let Some(handed) = handed.find(|handed| handed.findings.len() < handed.checks.len()) {
        let check = handed.checks.get(handed.findings.len());
        let finding = check.map(|check| check.finding(&handed.work, came));
        handed.findings.extend(finding);
    }
    go_on(&mut model.class)
}

/// The worker has died, perhaps while repeating a run.
pub(super) fn repeat_died(model: &mut Model) -> Vec<Effect> {
    let marking = &mut model.class.marking;
    if !std::mem::take(&mut marking.is_busy) {
        return Vec::new();
    }
    let mut handed = marking.handed.iter_mut();
    let busy = handed.find(|handed| handed.findings.len() < handed.checks.len());
    busy.into_iter()
        .for_each(|handed| handed.findings.push(Finding::TooLong));
    go_on(&mut model.class)
}

fn save_marks(model: &Model) -> Vec<Effect> {
    let handed = model.class.marking.handed.iter();
    let rows = handed.map(|handed| {
        let mut marks = marks(&handed.work, &handed.checks, &handed.findings);
        for (mark, task) in marks.iter_mut().zip(&handed.work.assignment.tasks) {
            mark.expected = published(model, task);
        }
        (handed.file.as_str(), &handed.work, handed.is_whole, marks)
    });
    vec![Effect::Save("nonet-marks.csv".to_owned(), csv(rows))]
}

/// The answer to an exercise; empty for a teacher's own run.
fn published(model: &Model, task: &Task) -> String {
    match (task, &model.texts) {
        (Task::Exercise(slug), Some((_, texts))) => texts.answers.of(slug).join(" "),
        _ => String::new(),
    }
}
