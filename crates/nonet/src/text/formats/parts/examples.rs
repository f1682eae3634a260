//! Examples of formats: one puzzle in all of them. A format that is written uses its own output as the example;
//! the others are here.

use super::super::super::{Game, framed_candidates};
use super::super::sudocue::write_sdx;
use super::square::nine;
use super::state::grid;
use crate::board::{Cell, Digit, DigitSet};

/// The puzzle.
const PUZZLE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// The puzzle with a digit filled in and a candidate erased; formats for givens alone show only the givens.
pub(in crate::text::formats) fn begun() -> Option<Game> {
    const FOUR: (usize, u8) = (2, 4);
    const NOT_TWO: (usize, u8) = (3, 2);
    let mut game = Game::of(nine(PUZZLE)?);
    game.board.put(Cell::new(FOUR.0), Digit::new(FOUR.1));
    game.erased[NOT_TWO.0] = Digit::new(NOT_TWO.1).into_iter().collect::<DigitSet>();
    game.candidates = true;
    Some(game)
}

/// SudoCue's board in the middle of a game. All single candidates are filled in, since it cannot tell one from a given.
pub(in crate::text::formats) fn sdx() -> String {
    let Some(puzzle) = nine(PUZZLE) else {
        return String::new();
    };
    let mut game = Game::of(puzzle);
    let single = |game: &Game| {
        let grid = grid(game);
        let mut cells = grid.empty_cells().filter_map(|cell| {
            let digit = grid.candidates(cell).single()?;
            Some((cell, digit))
        });
        cells.next()
    };
    while let Some((cell, digit)) = single(&game) {
        game.board.put(cell, Some(digit));
    }
    write_sdx(&game).unwrap_or_default()
}

/// Two puzzles, the second with other digits.
pub(in crate::text::formats) fn list() -> String {
    let other = |ch: char| match ch.to_digit(10) {
        Some(figure @ 1..) => char::from_digit(10 - figure, 10).unwrap_or(ch),
        _ => ch,
    };
    format!(
        "{PUZZLE}\n{}\n",
        PUZZLE.chars().map(other).collect::<String>()
    )
}

/// A row of the puzzle bank.
pub(in crate::text::formats) fn bank() -> String {
    format!("0000183b305c {PUZZLE}  1.2")
}

/// A row of the table.
pub(in crate::text::formats) fn gsf() -> String {
    format!("1,2,3,4,{PUZZLE},example,7")
}

/// SudokuWiki's version 1.
pub(in crate::text::formats) fn version_1() -> String {
    "11090m2441akoigm8k214k4k03g111co0sck06g1810c0o0k5q214k8116h6l0214ilghk090h14j4811009l0h4034112hah0050ipghg21ga21lq58184005810g0cc44c0h03g12808110e1m1u3c81242q41g1".to_owned()
}

/// Rows in circled figures.
pub(in crate::text::formats) fn circled() -> String {
    let circle = |ch: char| match ch.to_digit(10) {
        Some(figure @ 1..) => char::from_u32(u32::from('①') + figure - 1).unwrap_or(ch),
        _ => '.',
    };
    let cells: Vec<char> = PUZZLE.chars().map(circle).collect();
    cells
        .chunks(9)
        .map(|row| String::from_iter(row) + "\n")
        .collect()
}

/// A grid of candidates with a mark at the first cell that has several.
pub(in crate::text::formats) fn marked() -> String {
    let candidates = begun().map(|game| framed_candidates(&grid(&game)));
    let text = candidates.unwrap_or_default();
    let is_end = |three: &[u8]| matches!(three, [one, two, b' '] if one.is_ascii_digit() && two.is_ascii_digit());
    let at = text.as_bytes().windows(3).position(is_end);
    let (before, after) = text.split_at(at.map_or(0, |at| at + 2));
    format!("{before}*{after}")
}

/// A link to Penpa+.
pub(in crate::text::formats) fn penpa() -> String {
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=\
     ZZA7DgIxDET7HMN1ioydL4fgAqstKDgAIBpWe3c2aTYMstw8je0Zvx7v2/Pu21FWffA4yqKODj64JfhRq4Pb5HOVyyZa5bJIkkMq\
     kNWLtg7sBKYdlBNEdJAnEDvABFIHbQKZriRWpKGoJ8h8JRdSFFaURNZr6CBOwGhH/RuplKUZxW/Dh54AgY0gFCZQngJ7gSrZhRq5\
     gUZ6HLTQb2H8S1ijEIjhZ8++uy8="
        .to_owned()
}
