//! The Learn workspace: the index of techniques, their pages and examples.

pub mod index;
pub(crate) mod lesson;
pub(crate) mod pages;
pub(crate) mod reading;
