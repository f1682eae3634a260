//! What this tab alone keeps over a reload. Settings are shared by all tabs, and a first visit is not saved at all.

use super::choice::Workspace;
use std::fmt;

/// What a tab remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tab {
    /// The random number that chooses the puzzle of a first visit; `None` if a broken link led to an empty board.
    pub(super) chance: Option<u64>,
    /// The workspace shown.
    pub(super) workspace: Workspace,
}

impl Tab {
    /// Reads what `to_string` wrote.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (chance, slug) = text.split_once(' ')?;
        let mut workspaces = Workspace::ALL.into_iter();
        Some(Self {
            chance: chance.parse().ok(),
            workspace: workspaces.find(|workspace| workspace.slug() == slug)?,
        })
    }
}

impl fmt::Display for Tab {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chance = self
            .chance
            .map_or("-".to_owned(), |chance| chance.to_string());
        write!(f, "{chance} {}", self.workspace.slug())
    }
}
