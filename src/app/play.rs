//! The game: what undo restores. A board, the changes that led to it, and their text.
//!
//! Every change is a list of cells with their content before and after, so undoing one needs no rule of play, and a
//! saved game reads the same for ever. The text of a change is what is saved: playing is the test of saving (an idea
//! from Tatham's puzzles).

pub use super::change::{By, Cause, Change, Entry, Reshaped, Square};

use super::journal;
use crate::board::{Candidate, Cell, Digit, Geometry, Grid, Puzzle};
use crate::protocol::{Content, Position};
use std::sync::Arc;

/// A board with its history.
#[derive(Clone, Debug)]
pub struct Play {
    geometry: Arc<Geometry>,
    squares: Vec<Square>,
    done: Vec<Entry>,
    undone: Vec<Entry>,
    unsaved: Vec<String>,
    stirred: bool,
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
            stirred: false,
        }
    }
}

impl Play {
    /// The shape of the board.
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The content of a cell.
    pub fn square(&self, cell: Cell) -> Square {
        self.squares[cell.index()]
    }

    /// The content of all cells, in reading order.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// A board of the same shape with this content, to be looked at: it has no history.
    pub(super) fn showing(&self, squares: Vec<Square>) -> Self {
        Self {
            geometry: Arc::clone(&self.geometry),
            squares,
            ..Self::default()
        }
    }

    /// Makes a change that one undo takes back. Cells that stay the same do not count, and a change without any is not
    /// made. What had been undone can no longer be redone.
    pub fn edit(&mut self, cause: Cause, wanted: impl IntoIterator<Item = (Cell, Square)>) -> bool {
        let changes = changes(wanted.into_iter().collect(), &|cell| self.square(cell));
        if changes.is_empty() {
            return false;
        }
        self.make(Entry {
            cause,
            reshaped: None,
            changes,
        })
    }

    /// Replaces this board by another; one undo brings this one back. A board of the same shape is an edit.
    pub fn replace(
        &mut self,
        cause: Cause,
        geometry: &Arc<Geometry>,
        wanted: impl IntoIterator<Item = (Cell, Square)>,
    ) -> bool {
        if *geometry == self.geometry {
            return self.edit(cause, wanted);
        }
        self.make(Entry {
            cause,
            reshaped: Some(Reshaped {
                from: (Arc::clone(&self.geometry), self.squares.clone()),
                to: Arc::clone(geometry),
            }),
            changes: changes(wanted.into_iter().collect(), &|_| Square::default()),
        })
    }

    fn make(&mut self, entry: Entry) -> bool {
        let geometry = entry.reshaped.as_ref().map(|reshaped| &reshaped.to);
        let line = journal::edit(geometry.unwrap_or(&self.geometry), &entry);
        self.unsaved.push(line);
        self.stirred |= entry.stirs();
        self.carry_out(&entry);
        self.done.push(entry);
        self.undone.clear();
        true
    }

    /// Undoes the last change and returns it.
    pub fn undo(&mut self) -> Option<&Entry> {
        let entry = self.done.pop()?;
        match &entry.reshaped {
            Some(Reshaped { from, .. }) => (self.geometry, self.squares) = from.clone(),
            None => {
                for change in entry.changes.iter().rev() {
                    self.squares[change.cell.index()] = change.from;
                }
            }
        }
        self.unsaved.push(journal::UNDO.to_owned());
        self.stirred |= entry.stirs();
        self.undone.push(entry);
        self.undone.last()
    }

    /// Redoes the last undone change and returns it.
    pub fn redo(&mut self) -> Option<&Entry> {
        let entry = self.undone.pop()?;
        self.unsaved.push(journal::REDO.to_owned());
        self.stirred |= entry.stirs();
        self.carry_out(&entry);
        self.done.push(entry);
        self.done.last()
    }

    /// The changes in force, oldest first.
    pub fn done(&self) -> &[Entry] {
        &self.done
    }

    /// Can something be redone?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Have changes been made since `take_unsaved` was last called?
    pub fn has_unsaved(&self) -> bool {
        !self.unsaved.is_empty()
    }

    /// Has anything but the player's marks been changed since this was last called?
    pub fn take_stirred(&mut self) -> bool {
        std::mem::take(&mut self.stirred)
    }

    /// The texts of the changes made since this was last called.
    pub fn take_unsaved(&mut self) -> Vec<String> {
        std::mem::take(&mut self.unsaved)
    }

    /// The whole history as the shortest possible journal.
    pub fn journal(&self) -> Vec<String> {
        let mut entries: Vec<&Entry> = self.done.iter().collect();
        entries.extend(self.undone.iter().rev());
        let reshaped = self.done.iter().find_map(|entry| entry.reshaped.as_ref());
        let mut geometry = reshaped.map_or(&self.geometry, |reshaped| &reshaped.from.0);
        let mut texts = Vec::new();
        for entry in entries {
            if let Some(reshaped) = &entry.reshaped {
                geometry = &reshaped.to;
            }
            texts.push(journal::edit(geometry, entry));
        }
        texts.extend(self.undone.iter().map(|_| journal::UNDO.to_owned()));
        texts
    }

    /// Replays the texts of a journal. Those that make no sense change nothing and are returned.
    pub fn replay(texts: &[String]) -> (Self, Vec<String>) {
        let mut play = Self::default();
        let mut damaged = Vec::new();
        for text in texts {
            match journal::read(&play.geometry, text) {
                Some(journal::Record::Edit {
                    cause,
                    geometry,
                    changes,
                }) => play.again(cause, geometry, changes),
                Some(journal::Record::Undo) => drop(play.undo()),
                Some(journal::Record::Redo) => drop(play.redo()),
                Some(journal::Record::Remark) => {}
                None => damaged.push(text.clone()),
            }
        }
        play.unsaved.clear();
        play.stirred = false;
        (play, damaged)
    }

    /// An entry from a journal, applied to the board that is really there.
    fn again(&mut self, cause: Cause, geometry: Option<Arc<Geometry>>, changes: Vec<Change>) {
        let geometry = geometry.unwrap_or_else(|| Arc::clone(&self.geometry));
        let wanted = changes.into_iter().map(|change| (change.cell, change.to));
        self.replace(cause, &geometry, wanted);
    }

    fn carry_out(&mut self, entry: &Entry) {
        if let Some(reshaped) = &entry.reshaped {
            self.geometry = Arc::clone(&reshaped.to);
            self.squares = vec![Square::default(); self.geometry.n_cells()];
        }
        for change in &entry.changes {
            self.squares[change.cell.index()] = change.to;
        }
    }

    /// The givens alone.
    pub fn givens(&self) -> Puzzle {
        self.board_of(|by| by == By::Given)
    }

    /// All digits, whoever put them there.
    pub fn board(&self) -> Puzzle {
        self.board_of(|_| true)
    }

    fn board_of(&self, counts: impl Fn(By) -> bool) -> Puzzle {
        let mut board = Puzzle::empty(Arc::clone(&self.geometry));
        for (cell, square) in self.geometry.cells().zip(&self.squares) {
            let digit = square.digit.filter(|(_, by)| counts(*by));
            board.set(cell, digit.map(|(digit, _)| digit));
        }
        board
    }

    /// The board with its candidates, less the erased ones.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::new(&self.board());
        for (cell, square) in self.geometry.cells().zip(&self.squares) {
            for digit in square.erased.iter() {
                grid.eliminate(Candidate { cell, digit });
            }
        }
        grid
    }

    /// Is the board without digits?
    pub fn is_empty(&self) -> bool {
        self.squares.iter().all(|square| square.digit.is_none())
    }

    /// The puzzle as it was posed: the givens, or if there are none, the digits that the player put there.
    pub fn posed(&self) -> Puzzle {
        let by = if self.givens().n_givens() > 0 {
            By::Given
        } else {
            By::Player
        };
        let mut puzzle = Puzzle::empty(Arc::clone(&self.geometry));
        for (cell, square) in self.geometry.cells().zip(&self.squares) {
            let digit = square.digit.filter(|&(_, whose)| whose == by);
            puzzle.set(cell, digit.map(|(digit, _)| digit));
        }
        puzzle
    }

    /// The board as [`position`](Self::position) has it; where nothing is given, without what tools filled in.
    pub fn without_tools(&self) -> Position {
        let posed = self.posed();
        let mut position = self.position();
        if self.givens().n_givens() == 0 {
            let digits = posed.digits().iter();
            let content = |digit: &Option<Digit>| digit.map_or(Content::Empty, Content::Filled);
            position.cells = digits.map(content).collect();
        }
        position
    }

    /// The board in the form sent to the worker.
    pub fn position(&self) -> Position {
        let content = |square: &Square| match square.digit {
            None => Content::Empty,
            Some((digit, By::Given)) => Content::Given(digit),
            Some((digit, _)) => Content::Filled(digit),
        };
        Position {
            boxes: self.geometry.box_map().to_vec(),
            cells: self.squares.iter().map(content).collect(),
            erased: self.squares.iter().map(|square| square.erased).collect(),
        }
    }
}

/// The cells that are to differ from their present content.
fn changes(wanted: Vec<(Cell, Square)>, stands: &dyn Fn(Cell) -> Square) -> Vec<Change> {
    let changes = wanted.into_iter().map(|(cell, to)| Change {
        cell,
        from: stands(cell),
        to,
    });
    changes.filter(|change| change.from != change.to).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Digit, DigitSet};

    fn seven(by: By) -> Square {
        Square {
            digit: Digit::new(7).map(|digit| (digit, by)),
            ..Square::default()
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

    #[test]
    fn another_board_is_one_undo_away_and_survives_the_journal() {
        let mut play = Play::default();
        let sixteen = Geometry::rectangular(4, 4).map(Arc::new).unwrap();
        let jigsaw = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
        let jigsaw = Geometry::irregular(&jigsaw).map(Arc::new).unwrap();
        play.edit(Cause::Type, [(Cell::new(80), seven(By::Given))]);
        assert!(play.replace(Cause::Load, &sixteen, [(Cell::new(255), seven(By::Given))]));
        assert!(play.replace(Cause::Shape, &jigsaw, []));
        play.edit(Cause::Type, [(Cell::new(15), Square::default())]);
        play.undo();
        assert_eq!(play.geometry(), &sixteen);
        for lines in [play.take_unsaved(), play.journal()] {
            let (mut again, damaged) = Play::replay(&lines);
            assert!(damaged.is_empty(), "{damaged:?}");
            assert_eq!(again.position(), play.position());
            again.redo();
            assert_eq!(again.geometry(), &jigsaw);
            again.undo();
            again.undo();
            assert_eq!(again.square(Cell::new(80)), seven(By::Given));
        }
    }
}
