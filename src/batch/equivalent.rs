//! Equivalent puzzles as a row, in the symbols of the one that is asked about.

use super::job::{Ask, Asked, Choice, Choices};
use super::value::Value;
use crate::board::{Puzzle, canonical, canonical_digits};
use crate::generate::scramble;
use crate::solve::nine;
use crate::text::line_as;

/// The one that stands for all that are essentially the same.
pub(super) const CANONICAL: Ask = Ask {
    slug: "canonical",
    quick: Some(formed_quickly),
    choices: &[],
    columns: &["canonical"],
    text: |asked, _| form(asked).unwrap_or_else(|| "none".to_owned()),
    fields: |asked| vec![("canonical", form(asked).map_or(Value::Null, Value::Text))],
};

/// One that is essentially the same, from a seed.
pub(super) const SCRAMBLE: Ask = Ask {
    slug: "scramble",
    quick: None,
    choices: &[Choice::Seed],
    columns: &["scrambled"],
    text: |asked, _| scrambled(asked),
    fields: |asked| vec![("scrambled", Value::Text(scrambled(asked)))],
};

fn form(asked: &Asked<'_>) -> Option<String> {
    canonical(&asked.board.puzzle).map(|puzzle| written(&puzzle, asked))
}

fn formed_quickly(_: &Choices, board: &nine::Board, row: &mut String) -> bool {
    let sign = |name: u8| if name == 0 { b'.' } else { b'0' + name };
    let form = canonical_digits((3, 3), &board.digits());
    let written = |names: Vec<u8>| names.into_iter().map(sign).collect();
    let text = form.map_or_else(|| b"none".to_vec(), written);
    *row += &String::from_utf8_lossy(&text);
    true
}

fn scrambled(asked: &Asked<'_>) -> String {
    let seed = asked.job.choices.seed.wrapping_add(asked.number);
    written(&scramble(&asked.board.puzzle, seed), asked)
}

fn written(puzzle: &Puzzle, asked: &Asked<'_>) -> String {
    line_as(puzzle, asked.board.symbols, '.')
}
