//! What several formats share.

pub(super) mod address;
pub(super) mod base;
pub(super) mod cells;
pub(super) mod examples;
pub(super) mod markup;
pub(super) mod packed;
pub(super) mod sheet;
pub(super) mod square;
pub(super) mod state;
pub(super) mod value;
