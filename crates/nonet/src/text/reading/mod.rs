//! How a text is read as a board: its lines, its size, its rows.

pub(super) mod any_size;
pub(super) mod bands;
pub(super) mod layout;
pub(super) mod line;
pub(super) mod lines;
pub(super) mod read;
pub(super) mod read_error;
pub(super) mod sizes;
pub(super) mod strict;
