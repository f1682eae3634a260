//! The laboratory: searches to watch and compare, each driven step by step.
//!
//! An algorithm is one file and one row of [`ALGORITHMS`]. It makes a [`Run`], which does one expansion (or
//! iteration) at a time and reports what happened; a player, a race and an experiment drive them all in the same
//! way. Nothing here is recursive, reads a clock or uses any chance but the seed, so a run is the same, count for
//! count, on every machine. docs/LABORATORY.md defines the counts. The product's own answers come from `solve`,
//! not from here.

mod algorithm;
pub mod algorithms;
mod clause;
mod counters;
mod dead_end;
mod detail;
mod drive;
mod emptied;
pub mod heuristic;
pub mod models;
mod moves;
mod options;
mod run;
mod search;
mod why;

pub use algorithm::{Algorithm, Family, Goal, Refusal, Start};
pub use algorithms::{ALGORITHMS, algorithm};
pub use clause::{Assigned, Clash, Implied, Literal, Reason};
pub use counters::Counters;
pub use dead_end::{DeadEnd, Emptied};
pub use detail::{Branch, Bred, Child, Crossing, Detail, Item, Matrix};
pub use drive::{Limits, Outcome, Verdict, run};
use emptied::dead_ends_of;
pub use emptied::emptied;
pub use nonet::board::Random; // for searches, which know nothing of boards
pub use options::{Kind, OptionError, OptionRow, Options, Setting, usual};
pub use run::{Discipline, Edge, Event, Happened, Run, Snapshot, State, Waiting};
pub use why::{Measured, Why};
