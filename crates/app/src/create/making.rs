//! The Create workspace: making puzzles, equivalent ones, pictures of them. The workshop does the work.

use super::creation::{Batch, Note};
use super::pictures;
use crate::ask::{craft, unanswered};
use crate::key;
use crate::model::{Model, Running, Status, Workspace};
use crate::msg::{Action, Effect, Form};
use crate::storage::saving;
use answers::protocol::{
    Content, Failure, Grade, Made, ParsedPosition, Position, WorkshopAnswer, WorkshopJob,
};
use game::play::{By, Cause, Square};
use nonet::board::SHAPES;
use nonet::board::{Geometry, Puzzle};
use nonet::logic::techniques;
use std::sync::Arc;

/// At most this many puzzles are made at a time.
const MANY: u64 = 100;

/// A button of the workspace was pressed; `form` is the content of its fields, `chance` a random number.
pub(crate) fn pressed(model: &mut Model, action: Action, form: &Form, chance: u64) -> Vec<Effect> {
    let position = model.play.position();
    match action {
        Action::Make => begin(model, form, chance),
        Action::New(grade) => new(model, grade, chance),
        Action::Scramble => craft(model, position, WorkshopJob::Scramble(chance)),
        Action::Canonical => craft(model, position, WorkshopJob::Canonical),
        Action::Compare => compare(model, position, form.get("other")),
        _ => pictures::pressed(model, action, form),
    }
}

fn begin(model: &mut Model, form: &Form, chance: u64) -> Vec<Effect> {
    let position = shape(model, form.get("shape"));
    let n = form.get("count").parse().unwrap_or(1);
    let batch = Batch {
        wish: wish(model, form),
        position,
        grade: None,
        seed: form.get("seed").parse().unwrap_or(chance),
        n: n.clamp(1, MANY),
        made: 0,
        clock: None,
    };
    next(model, batch)
}

/// Makes a puzzle of a grade: on the usual board, with half-turn symmetry, and for an easy one, with some spare
/// givens.
fn new(model: &mut Model, grade: Grade, seed: u64) -> Vec<Effect> {
    let rating = format!("grade:{}", grade.slug());
    let [fewest, most] = match grade {
        Grade::Easy => ["27", "32"],
        _ => [""; 2],
    };
    let wish = [
        ("symmetry", "rotate-180"),
        ("rating", &rating),
        ("fewest", fewest),
        ("most", most),
    ];
    let own = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
    let batch = Batch {
        wish: wish.map(own).into(),
        position: Position::of(&Puzzle::empty(Geometry::classic())),
        grade: Some(grade),
        seed,
        n: 1,
        made: 0,
        clock: None,
    };
    next(model, batch)
}

/// Asks for the next puzzle. Each has its own seed, so each can be made again alone.
fn next(model: &mut Model, batch: Batch) -> Vec<Effect> {
    let seed = batch.seed.wrapping_add(batch.made);
    let puzzle = WorkshopJob::Make(batch.wish.clone(), seed);
    let effects = craft(model, batch.position.clone(), puzzle);
    model.ui.create.batch = Some(batch);
    effects
}

/// An empty board of the chosen shape, or of the page's shape if none was chosen.
fn shape(model: &Model, row: &str) -> Position {
    let shape = row.parse().ok().and_then(|row: usize| SHAPES.get(row));
    let geometry = shape.and_then(|&(rows, cols)| Geometry::shared(rows, cols).ok());
    let geometry = geometry.unwrap_or_else(|| Arc::clone(model.play.geometry()));
    Position::of(&Puzzle::empty(geometry))
}

/// The names of the techniques that hints look for, in table order. A solution path uses no others.
pub fn technique_slugs() -> impl Iterator<Item = &'static str> {
    let hinted = techniques::infos().take(techniques::n_hinted());
    hinted.map(|info| info.slug)
}

/// The request: the fields, and what they mean on this page. The workshop turns it into options.
fn wish(model: &Model, form: &Form) -> Vec<(String, String)> {
    let mut wish = form.0.clone();
    let mut add = |name: &str, value: &str| wish.push((name.to_owned(), value.to_owned()));
    add("drawn", &pattern(model));
    if form.is_on("without") {
        let all: Vec<_> = technique_slugs().collect();
        let off = model
            .settings
            .order
            .rows()
            .into_iter()
            .filter(|row| !row.on);
        let slugs = off.filter_map(|row| all.get(row.place));
        slugs.for_each(|slug| add("off", slug));
    }
    wish
}

/// The pattern of the board's non-empty cells.
fn pattern(model: &Model) -> String {
    let cells = model.play.position().cells.into_iter();
    let sign = |content: Content| content.digit().map_or('.', |_| 'x');
    cells.map(sign).collect()
}

fn compare(model: &mut Model, position: Position, other: &str) -> Vec<Effect> {
    if other.trim().is_empty() {
        note(model, Note::NoOther);
        return Vec::new();
    }
    craft(model, position, WorkshopJob::Same(other.to_owned()))
}

/// Updates the clock whenever the workshop reports.
pub(crate) fn ticked(model: &mut Model, now: f64) {
    if let Some(batch) = &mut model.ui.create.batch {
        let (since, _) = batch.clock.unwrap_or((now, now));
        batch.clock = Some((since, now));
    }
}

/// The workshop has answered.
pub(crate) fn answered(model: &mut Model, job: &Running, crafted: WorkshopAnswer) -> Vec<Effect> {
    match crafted {
        WorkshopAnswer::Make(Ok(made)) => return self::made(model, *made),
        WorkshopAnswer::Make(Err(why)) => end(model, Note::NotMade(why)),
        WorkshopAnswer::NotWords => end(model, Note::NotWords),
        WorkshopAnswer::Scramble(_) if job.epoch != model.ui.epoch => model.say(Status::Outdated),
        WorkshopAnswer::Scramble(position) => {
            put(model, &position);
            note(model, Note::Scrambled);
        }
        WorkshopAnswer::Canonical(line) => note(model, Note::Canonical(line)),
        WorkshopAnswer::Same(same) => note(model, Note::Same(same)),
        WorkshopAnswer::NotPuzzle => note(model, Note::Unread),
        WorkshopAnswer::Qr(_) => {} // asked elsewhere
        WorkshopAnswer::Draw(drawings) => return pictures::drawn(model, drawings),
    }
    Vec::new()
}

fn made(model: &mut Model, made: Made) -> Vec<Effect> {
    learn(model, &made);
    let create = &mut model.ui.create;
    let Some(mut batch) = create.batch.take() else {
        return Vec::new();
    };
    if batch.grade.is_some() {
        put(model, &made.position);
        model.say(Status::New(made.explainer().and_then(|rating| rating.er)));
        return vec![Effect::Focus(model.settings.cursor)];
    }
    create.add(made);
    batch.made += 1;
    if batch.made < batch.n {
        return next(model, batch);
    }
    let first = create.list.len().saturating_sub(batch.n as usize);
    open(model, first);
    note(model, Note::Made(batch.n));
    Vec::new()
}

/// Records the certificate's rating once the puzzle is on the board.
fn learn(model: &mut Model, made: &Made) {
    if let (Some(asked), Some(rating)) = (made.position.read(), made.explainer()) {
        model.rated(asked.givens, rating.er);
    }
}

/// Puts one of the puzzles on the board; the old one stays in the history.
pub(crate) fn open(model: &mut Model, at: usize) {
    let Some(made) = model.ui.create.list.get(at).cloned() else {
        return;
    };
    model.ui.create.at = Some(at);
    put(model, &made.position);
    model.say(Status::Opened(made.position.n_givens()));
}

/// Removes the open puzzle from the list.
pub(crate) fn forget(model: &mut Model) -> Vec<Effect> {
    let create = &mut model.ui.create;
    match create.at.take() {
        Some(at) if at < create.list.len() => {
            create.list.remove(at);
            create.note = None;
            model.say(Status::Word(key::FORGOTTEN));
            vec![saving::rewrite(model)]
        }
        _ => Vec::new(),
    }
}

fn put(model: &mut Model, position: &Position) {
    let Some(ParsedPosition { geometry, .. }) = position.read() else {
        return;
    };
    let square = |content: &Content| Square {
        digit: content.digit().map(|digit| (digit, By::Given)),
        ..Square::default()
    };
    let squares = position.cells.iter().map(square);
    let wanted = geometry.cells().zip(squares);
    if model.play.replace(Cause::Load, &geometry, wanted) {
        model.rest();
        model.clamp_cursor();
    }
    model.settings.mode = crate::model::Mode::Digits;
}

/// No answer came. The failure is shown where the puzzle was asked for.
pub(crate) fn failed(model: &mut Model, failure: Failure) {
    let batch = model.ui.create.batch.as_ref();
    if batch.is_some_and(|batch| batch.grade.is_some()) {
        model.ui.create.batch = None;
        return unanswered(model, failure);
    }
    end(model, Note::Failed(failure));
}

/// Stops making puzzles, saying why. The certificate of an earlier puzzle says nothing about this request.
fn end(model: &mut Model, why: Note) {
    (model.ui.create.batch, model.ui.create.at) = (None, None);
    note(model, why);
}

/// Shows and announces a note about puzzles.
pub(super) fn note(model: &mut Model, note: Note) {
    model.settings.workspace = Workspace::Create;
    model.ui.create.note = Some(note.clone());
    model.say(Status::Noted(note));
}
