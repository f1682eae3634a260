//! The formats of other programs: a file for each family, one table.
//!
//! A reader returns `None` for a text without the sign of its format, so a damaged plain board is never taken for
//! something else; whatever no reader takes is a plain board. None of this is in the first program.

mod address;
mod base;
mod cells;
mod circled;
mod coach;
mod data;
mod examples;
mod f_puzzles;
mod fifty_nine;
mod format;
mod gnome;
mod ksudoku;
mod lines;
mod marked;
mod markup;
mod offer;
mod opensudoku;
mod own;
mod packed;
mod page;
mod penpa;
mod prose;
mod sheet;
mod simple_sudoku;
mod solo;
mod square;
mod state;
mod sudocue;
mod sudoku_pad;
mod sudoku_wiki;
mod sukaku;
mod susser;
mod table;
mod value;

pub use format::Format;
pub use lines::Table;
pub use offer::{Offer, offers};
pub use sheet::{Broken, Lost, Sheet};
pub use table::{FORMATS, Import, NotRead, format_named, has_sign, import, import_telling};
