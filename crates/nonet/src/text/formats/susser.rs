//! Susser's boards: 81 cells with a plus sign before filled digits, then a colon and the erased candidates, each
//! as digit, row and column. These are two fields of HoDoKu's library, whose reader reads them.

use super::super::{Game, LibraryCase, read_case};
use super::parts::sheet::{Found, Taken};
use super::parts::state::grid;

/// A board with a plus sign, or with candidates taken away.
pub(super) fn read(text: &str) -> Found {
    let (cells, gone) = text.split_once(':').unwrap_or((text, ""));
    let is_cell = |ch: char| ch.is_ascii_digit() || ch == '.';
    let fits = cells.chars().all(|ch| is_cell(ch) || ch == '+');
    let is_triple =
        |word: &str| word.len() == 3 && word.bytes().all(|byte| (b'1'..=b'9').contains(&byte));
    let words = gone.split_whitespace();
    let is_it = fits
        && cells.chars().filter(|&ch| is_cell(ch)).count() == 81
        && words.clone().all(is_triple)
        && (cells.contains('+') || words.count() > 0);
    if !is_it {
        return None;
    }
    let (case, _) = read_case(&format!(":0000:x:{cells}:{gone}:::"))?;
    case.ok().map(|case| Ok(Taken::game(Game::from(&case))))
}

/// Writes the board.
pub(super) fn write(game: &Game) -> Option<String> {
    let case = LibraryCase::of(&game.givens, &grid(game))?.to_string();
    let mut fields = case.split(':').skip(3);
    let (cells, gone) = (fields.next()?, fields.next()?);
    Some(if gone.is_empty() {
        cells.to_owned()
    } else {
        format!("{cells}:{gone}")
    })
}
