//! KSudoku's files: XML with the letters of all cells, column by column, `b` for 1 and `_` for an empty cell.
//!
//! Source: `serializer.cpp`, `symbols.cpp` and `skgraph.h` of KDE's KSudoku. The moves made are a history of
//! events, and the file does not say how many were undone: they are reported and left out.

use super::super::Game;
use super::parts::markup::{Piece, attribute, pieces};
use super::parts::sheet::{Broken, Found, Lost, Taken};
use super::parts::square::usual;
use super::parts::state::is_classic;
use crate::board::Digit;

/// A file.
pub(super) fn read(text: &str) -> Found {
    text.contains("<ksudoku").then(|| of_file(text))
}

fn of_file(text: &str) -> Result<Taken, Broken> {
    let (mut lost, mut cells, mut inside) = (Vec::new(), None, String::new());
    for piece in pieces(text) {
        match piece {
            Piece::Tag(name, attributes) => {
                match name.as_str() {
                    "graph" => lost.extend(kind(attributes)?),
                    "cage" => lost.push(Lost::Cages),
                    "simple-event" | "complex-event" => lost.push(Lost::History),
                    _ => {}
                }
                inside = name;
            }
            Piece::Text(letters) if inside == "values" && cells.is_none() => cells = Some(letters),
            Piece::Text(_) => {}
        }
    }
    let cells = cells.ok_or(Broken::Cells(0))?;
    let numbers: Option<Vec<usize>> = cells.trim().chars().map(number).collect();
    let numbers = by_rows(&numbers.ok_or(Broken::Content)?);
    let puzzle = usual(&numbers).ok_or(Broken::Cells(numbers.len()))?;
    Ok(Taken::puzzle(puzzle).without(lost))
}

/// What a kind of board adds to rows, columns and boxes.
fn kind(attributes: &str) -> Result<Option<Lost>, Broken> {
    let word = |name| attribute(attributes, name).unwrap_or_default();
    match (word("type").as_str(), word("specific-type").as_str()) {
        ("sudoku", _) => Ok(None),
        ("custom", "XSudoku") => Ok(Some(Lost::Diagonals)),
        _ => Err(Broken::Shape),
    }
}

fn number(letter: char) -> Option<usize> {
    match letter {
        '_' => Some(0),
        'b'..='z' => Some(letter as usize - 'a' as usize),
        _ => None,
    }
}

/// Numbers given column by column, rearranged row by row.
fn by_rows(numbers: &[usize]) -> Vec<usize> {
    let side = numbers.len().isqrt().max(1);
    let row = |row: usize| numbers.iter().skip(row).step_by(side).copied();
    (0..side).flat_map(row).collect()
}

/// Writes a file with a puzzle that has not been played.
pub(super) fn write(game: &Game) -> Option<String> {
    let letter = |digit: Option<Digit>| match digit {
        Some(digit) => char::from(b'a' + digit.get()),
        None => '_',
    };
    let digits = game.givens.digits();
    let column = |column: usize| digits.iter().skip(column).step_by(9).copied();
    let letters: String = (0..9).flat_map(column).map(letter).collect();
    is_classic(game).then(|| {
        format!(
            "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  <puzzle>\n   \
             <graph order=\"9\" type=\"sudoku\"/>\n   <values>{letters}</values>\n  </puzzle>\n </game>\n</ksudoku>\n"
        )
    })
}
