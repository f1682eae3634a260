//! Beginning, or beginning again: every run goes to its start.

use crate::board::Cell;
use crate::studio::example::{EXAMPLES, example};
use crate::studio::model::{Doing, Model, Room};
use crate::studio::msg::Effect;
use crate::studio::watched::Watched;
use crate::watch::{Command, Quiz, read_setup, write_setup};

/// The part of a fragment that shows the run alone.
pub(super) const ALONE: &str = "&view=alone";

/// Puts all runs at their start.
pub(super) fn begin(model: &mut Model) -> Vec<Effect> {
    model.begun = model.begun.wrapping_add(1);
    model.doing = Doing::Still;
    (model.is_lost, model.is_silent) = (false, false);
    model.watched = vec![Watched::default(); model.setup.lanes.len()];
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
        let alone = if model.is_alone { ALONE } else { "" };
        effects.push(Effect::Fragment(fragment + alone));
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

/// Sets up a run from a fragment, which may be about another puzzle than the game's.
pub(super) fn set_up(model: &mut Model, fragment: &str) -> Vec<Effect> {
    let (setup, puzzle) = read_setup(fragment);
    let (Some(setup), Some(puzzle)) = (setup, puzzle) else {
        return Vec::new();
    };
    model.room = Room::Watch;
    model.setup = setup;
    let mut examples = 0..EXAMPLES.len();
    let known = examples.find(|&at| example(at).as_ref() == Some(&puzzle));
    choose_puzzle(model, known);
    model.puzzle = puzzle;
    begin(model)
}
