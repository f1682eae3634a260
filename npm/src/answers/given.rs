//! The puzzle that a function is called with: a text, or cells and boxes as `parse` returns them.

use super::fault::Fault;
use super::options::Options;
use nonet::board::{Digit, Puzzle};
use nonet::text::{Board, Expect, ShapeForm, Symbols, read_any};
use serde::Deserialize;
use serde_wasm_bindgen::from_value;
use wasm_bindgen::JsValue;
use words::Lang;

/// Cells in reading order, and the boxes.
#[derive(Deserialize)]
struct Cells {
    cells: Vec<Option<u8>>,
    boxes: String,
}

/// The puzzle.
pub(crate) fn puzzle(value: &JsValue, options: &Options<'_>) -> Result<Puzzle, Fault> {
    Ok(board(value, options)?.puzzle)
}

/// The puzzle, and how it was written.
pub(crate) fn board(value: &JsValue, options: &Options<'_>) -> Result<Board, Fault> {
    read(value, &options.expect()?, options.lang()?)
}

/// The puzzle, and how it was written, given the expectations about it.
pub(crate) fn read(value: &JsValue, expect: &Expect, lang: Lang) -> Result<Board, Fault> {
    let Some(text) = value.as_string() else {
        return cells(value);
    };
    let readings = read_any(&text, expect).map_err(|error| Fault::unread(&error, lang))?;
    if readings.only().is_none() {
        let why = "the text can be read as several boards: the options boxes and symbols decide";
        return Err(Fault::new("ambiguous", why));
    }
    Ok(readings.into_likeliest())
}

fn cells(value: &JsValue) -> Result<Board, Fault> {
    let no_puzzle = |why: &str| Fault::new("bad-puzzle", why);
    let found = from_value::<Cells>(value.clone());
    let found = found.map_err(|error| no_puzzle(&error.to_string()))?;
    let geometry = ShapeForm::PLAIN
        .read(&found.boxes)
        .ok_or_else(|| no_puzzle("no board has these boxes"))?;
    if found.cells.len() != geometry.n_cells() {
        return Err(no_puzzle("the boxes have another number of cells"));
    }
    let mut puzzle = Puzzle::empty(geometry.clone());
    for (cell, number) in geometry.cells().zip(found.cells) {
        let digit = number.and_then(Digit::new);
        let written = puzzle.set(cell, digit);
        if number.is_some() && digit.is_none() || written.is_err() {
            return Err(no_puzzle("a cell holds what is no digit of this board"));
        }
    }
    Ok(Board {
        puzzle,
        symbols: Symbols::Letters,
        ignored: Vec::new(),
    })
}
