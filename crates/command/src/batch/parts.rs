//! What the rows of several answers have in common.

use super::job::Asked;
use super::value::Value;
use nonet::board::{Geometry, Puzzle, Solution};
use nonet::logic::Info;
use nonet::solve::HowMany;
use nonet::text::{Board, ShapeForm, Symbols, clear_line, framed_as, line_as};
use words::{Lang, family};

pub(super) fn columns_line(columns: &[&str]) -> String {
    let columns = columns.iter().map(|&name| Value::text(name).to_csv());
    columns.collect::<Vec<_>>().join(",")
}

pub(super) fn csv_line(columns: &[&str], fields: &[(&'static str, Value)]) -> String {
    let cell = |column: &&str| {
        let field = fields.iter().find(|(name, _)| name == column);
        field.map_or_else(String::new, |(_, value)| value.to_csv())
    };
    columns.iter().map(cell).collect::<Vec<_>>().join(",")
}

/// A board as text, written like its puzzle: a line that reads back as this board, or, on request, a frame with a
/// line end.
pub(super) fn board_text(asked: &Asked<'_>, board: &Puzzle) -> String {
    let symbols = asked.board.symbols;
    if asked.job.choices.framed {
        framed_as(board, symbols)
    } else {
        clear_line(board, symbols)
    }
}

/// The text between a board in one line and a remark on it: numbers would continue without a sign.
pub(super) fn apart(board: &Board) -> &'static str {
    match board.symbols {
        Symbols::Numbers => " # ",
        _ => " ",
    }
}

/// A solution, written like its puzzle.
pub(super) fn solution(solution: Option<&Solution>, board: &Board) -> Value {
    let text = solution.map(|solution| line_as(solution.board(), board.symbols, '.'));
    text.map_or(Value::Null, Value::Text)
}

/// The height and width of its boxes, or the map of its regions.
pub(super) fn shape(geometry: &Geometry) -> String {
    ShapeForm::PLAIN.write(geometry.layout())
}

/// How many solutions a puzzle has: every row uses the same names for it.
pub(super) fn verdict(how_many: HowMany) -> Value {
    Value::text(how_many.slug())
}

/// The name of a technique. The commonest are among the page's own words.
pub(super) fn technique_name(info: &Info, lang: Lang) -> &'static str {
    family::TECHNIQUE.find(lang, info.slug).unwrap_or(info.slug)
}
