//! The marks that a digit makes impossible vanish in the same change, so one undo brings them back.

use game::play::{Play, Square};
use nonet::board::{Candidate, Cell, Digit, DigitSet, Geometry, Marks};

/// The change, and the cells that lose marks by it.
pub(crate) fn with_vanished(play: &Play, wanted: Vec<(Cell, Square)>) -> Vec<(Cell, Square)> {
    let mut squares = play.squares().to_vec();
    for &(cell, square) in &wanted {
        squares[cell.index()] = square;
    }
    for &(cell, square) in &wanted {
        if let Some(digit) = placed(play.square(cell), square) {
            around(play.geometry(), &mut squares, Candidate { cell, digit });
        }
    }
    play.geometry().cells().zip(squares).collect()
}

/// Removes the marks that this digit in its cell makes impossible.
pub(crate) fn around(geometry: &Geometry, squares: &mut [Square], placed: Candidate) {
    let peers = geometry.peers(placed.cell).iter();
    peers.for_each(|peer| lose(&mut squares[peer.index()].marks, placed.digit));
}

/// Removes a mark.
pub(crate) fn lose(marks: &mut Marks, digit: Digit) {
    *marks = marks.without(DigitSet::only(digit));
}

/// The digit that was not there before.
fn placed(before: Square, after: Square) -> Option<Digit> {
    let digit = |square: Square| square.digit.map(|(digit, _)| digit);
    digit(after).filter(|_| digit(after) != digit(before))
}
