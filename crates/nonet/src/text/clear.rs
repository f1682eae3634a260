//! A board in one line that reads back as exactly this board, with no further information needed: the command line
//! prints it, so that it can read its own output.

use super::reading::any_size::{Expect, read_any};
use super::regions::regions;
use super::symbols::Symbols;
use super::write::line_as;
use crate::board::{Geometry, Puzzle};

/// All cells in one line, with digits written this way; the map of the boxes follows where the line would
/// otherwise be read as another board. Where symbols leave no room for a map, or leave a doubt, letters are used.
///
/// ```
/// use nonet::board::Puzzle;
/// use nonet::text::{Symbols, clear_line, read_boxes};
/// let clear = |boxes| clear_line(&Puzzle::empty(read_boxes(boxes).expect("a board")), Symbols::Letters);
/// assert_eq!(clear("2x3"), ".".repeat(36));
/// assert!(clear("3x2").ends_with(". 112233112233112233445566445566445566"));
/// ```
pub fn clear_line(puzzle: &Puzzle, symbols: Symbols) -> String {
    let plain = line_as(puzzle, symbols, '.');
    if is_sure(puzzle, symbols) || is_read_back(&plain, puzzle) {
        return plain;
    }
    let map = regions(puzzle.geometry());
    let with_map = |symbols| format!("{} {map}", line_as(puzzle, symbols, '.'));
    let mut forms = [symbols, Symbols::Letters].map(with_map).into_iter();
    let clear = forms.find(|form| is_read_back(form, puzzle));
    // Letters alone are counted from one.
    clear.unwrap_or_else(|| with_map(Symbols::LettersFromOne))
}

/// Is the line certain to be read as this board? Quick to see, and nearly always true.
fn is_sure(puzzle: &Puzzle, symbols: Symbols) -> bool {
    let geometry = puzzle.geometry();
    let usual = Geometry::usual_boxes(geometry.side());
    if symbols != Symbols::Letters || geometry.boxes().is_none() || geometry.boxes() != usual {
        return false;
    }
    // Where digits repeat, the same boxes turned on their side would be tried.
    let is_turned = usual.is_some_and(|(high, wide)| high != wide);
    let has = |known: fn(u8) -> bool| puzzle.givens().any(|(_, digit)| known(digit.get()));
    let has_both = || has(|digit| digit < 10) && has(|digit| digit > 9);
    (geometry.side() <= 9 || has_both()) && (!is_turned || puzzle.conflicts().is_empty())
}

fn is_read_back(text: &str, puzzle: &Puzzle) -> bool {
    let read = read_any(text, &Expect::default());
    read.is_ok_and(|readings| readings.only().is_some_and(|board| board.puzzle == *puzzle))
}
