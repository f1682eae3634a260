//! The events that the page's loop handles.

use super::host::Program;
use super::queue;
use super::storage::{Found, News as StoreNews, StoreScript};
use super::worker::{Serial, Signal};
use app::Msg;
use app::storage::wanted::Wanted;
use nonet::board::Cell;
use web_sys::{DataTransfer, File};

/// An event for the loop.
#[derive(Debug)]
pub(super) enum Happened {
    /// A message for the model.
    Said(Msg),
    /// A worker gave a sign.
    Worker(Serial, Signal),
    /// Something happened to the workshop.
    Workshop(WorkshopNews),
    /// Something happened to the store.
    Store(StoreNews),
    /// The wanted game's store, and what was found in it.
    Game(Wanted, StoreScript, Found),
    /// A file was given that is too large for a board: the library may import it.
    Large(File),
    /// The board is being dragged out of the page, with this as the drag's data.
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
pub(super) type Sender = queue::Sender<Happened>;

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
