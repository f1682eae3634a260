//! The game: what undo restores. A board, the changes that led to it, and their text.
//!
//! Every change is a list of cells with what stood in them before and after, so taking one back needs no
//! rule of play, and a saved game reads the same for ever. The text of a change is what is saved: playing is
//! the test of saving (the idea is that of Tatham's puzzles).

use super::journal;
use crate::board::{Cell, Digit, DigitSet, Geometry, Grid, Puzzle};
use crate::protocol::{Content, Position};
use std::sync::Arc;

/// Who put a digit into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The puzzle.
    Given,
    /// The player.
    Player,
    /// Propagate, Hint or Solve.
    Tool,
}

/// A cell as the player has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// Its digit, and who put it there.
    pub digit: Option<(Digit, By)>,
    /// The candidates taken away by hand or by a step; kept under a digit.
    pub erased: DigitSet,
}

/// One cell's part of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Where.
    pub cell: Cell,
    /// What was there.
    pub from: Square,
    /// What is there now.
    pub to: Square,
}

/// What a change was made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A digit typed or taken away.
    Type,
    /// A candidate taken away or put back.
    Mark,
    /// Propagate.
    Propagate,
    /// One deduction: a hint or a step.
    Step,
    /// Solve.
    Solve,
    /// A puzzle read.
    Load,
    /// Back to the givens.
    Restart,
    /// The board emptied.
    Clear,
}

impl Cause {
    /// Each with its word in the journal.
    pub const ALL: [(&'static str, Self); 8] = [
        ("type", Self::Type),
        ("mark", Self::Mark),
        ("propagate", Self::Propagate),
        ("step", Self::Step),
        ("solve", Self::Solve),
        ("load", Self::Load),
        ("restart", Self::Restart),
        ("clear", Self::Clear),
    ];

    /// Its word in the journal.
    pub fn slug(self) -> &'static str {
        let mut rows = Self::ALL.iter();
        rows.find(|(_, cause)| *cause == self)
            .map_or("type", |(slug, _)| slug)
    }
}

/// One entry of the history: what one undo takes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What made it.
    pub cause: Cause,
    /// Its cells; never empty.
    pub changes: Vec<Change>,
}

/// A board with its history.
#[derive(Clone, Debug)]
pub struct Play {
    geometry: Arc<Geometry>,
    squares: Vec<Square>,
    done: Vec<Entry>,
    undone: Vec<Entry>,
    unsaved: Vec<String>,
}

impl Default for Play {
    fn default() -> Self {
        let geometry = Geometry::classic();
        Self {
            squares: vec![Square::default(); geometry.n_cells()],
            geometry,
            done: Vec::new(),
            undone: Vec::new(),
            unsaved: Vec::new(),
        }
    }
}

impl Play {
    /// The shape of the board.
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// What stands in a cell.
    pub fn square(&self, cell: Cell) -> Square {
        self.squares[cell.index()]
    }

    /// Makes a change that one undo takes back. Cells that stay as they are do not count; a change of nothing
    /// is none. What had been undone can't be redone any more.
    pub fn edit(&mut self, cause: Cause, wanted: impl IntoIterator<Item = (Cell, Square)>) -> bool {
        let changes: Vec<Change> = wanted
            .into_iter()
            .map(|(cell, to)| Change {
                cell,
                from: self.square(cell),
                to,
            })
            .filter(|change| change.from != change.to)
            .collect();
        if changes.is_empty() {
            return false;
        }
        let entry = Entry { cause, changes };
        self.unsaved.push(journal::edit(&self.geometry, &entry));
        self.push(entry);
        true
    }

    /// Takes the last change back and tells it.
    pub fn undo(&mut self) -> Option<&Entry> {
        let entry = self.done.pop()?;
        for change in entry.changes.iter().rev() {
            self.squares[change.cell.index()] = change.from;
        }
        self.unsaved.push(journal::undo());
        self.undone.push(entry);
        self.undone.last()
    }

    /// Makes the last undone change again and tells it.
    pub fn redo(&mut self) -> Option<&Entry> {
        let entry = self.undone.pop()?;
        self.unsaved.push(journal::redo());
        self.carry_out(&entry);
        self.done.push(entry);
        self.done.last()
    }

    /// The changes that stand, oldest first.
    pub fn done(&self) -> &[Entry] {
        &self.done
    }

    /// Can something be done again?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The journal lines made since this was last called.
    pub fn take_unsaved(&mut self) -> Vec<String> {
        std::mem::take(&mut self.unsaved)
    }

    /// The whole history as the shortest journal.
    pub fn journal(&self) -> Vec<String> {
        let entries = self.done.iter().chain(self.undone.iter().rev());
        let edits = entries.map(|entry| journal::edit(&self.geometry, entry));
        let undos = self.undone.iter().map(|_| journal::undo());
        edits.chain(undos).collect()
    }

    /// Plays a journal. Lines that can't be read change nothing and are handed back.
    pub fn replay(lines: &[String]) -> (Self, Vec<String>) {
        let mut play = Self::default();
        let mut damaged = Vec::new();
        for line in lines {
            match journal::read(&play.geometry, line) {
                Some(journal::Record::Edit(entry)) => play.again(entry),
                Some(journal::Record::Undo) => drop(play.undo()),
                Some(journal::Record::Redo) => drop(play.redo()),
                Some(journal::Record::Remark) => {}
                None => damaged.push(line.clone()),
            }
        }
        play.unsaved.clear();
        (play, damaged)
    }

    /// An entry from a journal, on the board that is really there.
    fn again(&mut self, entry: Entry) {
        let wanted = entry.changes.iter().map(|change| (change.cell, change.to));
        let wanted: Vec<_> = wanted.collect();
        self.edit(entry.cause, wanted);
    }

    fn push(&mut self, entry: Entry) {
        self.carry_out(&entry);
        self.done.push(entry);
        self.undone.clear();
    }

    fn carry_out(&mut self, entry: &Entry) {
        for change in &entry.changes {
            self.squares[change.cell.index()] = change.to;
        }
    }

    /// The givens alone.
    pub fn givens(&self) -> Puzzle {
        self.position().givens()
    }

    /// All digits, whoever put them there.
    pub fn board(&self) -> Puzzle {
        self.position().board()
    }

    /// The board with its candidates, less the erased ones.
    pub fn grid(&self) -> Grid {
        self.position().grid()
    }

    /// Is no digit on the board?
    pub fn is_empty(&self) -> bool {
        self.squares.iter().all(|square| square.digit.is_none())
    }

    /// The board as the worker is told it.
    pub fn position(&self) -> Position {
        let content = |square: &Square| match square.digit {
            None => Content::Empty,
            Some((digit, By::Given)) => Content::Given(digit),
            Some((digit, _)) => Content::Filled(digit),
        };
        Position {
            cells: self.squares.iter().map(content).collect(),
            erased: self.squares.iter().map(|square| square.erased).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seven(by: By) -> Square {
        Square {
            digit: Digit::new(7).map(|digit| (digit, by)),
            erased: DigitSet::EMPTY,
        }
    }

    #[test]
    fn undo_and_redo_are_each_other_s_inverse() {
        let mut play = Play::default();
        for index in 0..10 {
            assert!(play.edit(Cause::Type, [(Cell::new(index), seven(By::Player))]));
        }
        let full = play.position();
        for _ in 0..10 {
            assert!(play.undo().is_some());
        }
        assert!(play.is_empty() && play.undo().is_none());
        while play.redo().is_some() {}
        assert_eq!(play.position(), full);
    }

    #[test]
    fn a_change_of_nothing_is_none() {
        let mut play = Play::default();
        assert!(!play.edit(Cause::Type, [(Cell::new(3), Square::default())]));
        assert!(play.done().is_empty() && play.take_unsaved().is_empty());
    }

    #[test]
    fn a_new_change_ends_what_could_be_redone() {
        let mut play = Play::default();
        play.edit(Cause::Type, [(Cell::new(0), seven(By::Player))]);
        play.undo();
        play.edit(Cause::Type, [(Cell::new(1), seven(By::Given))]);
        assert!(!play.can_redo());
    }

    #[test]
    fn the_lines_of_a_game_replay_to_the_same_game() {
        let mut play = Play::default();
        let mut lines = Vec::new();
        for index in [0usize, 5, 80, 5] {
            let mut square = seven(By::Tool);
            square.erased = DigitSet::full(index % 4 + 1);
            play.edit(Cause::Step, [(Cell::new(index), square)]);
            lines.extend(play.take_unsaved());
        }
        play.undo();
        play.undo();
        play.redo();
        lines.extend(play.take_unsaved());
        for journal in [lines, play.journal()] {
            let (again, damaged) = Play::replay(&journal);
            assert!(damaged.is_empty());
            assert_eq!(again.position(), play.position());
            assert_eq!(
                (again.done, again.undone),
                (play.done.clone(), play.undone.clone())
            );
        }
    }
}
