//! The laboratory in the browser: drawn by the second program on the page's thread, its runs in workers of that
//! program.
//!
//! It is self-contained: events in its part of the page are handled here and go no further. All that it knows about
//! the game is passed to [`Laboratory::show`].

mod crew;
mod events;
mod happened;
mod keep;
mod player;
mod pulse;
mod runtime;
mod worker_main;
mod workers;

pub use worker_main::start_lab_worker;
pub(super) use workers::NAME as WORKER;

use super::{Program, room};
use happened::Sender;
use lab_page::Msg;

/// The laboratory in the page.
#[derive(Debug)]
pub struct Laboratory(Sender);

impl Laboratory {
    /// Shows the game's puzzle, or the run that a link names, in the page's language.
    pub fn show(&self, fragment: &str, lang: &str) {
        self.0.msg(Msg::Speaks(room::language(lang)));
        self.0.msg(Msg::Opened(fragment.to_owned()));
    }

    /// Continues from what the last laboratory kept.
    pub fn mend(&self, kept: &str) {
        self.0.msg(Msg::Mended(kept.to_owned()));
    }
}

/// Fills the element with this id with the laboratory, whose algorithms run in workers of `program`, for the puzzle in
/// the fragment, or the run that it names.
pub fn open_lab(id: &str, program: Program, fragment: &str, lang: &str) -> Laboratory {
    let tell = runtime::open(room::place(id), program, room::language(lang));
    tell.msg(Msg::Opened(fragment.to_owned()));
    Laboratory(tell)
}
