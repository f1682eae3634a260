//! Puzzles to a wish, from a seed: `cargo run --example generate [SEED]`.

use nonet::generate::{Options, Symmetry, make};
use nonet::rate::explainer;
use nonet::{Geometry, solve};
use std::error::Error;

/// A symmetrical puzzle that is hard on Sudoku Explainer's scale, its rating, and its solution.
pub fn told(seed: u64) -> Result<String, Box<dyn Error>> {
    let mut options = Options::minimal(Geometry::classic());
    options.minimal = false;
    options.symmetry = Symmetry::Rotate180;
    options.wishes.band = "grade:hard".parse().ok();
    let made = make(&options, seed, &mut |_| {}).map_err(|why| format!("{why:?}"))?;
    let rating = explainer(&made.puzzle).and_then(|rating| rating.er);
    let tenths = rating.ok_or("no rating")?;
    let solution = solve(&made.puzzle).ok_or("no solution")?;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    Ok(format!("{}\n{whole}.{tenth}\n{solution}", made.puzzle))
}

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(7), |seed| seed.parse())?;
    println!("{}", told(seed)?);
    Ok(())
}
