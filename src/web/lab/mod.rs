//! The laboratory in the browser: drawn by the second program on the page's thread, its runs in workers of that program.
//!
//! It keeps to itself: what happens in its part of the page is heard here and goes no further. Of the game it knows the
//! address and the language that is chosen.

mod events;
mod patch;
mod runtime;
mod worker_main;
mod workers;

pub use worker_main::start_lab_worker;
pub(super) use workers::NAME as WORKER;

use super::{Fallible, Program, dom};
use runtime::Lab;
use web_sys::Element;

/// Fills the element with this id with the laboratory, whose algorithms run in workers of `program`. `opened` is the
/// address's fragment as the page was opened with.
///
/// # Errors
/// The page has no such element.
pub fn open_lab(id: &str, program: Program, opened: &str) -> Fallible {
    let place: Element = dom::find(&dom::html()?, &format!("#{id}"))?;
    Lab::open(place, program, opened)
}
