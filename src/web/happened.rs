//! What the page's loop takes in.

use super::host::Program;
use super::queue;
use super::storage::{Found, Hands, News as StoreNews};
use super::worker::{Serial, Signal};
use crate::app::Msg;
use crate::app::storage::wanted::Wanted;
use crate::board::Cell;
use web_sys::{DataTransfer, File};

/// Something that the loop takes in.
#[derive(Debug)]
pub(super) enum Happened {
    /// Something for the model.
    Said(Msg),
    /// A worker gave a sign.
    Worker(Serial, Signal),
    /// Something happened to the workshop.
    Workshop(WorkshopNews),
    /// Something happened to the store.
    Store(StoreNews),
    /// The store of the game that was wanted, and what was found of it.
    Game(Wanted, Hands, Found),
    /// This file was given, which is too large for a board: the library may be to take it in.
    Large(File),
    /// The board is being dragged out of the page: this is to hold it.
    Dragged(DataTransfer),
    /// The browser wrote into a cell by itself, as an input method does.
    Scribbled(Cell),
}

impl From<Msg> for Happened {
    fn from(msg: Msg) -> Self {
        Self::Said(msg)
    }
}

/// The way into the page's queue.
pub(super) type Tell = queue::Tell<Happened>;

/// What happens to the workshop.
#[derive(Debug)]
pub(super) enum WorkshopNews {
    /// The program has arrived, or could not be fetched.
    Fetched(Option<Program>),
    /// It is still being fetched.
    Awaited,
    /// One of its workers gave a sign.
    Worker(Serial, Signal),
}
