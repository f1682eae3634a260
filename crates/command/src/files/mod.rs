//! What is read and what is written: files, standard input and output.

pub(super) mod aside;
pub(super) mod block;
pub(super) mod input;
pub(super) mod packed;
pub(super) mod resume;
pub(super) mod sink;
pub(super) mod source;
pub(super) mod whole;
