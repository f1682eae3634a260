//! What happened in the laboratory, and what is to be done about it.

use super::button::Button;
use crate::app::model::Lang;
use crate::board::Cell;
use crate::watch::{Command, Report};

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The laboratory was opened, or shown again: the address's fragment.
    Opened(String),
    /// The laboratory was started again after a fault: the fragment of the last run.
    Mended(String),
    /// The page speaks another language.
    Speaks(Lang),
    /// A button was pressed.
    Pressed(Button),
    /// A field was set, by its name, to this.
    Set(String, String),
    /// A cell of the first board was chosen, to predict it.
    Guessed(Cell),
    /// An arrow key went down on the board: rows and columns to go.
    Moved(i32, i32),
    /// The worker of the player says something.
    Player(Report),
    /// The worker of the player died.
    PlayerDied,
    /// The worker of the player keeps dying.
    PlayerLost,
    /// The worker of the player gives no sign.
    PlayerSilent,
    /// The time is over in which the worker of the player was to end its runs.
    EndIsDue,
    /// A worker of the experiment, by its number, says something.
    Trial(usize, Report),
    /// A worker of the experiment died.
    TrialDied(usize),
    /// A worker of the experiment gives no sign.
    TrialSilent,
    /// The texts have come, or have not.
    TextsCame(Lang, Option<String>),
    /// The clipboard took the link, or refused it.
    Copied(bool),
}

/// What a message may have changed of what is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// What the runs look like now. Comes up to sixty times a second.
    Look,
    /// What was recorded of them.
    Record,
    /// Anything.
    Other,
}

impl Msg {
    /// What it may change of what is seen.
    pub fn change(&self) -> Change {
        match self {
            Self::Player(Report::Shown(..) | Report::At(..)) => Change::Look,
            Self::Player(Report::Recorded(..)) => Change::Record,
            _ => Change::Other,
        }
    }
}

/// Something to do that is not the model's.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Tell the worker of the player.
    Player(Command),
    /// Tell the worker of the player to end its runs, and say when it should have.
    Cancel,
    /// End the worker of the player. The next command makes another.
    EndPlayer,
    /// Start so many workers for an experiment, in the place of those that there are.
    TrialWorkers(usize),
    /// Start another worker in the place of this one of the experiment.
    TrialWorker(usize),
    /// Tell a worker of the experiment.
    Trial(usize, Command),
    /// Fetch the texts in this language.
    Fetch(Lang),
    /// Give the address with this fragment to the clipboard.
    CopyLink(String),
    /// Put this in the address's fragment.
    Fragment(String),
    /// Keep this fragment: with it the laboratory opens, should it have to be started again.
    Keep(String),
    /// Offer a file: its name, its text.
    Save(String, String),
    /// Put the keyboard's focus on a cell of the first board.
    Focus(Cell),
}
