//! Running, pausing, stepping, guessing, and what the player's worker reports.

use super::begin::begin;
use super::class;
use super::telling::tell;
use crate::key;
use crate::model::{Doing, Model};
use crate::msg::Effect;
use crate::speed::{FULL, speed_of};
use lab::models::Export;
use lab::{Event, Verdict};
use nonet::board::Cell;
use watch::{Command, Report, Stop};

/// Runs or pauses. In predict mode it only goes on to the next decision.
pub(super) fn run(model: &mut Model) -> Vec<Effect> {
    if model.doing != Doing::Still {
        return tell(model, Doing::Still, Command::Pause);
    }
    if model.is_over() || model.is_lost {
        let mut effects = begin(model);
        effects.extend(play(model));
        return effects;
    }
    play(model)
}

fn play(model: &mut Model) -> Vec<Effect> {
    let speed = speed_of(model.speed);
    tell(model, Doing::Playing, Command::Play(speed))
}

/// The worker cannot be reached during a step. If its step lasts too long it is ended; its last picture stays.
pub(super) fn end_is_due(model: &mut Model) -> Vec<Effect> {
    if model.doing != Doing::Ending {
        return Vec::new();
    }
    model.said = Some(key::RUN_OVER);
    lose(model)
}

/// Ends the worker, even while it is busy.
pub(super) fn lose(model: &mut Model) -> Vec<Effect> {
    (model.doing, model.is_lost, model.is_silent) = (Doing::Still, true, false);
    for shot in model.watched.iter_mut().flat_map(|run| &mut run.shot) {
        shot.verdict = shot.verdict.or(Some(Verdict::Cancelled));
    }
    vec![Effect::EndPlayer]
}

/// Asks for the model of the puzzle. The worker writes it, since a large board takes megabytes.
pub(super) fn export(model: &Model, export: Export) -> Vec<Effect> {
    let plans = model.setup.plans(&model.puzzle).into_iter();
    let ask = |plan| Effect::Player(Command::Model(export, plan));
    plans.take(1).map(ask).collect()
}

pub(super) fn set_speed(model: &mut Model, value: &str) -> Vec<Effect> {
    model.speed = value
        .parse()
        .map_or(model.speed, |place: u32| place.min(FULL));
    if model.doing == Doing::Playing {
        play(model)
    } else {
        Vec::new()
    }
}

/// A guess about a run: it continues to its next decision, which answers it; in a race, so do the others.
pub(super) fn guessed(model: &mut Model, lane: usize, cell: Cell) -> Vec<Effect> {
    (model.cursor, model.said) = (cell, None);
    let Some(quiz) = &mut model.quiz else {
        return Vec::new();
    };
    if model.doing != Doing::Still {
        return Vec::new();
    }
    let shot = model.watched.get(lane).and_then(|run| run.shot.as_ref());
    let asked = shot.and_then(|shot| shot.asked().digits.get(cell.index()).copied());
    if asked.flatten().is_some() {
        model.said = Some(key::PREDICT_FILLED);
        return Vec::new();
    }
    quiz.guess(lane, cell);
    let stop = Stop::Decision;
    let command = Command::RunTo(stop, Some(lane as u8));
    tell(model, Doing::RunningTo(stop), command)
}

pub(super) fn moved(model: &mut Model, lane: usize, rows: i32, cols: i32) -> Vec<Effect> {
    let geometry = model.puzzle.geometry();
    let side = geometry.side() as i32;
    let row = (geometry.row(model.cursor) as i32 + rows).clamp(0, side - 1);
    let col = (geometry.col(model.cursor) as i32 + cols).clamp(0, side - 1);
    model.cursor = geometry.cell(row as usize, col as usize);
    vec![Effect::Focus(lane, model.cursor)]
}

pub(super) fn reported(model: &mut Model, report: Report) -> Vec<Effect> {
    let at = |lane: &u8| usize::from(*lane);
    if std::mem::take(&mut model.is_silent) {
        model.said = None;
    }
    if is_late(model, &report) {
        return Vec::new();
    }
    match report {
        Report::Begun(number) => model.heard = number,
        Report::Shown(lane, shot) => {
            if let Some(watched) = model.watched.get_mut(at(&lane)) {
                watched.shot = Some(shot);
            }
        }
        Report::At(position, farthest) => model.position = (position, farthest),
        Report::Recorded(lane, curves, drawing) => {
            model.merged.outgrown(lane, &drawing);
            if let Some(watched) = model.watched.get_mut(at(&lane)) {
                watched.curves = curves;
                watched.draw(*drawing);
            }
        }
        Report::Merged(pair) => model.merged.draw(pair),
        Report::Refused(lane, fault) => {
            if let Some(watched) = model.watched.get_mut(at(&lane)) {
                watched.fault = Some(fault);
            }
        }
        Report::Paused(ranks) => paused(model, &ranks),
        Report::Met(lane, position, event) => return met(model, at(&lane), position, &event),
        Report::Trace(form, text) => {
            return vec![Effect::Save(format!("nonet-run.{}", form.slug()), text)];
        }
        Report::Model(export, text) => {
            return vec![Effect::Save(
                format!("nonet-model.{}", export.ending()),
                text,
            )];
        }
        Report::Ready
        | Report::Working
        | Report::Done(_)
        | Report::Failed(..)
        | Report::Gathering(_)
        | Report::Gathered(_)
        | Report::Repeated(..) => {}
    }
    Vec::new()
}

/// Is this about runs that are not shown any more? The worker reports in order.
fn is_late(model: &Model, report: &Report) -> bool {
    let is_of_runs = matches!(
        report,
        Report::Refused(..)
            | Report::Shown(..)
            | Report::At(..)
            | Report::Recorded(..)
            | Report::Merged(_)
            | Report::Met(..)
            | Report::Paused(_)
    );
    is_of_runs && !model.is_begun()
}

/// The awaited event of a run has happened: it answers a guess.
fn met(model: &mut Model, lane: usize, position: u64, event: &Event) -> Vec<Effect> {
    let quiz = model.quiz.as_mut();
    match quiz.and_then(|quiz| quiz.answer(lane, event)) {
        Some(answer) => class::note_answer(model, position, answer),
        None => Vec::new(),
    }
}

fn paused(model: &mut Model, ranks: &[Option<u8>]) {
    model.doing = Doing::Still;
    for (watched, rank) in model.watched.iter_mut().zip(ranks) {
        watched.rank = *rank;
    }
    if model.is_over() {
        model.said = Some(key::RUN_OVER);
    }
}
