//! The messages: what happened; and the effects: what to do about it.

pub use super::action::{Action, CopyKind, MarksAction, PastAction, QrAction, StoreAction};
pub use super::status::Slow;
pub use crate::create::form::Form;
pub use crate::edit::filter::Press;
pub use game::faults::{FileFault, StoreFault};

use super::choice::{Mode, Workspace};
use super::settings::picks::Pick;
use super::settings::switches::Switch;
pub use crate::edit::selection::Pointed;
use crate::keyboard::keys::Key;
use crate::storage::safe::OldGames;
use crate::storage::wanted::Wanted;
use answers::protocol::{JobId, Reply, Request};
use game::persistence::SaveState;
use game::rescue::Rescued;
use nonet::board::{Cell, Digit};
use words::Lang;

/// Something that happened, never a command: [`update`](super::update) decides what follows.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The page is up: what the browser prefers, what the address says, what the store held.
    Started(Start),
    /// A cell was reached other than by a pointer or a key.
    Clicked(Cell),
    /// A pointer chose cells.
    Pointed(Pointed),
    /// Are Ctrl and Shift held now?
    Held(bool, bool),
    /// A key was pressed.
    Pressed(Key),
    /// Text came in other than by a key: an input method, dictation.
    Entered(String),
    /// A digit of the pad was pressed.
    Pad(Digit),
    /// A digit of the pad was pressed twice or long.
    PadPressed(Digit, Press),
    /// A button or a key of a command was pressed.
    Action(Action),
    /// A mode of typing was chosen.
    ModeChosen(Mode),
    /// A board of another shape was chosen: a row of [`SHAPES`](nonet::board::SHAPES).
    ShapeChosen(usize),
    /// The value at this place was chosen for a setting.
    Picked(Pick, usize),
    /// A key was pressed in the sheet of keys, to be changed: its default name.
    KeyAsked(String),
    /// The key to use in its place.
    KeyGiven(Key),
    /// A language was chosen: its words are needed first.
    LangChosen(Lang),
    /// The words of a language have arrived (true), or could not be fetched.
    WordsCame(Lang, bool),
    /// A workspace was chosen.
    WorkspaceChosen(Workspace),
    /// A switch was set.
    Switched(Switch, bool),
    /// A technique, by its index in the table, was switched on or off.
    TechniqueSwitched(usize, bool),
    /// A family of techniques, by its index in [`Family::ALL`](nonet::logic::Family::ALL), was switched on or off.
    FamilySwitched(usize, bool),
    /// A technique, by its index in the table, was moved one place forward (true) or back.
    TechniqueMoved(usize, bool),
    /// One of the [`PRESETS`](crate::steps::order::PRESETS) was chosen.
    PresetChosen(usize),
    /// One of the boards that a text may mean was chosen, from 0.
    ReadingChosen(usize),
    /// An entry was chosen from the list in the Text workspace, from 0.
    OptionChosen(usize),
    /// One of the changes that would leave exactly one solution was chosen, from 0.
    RepairChosen(usize),
    /// One of the mistakes named by a hint is to be corrected, from 0.
    MendChosen(usize),
    /// A step of the list was chosen, by its index among all; or a change of the tree, by its number.
    RowChosen(usize),
    /// The slider of a cascade was moved to this step, from 0.
    Scrubbed(usize),
    /// A frame is about to be drawn at this time, in milliseconds.
    Frame(f64),
    /// The clock read this time, in milliseconds.
    ClockSeen(f64),
    /// The page came into sight (true), or is hidden.
    Seen(bool),
    /// The cascade is not to be played: a key or a touch came, or motion is unwanted.
    Hurried,
    /// The current savepoint was given this name.
    Named(String),
    /// One of the puzzles made was chosen, from 0.
    PuzzleChosen(usize),
    /// The content of the fields in the Create workspace, for this button, and a random number.
    FormRead(Action, Form, u64),
    /// A field of the Create workspace was changed: its name, and its new content.
    FieldChanged(String, String),
    /// The time in milliseconds, sent whenever the workshop reports.
    Clock(f64),
    /// A branch of the tree of steps, by its [number](super::model::Branch::number), is to be opened or closed.
    BranchChosen(usize),
    /// A step of the list is pointed at (its cells are highlighted), or none.
    PointedAt(Vec<Cell>),
    /// The pointer entered this cell of the board, or left it, while lines of a reason are shown: the lines about
    /// the cell are highlighted.
    Hovered(Option<Cell>),
    /// Text was pasted, typed into the box or dropped.
    TextGiven(String),
    /// A text was too large to be read: it has at least this many bytes.
    TextTooLarge(usize),
    /// A file was chosen or dropped: its name, its first bytes, up to [`LONGEST_TEXT`], and its size in bytes.
    FileGiven(String, Vec<u8>, f64),
    /// A file could not be read as text: its name, and why.
    FileUnreadable(String, FileFault),
    /// The address's fragment changed under the page.
    FragmentChanged(String),
    /// The browser went to another entry of its history.
    Turned,
    /// The search in the index has changed.
    Searched(String),
    /// The text about the techniques has arrived, or could not be fetched.
    PagesCame(Lang, Option<String>),
    /// The clipboard took the text.
    Copied(CopyKind),
    /// The clipboard refused this text.
    NotCopied(CopyKind, String),
    /// A worker replied.
    Worker(Reply),
    /// The page was restarted after a fault of the program.
    Mended,
    /// This job is still waiting for something.
    Slow(JobId, Slow),
    /// Workers die as soon as they start: the engine is given up.
    EngineLost,
    /// The laboratory could not be fetched.
    LabFailed,
    /// The library could not be opened.
    LibraryFailed,
    /// Another game is to be opened.
    GameWanted(Wanted),
    /// The game has been opened; its contents.
    GameOpened(Wanted, Rescued),
    /// It could not be opened, for example because another tab has it.
    GameTaken,
    /// How the game is kept has changed.
    Kept(SaveState),
    /// This many more games were restored from the second copy.
    GamesBrought(usize),
    /// The size of the games not opened for a long time.
    GamesWeighed(OldGames),
    /// Those games as text.
    GamesRead(String),
    /// The page is complete in the offline cache.
    OfflineReady,
    /// A new version is waiting.
    UpdateReady,
}

/// What the page finds when it starts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Start {
    /// The page's address, without its fragment.
    pub address: String,
    /// The address's fragment.
    pub fragment: String,
    /// The browser's languages, best first, as in `es-MX`.
    pub languages: Vec<String>,
    /// The language wanted, if its words could not be fetched.
    pub lacks: Option<Lang>,
    /// The settings as last saved.
    pub settings: Option<String>,
    /// The saved game as it was found.
    pub rescued: Rescued,
    /// How many games are kept.
    pub n_games: usize,
    /// A random number, which chooses the puzzle of a first visit.
    pub chance: u64,
    /// What this tab remembers, if the page was reloaded.
    pub tab: Option<String>,
}

/// What to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    /// Puzzles per page.
    pub per_page: usize,
    /// How many of the figures are puzzles; the others are solutions.
    pub n_puzzles: usize,
    /// Drawings in SVG, each with its caption.
    pub figures: Vec<(String, String)>,
}

/// The most bytes that a text to be read may have.
pub const LONGEST_TEXT: usize = nonet::text::MAX_BYTES;

/// Something to be done outside the model, by the runtime.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Give a job to the worker.
    Ask(Request),
    /// End the running job's worker; the spare takes over.
    Cancel(JobId),
    /// Add lines to the journal.
    Record(Vec<String>),
    /// Replace the whole journal by these lines.
    Rewrite(Vec<String>),
    /// Keep the settings.
    Keep(String),
    /// Find the size of the games not opened for a long time.
    WeighGames,
    /// Read those games, to be saved as a file.
    ReadGames,
    /// Remove those games.
    RemoveGames,
    /// Fetch the words of this language, unless they are here.
    FetchWords(Lang),
    /// Fetch the text about the techniques in this language.
    FetchPages(Lang),
    /// Copy text to the clipboard; for a link, the page's own address is put before it.
    Copy(CopyKind, String),
    /// Keep a part of a text to be saved as a file.
    Collect(String),
    /// Offer the collected parts as a file with this name.
    Download(String),
    /// Drop the collected parts.
    Discard,
    /// Send [`Msg::Frame`] before the next frame, or [`Msg::Hurried`] at once if motion is unwanted.
    NextFrame,
    /// Send [`Msg::ClockSeen`] after this many milliseconds, even if the page is hidden.
    LookAtClock(u32),
    /// Put the keyboard's focus on the cell.
    Focus(Cell),
    /// Put this in the address's fragment, without a new entry in the history.
    Fragment(String),
    /// Make this tab remember a text for when the page is reloaded.
    Remember(String),
    /// Focus the title of the technique's page, or its row in the index.
    FocusLearn,
    /// Focus the text box.
    FocusBox,
    /// Focus what the Text workspace shows, which scrolls it into view.
    FocusResult,
    /// Open the browser's file chooser.
    ChooseFile,
    /// Put this text into the text box.
    FillBox(String),
    /// Send back the content of the text box, as [`Msg::TextGiven`].
    ReadBox,
    /// Open the sheet with this name: the keys, the settings.
    Open(&'static str),
    /// Send back the content of the fields in the Create workspace, as [`Msg::FormRead`].
    ReadForm(Action),
    /// Open the browser's print dialogue.
    Print(Print),
    /// Offer a drawing in SVG as a picture, this many pixels wide.
    SavePng(String, u32),
    /// Fetch the second program and let it draw the laboratory, for the puzzle in this fragment.
    OpenLab(String, Lang),
    /// Send the open laboratory the puzzle in this fragment, or the run that it names, and the language.
    ShowLab(String, Lang),
    /// Fetch the second program, if it is not here, and list the games with this one as the open one. The known
    /// ratings, in tenths, are passed on, as in `53..7....:12 `.
    ShowLibrary(String, Lang, String),
    /// Import the puzzles of this text into the library as soon as it is shown; those of the large file last given,
    /// if the text is empty.
    TakeIn(String),
    /// Open another game.
    SwitchGame(Wanted),
    /// Let the waiting version take over.
    Update,
}
