//! Text in and out: what is pasted, opened or dropped, links and their QR codes, other programs' formats.

pub(crate) mod export;
pub(crate) mod formats;
pub(crate) mod game;
pub mod imported;
pub(crate) mod inout;
pub(crate) mod qr;
pub(crate) mod ready;
pub(crate) mod shared_step;
