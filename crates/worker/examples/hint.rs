//! The next steps of a puzzle, each with its reason: `cargo run --example hint [LANGUAGE]`.

use nonet::logic::{Context, first_step, techniques};
use nonet::text::{Notation, step_line};
use nonet::{Grid, ParseError, Puzzle};
use words::Lang;
use worker::sentences;

const PUZZLE: &str =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

/// The first steps, and why each is right.
pub fn told(line: &str, n_steps: usize, lang: Lang) -> Result<String, ParseError> {
    let puzzle: Puzzle = line.parse()?;
    let mut grid = Grid::new(&puzzle);
    let techniques = techniques::ordered(None);
    let mut text = String::new();
    for _ in 0..n_steps {
        // `Context::knowing` states that the puzzle has one solution, which some techniques need.
        let Some(step) = first_step(&Context::new(&grid), &techniques) else {
            break;
        };
        let written = step_line(grid.geometry(), &step, Notation::Hodoku);
        let reason = sentences(puzzle.geometry(), &step, lang).join("\n  ");
        text += &format!("{written}\n  {reason}\n");
        step.apply(&mut grid);
    }
    Ok(text)
}

fn main() -> Result<(), ParseError> {
    let tag = std::env::args().nth(1).unwrap_or_default();
    let lang = Lang::ALL.into_iter().find(|lang| lang.slug() == tag);
    print!("{}", told(PUZZLE, 12, lang.unwrap_or_default())?);
    Ok(())
}
