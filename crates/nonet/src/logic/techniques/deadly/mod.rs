//! Almost deadly patterns: cells that could be filled in two ways if they had nothing but certain digits.
//!
//! If the solution put only these digits into these cells, swapping them there would make a second solution.
//! So, where the givens have exactly one solution, one of the *guardians*, the other candidates of the cells, is right;
//! and no given may be among the cells, since it could not be swapped. What follows depends on where
//! the guardians are ([`Kind`](kind::Kind)), whatever the pattern ([`Shape`]); a technique is a shape and a kind.
//! The argument holds even if some of the digits are missing in some of the cells.
//! Source: <https://hodoku.sourceforge.net/en/tech_ur.php>; looking at the guardians is the Sudoku forums' "external
//! inferences".

mod bug;
mod extended;
mod guarded;
mod kind;
mod linked;
mod loops;
mod oddagon;
mod on;
mod pattern;
mod rectangle;
mod shape;
mod table;
mod tridagon;

pub(crate) use pattern::Deadly;
pub(crate) use shape::Shape;
pub(crate) use table::*;

#[cfg(test)]
mod tests;
