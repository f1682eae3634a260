//! The laboratory in the browser: drawn by the second program on the page's thread, its runs in workers of that
//! program.
//!
//! It is self-contained: events in its part of the page are handled here and go no further. All that it knows about
//! the game is passed to [`Laboratory::show`].

mod crew;
mod events;
mod files;
mod happened;
mod keep;
mod pulse;
mod runtime;
mod worker_main;
mod workers;

pub use worker_main::start_lab_worker;
pub(super) use workers::NAME as WORKER;

use super::{Fallible, Program, dom};
use happened::Tell;
use runtime::Lab;
use studio::Msg;
use web_sys::Element;
use words::Lang;

/// The laboratory in the page.
#[derive(Debug)]
pub struct Laboratory(Tell);

impl Laboratory {
    /// Shows the game's puzzle, or the run that a link names, in the page's language.
    pub fn show(&self, fragment: &str, lang: &str) {
        self.0.msg(Msg::Speaks(language(lang)));
        self.0.msg(Msg::Opened(fragment.to_owned()));
    }

    /// Continues from what the last laboratory kept.
    pub fn mend(&self, kept: &str) {
        self.0.msg(Msg::Mended(kept.to_owned()));
    }
}

/// Fills the element with this id with the laboratory, whose algorithms run in workers of `program`, for the puzzle in
/// the fragment, or the run that it names.
///
/// # Errors
/// The page has no such element.
pub fn open_lab(id: &str, program: Program, fragment: &str, lang: &str) -> Fallible<Laboratory> {
    let place: Element = dom::find(&dom::html(), &format!("#{id}"));
    let tell = Lab::open(place, program, language(lang));
    tell.msg(Msg::Opened(fragment.to_owned()));
    Ok(Laboratory(tell))
}

/// The language with this name.
fn language(slug: &str) -> Lang {
    let named = Lang::ALL.into_iter().find(|lang| lang.slug() == slug);
    named.unwrap_or_default()
}
