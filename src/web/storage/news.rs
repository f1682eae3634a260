//! What the page hears from the store.

use super::database::Database;
use super::keeper::{Keeper, Outcome};
use crate::app::keeping::Place;
use crate::app::msg::StoreFault;
use std::rc::Rc;

/// What happened to the store.
#[derive(Debug)]
pub(in crate::web) enum News {
    /// The database was opened, or could not be.
    Database(Result<Rc<Database>, StoreFault>),
    /// The keeper was started, or could not be.
    Keeper(Result<Rc<Keeper>, StoreFault>),
    /// Somebody else closed the database.
    Closed(StoreFault),
    /// A write ended.
    Wrote(Place, u32, Outcome),
}
