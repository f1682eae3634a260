//! Equivalent puzzles as a row, in the symbols of the original.

use super::job::{Ask, Asked, Choice, Choices, NO_MORE, Quickly};
use super::value::Value;
use nonet::board::{Puzzle, canonical, canonical_digits};
use nonet::generate::scramble;
use nonet::solve::nine;
use nonet::text::{clear_line, line_as};

/// The canonical form, which all essentially equal puzzles share.
pub(super) const CANONICAL: Ask = Ask {
    slug: "canonical",
    quick: Some(Quickly {
        text: formed_quickly,
        fields: |_, _| None,
    }),
    choices: &[],
    columns: &["canonical"],
    more: NO_MORE,
    tells_repeats: false,
    text: |asked, _| match form(asked) {
        Some(form) => clear_line(&form, asked.board.symbols),
        None => "none".to_owned(),
    },
    fields: |asked| {
        let form = form(asked).map(|form| written(&form, asked));
        vec![("canonical", form.unwrap_or(Value::Null))]
    },
};

/// A random equivalent puzzle, from a seed.
pub(super) const SCRAMBLE: Ask = Ask {
    slug: "scramble",
    quick: None,
    choices: &[Choice::Seed],
    columns: &["scrambled"],
    more: NO_MORE,
    tells_repeats: true,
    text: |asked, _| clear_line(&scrambled(asked), asked.board.symbols),
    fields: |asked| vec![("scrambled", written(&scrambled(asked), asked))],
};

fn form(asked: &Asked<'_>) -> Option<Puzzle> {
    canonical(&asked.board.puzzle)
}

fn formed_quickly(_: &Choices, board: &nine::Board, row: &mut String) -> bool {
    let sign = |name: u8| if name == 0 { b'.' } else { b'0' + name };
    let Some(form) = canonical_digits((3, 3), &board.digits()) else {
        return false;
    };
    let text: Vec<u8> = form.into_iter().map(sign).collect();
    *row += &String::from_utf8_lossy(&text);
    true
}

fn scrambled(asked: &Asked<'_>) -> Puzzle {
    let seed = asked.job.choices.seed.wrapping_add(asked.number);
    scramble(&asked.board.puzzle, seed)
}

/// The cells alone: the shape has its own column.
fn written(puzzle: &Puzzle, asked: &Asked<'_>) -> Value {
    Value::Text(line_as(puzzle, asked.board.symbols, '.'))
}
