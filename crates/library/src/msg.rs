//! The messages: what happened in the library; and the effects: what to do about it.

use super::backup::Kept;
use super::button::Button;
use answers::protocol::{Reply, Request};
use game::persistence;
use game::rescue::Rescued;
use words::Lang;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The library's journal was found. `true`: it can be changed here, as no other tab has it.
    Opened(Rescued, bool),
    /// It is shown, with this game open in the page, in this language, and with the known ratings of puzzles, as
    /// lines.
    Shown(String, Lang, Vec<(String, u8)>),
    /// Another workspace is shown.
    Hidden,
    /// The time, in milliseconds since 1970, by how many of them local time is ahead of UTC, and a random number:
    /// sent before anything that depends on them.
    Clock(u64, i64, u64),
    /// The games in the store, each with its head.
    Listed(Vec<(String, Option<String>)>),
    /// The lines of these games.
    Read(Vec<(String, Vec<String>)>),
    /// How many rows fit into the list, and the first one in sight.
    Scrolled(usize, usize),
    /// A button was pressed.
    Pressed(Button),
    /// A row, by its number, was chosen to be opened.
    Chosen(u32),
    /// A row, by its number, was ticked or unticked; `true`: all from the last one ticked to it.
    Ticked(u32, bool),
    /// A key was pressed in the list.
    Typed(Key),
    /// A field was set.
    Set(String, String),
    /// Enter was pressed in the field for a name.
    Answered,
    /// A file was chosen: its name and its text, unless it cannot be read.
    FileCame(String, Option<String>),
    /// The lines of these games.
    Fetched(Vec<(String, Vec<String>)>),
    /// These games were written.
    Put(Vec<String>),
    /// Time to continue what was put off.
    Continued,
    /// How the library is kept has changed.
    Kept(persistence::SaveState),
    /// These games are gone for good.
    Removed(Vec<String>),
    /// A worker replied.
    Replied(Reply),
    /// Workers die as soon as they start and were given up.
    WorkersLost,
}

/// What a key does in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Moves this many rows down, or up if negative.
    By(isize),
    /// Moves this many windows down, or up if negative.
    Page(isize),
    /// To the first row.
    First,
    /// To the last.
    Last,
    /// Opens the row.
    Open,
    /// Ticks it.
    Tick,
    /// Moves this many rows down, or up, ticking all from where the first of these keys was pressed.
    TickOn(isize),
    /// Ticks all.
    All,
    /// Unticks all.
    None,
    /// Deletes.
    Delete,
}

/// Something to be done outside the model.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Add lines to the library's journal.
    Record(Vec<String>),
    /// Replace the journal by these lines.
    Rewrite(Vec<String>),
    /// List the games in the store.
    List,
    /// Read these games: [`Msg::Read`].
    Read(Vec<String>),
    /// Open a game in the page, at this change, or with this puzzle if the game has no changes.
    Open(String, usize, String),
    /// Remove these games for good.
    Remove(Vec<String>),
    /// Scroll this row of the list into view.
    Scroll(usize),
    /// Focus the field with this name, or the list if it is empty.
    Focus(&'static str),
    /// Open the browser's file chooser.
    ChooseFile,
    /// Fetch these games: [`Msg::Fetched`].
    Fetch(Vec<String>),
    /// Write these games, except those open in tabs: [`Msg::Put`].
    Put(Vec<Kept>),
    /// Give a job to the worker: [`Msg::Replied`].
    Ask(Request),
    /// Send [`Msg::Continued`] after the next frame.
    Later,
    /// Save a text as a file with this name.
    Save(String, String),
}
