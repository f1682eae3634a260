//! The small picture of a board: its lines, its givens, and the player's digits.

use crate::row::Row;
use markup::Node;
use markup::parts::element;
use nonet::board::{Cell, Geometry};
use nonet::text::read_link;
use std::fmt::Write;

/// The picture of a row's board, empty if its puzzle cannot be read.
pub(super) fn picture(puzzle: &str, row: &Row) -> Node {
    let game = read_link(puzzle).ok().and_then(|link| link.game);
    let Some(game) = game else {
        return element("svg", "thumb")
            .with("viewBox", "0 0 9 9")
            .with("aria-hidden", "true");
    };
    let geometry = game.givens.geometry();
    let side = geometry.side();
    let is_given = |cell: Cell| game.givens.get(cell).is_some();
    let board = row
        .played
        .as_ref()
        .map_or("", |played| &*played.board)
        .as_bytes();
    let is_own =
        |cell: Cell| !is_given(cell) && board.get(cell.index()).is_some_and(|&byte| byte != b'.');
    element("svg", "thumb")
        .with("viewBox", format!("-0.1 -0.1 {side}.2 {side}.2"))
        .with("aria-hidden", "true")
        .child(element("path", "thumb-given").with("d", squares(geometry, is_given)))
        .child(element("path", "thumb-own").with("d", squares(geometry, is_own)))
        .child(element("path", "thumb-lines").with("d", lines(geometry)))
}

fn squares(geometry: &Geometry, holds: impl Fn(Cell) -> bool) -> String {
    let mut path = String::new();
    for cell in geometry.cells().filter(|&cell| holds(cell)) {
        let _ = write!(
            path,
            "M{}.15 {}.15h.7v.7h-.7z",
            geometry.col(cell),
            geometry.row(cell)
        );
    }
    path
}

/// The lines between boxes, and around the board.
fn lines(geometry: &Geometry) -> String {
    let side = geometry.side();
    let mut path = format!("M0 0h{side}v{side}h-{side}z");
    for cell in geometry.cells() {
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let differs =
            |row, col| geometry.box_index(geometry.cell(row, col)) != geometry.box_index(cell);
        if col + 1 < side && differs(row, col + 1) {
            let _ = write!(path, "M{} {row}v1", col + 1);
        }
        if row + 1 < side && differs(row + 1, col) {
            let _ = write!(path, "M{col} {}h1", row + 1);
        }
    }
    path
}
