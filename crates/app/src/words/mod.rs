//! The words of the page: what `answers::voice` says about boards and answers, and what only the page has.

mod cascade;
mod cell;
mod create;
mod marks;
mod past;
mod phrases;
mod sheet;

pub use sheet::{KeyRow, keys};

use answers::voice;
use std::ops::Deref;

/// The voice of the page. It says all that [`voice::Voice`] does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Voice(pub voice::Voice);

impl Deref for Voice {
    type Target = voice::Voice;

    fn deref(&self) -> &voice::Voice {
        &self.0
    }
}
