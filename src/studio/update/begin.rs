//! Beginning, or beginning again: every run goes to its start.

use crate::board::Cell;
use crate::studio::example::example;
use crate::studio::model::{Doing, Model};
use crate::studio::msg::Effect;
use crate::studio::watched::{Merged, Watched};
use crate::watch::{Command, Quiz, write_setup};

/// Puts all runs at their start.
pub(super) fn begin(model: &mut Model) -> Vec<Effect> {
    model.begun = model.begun.wrapping_add(1);
    model.doing = Doing::Still;
    (model.is_lost, model.is_silent) = (false, false);
    model.watched = vec![Watched::default(); model.setup.lanes.len()];
    model.merged = Merged::default();
    if model.is_race() {
        model.quiz = None;
    }
    if model.quiz.is_some() {
        model.quiz = Some(Quiz::default());
    }
    let plans = model.setup.plans(&model.puzzle);
    let mut effects = vec![Effect::Player(Command::Begin(
        model.begun,
        plans,
        model.setup.pace,
    ))];
    let fragment = write_setup(&model.setup, &model.puzzle);
    effects.push(Effect::Keep(fragment.clone()));
    // Only the game's own puzzle goes into the address: after a reload, any other would replace it in the game.
    if model.puzzle == model.own {
        effects.push(Effect::Fragment(fragment));
    }
    effects
}

/// Takes the example with this index, or else the game's puzzle.
pub(super) fn choose_puzzle(model: &mut Model, place: Option<usize>) {
    let chosen = place.and_then(example);
    model.example = place.filter(|_| chosen.is_some());
    model.puzzle = chosen.unwrap_or_else(|| model.own.clone());
    model.cursor = Cell::new(0);
}
