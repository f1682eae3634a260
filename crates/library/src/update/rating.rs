//! Rating rows without a rating, a puzzle at a time, by a worker. First come the rows in sight, then, if the list
//! depends on difficulty, all that may belong there. This runs unasked, so only the number left is shown.

use super::record::{find, record};
use crate::deed::LibraryEdit;
use crate::model::{Model, Rating};
use crate::msg::Effect;
use crate::row::Row;
use crate::rows::Rows;
use crate::words;
use answers::protocol::{Answer, Deep, Job, JobId, Position, Quick, Reply, Request, Verdict};
use nonet::board::Puzzle;
use nonet::text::read_link;

/// How many rows are examined before the next frame: there may be 100,000 whose puzzles cannot be rated.
const LOOK: usize = 100;

/// Asks about the next row, if no row is being rated.
pub(super) fn next(model: &mut Model) -> Option<Effect> {
    let is_busy = model.rating.is_some() || model.taking.is_some() || model.errand.is_some();
    if is_busy || !model.is_ours || !model.is_settled || model.shows_figures || model.has_no_workers
    {
        return None;
    }
    for _ in 0..LOOK {
        let row = in_sight(model).or_else(|| elsewhere(model))?;
        let text = model.catalogue.puzzle(model.catalogue.row(row)).to_owned();
        if let Some(puzzle) = classic(&text) {
            let position = Position::of(&puzzle);
            let id = JobId(model.last_job + 1);
            model.rating = Some(Rating { id, row, puzzle });
            return Some(ask(model, Job::Quick(Quick::Check, position)));
        }
        model.unratable.insert(text);
    }
    Some(Effect::Later)
}

fn in_sight(model: &Model) -> Option<u32> {
    let mut seen = model.list.iter().skip(model.first).take(model.n_fit);
    seen.find(|row| is_unknown(model, model.catalogue.row(**row)))
        .copied()
}

/// The next row out of sight. Rows before it are known by now and dropped, so that none is examined twice. After
/// the last one the list is rebuilt, once: until then its rows stay in place.
fn elsewhere(model: &mut Model) -> Option<u32> {
    if !model.rates_on() {
        return None;
    }
    while let Some(&row) = model.unrated.first() {
        if is_unknown(model, model.catalogue.row(row)) {
            return Some(row);
        }
        model.unrated.pop_first();
    }
    if model.is_outdated || model.rates_all {
        find(model);
    }
    None
}

/// Rates every row of the list (true), or only those that need a rating.
pub(super) fn all(model: &mut Model, on: bool) {
    model.rates_all = on;
    find(model);
}

fn is_unknown(model: &Model, row: &Row) -> bool {
    row.er.is_none() && !model.unratable.contains(model.catalogue.puzzle(row))
}

/// The puzzle, if the scale applies to it: 9x9 with something to solve.
fn classic(fragment: &str) -> Option<Puzzle> {
    let puzzle = read_link(fragment).ok()?.game?.givens;
    let is_classic = puzzle.geometry().boxes() == Some((3, 3));
    (is_classic && !puzzle.is_full()).then_some(puzzle)
}

fn ask(model: &mut Model, job: Job) -> Effect {
    model.last_job += 1;
    let id = JobId(model.last_job);
    Effect::Ask(Request { id, job })
}

/// The worker replied.
pub(super) fn replied(model: &mut Model, reply: Reply) -> Vec<Effect> {
    let (id, answer) = match reply {
        Reply::Done(id, answer) => (id, Some(answer)),
        Reply::Failed(id, _) => (id, None),
        _ => return Vec::new(),
    };
    let Some(rating) = model.rating.take_if(|rating| rating.id == id) else {
        return Vec::new();
    };
    match answer {
        Some(Answer::Check(Verdict::One)) => {
            let position = Position::of(&rating.puzzle);
            let effect = ask(model, Job::Deep(Deep::Er, position));
            let id = JobId(model.last_job);
            model.rating = Some(Rating { id, ..rating });
            vec![effect]
        }
        Some(Answer::Er(Some(er))) => rated(model, &rating, er),
        _ => {
            let text = model.catalogue.puzzle(model.catalogue.row(rating.row));
            model.unratable.insert(text.to_owned());
            model.unrated.remove(&rating.row);
            Vec::new()
        }
    }
}

/// Records the rating, if the row still has this puzzle.
fn rated(model: &mut Model, rating: &Rating, er: u8) -> Vec<Effect> {
    let text = model.catalogue.puzzle(model.catalogue.row(rating.row));
    if classic(text).as_ref() != Some(&rating.puzzle) {
        return Vec::new();
    }
    let effects = record(model, vec![LibraryEdit::Rated(er, Rows::of([rating.row]))]);
    if model.unrated.remove(&rating.row) {
        model.is_outdated = true;
        show(model, rating.row);
    }
    effects
}

/// A row in the list stays in place, as a pointer may be on its way to it; one that belongs there now is added at
/// the end.
fn show(model: &mut Model, number: u32) {
    let (lang, row) = (model.lang, model.catalogue.row(number));
    let holds = model
        .query
        .holds(row, &model.catalogue, &|er| words::grade(lang, er));
    if holds && !model.list.contains(&number) {
        model.list.push(number);
    }
}
