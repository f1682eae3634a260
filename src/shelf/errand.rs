//! What takes several looks at the store: a backup written, or read.

use super::backup::{Backup, Kept};
use super::deed::Deed;
use std::collections::BTreeMap;

/// What takes several looks at the store.
#[derive(Clone, Debug)]
pub enum Errand {
    /// A backup is written: the games still to be read, and what there is of it.
    Out(Vec<String>, Backup),
    /// A backup is read: its games that were not looked at yet, and the rest.
    In(Vec<Kept>, Restoring),
}

/// What a backup said besides its games, and what became of those.
#[derive(Clone, Debug, Default)]
pub struct Restoring {
    /// What makes its library.
    pub deeds: Vec<Deed>,
    /// The first line that is damaged or lacking.
    pub damaged: Option<usize>,
    /// The name of each of its games here.
    pub named: BTreeMap<String, String>,
    /// How many were written.
    pub n_games: usize,
    /// Are they games that were saved by themselves, and no backup?
    pub is_games: bool,
}

impl Errand {
    /// A backup is to be taken in, or games that were saved by themselves.
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
