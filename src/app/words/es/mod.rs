//! The words of the page in Spanish.

mod create;
mod page;
mod rate;
mod solutions;
mod steps;
mod techniques;
mod text;

use super::Table;

/// All of them.
pub(super) static TABLES: &[Table] = &[
    page::WORDS,
    create::WORDS,
    steps::WORDS,
    rate::WORDS,
    text::WORDS,
    solutions::WORDS,
    techniques::WORDS,
];
