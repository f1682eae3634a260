//! The laboratory's page: one model, one message type, one `update`, one `view`, as in `app`. Pure: no document, no
//! clock.
//!
//! It is part of the second program and runs beside the game, which passes it a puzzle through the address and its
//! language through the document. The view is a tree of [`Node`](markup::Node)s.

mod button;
pub mod class;
mod embedding;
mod key;
mod model;
mod msg;
mod note;
mod owner;
mod rehearsal;
mod speed;
mod tell;
mod texts;
mod trial;
mod update;
pub mod view;
mod watched;
pub mod words;

pub use button::Button;
pub use embedding::embedding;
pub use model::{Doing, Model, Room};
pub use msg::{Change, Effect, Msg, Touch};
pub use owner::Owner;
pub use rehearsal::rehearsed;
pub use speed::{FULL, speed_of};
pub use texts::{Answers, Lesson, Texts};
pub use trial::Trial;
pub use update::update;
pub use watch::EXAMPLES;
pub use watched::Watched;
