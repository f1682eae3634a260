//! Boards among words, as in letters and posts: a line of 81 characters anywhere, or rows after lines of prose.
//!
//! This is tried last, and only for 9x9: no letter is a digit there, so words are never taken for cells.

use super::super::find::{Found, find};
use super::super::{Game, Ignored};
use super::parts::sheet::{Sheet, Taken};
use super::parts::square::nine;
use crate::board::Puzzle;

/// The boards among the words of a text.
pub(super) fn read(text: &str) -> Option<Taken> {
    let taken = among_words(text).or_else(|| after_prose(text))?;
    let mut ignored = taken.ignored;
    ignored.insert(0, Ignored::Leading);
    Some(Taken { ignored, ..taken })
}

/// The lines that are whole boards; if puzzles come with their solutions, only the puzzles.
fn among_words(text: &str) -> Option<Taken> {
    const LENGTH: usize = 81;
    let is_mark = |ch| {
        matches!(
            ch,
            ',' | ';'
                | ':'
                | '='
                | '|'
                | '"'
                | '\''
                | '`'
                | '('
                | ')'
                | '['
                | ']'
                | '{'
                | '}'
                | '<'
                | '>'
        )
    };
    let is_apart = |ch: char| ch.is_whitespace() || is_mark(ch);
    let words = text.split(is_apart).filter(|word| word.len() == LENGTH);
    let mut puzzles: Vec<Puzzle> = words.filter_map(nine).collect();
    if puzzles.iter().any(|puzzle| !puzzle.is_full()) {
        puzzles.retain(|puzzle| !puzzle.is_full());
    }
    puzzles.dedup();
    let sheets = puzzles
        .into_iter()
        .map(|puzzle| Sheet::of(Game::of(puzzle)));
    Some(Taken::sheets(sheets.collect())).filter(|taken| !taken.sheets.is_empty())
}

/// The text after the lines with words, if it is one board.
fn after_prose(text: &str) -> Option<Taken> {
    let mut start = None;
    let mut at = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        at += line.len();
        if has_word(line) {
            start = Some(at);
        } else if !line.trim().is_empty() {
            break;
        }
    }
    let Ok(Found::Boards(boards)) = find(text.get(start?..)?, &|_| {}) else {
        return None;
    };
    let board = boards.only()?;
    let is_nine = board.puzzle.geometry().side() == 9;
    is_nine.then(|| Taken {
        ignored: board.ignored.clone(),
        ..Taken::puzzle(board.puzzle.clone())
    })
}

/// Is there a word of three letters?
fn has_word(line: &str) -> bool {
    let mut words = line.split(|ch: char| !ch.is_alphabetic());
    words.any(|word| word.chars().nth(2).is_some())
}
