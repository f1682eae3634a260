//! The text about the techniques, fetched when needed.

use nonet::logic::Info;
use nonet::text::LibraryCase;

/// The text about the techniques in one language, fetched when first needed. Their names come with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Pages {
    /// Not needed yet.
    #[default]
    Unread,
    /// On its way.
    Asked,
    /// It could not be fetched.
    Missing,
    /// Here it is.
    Here(String),
}

impl Pages {
    /// The text, once it has arrived.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Here(text) => Some(text),
            _ => None,
        }
    }

    /// Lets it be fetched again if that failed.
    pub(super) fn forget_failure(&mut self) {
        if *self == Self::Missing {
            *self = Self::Unread;
        }
    }
}

/// What the pages say about a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry<'a> {
    /// What it is.
    pub(crate) text: &'a str,
    /// The examples: a position, as a line of HoDoKu's library, and the step that the technique finds there.
    pub(crate) examples: Vec<[&'a str; 2]>,
}

impl<'a> Entry<'a> {
    /// Every technique's slug and its lines in the text that `xtask` made of the documentation.
    pub(super) fn all(pages: &'a str) -> Vec<(&'a str, Self)> {
        let mut all: Vec<(&str, Self)> = Vec::new();
        let mut lines = pages.lines();
        while let Some(line) = lines.next() {
            if let Some(slug) = line.strip_prefix("## ") {
                let text = lines.next().unwrap_or_default();
                let examples = Vec::new();
                all.push((slug, Self { text, examples }));
            } else if let (Some((_, entry)), Some(step)) = (all.last_mut(), lines.next()) {
                entry.examples.push([line, step]);
            }
        }
        all
    }

    /// What the text says about a technique.
    pub(super) fn of(info: &Info, pages: &'a str) -> Option<Self> {
        let mut all = Self::all(pages).into_iter();
        all.find(|(slug, _)| *slug == info.slug)
            .map(|(_, entry)| entry)
    }

    /// The position of this example, from 0.
    pub(super) fn case(&self, at: usize) -> Option<LibraryCase> {
        let [position, _] = self.examples.get(at)?;
        LibraryCase::read(position).ok()
    }
}
