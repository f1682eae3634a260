//! What can be taken along as text: the path shown, the board as a line of HoDoKu's library.

use super::found_on::found_on;
use super::model::Model;
use super::panel::{HINT_LEVELS, Panel};
use super::words::Voice;
use crate::board::Grid;
use crate::logic::Step;
use crate::protocol::Help;
use crate::text::{self, LibraryCase};

/// The path shown, as `nonet path` writes it; the ratings, the board that it starts from and the reason for each step
/// follow as remarks below what they are about.
pub(super) fn path(model: &Model) -> Option<String> {
    let Panel::Path(steps, solved, _) = &model.ui.panel else {
        return None;
    };
    let voice = model.voice();
    let lines = steps.iter().map(|step| explained(&voice, step));
    let text = text::steps_text(start(model, &voice), lines, Some(*solved));
    Some(text + "\n")
}

/// The puzzle, its ratings, and the board if it is no longer the puzzle.
fn start(model: &Model, voice: &Voice) -> String {
    let puzzle = model.checked();
    let rated = model.ui.ratings.as_ref();
    let rated = rated.filter(|(about, _)| *about == puzzle);
    let ratings = rated.map(|(_, ratings)| voice.ratings_line(ratings));
    let grid = model.play.grid();
    let is_puzzle = grid == Grid::new(&puzzle);
    let case = || LibraryCase::of(&model.play.givens(), &grid, None);
    let board = || {
        case().map_or_else(
            || text::line(&grid.to_puzzle(), '.'),
            |case| case.to_string(),
        )
    };
    let board = (!is_puzzle).then(|| voice.say("path-from", &[("board", &board())]));
    let remarks = ratings.into_iter().chain(board);
    remarks.fold(text::line(&puzzle, '.'), |text, remark| {
        text + "\n# " + &remark
    })
}

/// The step in notation, and below it in words.
fn explained(voice: &Voice, step: &Step) -> String {
    let line = text::step_line(&voice.geometry, step, voice.notation);
    let reason = voice.explain(step).into_iter().map(|piece| piece.text);
    format!("{line}\n   # {}", reason.collect::<String>())
}

/// The board as a line of HoDoKu's library; if a step is shown, the board that it was found on, with as much of the
/// step as has been told.
pub(super) fn library_line(model: &Model) -> Option<String> {
    let step = match &model.ui.panel {
        Panel::Hint(Help::Step(_), level) if *level < HINT_LEVELS => None,
        panel => panel.step(),
    };
    let grid = found_on(model).read()?.grid();
    let case = LibraryCase::of(&model.play.givens(), &grid, step)?;
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
    let lines = [text::line(&made.position.read()?.givens, '.')].into_iter();
    let lines = lines.chain(rows).chain(ratings).chain(uses);
    Some(lines.map(|line| line + "\n").collect())
}
