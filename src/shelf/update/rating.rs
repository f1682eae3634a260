//! Rows in sight that have no rating yet get one, a puzzle at a time: a worker finds it. Nobody asked, so nothing is said.

use super::record::record;
use crate::board::Puzzle;
use crate::protocol::{Answer, Job, JobId, Play, Position, Reply, Request, Study, Verdict};
use crate::shelf::deed::Deed;
use crate::shelf::model::{Model, Rating};
use crate::shelf::msg::Effect;
use crate::shelf::row::Row;
use crate::shelf::rows::Rows;
use crate::text::read_link;

/// Asks about the next row in sight, if none is being rated.
pub(super) fn next(model: &mut Model) -> Option<Effect> {
    let is_busy = model.rating.is_some() || model.taking.is_some() || model.errand.is_some();
    if is_busy || !model.is_ours || !model.is_settled || model.shows_figures || model.has_no_workers
    {
        return None;
    }
    loop {
        let seen = model.list.iter().skip(model.first).take(model.n_fit);
        let unknown = |row: &&u32| is_unknown(model, model.catalogue.row(**row));
        let row = *seen
            .filter(|row| model.catalogue.row(**row).er.is_none())
            .find(unknown)?;
        let text = model.catalogue.puzzle(model.catalogue.row(row)).to_owned();
        if let Some(puzzle) = classic(&text) {
            let position = Position::of(&puzzle);
            let id = JobId(model.last_job + 1);
            model.rating = Some(Rating { id, row, puzzle });
            return Some(ask(model, Job::Play(Play::Check, position)));
        }
        model.unratable.insert(text);
    }
}

fn is_unknown(model: &Model, row: &Row) -> bool {
    !model.unratable.contains(model.catalogue.puzzle(row))
}

/// The scale is for puzzles of 9x9 with something to solve.
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
            let effect = ask(model, Job::Study(Study::Er, position));
            let id = JobId(model.last_job);
            model.rating = Some(Rating { id, ..rating });
            vec![effect]
        }
        Some(Answer::Er(Some(er))) => rated(model, &rating, er),
        _ => {
            let text = model.catalogue.puzzle(model.catalogue.row(rating.row));
            model.unratable.insert(text.to_owned());
            Vec::new()
        }
    }
}

/// Keeps it, if the row still has this puzzle.
fn rated(model: &mut Model, rating: &Rating, er: u8) -> Vec<Effect> {
    let text = model.catalogue.puzzle(model.catalogue.row(rating.row));
    if classic(text).as_ref() != Some(&rating.puzzle) {
        return Vec::new();
    }
    // Sorted by difficulty the row stays where it is until something else is looked for: a pointer may be on its way to it.
    record(model, vec![Deed::Rated(er, Rows::of([rating.row]))])
}
