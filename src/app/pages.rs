//! The sheet over the page, and the text about the techniques that it shows.

use crate::logic::Info;
use crate::text::LibraryCase;

/// The text about the techniques in one language, fetched when first needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Pages {
    /// Not needed so far.
    #[default]
    Unread,
    /// On its way.
    Asked,
    /// It could not be fetched.
    Missing,
    /// Here it is.
    Here(String),
}

/// A sheet over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Which techniques are used, in which order.
    Order,
    /// What a technique is.
    Technique(&'static Info),
}

/// What the pages say about a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry<'a> {
    /// What it is.
    pub(super) text: &'a str,
    /// A position: 81 digits, or a line of HoDoKu's library.
    position: &'a str,
    /// The step that the technique finds there.
    pub(super) step: &'a str,
}

impl<'a> Entry<'a> {
    /// The technique's lines in the text that `xtask` made of the documentation.
    pub(super) fn of(info: &Info, pages: &'a str) -> Option<Self> {
        let (_, rest) = pages.split_once(&format!("## {}\n", info.slug))?;
        let mut lines = rest.lines();
        Some(Self {
            text: lines.next()?,
            position: lines.next()?,
            step: lines.next()?,
        })
    }

    /// The position.
    pub(super) fn case(self) -> Option<LibraryCase> {
        if self.position.starts_with(':') {
            return LibraryCase::read(self.position).ok();
        }
        LibraryCase::read(&format!(":0000::{}::::", self.position)).ok()
    }
}
