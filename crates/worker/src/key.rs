//! The phrases of the explanations of steps, which the build makes of `words/`.

#![allow(unreachable_pub)] // what another crate says too is exported by name

include!(concat!(env!("KEYS"), "/worker.rs"));
