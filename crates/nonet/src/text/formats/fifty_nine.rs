//! Short codes for givens: the one of 59 letters and figures (SudokuExchange, SudokuPad's `scf`), and SudokuPad's
//! `classic`.
//!
//! Sources: SudokuExchange's `app.js`, SudokuPad's `puzzletools.js`. In the first code a character is a number
//! from 0 to 59: its units are a cell, its tens the empty cells that follow. In the second, a sign is a run of
//! empty cells as long as its place in the alphabet, and figures are givens.

use super::super::Game;
use super::parts::address::Address;
use super::parts::sheet::{Broken, Found, Taken};
use super::parts::square::{nine, usual};
use super::parts::state::is_classic;
use crate::board::Puzzle;

/// The 60 signs of the first.
const SIGNS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// The signs of the second, beginning with a run of length 0.
const RUNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// SudokuExchange's server.
const HOST: &str = "sudokuexchange.com";

/// The puzzle that a code of 59 means.
pub(super) fn from_59(code: &str) -> Option<Puzzle> {
    let mut cells = Vec::new();
    for ch in code.chars() {
        let value = SIGNS.find(ch)?;
        cells.push(value % 10);
        cells.resize(cells.len() + value / 10, 0);
        (cells.len() <= 81).then_some(())?;
    }
    usual(&cells).filter(|_| cells.len() == 81)
}

/// The code of 59 for givens.
pub(super) fn to_59(game: &Game) -> Option<String> {
    const LONGEST: usize = 5;
    let mut code = String::new();
    let mut digits = game.givens.digits().iter().peekable();
    while let Some(digit) = digits.next() {
        let mut run = 0;
        while run < LONGEST && digits.next_if(|next| next.is_none()).is_some() {
            run += 1;
        }
        let value = digit.map_or(0, |digit| usize::from(digit.get()));
        code.extend(SIGNS.chars().nth(10 * run + value));
    }
    is_classic(game).then_some(code)
}

/// A code of 59 alone. It must contain letters of several kinds; otherwise it might be a line of digits and X.
pub(super) fn read_59(text: &str) -> Found {
    const KINDS: usize = 5;
    let mut letters: Vec<char> = text.chars().filter(char::is_ascii_alphabetic).collect();
    letters.sort_unstable();
    letters.dedup();
    let puzzle = from_59(text).filter(|puzzle| puzzle.conflicts().is_empty())?;
    (letters.len() >= KINDS && text.len() < 81).then(|| Ok(Taken::puzzle(puzzle)))
}

/// Writes the code, unless it would not be recognised: with few digits it has too few kinds of letters.
pub(super) fn write_59(game: &Game) -> Option<String> {
    to_59(game).filter(|code| read_59(code).is_some())
}

/// SudokuExchange's links: `s=` with 81 cells or the code.
pub(super) fn read_exchange(text: &str) -> Found {
    let address = Address::first_in(text).filter(|address| address.is_of(HOST))?;
    let code = address.field("s")?;
    let puzzle = nine(&code).or_else(|| from_59(&code));
    Some(puzzle.map(Taken::puzzle).ok_or(Broken::Content))
}

/// Writes a link to SudokuExchange.
pub(super) fn write_exchange(game: &Game) -> Option<String> {
    Some(format!("https://{HOST}/play/?s={}", to_59(game)?))
}

/// The puzzle of SudokuPad's `classic`.
pub(super) fn from_classic(code: &str) -> Option<Puzzle> {
    let mut cells = Vec::new();
    for ch in code.chars() {
        match ch.to_digit(10) {
            Some(value) => cells.push(value as usize),
            None => {
                let run = RUNS.find(ch)?;
                cells.resize(cells.len() + run, 0);
            }
        }
        (cells.len() <= 81).then_some(())?;
    }
    usual(&cells).filter(|_| cells.len() == 81)
}

/// Writes SudokuPad's `classic`.
pub(super) fn to_classic(game: &Game) -> Option<String> {
    let (mut code, mut run) = (String::new(), 0);
    let end_run = |code: &mut String, mut run: usize| {
        while run > 0 {
            let step = run.min(RUNS.len() - 1);
            code.extend(RUNS.chars().nth(step));
            run -= step;
        }
    };
    for digit in game.givens.digits() {
        match digit {
            None => run += 1,
            Some(digit) => {
                end_run(&mut code, std::mem::take(&mut run));
                code += &digit.to_string();
            }
        }
    }
    end_run(&mut code, run);
    is_classic(game).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_codes() {
        // The second is a published sample of SudokuPad's; the first a puzzle in SudokuExchange's code.
        let escargot = from_59("fHTNWS9Qj5NdLc2kYr0L4pRbN").unwrap();
        let line = super::super::super::line(&escargot, '0');
        assert!(line.starts_with("100007090030020008"), "{line}");
        assert_eq!(
            to_59(&Game::of(escargot)).as_deref(),
            Some("fHTNWS9Qj5NdLc2kYr0L4pRbN")
        );
        let sample = "B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B";
        let puzzle = from_classic(sample).unwrap();
        assert_eq!(to_classic(&Game::of(puzzle)).as_deref(), Some(sample));
    }
}
