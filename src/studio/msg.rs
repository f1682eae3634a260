//! What happened in the laboratory, and what to do about it.

use super::button::Button;
use crate::board::Cell;
use crate::watch::{Command, Report};
use crate::words::Lang;

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The laboratory was opened, or shown again: the address's fragment.
    Opened(String),
    /// The laboratory was started again after a fault: the fragment of the last run.
    Mended(String),
    /// The page changed its language.
    Speaks(Lang),
    /// A button was pressed.
    Pressed(Button),
    /// A field, by its name, was set to this.
    Set(String, String),
    /// Something is being typed into a field, by its name: so far this.
    Typed(String, String),
    /// A cell of a run's board was chosen, to predict it.
    Guessed(usize, Cell),
    /// An arrow key was pressed on a run's board: rows and columns to move.
    Moved(usize, i32, i32),
    /// Something was done to the search tree of a run, or to two merged ones: their number is the one after the runs'.
    Tree(usize, Touch),
    /// The player's worker reported.
    Player(Report),
    /// The player's worker died.
    PlayerDied,
    /// The player's worker keeps dying.
    PlayerLost,
    /// The player's worker is silent.
    PlayerSilent,
    /// The player's worker has had its time to end its runs.
    EndIsDue,
    /// A worker of the experiment, by its number, reported.
    Trial(usize, Report),
    /// A worker of the experiment died.
    TrialDied(usize),
    /// A worker of the experiment is silent.
    TrialSilent,
    /// The texts have arrived, or could not be fetched.
    TextsCame(Lang, Option<String>),
    /// What the browser keeps under this name, if anything.
    Recalled(String, Option<String>),
    /// The browser refused to keep something.
    Unkept,
    /// A file was opened: its name and, if it can be read, its text.
    FileCame(String, Option<String>),
    /// The clipboard took the link, or refused it.
    Copied(bool),
}

/// What can be done to a search tree. Points are in the units of its picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Touch {
    /// The pointer is here.
    Pointed(f64, f64),
    /// It was pressed here.
    Pressed(f64, f64),
    /// From the node chosen to the one above it.
    Above,
    /// To the first one below it.
    Below,
    /// To the one before it at its depth.
    Before,
    /// To the next one at its depth.
    After,
    /// Go to the node chosen, or look closer where several are drawn as one.
    Enter,
    /// Show only what is below the node chosen.
    Closer,
    /// Show more again: from the node above.
    Farther,
    /// Show the whole tree.
    Whole,
    /// Fold subtrees without a solution, or unfold them.
    Fold,
}

/// What a message may have changed on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// How the runs look now. Comes up to sixty times a second.
    Look,
    /// What was recorded of the runs.
    Record,
    /// What is set up, or what is said about it.
    Setup,
    /// What is known of the experiment.
    Trial,
    /// Which node of a search tree is marked.
    Mark(usize),
    /// Anything.
    Other,
}

impl Msg {
    /// What it may change on the page.
    pub fn change(&self) -> Change {
        match self {
            Self::Player(Report::Shown(..) | Report::At(..)) => Change::Look,
            Self::Player(Report::Recorded(..) | Report::Merged(_)) => Change::Record,
            Self::Trial(_, Report::Done(_) | Report::Gathering(_)) => Change::Trial,
            Self::Typed(..) => Change::Setup,
            Self::Tree(tree, _) => Change::Mark(*tree),
            _ => Change::Other,
        }
    }
}

/// Something to be done outside the model.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Tell the player's worker.
    Player(Command),
    /// Tell the player's worker to end its runs, and report when it has had time to.
    Cancel,
    /// End the player's worker. The next command starts another.
    EndPlayer,
    /// Start this many workers for an experiment, in place of the present ones.
    TrialWorkers(usize),
    /// Start another worker in place of this one of the experiment.
    TrialWorker(usize),
    /// Tell a worker of the experiment.
    Trial(usize, Command),
    /// Fetch the texts in this language.
    Fetch(Lang),
    /// Keep this text under this name, in this browser.
    Store(String, String),
    /// Ask for what is kept under this name.
    Recall(String),
    /// Print the page.
    Print,
    /// Copy what shows the run with this fragment in another page.
    CopyEmbedding(String),
    /// Copy the address with this fragment to the clipboard.
    CopyLink(String),
    /// Put this in the address's fragment.
    Fragment(String),
    /// Keep this fragment: the laboratory opens with it if it has to be started again.
    Keep(String),
    /// Offer a file: its name and its text.
    Save(String, String),
    /// Put the keyboard's focus on a cell of a run's board.
    Focus(usize, Cell),
    /// Put it on the field of this name, and open what it is in.
    FocusField(String),
}
