//! How a job reports its progress. The page hears from it often: silence means that the worker has ended.

use answers::protocol::{JobId, Progress, Reply};

/// The channel from a job to the page.
pub(crate) struct Say<'a> {
    id: JobId,
    reply: &'a mut dyn FnMut(Reply),
}

impl<'a> Say<'a> {
    pub(crate) fn new(id: JobId, reply: &'a mut dyn FnMut(Reply)) -> Self {
        Self { id, reply }
    }

    /// It is still running.
    pub(crate) fn alive(&mut self) {
        (self.reply)(Reply::Alive(self.id));
    }

    /// This many branches were tried, and this many solutions found.
    pub(crate) fn progress(&mut self, nodes: u64, found: u64) {
        (self.reply)(Reply::Progress(self.id, Progress { nodes, found }));
    }

    /// A part of the text asked for.
    pub(super) fn part(&mut self, text: String) {
        (self.reply)(Reply::Part(self.id, text));
    }
}
