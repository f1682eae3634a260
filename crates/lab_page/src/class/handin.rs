//! The files of a class: `docs/FORMATS.md` describes them.

use super::assignment::{Assignment, Task, checksum};
use super::json::{Json, JsonError};
use super::work::{Done, LaneRecord, Prediction, Record, Work};
use nonet::board::Cell;

/// The version of the files.
const VERSION: u64 = 1;

/// Longer files are refused, in bytes.
const MAX_BYTES: usize = 4 << 20;

/// The values of the field `nonet`.
const ASSIGNMENT: &str = "assignment";
const WORK: &str = "hand-in";

/// The content of a file of ours.
#[derive(Clone, Debug, PartialEq)]
pub enum Paper {
    /// An assignment.
    Assignment(Assignment),
    /// A pupil's hand-in. Is the file as Nonet wrote it?
    Work(Box<Work>, bool),
}

/// Why a file is not one of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandInError {
    /// It is longer than 4 MiB.
    TooLong,
    /// It is not JSON, from this byte on.
    Json(JsonError),
    /// It is JSON, but neither an assignment nor a hand-in.
    Other,
    /// It is of a newer version.
    Newer,
    /// This field is missing or invalid.
    Field(&'static str),
}

/// An assignment as a file.
pub fn write_assignment(assignment: &Assignment) -> String {
    let mut fields = vec![
        ("nonet".to_owned(), Json::text(ASSIGNMENT)),
        ("version".to_owned(), Json::Number(VERSION)),
    ];
    fields.extend(assigned(assignment));
    Json::Object(fields).written() + "\n"
}

/// A pupil's work as a file.
pub fn write_work(work: &Work) -> String {
    let mut fields = work_fields(work);
    let sum = checksum(&Json::Object(fields.clone()).written());
    fields.push(("checksum".to_owned(), Json::Text(sum)));
    Json::Object(fields).written() + "\n"
}

fn work_fields(work: &Work) -> Vec<(String, Json)> {
    let mut fields = vec![
        ("nonet".to_owned(), Json::text(WORK)),
        ("version".to_owned(), Json::Number(VERSION)),
        ("name".to_owned(), Json::text(&work.name)),
    ];
    fields.push((
        "assignment".to_owned(),
        Json::Object(assigned(&work.assignment)),
    ));
    let done = work.done.iter().map(done).collect();
    fields.push(("done".to_owned(), Json::List(done)));
    fields
}

fn assigned(assignment: &Assignment) -> Vec<(String, Json)> {
    let tasks = assignment.tasks.iter().map(|task| match task {
        Task::Exercise(slug) => Json::object([("exercise", Json::text(slug))]),
        Task::Own { question, run } => {
            Json::object([("question", Json::text(question)), ("run", Json::text(run))])
        }
    });
    let fields = [
        ("title", Json::text(&assignment.title)),
        ("note", Json::text(&assignment.note)),
        ("tasks", Json::List(tasks.collect())),
    ];
    fields
        .map(|(name, value)| (name.to_owned(), value))
        .to_vec()
}

fn done(done: &Done) -> Json {
    let runs = done.runs.iter().map(record).collect();
    Json::object([
        ("answer", Json::text(&done.answer)),
        ("runs", Json::List(runs)),
    ])
}

fn record(record: &Record) -> Json {
    let lanes = record.lanes.iter().map(|lane| {
        let counters = lane.counters.iter();
        let counters = counters
            .map(|(name, count)| (name.clone(), count.map_or(Json::Null, Json::Number)))
            .collect();
        Json::object([
            ("algorithm", Json::text(&lane.algorithm)),
            ("steps", Json::Number(lane.steps)),
            ("status", Json::text(&lane.status)),
            ("counters", Json::Object(counters)),
        ])
    });
    let predictions = record.predictions.iter().map(|one| {
        let numbers = [one.lane, one.guess.index(), one.truth.index()].map(|n| n as u64);
        let [lane, guess, truth] = numbers.map(Json::Number);
        Json::object([
            ("lane", lane),
            ("step", Json::Number(one.step)),
            ("guess", guess),
            ("truth", truth),
        ])
    });
    Json::object([
        ("run", Json::text(&record.run)),
        ("lanes", Json::List(lanes.collect())),
        ("predictions", Json::List(predictions.collect())),
    ])
}

/// Reads a file.
///
/// # Errors
/// Says why it is not one of ours.
pub fn read_file(text: &str) -> Result<Paper, HandInError> {
    if text.len() > MAX_BYTES {
        return Err(HandInError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}');
    let json = Json::read(text).map_err(HandInError::Json)?;
    let kind = json.text_of("nonet").ok_or(HandInError::Other)?;
    if !matches!(kind, ASSIGNMENT | WORK) {
        return Err(HandInError::Other);
    }
    match json.number_of("version") {
        Some(VERSION) => {}
        Some(version) if version > VERSION => return Err(HandInError::Newer),
        _ => return Err(HandInError::Field("version")),
    }
    if kind == ASSIGNMENT {
        return assignment_of(&json).map(Paper::Assignment);
    }
    let work = work_of(&json)?;
    let sum = checksum(&Json::Object(work_fields(&work)).written());
    let is_whole = json.text_of("checksum") == Some(&sum);
    Ok(Paper::Work(Box::new(work), is_whole))
}

fn assignment_of(json: &Json) -> Result<Assignment, HandInError> {
    let text = |json: &Json, name| {
        json.text_of(name)
            .map(str::to_owned)
            .ok_or(HandInError::Field(name))
    };
    let task = |json: &Json| match json.text_of("exercise") {
        Some(slug) => Ok(Task::Exercise(slug.to_owned())),
        None => Ok(Task::Own {
            question: text(json, "question")?,
            run: text(json, "run")?,
        }),
    };
    let mut assignment = Assignment {
        title: text(json, "title")?,
        note: text(json, "note")?,
        tasks: Vec::new(),
    };
    for json in json.list_of("tasks").ok_or(HandInError::Field("tasks"))? {
        assignment.add(task(json)?);
    }
    Ok(assignment)
}

fn work_of(json: &Json) -> Result<Work, HandInError> {
    let field = HandInError::Field;
    let assignment = assignment_of(json.get("assignment").ok_or(field("assignment"))?)?;
    let done = json.list_of("done").ok_or(field("done"))?;
    let done: Vec<Done> = done.iter().map(done_of).collect::<Result<_, _>>()?;
    if done.len() != assignment.tasks.len() {
        return Err(field("done"));
    }
    Ok(Work {
        assignment,
        name: json.text_of("name").ok_or(field("name"))?.to_owned(),
        done,
    })
}

fn done_of(json: &Json) -> Result<Done, HandInError> {
    let runs = json.list_of("runs").ok_or(HandInError::Field("runs"))?;
    let answer = json.text_of("answer");
    Ok(Done {
        answer: answer.ok_or(HandInError::Field("answer"))?.to_owned(),
        runs: runs.iter().map(record_of).collect::<Result<_, _>>()?,
    })
}

fn record_of(json: &Json) -> Result<Record, HandInError> {
    let list = |name| json.list_of(name).ok_or(HandInError::Field(name));
    let lanes = list("lanes")?.iter().map(lane_of);
    let predictions = list("predictions")?.iter().map(prediction_of);
    let run = json.text_of("run");
    Ok(Record {
        run: run.ok_or(HandInError::Field("run"))?.to_owned(),
        lanes: lanes.collect::<Result<_, _>>()?,
        predictions: predictions.collect::<Result<_, _>>()?,
    })
}

fn lane_of(json: &Json) -> Result<LaneRecord, HandInError> {
    let text = |name| json.text_of(name).ok_or(HandInError::Field(name));
    let Some(Json::Object(counters)) = json.get("counters") else {
        return Err(HandInError::Field("counters"));
    };
    let count = |(name, value): &(String, Json)| match value {
        Json::Number(count) => Ok((name.clone(), Some(*count))),
        Json::Null => Ok((name.clone(), None)),
        _ => Err(HandInError::Field("counters")),
    };
    Ok(LaneRecord {
        algorithm: text("algorithm")?.to_owned(),
        steps: json.number_of("steps").ok_or(HandInError::Field("steps"))?,
        status: text("status")?.to_owned(),
        counters: counters.iter().map(count).collect::<Result<_, _>>()?,
    })
}

fn prediction_of(json: &Json) -> Result<Prediction, HandInError> {
    let number = |name| json.number_of(name).ok_or(HandInError::Field(name));
    let cell = |name| {
        let index = usize::try_from(number(name)?).ok();
        let index = index.filter(|&index| index < nonet::board::MAX_SIDE * nonet::board::MAX_SIDE);
        index.map(Cell::new).ok_or(HandInError::Field(name))
    };
    let lane = usize::try_from(number("lane")?);
    Ok(Prediction {
        lane: lane.map_err(|_| HandInError::Field("lane"))?,
        step: number("step")?,
        guess: cell("guess")?,
        truth: cell("truth")?,
    })
}
