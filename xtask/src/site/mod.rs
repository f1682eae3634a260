//! What is served: how the files of a build are filled, shrunk, named and listed.

pub(super) mod embed;
pub(super) mod first_load;
pub(super) mod headers;
pub(super) mod keyed;
pub(super) mod lab;
pub(super) mod naming;
pub(super) mod pages;
pub(super) mod precache;
pub(super) mod sentences;
pub(super) mod single;
pub(super) mod slim;
pub(super) mod staged;
pub(super) mod wasm;
pub(super) mod workshop;
