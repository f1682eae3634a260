//! Susser's boards: 81 cells with a plus sign before digits that were filled in, then the candidates taken away, each as
//! digit, row and column, after a colon. These are two fields of HoDoKu's library, which reads them.

use super::super::{Game, read_case};
use super::sheet::{Found, Taken};

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
