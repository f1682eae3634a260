//! Tasks that access the store several times: writing a backup, or reading one.

use super::backup::{Backup, Kept};
use super::deed::LibraryEdit;
use std::collections::BTreeMap;

/// A task that accesses the store several times.
#[derive(Clone, Debug)]
pub enum Errand {
    /// Writing a backup: the games still to be read, and the part finished so far.
    Out(Vec<String>, Backup),
    /// Reading a backup: its games not handled yet, and the rest.
    In(Vec<Kept>, Restoring),
}

/// The rest of a backup besides its games, and the results for those.
#[derive(Clone, Debug, Default)]
pub struct Restoring {
    /// The deeds that make up its library.
    pub deeds: Vec<LibraryEdit>,
    /// The first line that is damaged or missing.
    pub damaged: Option<usize>,
    /// The name here of each of its games.
    pub named: BTreeMap<String, String>,
    /// How many were written.
    pub n_games: usize,
    /// Are they games that the page has saved, rather than a backup?
    pub is_games: bool,
}

impl Errand {
    /// The task of importing a backup, or games that the page has saved.
    pub(super) fn of(backup: Backup, is_games: bool) -> Self {
        let restoring = Restoring {
            deeds: backup.deeds,
            damaged: backup.damaged,
            is_games,
            ..Restoring::default()
        };
        Self::In(backup.games, restoring)
    }
}
