//! The messages: what happened in the laboratory; and the effects: what to do about it.

use super::button::Button;
use nonet::board::Cell;
use watch::{Command, Report};
use words::Lang;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The laboratory was opened, or shown again: the address's fragment.
    Opened(String),
    /// The laboratory was restarted after a fault: the fragment of the last run.
    Mended(String),
    /// The page changed its language.
    Speaks(Lang),
    /// A button was pressed.
    Pressed(Button),
    /// A field, by its name, was set to this value.
    Set(String, String),
    /// A field, by its name, is being typed into: its text so far.
    Typed(String, String),
    /// A cell of a run's board was chosen, to predict it.
    Guessed(usize, Cell),
    /// An arrow key was pressed on a run's board: rows and columns to move.
    Moved(usize, i32, i32),
    /// A touch on the search tree of a run, or on the merged tree, whose number follows those of the runs.
    Tree(usize, Touch),
    /// The player's worker reported.
    Player(Report),
    /// The player's worker died.
    PlayerDied,
    /// The player's worker keeps dying.
    PlayerLost,
    /// The player's worker is silent.
    PlayerSilent,
    /// The player's worker has had enough time to end its runs.
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
    /// The clipboard took the link (true), or refused it.
    Copied(bool),
}

/// The ways to use a search tree. Points are in the units of its picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Touch {
    /// The pointer is here.
    Pointed(f64, f64),
    /// It was pressed here.
    Pressed(f64, f64),
    /// From the chosen node to the one above it.
    Above,
    /// To the first node below it.
    Below,
    /// To the one before it at the same depth.
    Before,
    /// To the next one at the same depth.
    After,
    /// Go to the chosen node, or zoom in where several are drawn as one.
    Enter,
    /// Show only what is below the chosen node.
    Closer,
    /// Zoom out: show from the node above.
    Farther,
    /// Show the whole tree.
    Whole,
    /// Fold subtrees without a solution, or unfold them.
    Fold,
}

/// What a message may have changed on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The present look of the runs. Comes up to sixty times a second.
    Look,
    /// The record of the runs.
    Record,
    /// The setup, or what is said about it.
    Setup,
    /// The state of the experiment.
    Trial,
    /// Which node of a search tree is marked.
    Mark(usize),
    /// Anything.
    Other,
}

impl Msg {
    /// What the message may change on the page.
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
    /// Send the player's worker a command.
    Player(Command),
    /// Make the player's worker end its runs, and report when it has had time to.
    Cancel,
    /// End the player's worker. The next command starts another.
    EndPlayer,
    /// Start this many workers for an experiment, in place of the present ones.
    TrialWorkers(usize),
    /// Start another worker in place of this one of the experiment.
    TrialWorker(usize),
    /// Send a worker of the experiment a command.
    Trial(usize, Command),
    /// Fetch the texts in this language.
    Fetch(Lang),
    /// Keep this text under this name, in this browser.
    Store(String, String),
    /// Ask for what is kept under this name.
    Recall(String),
    /// Print the page.
    Print,
    /// Copy the markup that embeds the run with this fragment in another page.
    CopyEmbedding(String),
    /// Copy the address with this fragment to the clipboard.
    CopyLink(String),
    /// Put this in the address's fragment.
    Fragment(String),
    /// Keep this fragment: the laboratory opens with it if it has to be restarted.
    Keep(String),
    /// Offer a file: its name and its text.
    Save(String, String),
    /// Put the keyboard's focus on a cell of a run's board.
    Focus(usize, Cell),
    /// Put it on the field of this name, opening everything around it.
    FocusField(String),
}
