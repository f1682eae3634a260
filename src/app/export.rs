//! What can be taken along as text: the path shown, the board as a line of HoDoKu's library.

use super::found_on::found_on;
use super::model::Model;
use super::panel::{HINT_LEVELS, Panel};
use super::piece::Piece;
use super::words::Voice;
use crate::board::Grid;
use crate::protocol::{Exhibit, Help};
use crate::text::{self, LibraryCase};

/// The path shown, as `nonet path` writes it; the ratings, the board that it starts from and the reason for each step
/// follow as remarks below what they are about.
pub(super) fn path(model: &Model) -> Option<String> {
    let Panel::Cascade(cascade) = &model.ui.panel else {
        return None;
    };
    let solved = cascade.tale.is_solved();
    let from = model.play.showing(cascade.from.clone()).grid();
    let voice = model.voice();
    let lines = cascade.steps.iter().map(|step| explained(&voice, step));
    let text = text::steps_text(start(model, &voice, &from), lines, Some(solved));
    Some(text + "\n")
}

/// The puzzle, its ratings, and the board if it is no longer the puzzle.
fn start(model: &Model, voice: &Voice, grid: &Grid) -> String {
    let puzzle = model.play.posed();
    let rated = model.ui.ratings.as_ref();
    let rated = rated.filter(|(about, _)| *about == puzzle);
    let ratings = rated.map(|(_, ratings)| voice.ratings_line(ratings));
    let is_puzzle = *grid == Grid::new(&puzzle);
    let case = || LibraryCase::of(&model.play.givens(), grid);
    let board = || {
        case().map_or_else(
            || text::whole_line(&grid.to_puzzle()),
            |case| case.to_string(),
        )
    };
    let board = (!is_puzzle).then(|| voice.say("path-from", &[("board", &board())]));
    let remarks = ratings.into_iter().chain(board);
    remarks.fold(text::whole_line(&puzzle), |text, remark| {
        text + "\n# " + &remark
    })
}

/// The step in notation, and below it in words.
fn explained(voice: &Voice, step: &Exhibit) -> String {
    let line = voice.line(step);
    let sentences = voice.lines(step).into_iter().chain([voice.explain(step)]);
    let text = |pieces: Vec<Piece>| pieces.into_iter().map(|piece| piece.text).collect();
    let sentences: Vec<String> = sentences.map(text).collect();
    format!("{line}\n   # {}", sentences.join(" "))
}

/// The board as a line of HoDoKu's library; if a step is shown, the board that it was found on, with as much of the
/// step as has been told.
pub(super) fn library_line(model: &Model) -> Option<String> {
    let step = match &model.ui.panel {
        Panel::Hint(Help::Step(_), level) if *level < HINT_LEVELS => None,
        panel => panel.step(),
    };
    let grid = found_on(model).read()?.grid();
    let case = LibraryCase::of(&model.play.givens(), &grid)?;
    let case = match step {
        Some(step) => case.with_step(step.technique, step.digits, &step.deductions),
        None => case,
    };
    Some(case.to_string())
}

/// The certificate of the puzzle now open, one line per entry.
pub(super) fn certificate(model: &Model) -> Option<String> {
    let create = &model.ui.create;
    let made = create.list.get(create.at?)?;
    let voice = model.voice();
    let rows = voice.certificate(made).into_iter();
    let rows = rows.map(|(name, value)| format!("{name}: {value}"));
    let rated = made.rated.as_ref();
    let ratings = rated.map(|rated| voice.ratings_line(&rated.ratings));
    let uses = rated.map(|rated| voice.uses(&rated.counts));
    let lines = [text::whole_line(&made.position.read()?.givens)].into_iter();
    let lines = lines.chain(rows).chain(ratings).chain(uses);
    Some(lines.map(|line| line + "\n").collect())
}
