//! Almost deadly patterns: cells that could be filled in two ways if they had nothing but certain digits.
//!
//! If the solution put only these digits into these cells, exchanging them there would make a second solution.
//! So, where the givens have exactly one solution, one of the *guardians*, the other candidates of the cells, is right;
//! and no given may be among the cells, since it could not be exchanged. What follows depends on where
//! the guardians are ([`Kind`](kind::Kind)), whatever the pattern ([`Shape`]); a technique is a shape and a kind.
//! That some of the digits are missing in some of the cells takes nothing from the argument.
//! Source: <https://hodoku.sourceforge.net/en/tech_ur.php>; the view from the guardians is of the Sudoku
//! forums' "external inferences".

mod extended;
mod grave;
mod guarded;
mod kind;
mod loops;
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
