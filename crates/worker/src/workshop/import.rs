//! Texts in any form or format.

use crate::Say;
use answers::protocol::{Answer, SHEETS_LIMIT};
use nonet::text::{self, Found, Ignored, NotRead, ReadError};
use std::cell::RefCell;

/// What the text is. A text that is surely a board of ours is not examined further; of a long list the page gets
/// only as many boards as can be listed.
pub(super) fn import(text: &str, say: &mut Say<'_>) -> Answer {
    let found = text::find(text, &|_| {});
    if is_sure(&found) {
        return Answer::Read(found);
    }
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

/// Is this certain, whatever other formats there are? If anything but lines drawn between cells was skipped, or the
/// text cannot be read, other formats are tried.
fn is_sure(found: &Result<Found, ReadError>) -> bool {
    match found {
        Ok(Found::Boards(boards)) => {
            let mut ignored = boards.iter().flat_map(|board| &board.ignored);
            let is_drawn = |it: &Ignored| matches!(it, Ignored::Borders(_) | Ignored::Separators);
            boards.only().is_none() || ignored.all(is_drawn)
        }
        Ok(Found::Case(..) | Found::Game(_)) => true,
        Err(error) => error.is_sure(),
    }
}
