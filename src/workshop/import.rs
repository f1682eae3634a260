//! Texts in any format.

use crate::engine::Say;
use crate::protocol::{Answer, SHEETS_LIMIT};
use crate::text;
use std::cell::RefCell;

/// What the text is. Of a long list the page gets no more than can be chosen from.
pub(super) fn import(text: &str, say: &mut Say<'_>) -> Answer {
    let say = RefCell::new(say);
    let looked = |n: usize| say.borrow_mut().progress(n as u64, 0);
    let mut found = text::import_telling(text, &looked);
    let mut n_sheets = 0;
    if let Ok(import) = &mut found {
        n_sheets = import.sheets.len();
        import.sheets.truncate(SHEETS_LIMIT);
    }
    Answer::Import(Box::new(found), n_sheets)
}
