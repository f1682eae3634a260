//! The phrases of the commands' arguments and complaints, which the build makes of `words/`.

#![allow(unreachable_pub)] // what another crate says too is exported by name

include!(concat!(env!("KEYS"), "/nonet.rs"));
