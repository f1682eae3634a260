//! The laboratory's place in the page. It is drawn by the second program, on the page's thread.

use super::{Fallible, Program, dom};
use web_sys::Element;

/// Fills the element with this id with the laboratory, whose algorithms run in workers of `program`.
///
/// # Errors
/// The page has no such element.
pub fn open_lab(id: &str, program: Program) -> Fallible {
    let place: Element = dom::find(&dom::html()?, &format!("#{id}"))?;
    drop((place, program));
    Ok(())
}
