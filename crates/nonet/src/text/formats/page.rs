//! Boards in documents: tables of HTML and Markdown, and LaTeX's package `sudoku`.
//!
//! A table has as many rows as columns, with a digit or nothing in each cell. Markdown's first row stands above
//! the line of dashes; it may be part of the board. The package: P. Abraham's manual (CTAN), `|5|3| |...|.` row by
//! row.

use super::super::Game;
use super::parts::markup::{Piece, attribute, pieces};
use super::parts::sheet::{Broken, Found, Taken};
use super::parts::square::usual;
use crate::board::Geometry;

/// The first table of HTML that is a board. Form fields hold their digits as values; where no field has one, the
/// copy lost them, and the board is not reported as empty.
pub(super) fn read_html(text: &str) -> Found {
    if !text.contains("<t") && !text.contains("<T") {
        return None;
    }
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut has_fields = false;
    for piece in pieces(text) {
        match piece {
            Piece::Tag(name, attributes) => match name.as_str() {
                "table" => {
                    rows.clear();
                    has_fields = false;
                }
                "tr" => rows.push(Vec::new()),
                "td" => rows.last_mut()?.push(String::new()),
                "input" => {
                    has_fields = true;
                    let cell = rows.last_mut().and_then(|row| row.last_mut());
                    let value = attribute(attributes, "value").unwrap_or_default();
                    cell.into_iter().for_each(|cell| *cell += value.trim());
                }
                "/table" => {
                    if let Some(found) = board(&rows) {
                        let is_lost = has_fields && rows.iter().flatten().all(String::is_empty);
                        return Some(if is_lost {
                            Err(Broken::Content)
                        } else {
                            Ok(found)
                        });
                    }
                }
                _ => {}
            },
            Piece::Text(words) => {
                let cell = rows.last_mut().and_then(|row| row.last_mut());
                cell.into_iter().for_each(|cell| *cell += words.trim());
            }
        }
    }
    None
}

/// A table of Markdown. Its sign is a line with more dashed fields than any frame has; with fewer, it must be a
/// whole board.
pub(super) fn read_markdown(text: &str) -> Found {
    const SURE: usize = 6;
    let lines = text.lines().map(str::trim);
    let mut lines = lines.skip_while(|line| !line.contains('|'));
    let head = lines.next()?;
    let dashes = lines.next()?.split('|').map(str::trim);
    let dashes: Vec<&str> = dashes.filter(|field| !field.is_empty()).collect();
    let is_dash = |field: &&str| {
        field.len() > 1 && field.contains('-') && field.chars().all(|ch| "-:".contains(ch))
    };
    if !dashes.iter().all(is_dash) {
        return None;
    }
    let whole = fields(head).and_then(|head| {
        let mut rows: Vec<Vec<String>> = lines.map_while(fields).collect();
        let is_even = head.len() == dashes.len();
        if rows.len() < head.len() {
            rows.insert(0, head);
        }
        board(&rows).filter(|_| is_even)
    });
    match whole {
        Some(taken) => Some(Ok(taken)),
        None => (dashes.len() >= SURE).then_some(Err(Broken::Content)),
    }
}

/// The fields between bars.
fn fields(line: &str) -> Option<Vec<String>> {
    let inner = line.strip_prefix('|')?.trim_end().strip_suffix('|')?;
    Some(
        inner
            .split('|')
            .map(|field| field.trim().to_owned())
            .collect(),
    )
}

/// The environment of LaTeX's package.
pub(super) fn read_latex(text: &str) -> Found {
    let (_, rest) = text.split_once("\\begin{sudoku}")?;
    let (body, _) = rest.split_once("\\end{sudoku}").unwrap_or((rest, ""));
    let lines = body
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with('|'));
    let rows: Option<Vec<Vec<String>>> = lines
        .map(|line| fields(line.trim_end_matches('.')))
        .collect();
    let found = rows.and_then(|rows| board(&rows));
    Some(found.ok_or(Broken::Content))
}

/// A board whose cells hold a number or nothing.
fn board(rows: &[Vec<String>]) -> Option<Taken> {
    let side = rows.len();
    Geometry::usual_boxes(side).filter(|_| side > 3 && rows.iter().all(|row| row.len() == side))?;
    let number = |cell: &String| match cell.trim_matches(|ch: char| ch.is_whitespace() || ch == '*')
    {
        "" | "." | "0" | "-" | "_" | "?" => Some(0),
        figures => figures.parse().ok(),
    };
    let numbers: Vec<usize> = rows.iter().flatten().map(number).collect::<Option<_>>()?;
    Some(Taken::puzzle(usual(&numbers)?))
}

/// The rows of a board, if it will be read with the usual boxes.
fn rows_of(game: &Game, blank: &str) -> Option<Vec<Vec<String>>> {
    let givens = &game.givens;
    let side = givens.geometry().side();
    let is_square = side.isqrt() * side.isqrt() == side;
    let is_clear = is_square || givens.conflicts().is_empty();
    let show = |digit: &Option<crate::board::Digit>| {
        digit.map_or_else(|| blank.to_owned(), |digit| digit.get().to_string())
    };
    let cells: Vec<String> = givens.digits().iter().map(show).collect();
    let is_usual = givens.geometry().boxes() == Geometry::usual_boxes(side);
    (is_usual && is_clear && side > 3).then(|| cells.chunks(side).map(<[String]>::to_vec).collect())
}

/// Writes a table of HTML.
pub(super) fn write_html(game: &Game) -> Option<String> {
    let row = |row: Vec<String>| format!("<tr><td>{}</td></tr>\n", row.join("</td><td>"));
    let rows: String = rows_of(game, "")?.into_iter().map(row).collect();
    Some(format!("<table>\n{rows}</table>\n"))
}

/// Writes a table of Markdown, with an empty head.
pub(super) fn write_markdown(game: &Game) -> Option<String> {
    let rows = rows_of(game, " ")?;
    let all = |field: &str| format!("|{}\n", format!("{field}|").repeat(rows.len()));
    let body: String = rows
        .iter()
        .map(|row| format!("|{}|\n", row.join("|")))
        .collect();
    Some(all(" ") + &all("---") + &body)
}

/// Writes the environment of LaTeX's package, for 9x9 only.
pub(super) fn write_latex(game: &Game) -> Option<String> {
    let rows = rows_of(game, " ").filter(|rows| rows.len() == 9)?;
    let rows: String = rows
        .iter()
        .map(|row| format!("|{}|.\n", row.join("|")))
        .collect();
    Some(format!("\\begin{{sudoku}}\n{rows}\\end{{sudoku}}\n"))
}
