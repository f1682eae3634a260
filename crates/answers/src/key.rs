//! The phrases of the sentences about boards and answers, which the build makes of `words/`.

#![allow(unreachable_pub)] // what another crate says too is exported by name

include!(concat!(env!("KEYS"), "/answers.rs"));
