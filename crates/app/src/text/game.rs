//! A board as links and other programs' formats carry it.

use crate::model::{Model, Switch};
use game::play::Play;
use nonet::board::DigitSet;
use nonet::text::Game;

/// This board, with marks and erased candidates; no step is shown on it.
pub(super) fn game(model: &Model, play: &Play) -> Game {
    let givens = play.givens();
    let erased = |cell| match givens.get(cell) {
        Some(_) => DigitSet::EMPTY,
        None => play.square(cell).erased,
    };
    let erased: Vec<DigitSet> = play.geometry().cells().map(erased).collect();
    let any_erased = erased.iter().any(|digits| !digits.is_empty());
    Game {
        board: play.board(),
        candidates: any_erased || model.settings.switches.is_on(Switch::Candidates),
        erased,
        marks: play.squares().iter().map(|square| square.marks).collect(),
        givens,
        step: None,
    }
}
