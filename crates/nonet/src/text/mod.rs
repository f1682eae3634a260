//! Text in, text out: puzzles as people paste them, boards as they copy them, the names of cells.
//!
//! Reading is lenient but never guesses: what is skipped is reported ([`Ignored`]), and what cannot be read is an
//! error with its place ([`ParseError`]). Writing is strict: one form each, which reads back. docs/FORMATS.md is
//! the grammar.

mod candidates;
mod chars;
mod clear;
mod decode;
mod error;
mod find;
mod formats;
mod game;
mod hodoku_library;
mod ignored;
mod link;
mod notation;
mod reading;
mod regions;
mod shape;
mod shown;
mod standard;
mod steps;
mod symbols;
mod whole;
mod write;

pub use chars::{digit_like, digit_value, is_letter};
pub use clear::clear_line;
pub use decode::decode;
pub use error::ParseError;
pub use find::{Found, find};
pub use formats::{
    Broken, FORMATS, Format, Import, Lost, NotRead, Offer, Sheet, Table, format_named, has_sign,
    import, import_telling, offers,
};
pub use game::Game;
pub use hodoku_library::{CaseError, LibraryCase, digits_named, read_case};
pub use ignored::Ignored;
pub use link::{
    Link, learn_link, linked_game, linked_technique, percent_decoded, percent_encoded, read_link,
    write_link,
};
pub use notation::{cell_name, cell_names, deductions, house_name, parse_cell};
pub use reading::any_size::{Board, Expect, Readings, read_any};
pub use reading::read::{MAX_BYTES, Reading, read};
pub use reading::read_error::ReadError;
pub use reading::strict::read_plain;
pub use regions::{read_regions, regions};
pub use shape::{ShapeForm, read_boxes};
pub use steps::{
    Brief, Expected, Notation, Sequence, StepError, hodoku_line, named_cells, read_step,
    simple_line, step_line, steps_text, with_houses,
};
pub use symbols::Symbols;
pub use write::{
    framed, framed_as, framed_candidates, framed_candidates_as, framed_game, line, line_as,
    whole_line,
};
