//! A game: the puzzle, what was done on it, what undo goes back to, and how all of it is written and stored. Pure:
//! no page, no clock, no store.

mod change;
mod entry;
pub mod faults;
pub mod graft;
pub mod history;
pub mod journal;
pub mod ledger;
pub mod moves;
mod packed;
pub mod persistence;
pub mod play;
pub mod rescue;
mod spent;
