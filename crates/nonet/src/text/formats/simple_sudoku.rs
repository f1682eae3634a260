//! What Simple Sudoku copies: two or three grids in frames of `*---*`: the givens, possibly the board, the candidates.
//!
//! Sources: HoDoKu's importer, Sudopedia's page on clipboard formats. Where the board is missing, a single
//! candidate counts as a filled digit if no peer has it too, as in HoDoKu. One grid alone is a plain board.

use super::super::{Game, line};
use super::parts::sheet::{Found, Taken};
use super::parts::square::digit;
use super::parts::state::{State, game, is_classic, states};
use crate::board::{Cell, Digit, DigitSet, Geometry};

/// How the line around a grid begins.
pub(super) const FRAME: &str = "*-";

/// The cells of a grid as sets, empty for a blank.
type Sets = Vec<DigitSet>;

/// The grids.
pub(super) fn read(text: &str) -> Found {
    let text = text.trim_start();
    if !text.starts_with(FRAME) {
        return None;
    }
    let grids: Vec<(bool, Sets)> = grids(text)?;
    let (last, before) = grids.split_last()?;
    let shows = |grid: &(bool, Sets)| grid.0;
    let is_it = shows(last) && !before.is_empty() && before.len() < 3 && !before.iter().any(shows);
    let (first, board) = (before.first().filter(|_| is_it)?, before.get(1));
    let geometry = Geometry::classic();
    let states: Vec<State> = geometry
        .cells()
        .map(|cell| {
            let at = |grid: &(bool, Sets)| grid.1[cell.index()];
            let own = board.and_then(|board| at(board).single());
            let alone = || last_of(&last.1, &geometry, cell).filter(|_| board.is_none());
            match (at(first).single(), own.or_else(alone)) {
                (Some(given), _) => State::Given(given),
                (None, Some(own)) => State::Filled(own),
                (None, None) => State::Open(at(last)),
            }
        })
        .collect();
    game(&geometry, &states).map(|game| Ok(Taken::game(game)))
}

/// The only candidate of a cell, if no peer has it.
fn last_of(sets: &Sets, geometry: &Geometry, cell: Cell) -> Option<Digit> {
    let digit = sets[cell.index()].single()?;
    let mut peers = geometry.peers(cell).iter();
    let seen = peers.any(|peer| sets[peer.index()].contains(digit));
    (!seen).then_some(digit)
}

/// The grids between lines of `*---*`, and whether each shows candidates.
fn grids(text: &str) -> Option<Vec<(bool, Sets)>> {
    let mut grids = Vec::new();
    let mut open: Option<Vec<&str>> = None;
    for line in text.lines().map(str::trim) {
        if line.starts_with("*-") {
            match open.take() {
                Some(rows) => grids.push(grid(&rows)?),
                None => open = Some(Vec::new()),
            }
        } else if let Some(rows) = open.as_mut().filter(|_| !line.contains("---")) {
            rows.push(line);
        }
    }
    Some(grids)
}

fn grid(rows: &[&str]) -> Option<(bool, Sets)> {
    let inner = |row: &&str| row.strip_prefix('|')?.strip_suffix('|').map(str::to_owned);
    let rows: Vec<String> = rows.iter().map(inner).collect::<Option<_>>()?;
    if rows.len() != 9 {
        return None;
    }
    let compact = |row: &String| row.replace('|', "").chars().count() == 9;
    let is_compact = rows.iter().all(compact);
    let mut sets = Vec::new();
    for row in &rows {
        let before = sets.len();
        if is_compact {
            let row = row.replace('|', "");
            let cells = row.chars().map(|ch| match ch {
                '.' => Some(DigitSet::EMPTY),
                _ => set(ch.encode_utf8(&mut [0; 4])),
            });
            sets.extend(cells.collect::<Option<Vec<_>>>()?);
        } else {
            let words = row.split(|ch: char| ch == '|' || ch.is_whitespace());
            let words = words.filter(|word| !word.is_empty());
            sets.extend(words.map(set).collect::<Option<Vec<_>>>()?);
        }
        (sets.len() == before + 9).then_some(())?;
    }
    Some((!is_compact, sets))
}

fn set(word: &str) -> Option<DigitSet> {
    let figure = |ch: char| digit(ch.to_digit(10)? as usize, 9);
    let set: DigitSet = word.chars().map(figure).collect::<Option<_>>()?;
    (set.len() == word.chars().count()).then_some(set)
}

/// Writes the givens, the board if there is more on it, and the candidates.
pub(super) fn write(game: &Game) -> Option<String> {
    let compact = |cells: String| {
        let cells: Vec<char> = cells.chars().collect();
        let rows = cells.chunks(9).map(|row| {
            let parts: Vec<String> = row.chunks(3).map(String::from_iter).collect();
            format!("|{}|", parts.join("|"))
        });
        framed(
            &rows.collect::<Vec<_>>(),
            ["*-----------*", "|---+---+---|"],
        )
    };
    let givens = compact(line(&game.givens, '.'));
    let states = states(game);
    let candidates = all_candidates(&states)?;
    // Without the board, a last candidate would be read as a digit.
    let is_last = |state: &State| matches!(state, State::Open(set) if set.len() == 1);
    let is_begun = game.board != game.givens || states.iter().any(is_last);
    let board = is_begun.then(|| compact(line(&game.board, '.')) + "\n");
    let board = board.unwrap_or_default();
    is_classic(game).then(|| format!("{givens}\n{board}{candidates}"))
}

/// The candidates in columns as wide as the longest; `None` if a cell has no candidate.
fn all_candidates(states: &[State]) -> Option<String> {
    let word = |state: &State| match state {
        State::Given(digit) | State::Filled(digit) => digit.to_string(),
        State::Open(set) => set.iter().map(|digit| digit.to_string()).collect(),
    };
    let words: Vec<String> = states.iter().map(word).collect();
    let wide = words.iter().map(String::len).max()?;
    let rows = words.chunks(9).map(|row| {
        let cell = |word: &String| format!(" {word:wide$}");
        let part = |part: &[String]| part.iter().map(cell).collect::<String>() + " ";
        let parts: Vec<String> = row.chunks(3).map(part).collect();
        format!("|{}|", parts.join("|"))
    });
    let part = "-".repeat(3 * wide + 4);
    let between = format!("|{part}+{part}+{part}|");
    let around = format!("*{part}-{part}-{part}*");
    let is_whole = words.iter().all(|word| !word.is_empty());
    is_whole.then(|| framed(&rows.collect::<Vec<_>>(), [&around, &between]))
}

/// Rows in a frame, with one line around them and another between boxes.
fn framed(rows: &[String], [around, between]: [&str; 2]) -> String {
    let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
    format!(
        "{around}\n{}\n{around}\n",
        bands.join(&format!("\n{between}\n"))
    )
}
