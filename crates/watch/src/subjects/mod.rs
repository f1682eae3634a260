//! The puzzles of an experiment: their sources and their names.

mod fewer;
mod larger;
mod lines;
mod made;
mod numbers;
mod sets;
mod source;
mod subject;

pub use fewer::{Fewer, From};
pub use larger::Larger;
pub use lines::read_lines;
pub use made::Making;
pub use sets::{EXAMPLES, SETS, Set, example};
pub use source::{Kind as SourceKind, Source};
pub use subject::{Gathered, Lack, MAX_SUBJECTS, Subject};
