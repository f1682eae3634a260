//! Puzzles on paper and as pictures: what is drawn, and how the drawings are used.

use super::creation::Use;
use crate::ask::craft;
use crate::key;
use crate::model::{Model, Status};
use crate::msg::{Action, Effect, Form, Print};
use answers::protocol::{Made, Position, Sketch, WorkshopJob};

/// A button that needs drawings was pressed.
pub(super) fn pressed(model: &mut Model, action: Action, form: &Form) -> Vec<Effect> {
    if action == Action::Print && is_list(form) && model.ui.create.list.is_empty() {
        model.say(Status::Word(key::PRINT_NONE));
        return Vec::new();
    }
    let board = model.play.position();
    let (sketches, of) = match action {
        Action::Print => printed(model, form, &board),
        Action::SavePng => {
            let pixels = form.get("pixels").parse().unwrap_or(1000);
            (vec![shown(model, board.clone())], Use::Png(pixels))
        }
        _ => (vec![shown(model, board.clone())], Use::Svg),
    };
    let effects = craft(model, board, WorkshopJob::Draw(sketches));
    model.ui.create.picture = Some(of);
    effects
}

/// Are the puzzles of the list to be printed?
fn is_list(form: &Form) -> bool {
    form.get("what") == "list"
}

/// The board as shown.
fn shown(model: &Model, position: Position) -> Sketch {
    Sketch {
        position,
        candidates: model.shows_candidates(),
        solution: false,
    }
}

/// The puzzles in order, then their solutions if wanted, each with its caption.
fn printed(model: &Model, form: &Form, board: &Position) -> (Vec<Sketch>, Use) {
    let list = &model.ui.create.list;
    let (mut puzzles, mut captions) = if is_list(form) {
        let captions = list.iter().enumerate();
        let captions = captions
            .map(|(at, made)| caption(model, at, made))
            .collect();
        (
            list.iter().map(|made| made.position.clone()).collect(),
            captions,
        )
    } else {
        (vec![board.clone()], vec![String::new()])
    };
    let n_puzzles = puzzles.len();
    let candidates = form.is_on("print-candidates");
    let sketch = |position: &Position| Sketch {
        position: position.clone(),
        candidates,
        solution: false,
    };
    let mut sketches: Vec<Sketch> = puzzles.iter().map(sketch).collect();
    if form.is_on("answers") {
        let solved = |position: Position| Sketch {
            position: position.given_only(),
            candidates: false,
            solution: true,
        };
        sketches.extend(puzzles.drain(..).map(solved));
        captions.extend((1..=n_puzzles).map(|n| format!("{n}.")));
    }
    let per_page = form.get("per-page").parse().unwrap_or(1);
    (sketches, Use::Print(per_page, n_puzzles, captions))
}

/// The certificate in one line.
fn caption(model: &Model, at: usize, made: &Made) -> String {
    format!("{}. {}", at + 1, model.voice().certificate_line(made))
}

/// The drawings have arrived.
pub(super) fn drawn(model: &mut Model, drawings: Vec<String>) -> Vec<Effect> {
    let first = || drawings.first().cloned().unwrap_or_default();
    match model.ui.create.picture.take() {
        None => Vec::new(),
        Some(Use::Print(per_page, n_puzzles, captions)) => {
            let figures = drawings.into_iter().zip(captions).collect();
            vec![Effect::Print(Print {
                per_page,
                n_puzzles,
                figures,
            })]
        }
        Some(Use::Svg) => {
            let name = "nonet.svg".to_owned();
            vec![Effect::Collect(first()), Effect::Download(name)]
        }
        Some(Use::Png(pixels)) => vec![Effect::SavePng(first(), pixels)],
    }
}
