//! The laboratory in the browser: drawn by the second program on the page's thread, its runs in workers of that program.
//!
//! It keeps to itself: what happens in its part of the page is heard here and goes no further. Of the game it knows the
//! address and the language that is chosen.

mod crew;
mod events;
mod happened;
mod patch;
mod pulse;
mod runtime;
mod worker_main;
mod workers;

pub use worker_main::start_lab_worker;
pub(super) use workers::NAME as WORKER;

use super::{Fallible, Program, address, dom};
use crate::studio::Msg;
use runtime::Lab;
use web_sys::Element;

/// Fills the element with this id with the laboratory, whose algorithms run in workers of `program`. `opened` is the
/// address's fragment as the page was opened with; if the laboratory was `mended`, what the one before kept.
///
/// # Errors
/// The page has no such element.
pub fn open_lab(id: &str, program: Program, opened: &str, mended: bool) -> Fallible {
    let place: Element = dom::find(&dom::html()?, &format!("#{id}"))?;
    let here = Msg::Opened(address::fragment()?);
    if mended {
        let kept = Msg::Mended(opened.to_owned());
        return Lab::open(place, program, vec![here, kept]);
    }
    // The page may have been opened by a link to a run, which the game's address has forgotten since.
    let linked = opened
        .contains("a=")
        .then(|| Msg::Opened(opened.to_owned()));
    Lab::open(place, program, vec![linked.unwrap_or(here)])
}
