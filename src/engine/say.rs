//! How a job says how it goes. Whoever waits hears from it often: silence is taken for the end of the worker.

use crate::protocol::{JobId, Progress, Reply};

/// The way from a job to who waits for it.
pub(crate) struct Say<'a> {
    id: JobId,
    reply: &'a mut dyn FnMut(Reply),
}

impl<'a> Say<'a> {
    pub(crate) fn new(id: JobId, reply: &'a mut dyn FnMut(Reply)) -> Self {
        Self { id, reply }
    }

    /// It is still at it.
    pub(crate) fn alive(&mut self) {
        (self.reply)(Reply::Alive(self.id));
    }

    /// So many branches were tried, and so many solutions found.
    pub(crate) fn progress(&mut self, nodes: u64, found: u64) {
        (self.reply)(Reply::Progress(self.id, Progress { nodes, found }));
    }

    /// A part of the text that is wanted.
    pub(super) fn part(&mut self, text: String) {
        (self.reply)(Reply::Part(self.id, text));
    }
}
