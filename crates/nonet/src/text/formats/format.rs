//! A format: what it reads and writes. Each is a row of the table.

use super::super::Game;
use super::super::reading::read::LONG;
use super::parts::examples;
use super::parts::sheet::{Found, Sheet};

/// A format of another program.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its stable name.
    pub slug: &'static str,
    /// The extension of its files' names.
    pub extension: &'static str,
    /// Does it hold digits and candidates besides the givens?
    pub whole: bool,
    read: Option<fn(&str) -> Found>,
    /// Does recognising it take a look at the whole of a text, which is never long?
    short: bool,
    write: Option<fn(&Game) -> Option<String>>,
    write_noted: Option<fn(&Sheet) -> Option<String>>,
    example: Option<fn() -> String>,
}

/// How the rows of the table are made.
impl Format {
    pub(super) const fn of(slug: &'static str) -> Self {
        Self {
            slug,
            extension: "txt",
            whole: false,
            read: None,
            short: false,
            write: None,
            write_noted: None,
            example: None,
        }
    }

    pub(super) const fn read_by(mut self, read: fn(&str) -> Found) -> Self {
        self.read = Some(read);
        self
    }

    pub(super) const fn written_by(mut self, write: fn(&Game) -> Option<String>) -> Self {
        self.write = Some(write);
        self
    }

    pub(super) const fn with_notes(mut self, write: fn(&Sheet) -> Option<String>) -> Self {
        self.write_noted = Some(write);
        self
    }

    pub(super) const fn example_by(mut self, example: fn() -> String) -> Self {
        self.example = Some(example);
        self
    }

    pub(super) const fn whole(mut self) -> Self {
        self.whole = true;
        self
    }

    pub(super) const fn short(mut self) -> Self {
        self.short = true;
        self
    }

    pub(super) const fn file(mut self, extension: &'static str) -> Self {
        self.extension = extension;
        self
    }
}

impl Format {
    /// Reads a text; `None` if it is not of this format.
    pub(super) fn read(&self, text: &str) -> Found {
        self.read.filter(|_| !self.short || text.len() <= LONG)?(text)
    }

    /// Is it read?
    pub fn is_read(&self) -> bool {
        self.read.is_some()
    }

    /// Is it written?
    pub fn is_written(&self) -> bool {
        self.write.is_some()
    }

    /// A game in this format; `None` if the format is not written, or has no such boards.
    pub fn write(&self, game: &Game) -> Option<String> {
        self.write?(&game.fitted())
    }

    /// A text of this format; `None` if the format is not read.
    pub fn example(&self) -> Option<String> {
        let written = || self.write(&examples::begun()?);
        let example = self.example.map(|example| example());
        example.or_else(written).filter(|_| self.is_read())
    }

    /// A board with its notes in this format. If it has only one kind of small digits, those in the middle of
    /// cells count as candidates.
    pub fn write_sheet(&self, sheet: &Sheet) -> Option<String> {
        match self.write_noted {
            Some(write) => write(&sheet.fitted()),
            None => self.write(&sheet.folded()),
        }
    }
}
