//! The application: one model, one message type, one `update`, one `view`. Pure: no page, no clock, no store.

pub mod journal;
pub mod keys;
pub mod model;
pub mod msg;
pub mod play;
pub mod view;
pub mod words;

pub use model::Model;
pub use msg::{Effect, Msg};
pub use view::{View, view};

/// Takes in what happened; says what is to be done.
pub fn update(_model: &mut Model, _msg: Msg) -> Vec<Effect> {
    Vec::new()
}
