//! Marks that a placed digit makes impossible vanish, in the same change: one undo brings them back.

use super::layer::Marks;
use super::play::{Play, Square};
use crate::board::{Cell, Digit, DigitSet};

/// The change, and the cells that lose marks by it.
pub(super) fn with_vanished(play: &Play, wanted: Vec<(Cell, Square)>) -> Vec<(Cell, Square)> {
    let mut squares = play.squares().to_vec();
    for &(cell, square) in &wanted {
        squares[cell.index()] = square;
    }
    for &(cell, square) in &wanted {
        if let Some(digit) = placed(play.square(cell), square) {
            let peers = play.geometry().peers(cell).iter();
            peers.for_each(|peer| lose(&mut squares[peer.index()].marks, digit));
        }
    }
    play.geometry().cells().zip(squares).collect()
}

fn lose(marks: &mut Marks, digit: Digit) {
    *marks = marks.without(DigitSet::only(digit));
}

/// The digit that was not there before.
fn placed(before: Square, after: Square) -> Option<Digit> {
    let digit = |square: Square| square.digit.map(|(digit, _)| digit);
    digit(after).filter(|_| digit(after) != digit(before))
}
