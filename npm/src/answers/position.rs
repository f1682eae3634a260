//! The board for a hint: the puzzle, the digits filled in, and the candidates erased.

use super::fault::Fault;
use super::given;
use super::options::Options;
use answers::protocol::{Content, Position};
use nonet::board::{Digit, Puzzle};
use nonet::text::{Expect, parse_cell};
use serde::Deserialize;

/// The options for the player's progress.
pub(crate) const PLAYED: &[&str] = &["board", "erased"];

/// An erased candidate.
#[derive(Deserialize)]
struct Erased {
    cell: String,
    digit: u8,
}

/// The puzzle with the player's progress.
pub(crate) fn of(puzzle: &Puzzle, options: &Options<'_>) -> Result<Position, Fault> {
    let mut position = Position::of(puzzle);
    if let Some(board) = board(puzzle, options)? {
        for (content, &digit) in position.cells.iter_mut().zip(board.digits()) {
            if *content == Content::Empty {
                *content = digit.map_or(Content::Empty, Content::Filled);
            }
        }
    }
    erase(&mut position, puzzle, options)?;
    Ok(position)
}

/// The board, which has all givens.
fn board(puzzle: &Puzzle, options: &Options<'_>) -> Result<Option<Puzzle>, Fault> {
    let Some(value) = options.value("board") else {
        return Ok(None);
    };
    let expect = Expect {
        geometry: Some(puzzle.geometry().clone()),
        ..options.expect()?
    };
    let board = given::read(&value, &expect, options.lang()?)?.puzzle;
    let has_givens = || {
        let mut givens = puzzle.givens();
        givens.all(|(cell, digit)| board.get(cell) == Some(digit))
    };
    if board.geometry() != puzzle.geometry() || !has_givens() {
        return Err(Fault::option("board", "it lacks givens of the puzzle"));
    }
    Ok(Some(board))
}

fn erase(position: &mut Position, puzzle: &Puzzle, options: &Options<'_>) -> Result<(), Fault> {
    let geometry = puzzle.geometry();
    for Erased { cell, digit } in options.get::<Vec<Erased>>("erased")?.unwrap_or_default() {
        let at = parse_cell(geometry, &cell);
        let digit = Digit::new(digit).filter(|digit| digit.index() < geometry.side());
        let (Some(at), Some(digit)) = (at, digit) else {
            return Err(Fault::option("erased", "the board has no such candidate"));
        };
        let erased = &mut position.erased[at.index()];
        *erased = erased.with(digit);
    }
    Ok(())
}
