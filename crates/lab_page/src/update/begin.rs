//! Beginning or restarting: every run goes to its start.

use super::address;
use crate::model::{Doing, Model, Room};
use crate::msg::Effect;
use crate::watched::{Merged, Watched};
use nonet::board::{Cell, Puzzle};
use watch::{Command, EXAMPLES, Quiz, example, read_setup};

/// Puts all runs at their start.
pub(super) fn begin(model: &mut Model) -> Vec<Effect> {
    model.begun = model.begun.wrapping_add(1);
    model.doing = Doing::Still;
    (model.is_lost, model.is_silent) = (false, false);
    model.watched = vec![Watched::default(); model.setup.lanes.len()];
    model.merged = Merged::default();
    let plans = model.setup.plans(&model.puzzle);
    let begin = Command::Begin(model.begun, plans, model.setup.pace);
    let mut effects = vec![Effect::Player(begin)];
    if model.quiz.is_some() {
        effects.extend(predict(model, true));
    }
    effects.extend(address::of(model));
    effects
}

/// Starts or ends predict mode.
pub(super) fn predict(model: &mut Model, is_on: bool) -> Vec<Effect> {
    model.quiz = is_on.then(Quiz::default);
    vec![Effect::Player(Command::Predict(is_on))]
}

/// Takes the example with this index, or else the game's puzzle.
pub(super) fn choose_puzzle(model: &mut Model, place: Option<usize>) {
    let chosen = place.and_then(example);
    model.example = place.filter(|_| chosen.is_some());
    model.puzzle = chosen.unwrap_or_else(|| model.own.clone());
    model.cursor = Cell::new(0);
}

/// Takes this puzzle, which may be the game's or an example.
pub(super) fn take_puzzle(model: &mut Model, puzzle: Puzzle) {
    let mut examples = 0..EXAMPLES.len();
    let known = examples.find(|&at| example(at).as_ref() == Some(&puzzle));
    let known = known.filter(|_| puzzle != model.own);
    choose_puzzle(model, known);
    model.puzzle = puzzle;
}

/// Sets up a run from a fragment, which may name another puzzle than the game's.
pub(super) fn set_up(model: &mut Model, fragment: &str) -> Vec<Effect> {
    let (setup, puzzle) = read_setup(fragment);
    let (Some(setup), Some(puzzle)) = (setup, puzzle) else {
        return Vec::new();
    };
    model.room = Room::Watch;
    model.drafts.clear();
    model.setup = setup;
    show_puzzle(model, puzzle)
}

/// Begins runs on this puzzle.
pub(super) fn show_puzzle(model: &mut Model, puzzle: Puzzle) -> Vec<Effect> {
    take_puzzle(model, puzzle);
    begin(model)
}
