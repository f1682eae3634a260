//! Solve a puzzle and count its solutions: `cargo run --example solve [PUZZLE]`.

use nonet::{ParseError, Puzzle};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A summary of a puzzle in 81 characters.
pub fn told(line: &str) -> Result<String, ParseError> {
    let puzzle: Puzzle = line.parse()?;
    let Some(solution) = nonet::solve(&puzzle) else {
        return Ok("no solution".to_owned());
    };
    let count = nonet::count(&puzzle, 1000);
    let more = if count.is_complete() { "" } else { "at least " };
    Ok(format!("{solution}\n{more}{} in all", count.found))
}

fn main() -> Result<(), ParseError> {
    let line = std::env::args().nth(1);
    println!("{}", told(line.as_deref().unwrap_or(PUZZLE))?);
    Ok(())
}
