//! The languages and their books: the build has made the list of languages, and their texts in the form fetched.

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The words of one part of Nonet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// The page: what is visible at once.
    Page,
    /// The page: what appears once something was pressed, such as another workspace. Fetched when the first digit
    /// can be typed.
    Later,
    /// What the page says about the workshop's answers, and about techniques beyond Propagate's. A part of the
    /// page's words, fetched separately.
    Study,
    /// What is shown before the program runs.
    Boot,
    /// The laboratory.
    Lab,
    /// The command line.
    Command,
    /// The library.
    Library,
}

impl Book {
    /// All books.
    pub const ALL: [Self; 7] = [
        Self::Page,
        Self::Later,
        Self::Study,
        Self::Boot,
        Self::Lab,
        Self::Command,
        Self::Library,
    ];

    /// The page's own.
    pub const PAGE: [Self; 3] = [Self::Page, Self::Later, Self::Study];
}
