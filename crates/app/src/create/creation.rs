//! What the Create workspace knows: the puzzles made, those in progress, and the last message about them.

use answers::protocol::{Failure, Grade, Made, NotMade, Position, Progress};
use game::journal;

/// The state of the Create workspace.
#[derive(Clone, Debug, Default)]
pub struct Create {
    /// The puzzles made, oldest first.
    pub list: Vec<Made>,
    /// Those of them not yet in the journal, in its format.
    pub unsaved: Vec<String>,
    /// The index of the open one.
    pub at: Option<usize>,
    /// The batch being made.
    pub batch: Option<Batch>,
    /// The last message.
    pub note: Option<Note>,
    /// The purpose of the pictures being drawn.
    pub picture: Option<Use>,
}

impl Create {
    /// Adds a puzzle to the list, to be saved in the journal.
    pub(super) fn add(&mut self, made: Made) {
        self.unsaved.push(journal::made(&made.text));
        self.list.push(made);
    }

    /// Restores the puzzles that these texts of a journal hold; those already in the list are appended to them.
    /// Returns the texts that make no sense. `posed`: the puzzle on the board, as written in a link.
    pub(crate) fn restore(&mut self, texts: &[String], posed: &str) -> Vec<String> {
        let (mut list, mut senseless) = (Vec::new(), Vec::new());
        for text in texts {
            match journal::kept(text).map(Made::of_text) {
                Some(Some(made)) => list.push(made),
                Some(None) => senseless.push(text.clone()),
                None => {}
            }
        }
        // Compares their texts: comparing all that is known of puzzles would add a kilobyte to the first load.
        let is_there = |made: &Made| list.iter().any(|other: &Made| other.text == made.text);
        self.list.retain(|made| !is_there(made));
        list.append(&mut self.list);
        let is_posed = |made: &Made| made.text.split(' ').nth(1) == Some(posed);
        self.at = list.iter().position(is_posed);
        self.list = list;
        senseless
    }

    /// The list as texts of a journal.
    pub(crate) fn texts(&self) -> impl Iterator<Item = String> {
        self.list.iter().map(|made| journal::made(&made.text))
    }
}

/// Puzzles being made, one after the other.
#[derive(Clone, Debug)]
pub struct Batch {
    pub(crate) position: Position,
    pub(crate) wish: Vec<(String, String)>,
    pub(crate) seed: u64,
    /// The grade, if it is a single puzzle that goes on the board without being listed.
    pub(crate) grade: Option<Grade>,
    /// How many are wanted.
    pub n: u64,
    /// How many are done.
    pub made: u64,
    /// Two times in milliseconds: when the first was started, and now.
    pub clock: Option<(f64, f64)>,
}

/// A sentence about puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// Why none was made.
    NotMade(NotMade),
    /// One of the fields has an invalid value.
    NotWords,
    /// This many puzzles were made.
    Made(u64),
    /// An equivalent puzzle is on the board.
    Scrambled,
    /// The canonical form in a line, if there is one.
    Canonical(Option<String>),
    /// Whether two puzzles are equivalent, if that can be decided.
    Same(Option<bool>),
    /// There is no text to compare with.
    NoOther,
    /// The text to compare with is not a puzzle.
    Unread,
    /// No answer came.
    Failed(Failure),
}

/// The purpose of drawings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Use {
    /// The printer: puzzles per page, how many puzzles, and the caption below each drawing.
    Print(usize, usize, Vec<String>),
    /// A file, as it is.
    Svg,
    /// A file, this many pixels wide.
    Png(u32),
}

/// Which puzzle of the batch is being made, how many were tried for it, and the tenths of a second since the batch
/// started.
pub(crate) fn standing(batch: &Batch, progress: Option<Progress>) -> (u64, u64, u32) {
    let attempts = progress.map_or(0, |progress| progress.nodes);
    let (since, now) = batch.clock.unwrap_or_default();
    (batch.made + 1, attempts, ((now - since) / 100.0) as u32)
}
