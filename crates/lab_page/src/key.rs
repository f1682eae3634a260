//! The phrases of the laboratory, which the build makes of `words/`.

#![allow(unreachable_pub)] // what another crate says too is exported by name

include!(concat!(env!("KEYS"), "/lab_page.rs"));
