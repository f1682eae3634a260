//! Texts in any format.

use crate::engine::Say;
use crate::protocol::{Answer, SHEETS_LIMIT};
use crate::text::{self, NotRead};
use std::cell::RefCell;

/// What the text is. Of a long list the page gets no more than can be chosen from.
pub(super) fn import(text: &str, say: &mut Say<'_>) -> Answer {
    let say = RefCell::new(say);
    let looked = |n: usize| say.borrow_mut().progress(n as u64, 0);
    match text::import_telling(text, &looked) {
        Ok(mut import) => {
            let n_sheets = import.sheets.len();
            import.sheets.truncate(SHEETS_LIMIT);
            Answer::Import(Box::new(Ok(import)), n_sheets)
        }
        Err(NotRead::Damaged(slug, broken)) => Answer::Import(Box::new(Err((slug, broken))), 0),
        Err(NotRead::Plain(error)) => Answer::Read(Err(error)),
    }
}
