//! The phrases of the page, which the build makes of `words/`.

#![allow(unreachable_pub)] // what another crate says too is exported by name

pub use answers::voice::key::*;

include!(concat!(env!("KEYS"), "/app.rs"));
