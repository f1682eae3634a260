//! What happened in the library, and what to do about it.

use super::backup::Kept;
use super::button::Button;
use crate::game::keeping;
use crate::game::rescue::Rescued;
use crate::protocol::{Reply, Request};
use crate::words::Lang;

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The library's journal was found. `true`: it may be changed here, and no other tab has it.
    Opened(Rescued, bool),
    /// It is shown, with this game open in the page, in this language; ratings that are known, of puzzles in a line.
    Shown(String, Lang, Vec<(String, u8)>),
    /// Something else is shown in its place.
    Hidden,
    /// The time, in milliseconds since 1970, how many of them local time is ahead of UTC, and a random number: sent
    /// before whatever depends on them.
    Clock(u64, i64, u64),
    /// The games in the store, each with its head.
    Listed(Vec<(String, Option<String>)>),
    /// The lines of these games.
    Read(Vec<(String, Vec<String>)>),
    /// So many rows fit into the list, the first in sight is this one.
    Scrolled(usize, usize),
    /// A button was pressed.
    Pressed(Button),
    /// A row, by its number, was chosen to be opened.
    Chosen(u32),
    /// A row, by its number, was ticked, or no longer; `true`: all from the last one ticked to it.
    Ticked(u32, bool),
    /// A key was pressed in the list.
    Typed(Key),
    /// A field was set.
    Set(String, String),
    /// Enter was pressed in the field that asks for a name.
    Answered,
    /// A file was chosen: its name and its text, unless it cannot be read.
    FileCame(String, Option<String>),
    /// The lines of games that were fetched.
    Fetched(Vec<(String, Vec<String>)>),
    /// These games were written.
    Put(Vec<String>),
    /// It is time for what was put off.
    Continued,
    /// How the library is kept has changed.
    Kept(keeping::Standing),
    /// These games are gone for ever.
    Removed(Vec<String>),
    /// A worker replied.
    Replied(Reply),
    /// Workers die as soon as they start: there are none any longer.
    WorkersLost,
}

/// What a key does in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// So many rows down, or up.
    By(isize),
    /// So many windows down, or up.
    Page(isize),
    /// To the first row.
    First,
    /// To the last.
    Last,
    /// Opens the row.
    Open,
    /// Ticks it.
    Tick,
    /// Goes so many rows down, or up, and ticks all from where the first of these keys was pressed.
    TickOn(isize),
    /// Ticks all.
    All,
    /// Ticks none.
    None,
    /// Deletes.
    Delete,
}

/// Something to be done outside the model.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Add lines to the library's journal.
    Record(Vec<String>),
    /// Replace it by these.
    Rewrite(Vec<String>),
    /// List the games in the store.
    List,
    /// Read these.
    Read(Vec<String>),
    /// Open a game in the page, at this change; if nothing was ever done in it, with this puzzle.
    Open(String, usize, String),
    /// Remove these games for ever.
    Remove(Vec<String>),
    /// Bring this row of the list into sight.
    Scroll(usize),
    /// Put the keyboard's focus on the field with this name; on the list, if it is empty.
    Focus(&'static str),
    /// Open the browser's file chooser.
    ChooseFile,
    /// Fetch these: [`Msg::Fetched`].
    Fetch(Vec<String>),
    /// Write these, except those open in tabs: [`Msg::Put`].
    Put(Vec<Kept>),
    /// Give a job to the worker: [`Msg::Replied`].
    Ask(Request),
    /// Send [`Msg::Continued`] after the next frame.
    Later,
    /// Save a text as a file with this name.
    Save(String, String),
}
