//! What happened, and what is to be done about it.

pub use super::action::{Action, CopyKind, StoreAction};
pub use super::faults::{FileFault, StoreFault};
pub use super::form::Form;
pub use super::status::Slow;

use super::choice::{Mode, Theme, Workspace};
use super::keeping::Standing;
use super::keys::Key;
use super::rescue::Rescued;
use super::safe::OldGames;
use super::switches::Switch;
use crate::board::{Cell, Digit};
use crate::logic::Reach;
use crate::protocol::{JobId, Reply, Request};
use crate::words::Lang;

/// Something happened. Never a command: what follows is for [`update`](super::update) to say.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The page is up: what the browser prefers, what the address says, what the store held.
    Started(Start),
    /// A cell was clicked or touched.
    Clicked(Cell),
    /// A key went down.
    Pressed(Key),
    /// Text came in other than by a key: an input method, dictation.
    Entered(String),
    /// A digit of the pad was pressed.
    Pad(Digit),
    /// A button or a key with a name of its own was pressed.
    Action(Action),
    /// What typing does was chosen.
    ModeChosen(Mode),
    /// A board of another shape was chosen: a row of [`SHAPES`](super::SHAPES).
    ShapeChosen(usize),
    /// How far Propagate goes was chosen.
    ReachChosen(Reach),
    /// A language was chosen: its words are needed first.
    LangChosen(Lang),
    /// The words of a language are here (true), or could not be fetched.
    WordsCame(Lang, bool),
    /// A theme was chosen.
    ThemeChosen(Theme),
    /// A workspace was chosen.
    WorkspaceChosen(Workspace),
    /// A switch was set.
    Switched(Switch, bool),
    /// A technique, by its place among all, was switched on or off.
    TechniqueSwitched(usize, bool),
    /// A family of techniques, by its place in [`Family::ALL`](crate::logic::Family::ALL), was switched on or off.
    FamilySwitched(usize, bool),
    /// A technique, by its place among all, was moved one place forward (true) or back.
    TechniqueMoved(usize, bool),
    /// One of the [`PRESETS`](super::order::PRESETS) was chosen.
    PresetChosen(usize),
    /// One of the examples of the empty board was chosen, from 0.
    ExampleChosen(usize),
    /// One of the boards was chosen that a text may mean, from 0.
    ReadingChosen(usize),
    /// One of the changes was chosen that would leave exactly one solution, from 0.
    RepairChosen(usize),
    /// One of the mistakes that a hint named is to be put right, from 0.
    MendChosen(usize),
    /// A step of the list was chosen, by its place among all.
    RowChosen(usize),
    /// One of the puzzles that were made was chosen, from 0.
    PuzzleChosen(usize),
    /// What stands in the fields of the Create workspace, whose button this is, and a number that nobody chose.
    FormRead(Action, Form, u64),
    /// Something else stands in a field of the Create workspace: its name, and what.
    FieldChanged(String, String),
    /// The time, in milliseconds, whenever the workshop says something.
    Clock(f64),
    /// The technique was chosen whose steps are listed, by its place among those that have any; the one that is
    /// chosen already: all.
    KindChosen(usize),
    /// A step of the list was pointed at, or none any more: its cells glow.
    PointedAt(Vec<Cell>),
    /// Text was pasted, typed into the box or dropped.
    TextGiven(String),
    /// Text that is too large to be taken in at all: it has so many bytes, or more.
    TextTooLarge(usize),
    /// A file was chosen or dropped: its name, its first bytes, up to [`LONGEST_TEXT`], and how many it has.
    FileGiven(String, Vec<u8>, f64),
    /// A file could not be read as text: its name, and why.
    FileUnreadable(String, FileFault),
    /// The address's fragment changed under the page.
    FragmentChanged(String),
    /// The text about the techniques has come, or has not.
    PagesCame(Lang, Option<String>),
    /// The clipboard took the text.
    Copied(CopyKind),
    /// The clipboard refused this text.
    NotCopied(CopyKind, String),
    /// A worker says something.
    Worker(Reply),
    /// The worker that had this job died; another has taken its place.
    WorkerDied(Option<JobId>),
    /// The page was started again, after a fault of the program.
    Mended,
    /// This job waits for something that does not come.
    Slow(JobId, Slow),
    /// Workers die as soon as they start: there is no engine any more.
    EngineLost,
    /// The laboratory could not be fetched.
    LabFailed,
    /// How the game is kept has changed.
    Kept(Standing),
    /// So many further games were brought back from the second copy.
    GamesBrought(usize),
    /// What the games take that nobody opened for long.
    GamesWeighed(OldGames),
    /// Those games as a text.
    GamesRead(String),
    /// The page is complete in the offline cache.
    OfflineReady,
    /// A new version waits.
    UpdateReady,
}

/// What the page finds when it starts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Start {
    /// The address's fragment.
    pub fragment: String,
    /// The browser's languages, best first, as in `es-MX`.
    pub languages: Vec<String>,
    /// The language whose words are wanted and could not be fetched.
    pub lacks: Option<Lang>,
    /// The settings as last saved.
    pub settings: Option<String>,
    /// The game as it was found.
    pub rescued: Rescued,
    /// How many games are kept.
    pub n_games: usize,
}

/// What is to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    /// Puzzles a page.
    pub per_page: usize,
    /// So many of the figures are puzzles; the others are solutions.
    pub n_puzzles: usize,
    /// Drawings in SVG, with the words below each.
    pub figures: Vec<(String, String)>,
}

/// Longer texts are not taken in: so many bytes.
pub const LONGEST_TEXT: usize = crate::text::MAX_BYTES;

/// Something to do that is not the model's: the runtime does it.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Give a job to the worker.
    Ask(Request),
    /// End the running job's worker; the spare takes over.
    Cancel(JobId),
    /// Add lines to the journal.
    Record(Vec<String>),
    /// Put these lines in the place of the whole journal.
    Rewrite(Vec<String>),
    /// Keep the settings.
    Keep(String),
    /// Find out what the games take that nobody opened for long.
    WeighGames,
    /// Read those games, to be saved as a file.
    ReadGames,
    /// Remove them.
    RemoveGames,
    /// Fetch the words of this language, unless they are here.
    FetchWords(Lang),
    /// Fetch the text about the techniques in this language.
    FetchPages(Lang),
    /// Give text to the clipboard; for a link, the address's own part is added in front of it.
    Copy(CopyKind, String),
    /// Keep a part of a text that is to be saved as a file.
    Collect(String),
    /// Offer what was collected as a file of this name.
    Download(String),
    /// Drop what was collected.
    Discard,
    /// Put the keyboard's focus on the cell.
    Focus(Cell),
    /// See that the part of the page with this workspace is in the window: on a phone it is under the board.
    Reveal(Workspace),
    /// Put this in the address's fragment, without a new entry in the history.
    Fragment(String),
    /// Open the browser's file chooser.
    ChooseFile,
    /// Send back what is in the text box, as [`Msg::TextGiven`].
    ReadBox,
    /// Open or close the sheet of keys.
    ShowHelp(bool),
    /// Send back what stands in the fields of the Create workspace, as [`Msg::FormRead`].
    ReadForm(Action),
    /// Open the browser's print dialogue.
    Print(Print),
    /// Offer a drawing in SVG as a picture, so many pixels wide.
    SavePng(String, u32),
    /// Fetch the second program and let it draw the laboratory, for the puzzle of this fragment.
    OpenLab(String, Lang),
    /// Tell the laboratory that is open of the puzzle of this fragment, or of the run that it names, and of the language.
    ShowLab(String, Lang),
    /// Let the waiting version take over.
    Update,
}
