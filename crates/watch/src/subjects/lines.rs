//! Puzzles as lines, optionally with names: `name: 53..7....`, a line `# name` above the puzzle, or a
//! comma-separated table, in which one column is the puzzle and another its name.

use super::sets::known;
use super::subject::{Gathered, Subject};
use nonet::board::Puzzle;
use nonet::text::{Expect, read_any, read_link};
use std::ops::ControlFlow;

/// Reads the lines. Those that are not puzzles are counted and left out; empty ones and comments are not counted.
/// `tick` gets the number of puzzles so far after each line, and can stop the reading.
pub fn read_lines(text: &str, tick: &mut dyn FnMut(u32) -> ControlFlow<()>) -> Gathered {
    let mut gathered = Gathered::default();
    let mut heading = None;
    for (number, line) in (1u32..).zip(text.lines()) {
        let line = line.trim();
        if let Some(comment) = line.strip_prefix('#') {
            heading = Some(comment.trim()).filter(|name| !name.is_empty());
            continue;
        }
        match named(line) {
            Some((own, puzzle)) => {
                let name = own.or_else(|| heading.take().map(str::to_owned));
                let name = name.or_else(|| known(&puzzle).map(str::to_owned));
                let name = name.unwrap_or_else(|| number.to_string());
                gathered.subjects.push(Subject::new(name, puzzle));
            }
            None if line.is_empty() || is_head(line, number) => {}
            None => gathered.unread += 1,
        }
        heading = None;
        if tick(gathered.subjects.len() as u32).is_break() {
            break;
        }
    }
    gathered
}

/// Is this the first line of a table, with the names of its columns?
fn is_head(line: &str, number: u32) -> bool {
    number == 1 && line.contains(',') && !line.contains(|ch: char| ch.is_ascii_digit())
}

/// A puzzle and its name, if the line gives it one.
fn named(line: &str) -> Option<(Option<String>, Puzzle)> {
    let parts = line.rsplit_once(':');
    let with_name = parts.and_then(|(name, rest)| {
        let is_column = rest.contains(',') || name.bytes().all(|byte| byte.is_ascii_digit());
        let rest = Some(rest).filter(|_| !is_column)?;
        Some((Some(name.trim().to_owned()), puzzle(rest)?))
    });
    match with_name {
        Some(named) => Some(named),
        None if line.contains(',') => in_columns(line),
        None => Some((None, puzzle(line)?)),
    }
}

/// The first column that is a puzzle, and the first other column as its name.
fn in_columns(line: &str) -> Option<(Option<String>, Puzzle)> {
    let columns = columns(line);
    let mut tried = columns.iter().enumerate();
    let (place, puzzle) = tried.find_map(|(at, text)| Some((at, puzzle(text)?)))?;
    let mut others = columns.iter().enumerate().filter(|(at, _)| *at != place);
    let name = others.next().map(|(_, text)| text.trim().to_owned());
    Some((name.filter(|name| !name.is_empty()), puzzle))
}

/// The columns of a line of a table, quoted or not (RFC 4180).
fn columns(line: &str) -> Vec<String> {
    let (mut columns, mut is_quoted) = (vec![String::new()], false);
    let mut signs = line.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if is_quoted && signs.next_if_eq(&'"').is_some() => push(&mut columns, '"'),
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => columns.push(String::new()),
            _ => push(&mut columns, sign),
        }
    }
    columns
}

fn push(columns: &mut [String], sign: char) {
    columns
        .iter_mut()
        .last()
        .into_iter()
        .for_each(|column| column.push(sign));
}

/// A puzzle in any form that is read elsewhere, or as in links. A few characters are rejected, as they would be a
/// name.
fn puzzle(text: &str) -> Option<Puzzle> {
    let text = text.trim();
    if text.starts_with("p=") {
        return Some(read_link(text).ok()?.game?.givens);
    }
    let readings = read_any(text, &Expect::default()).ok()?;
    Some(readings.into_likeliest().puzzle)
}
