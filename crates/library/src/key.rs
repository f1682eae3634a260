//! The phrases of the library, which the build makes of `words/`.

#![allow(unreachable_pub)] // what another crate says too is exported by name

include!(concat!(env!("KEYS"), "/library.rs"));
