//! Where propagation stops: the board reached by some techniques, and its remaining candidates.

use super::job::{Ask, Asked, Choice, NO_MORE};
use super::parts::{apart, board_text};
use super::value::Value;
use nonet::board::{Cell, Digit, Grid};
use nonet::logic::{Technique, techniques};
use nonet::rate::path_with;
use nonet::text::{framed_candidates_as, line_as};

/// The board where the techniques end; singles, if none are named.
pub(super) const PROPAGATE: Ask = Ask {
    slug: "propagate",
    quick: None,
    choices: &[Choice::Techniques, Choice::Candidates, Choice::Framed],
    columns: &["board", "open", "contradiction", "steps", "candidates"],
    more: NO_MORE,
    tells_repeats: false,
    text: |asked, _| text(asked, &Stop::of(asked)),
    fields: |asked| {
        let Stop { end, n_steps } = Stop::of(asked);
        let candidates = Value::list(asked.board.puzzle.geometry().cells(), |cell| {
            Value::Text(candidates(asked, &end, cell))
        });
        let board = line_as(&end.to_puzzle(), asked.board.symbols, '.');
        vec![
            ("board", Value::Text(board)),
            ("open", Value::Number(n_open(&end))),
            ("contradiction", Value::Truth(end.contradiction().is_some())),
            ("steps", Value::Number(n_steps)),
            ("candidates", candidates),
        ]
    },
};

/// The grid where nothing more follows.
struct Stop {
    end: Grid,
    n_steps: u64,
}

impl Stop {
    fn of(asked: &Asked<'_>) -> Self {
        let singles = || {
            ["naked-single", "hidden-single"]
                .iter()
                .flat_map(|name| named(name))
        };
        let wanted: Vec<&dyn Technique> = match &asked.job.choices.techniques {
            Some(order) => techniques::ordered(Some(order)),
            None => singles().collect(),
        };
        let path = path_with(Grid::new(&asked.board.puzzle), None, &wanted, &mut || {});
        Self {
            n_steps: path.steps.len() as u64,
            end: path.end,
        }
    }
}

fn named(name: &str) -> Vec<&'static dyn Technique> {
    techniques::ordered(Some(&techniques::named(name).unwrap_or_default()))
}

fn n_open(end: &Grid) -> u64 {
    end.empty_cells().count() as u64
}

/// The board, how many cells are open, and, on request, all candidates.
fn text(asked: &Asked<'_>, stop: &Stop) -> String {
    let end = &stop.end;
    let mut text = board_text(asked, &end.to_puzzle());
    let is_framed = text.ends_with('\n');
    let between = if is_framed { "" } else { apart(asked.board) };
    match (end.contradiction(), n_open(end)) {
        (Some(_), _) => text += &format!("{between}contradiction"),
        (None, 0) => {}
        (None, n) => text += &format!("{between}open {n}"),
    }
    if asked.job.choices.candidates {
        text.truncate(text.trim_end().len());
        text.push('\n');
        text += framed_candidates_as(end, asked.board.symbols).trim_end();
    }
    text.truncate(text.trim_end().len());
    text
}

/// The candidates of a cell, or its digit.
fn candidates(asked: &Asked<'_>, end: &Grid, cell: Cell) -> String {
    let (symbols, side) = (asked.board.symbols, end.geometry().side());
    let show = |digit: Digit| symbols.show(digit, side);
    let digits: Vec<String> = match end.value(cell) {
        Some(digit) => vec![show(digit)],
        None => end.candidates(cell).iter().map(show).collect(),
    };
    let is_long = digits.iter().any(|digit| digit.len() > 1);
    digits.join(if is_long { "," } else { "" })
}
