//! The formats of other programs: a file for each family, one table.
//!
//! A reader returns `None` for a text without the sign of its format, so a damaged plain board is never taken for
//! something else; whatever no reader takes is a plain board. None of this is in the first program.

mod circled;
mod coach;
mod data;
mod f_puzzles;
mod fifty_nine;
mod format;
mod gnome;
mod ksudoku;
mod lines;
mod marked;
mod offer;
mod opensudoku;
mod own;
mod page;
mod parts;
mod penpa;
mod prose;
mod simple_sudoku;
mod solo;
mod sudocue;
mod sudoku_pad;
mod sudoku_wiki;
mod sukaku;
mod susser;
mod table;

pub use format::Format;
pub use lines::Table;
pub use offer::{Offer, offers};
pub use parts::sheet::{Broken, Lost, Sheet};
pub use table::{FORMATS, Import, NotRead, format_named, has_sign, import, import_telling};
