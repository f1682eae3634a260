//! Exports as text: the path shown, the board as a line of HoDoKu's library.

use crate::key;
use crate::model::Model;
use crate::panel::Panel;
use crate::steps::found_on::found_on;
use crate::words::Voice;
use answers::protocol::{HintResult, StepView};
use answers::voice::HINT_LEVELS;
use answers::voice::Piece;
use nonet::board::Grid;
use nonet::text::{self, LibraryCase};

/// The path shown, as `nonet path` writes it, with remarks: the ratings, the board that it starts from, and the
/// reason below each step.
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

/// The puzzle, its ratings, and the board if it differs from the puzzle.
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
    let mut lines = vec![text::whole_line(&puzzle)];
    lines.extend(ratings);
    if !is_puzzle {
        lines.push(voice.say(key::PATH_FROM, &[("board", &board())]));
    }
    lines.join("\n# ")
}

/// The step in notation, and below it in words.
fn explained(voice: &Voice, step: &StepView) -> String {
    let line = voice.line(step);
    let mut sentences = voice.lines(step);
    sentences.push(voice.explain(step));
    let text = |pieces: &Vec<Piece>| pieces.iter().map(|piece| &*piece.text).collect();
    let sentences: Vec<String> = sentences.iter().map(text).collect();
    format!("{line}\n   # {}", sentences.join(" "))
}

/// The board as a line of HoDoKu's library; if a step is shown, the board that it was found on, and the step too,
/// unless a hint has not fully revealed it.
pub(super) fn library_line(model: &Model) -> Option<String> {
    let step = match model.in_sight() {
        Panel::Hint(HintResult::Step(_), level) if *level < HINT_LEVELS => None,
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

/// What is dragged out of the page: the givens and the board as lines, then the candidates. Programs that read only
/// a line read the first.
pub fn dragged(model: &Model) -> String {
    text::framed_game(&model.play.givens(), &model.play.grid())
}

/// The puzzles made, one per line.
pub(super) fn list(model: &Model) -> String {
    let list = model.ui.create.list.iter();
    let lines =
        list.filter_map(|made| Some(text::whole_line(&made.position.read()?.givens) + "\n"));
    lines.collect()
}

/// The certificate of the open puzzle, one line per entry.
pub(super) fn certificate(model: &Model) -> Option<String> {
    let create = &model.ui.create;
    let made = create.list.get(create.at?)?;
    let voice = model.voice();
    let mut lines = vec![text::whole_line(&made.position.read()?.givens)];
    for (name, value) in voice.certificate(made) {
        lines.push(format!("{name}: {value}"));
    }
    if let Some(rated) = &made.rated {
        lines.push(voice.ratings_line(&rated.ratings));
        lines.push(voice.uses(&rated.counts));
    }
    Some(lines.join("\n") + "\n")
}
