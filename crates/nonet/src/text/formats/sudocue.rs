//! SudoCue's files: `.sdk`, a puzzle with remarks, and `.sdx`, a board in the middle of a game.
//!
//! Sources: sudocue.net (file formats), SadMan's and Sudopedia's pages. In `.sdk`, lines `#A`, `#D` ... give
//! author, description and the like; a file may have sections with names in brackets, the puzzle's first. In
//! `.sdx` a cell is a given, all its candidates, or `u` and the digit that the player filled in.

use super::super::{Game, Ignored, line};
use super::parts::sheet::{Found, Sheet, Taken};
use super::parts::square::{digit, nine};
use super::parts::state::{State, game, is_classic, states};
use crate::board::{DigitSet, Geometry};

/// The letters of remarks: author, description, comment, date, source, level, address, and SadMan's additions.
const REMARKS: &str = "ADCBSLUH";

/// The section with the puzzle.
const PUZZLE: &str = "[Puzzle]";

/// A puzzle with remarks.
pub(super) fn read_sdk(text: &str) -> Found {
    let remark = |line: &str| {
        let rest = line.strip_prefix('#')?;
        let sign = rest.chars().next().filter(|sign| REMARKS.contains(*sign))?;
        Some((sign, rest.get(1..)?.trim().to_owned()))
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let remarks: Vec<(char, String)> = lines.clone().filter_map(remark).collect();
    if remarks.is_empty() && !lines.clone().any(|line| line == PUZZLE) {
        return None;
    }
    let cells = lines.filter(|line| !line.starts_with('#'));
    let mut rest = cells.skip_while(|line| *line == PUZZLE);
    let rows: Vec<&str> = rest.by_ref().take(9).collect();
    let fits = rows.iter().all(|row| row.chars().count() == 9);
    let puzzle = nine(&rows.concat()).filter(|_| fits)?;
    let after = rest.next();
    let is_section = |line: &str| line.starts_with('[') && line.ends_with(']');
    after.is_none_or(is_section).then_some(())?;
    let title = remarks.iter().find(|(sign, _)| *sign == 'D');
    let title = title.map(|(_, title)| title.as_str()).unwrap_or_default();
    Some(Ok(Taken {
        ignored: after.map(|_| Ignored::Trailing).into_iter().collect(),
        ..Taken::sheets(vec![Sheet::named(title, Game::of(puzzle))])
    }))
}

/// A board in the middle of a game, with at least one filled digit; without one it is a grid of candidates.
pub(super) fn read_sdx(text: &str) -> Found {
    let words: Vec<&str> = text.split_whitespace().collect();
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let nine_each = lines
        .clone()
        .all(|line| line.split_whitespace().count() == 9);
    let is_it = nine_each && lines.count() == 9 && words.iter().any(|word| word.starts_with('u'));
    is_it.then_some(())?;
    let states: Vec<State> = words.iter().map(|word| cell(word)).collect::<Option<_>>()?;
    let game = game(&Geometry::classic(), &states)?;
    Some(Ok(Taken::game(game)))
}

fn cell(word: &str) -> Option<State> {
    let set = |word: &str| -> Option<DigitSet> {
        let figure = |ch: char| digit(ch.to_digit(10)? as usize, 9);
        let set: DigitSet = word.chars().map(figure).collect::<Option<_>>()?;
        (set.len() == word.len() && !set.is_empty()).then_some(set)
    };
    match word.strip_prefix('u') {
        Some(own) => Some(State::Filled(set(own)?.single()?)),
        None => set(word).map(|set| set.single().map_or(State::Open(set), State::Given)),
    }
}

/// Writes a puzzle in its own section.
pub(super) fn write_sdk(game: &Game) -> Option<String> {
    let cells: Vec<char> = line(&game.givens, '.').chars().collect();
    let rows: Vec<String> = cells.chunks(9).map(String::from_iter).collect();
    is_classic(game).then(|| format!("{PUZZLE}\n{}\n", rows.join("\n")))
}

/// Writes a board in the middle of a game. A cell with one candidate left would be read as a given.
pub(super) fn write_sdx(game: &Game) -> Option<String> {
    let word = |state: State| {
        Some(match state {
            State::Given(digit) => digit.to_string(),
            State::Filled(digit) => format!("u{digit}"),
            State::Open(set) if set.len() > 1 => {
                set.iter().map(|digit| digit.to_string()).collect()
            }
            State::Open(_) => return None,
        })
    };
    let words: Vec<String> = states(game).into_iter().map(word).collect::<Option<_>>()?;
    let rows: Vec<String> = words.chunks(9).map(|row| row.join(" ")).collect();
    is_classic(game).then(|| rows.join("\n") + "\n")
}
