//! The library's page: every saved game, and puzzles that may become one. One model, one message type, one
//! `update`, one `view`, as in `app`. Pure: no document, no clock, no store.
//!
//! It is part of the second program and runs beside the game, as the laboratory does. It keeps a journal like a
//! game's ([`LibraryEdit`] is the text of a line); what it knows of a game comes from that game's own journal
//! ([`cards`]), so it can be found again if the library is lost.

mod backup;
mod began;
mod button;
mod card;
mod catalogue;
mod deed;
mod errand;
mod figures;
mod fold;
mod key;
mod merge;
mod model;
mod msg;
mod progress;
mod puzzles;
mod query;
mod row;
mod rows;
mod seal;
mod sought;
mod taking;
mod update;
pub mod view;
pub mod words;

pub use backup::{Backup, Kept, are_games, is_backup};
pub use button::Button;
pub use card::{Card, cards};
pub use catalogue::Catalogue;
pub use deed::LibraryEdit;
pub use figures::{Figures, Level, Tally};
pub use fold::{folded, order};
pub use model::Model;
pub use msg::{Effect, Key, Msg};
pub use puzzles::Puzzles;
pub use query::{Finding, Place, Query, Sort, State};
pub use row::{Played, Row, Standing};
pub use rows::Rows;
pub use taking::plain;
pub use update::update;
