//! What the Create workspace knows: the puzzles made, those on their way, and the last message about them.

use crate::game::journal;
use crate::protocol::{Failure, Grade, Made, NotMade, Position, Progress};

/// What the Create workspace holds.
#[derive(Clone, Debug, Default)]
pub struct Create {
    /// The puzzles made, oldest first.
    pub list: Vec<Made>,
    /// Those of them that are not in the journal yet, as it has them.
    pub unsaved: Vec<String>,
    /// The one now open.
    pub at: Option<usize>,
    /// Those being made.
    pub batch: Option<Batch>,
    /// The last message.
    pub note: Option<Note>,
    /// The purpose of the pictures being drawn.
    pub picture: Option<Use>,
}

impl Create {
    /// Adds a puzzle to the list, and to what is to be saved.
    pub(super) fn add(&mut self, made: Made) {
        self.unsaved.push(journal::made(&made.text));
        self.list.push(made);
    }

    /// Takes the puzzles that these texts of a journal keep; those that were here before go along to this game. Gives
    /// the texts that say nothing. `posed`: the puzzle on the board, as a link has it.
    pub(crate) fn restore(&mut self, texts: &[String], posed: &str) -> Vec<String> {
        let (mut list, mut senseless) = (Vec::new(), Vec::new());
        for text in texts {
            match journal::kept(text).map(Made::of_text) {
                Some(Some(made)) => list.push(made),
                Some(None) => senseless.push(text.clone()),
                None => {}
            }
        }
        // By their texts: to compare all that is known of puzzles is a kilobyte of the first load.
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
    /// The grade of a single one that goes on the board without appearing in the list.
    pub(crate) grade: Option<Grade>,
    /// How many are wanted.
    pub n: u64,
    /// How many are done.
    pub made: u64,
    /// The time in milliseconds: when the first was begun, and now.
    pub clock: Option<(f64, f64)>,
}

/// A sentence about puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// Why none was made.
    NotMade(NotMade),
    /// One of the fields is no option.
    NotWords,
    /// This many puzzles were made.
    Made(u64),
    /// An equivalent puzzle is on the board.
    Scrambled,
    /// The canonical form in a line, if there is one.
    Canonical(Option<String>),
    /// Whether two puzzles are the same, if that can be decided.
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
    /// The printer: puzzles per page, how many puzzles, and the words below each drawing.
    Print(usize, usize, Vec<String>),
    /// A file, as it is.
    Svg,
    /// A file, this many pixels wide.
    Png(u32),
}

/// Which puzzle of the batch is being made, how many were tried for it, and the tenths of a second since the first was
/// begun.
pub(crate) fn standing(batch: &Batch, progress: Option<Progress>) -> (u64, u64, u32) {
    let attempts = progress.map_or(0, |progress| progress.nodes);
    let (since, now) = batch.clock.unwrap_or_default();
    (batch.made + 1, attempts, ((now - since) / 100.0) as u32)
}
