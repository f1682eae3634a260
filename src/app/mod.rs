//! The application: one model, one message type, one `update`, one `view`. Pure: no page, no clock, no store.

pub mod create;
mod export;
mod inout;
mod jobs;
pub mod journal;
pub mod keeping;
pub mod keys;
pub mod ledger;
mod marks;
pub mod model;
pub mod msg;
pub mod order;
mod paths;
pub mod pictures;
pub mod play;
pub mod rescue;
pub mod safe;
mod shapes;
pub mod sheet;
mod solutions;
pub mod start;
mod switches;
mod update;
pub mod view;
pub mod words;

pub use create::technique_slugs;
pub use model::Model;
pub use msg::{Effect, Msg};
pub use shapes::{SHAPES, name as shape_name};
pub use update::update;
pub use view::{View, view};
