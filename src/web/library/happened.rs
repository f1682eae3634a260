//! The events that the library's loop handles.

use crate::web::queue;
use crate::web::storage::News;
use crate::web::worker::{Serial, Signal};
use library::Msg;
use words::Lang;

/// What happened to the library.
#[derive(Debug)]
pub(super) enum Happened {
    /// A message for the model.
    Said(Msg),
    /// A message that depends on the time.
    Now(Msg),
    /// It is to be shown: the game open in the page, the language, the known ratings.
    Shown(String, Lang, Vec<(String, u8)>),
    /// Something happened to its store.
    Store(News),
    /// A worker gave a sign.
    Worker(Serial, Signal),
    /// The list was scrolled, or its size has changed.
    Scrolled,
}

impl From<Msg> for Happened {
    fn from(msg: Msg) -> Self {
        Self::Said(msg)
    }
}

/// The way into the library's queue.
pub(super) type Sender = queue::Sender<Happened>;
