//! The game: what undo restores. A board, the changes that led to it, and their text.
//!
//! Every change is a list of cells with their content before and after, so undoing one needs no rule of play, and a
//! saved game always reads the same. The text of a change is what is saved: playing is the test of saving (an idea
//! from Tatham's puzzles). The [`History`] knows which change follows which.

pub use super::change::{By, Cause, Change, Square};
pub use super::entry::{Entry, Reshaped};
pub use super::packed::Changes;

use super::history::History;
use super::journal;
use super::moves::{self, Move};
use super::spent::Times;
use answers::protocol::{Content, Position};
use nonet::board::{Candidate, Cell, Digit, Geometry, Grid, Puzzle};
use std::iter::successors;
use std::sync::Arc;

/// A board with its history.
#[derive(Clone, Debug)]
pub struct Play {
    /// The shape of the board before the first change.
    beginning: Arc<Geometry>,
    geometry: Arc<Geometry>,
    squares: Vec<Square>,
    history: History,
    /// The changes by number, from 1.
    entries: Vec<Entry>,
    unsaved: Vec<String>,
    stirred: bool,
    /// The time spent on puzzles.
    times: Times,
}

impl Default for Play {
    fn default() -> Self {
        let geometry = Geometry::classic();
        Self {
            squares: vec![Square::default(); geometry.n_cells()],
            beginning: Arc::clone(&geometry),
            geometry,
            history: History::default(),
            entries: Vec::new(),
            unsaved: Vec::new(),
            stirred: false,
            times: Times::default(),
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

    /// A board of the same shape with this content and no history, for display.
    pub fn showing(&self, squares: Vec<Square>) -> Self {
        Self {
            geometry: Arc::clone(&self.geometry),
            squares,
            ..Self::default()
        }
    }

    /// Makes one change to undo. Cells that stay the same do not count, and a change without any is not made.
    /// Undone changes stay as another branch.
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

    /// Replaces this board by another, which stays in the history. A board of the same shape is an edit.
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
        self.stirred |= entry.stirs();
        entry.carry_out(&mut self.geometry, &mut self.squares);
        self.history.add();
        if entry.begins() {
            self.history.begin();
        }
        self.entries.push(entry);
        self.tell(&line);
        true
    }

    /// Undoes the last change and returns it, except the one that put the puzzle on the board.
    pub fn undo(&mut self) -> Option<&Entry> {
        let node = self.history.here();
        let moved = self.can_undo() && self.travel(&Move::Undo);
        moved.then(|| self.entry(node))?
    }

    /// Redoes a change, the last one undone if there are several, and returns it; never one that puts another
    /// puzzle on the board.
    pub fn redo(&mut self) -> Option<&Entry> {
        let moved = self.can_redo() && self.travel(&Move::Redo);
        moved.then(|| self.entry(self.history.here()))?
    }

    /// Undoes the change just made for good, as never meant. Returns false if it is not the newest.
    pub fn slip(&mut self) -> bool {
        self.travel(&Move::Slip)
    }

    /// Goes to the moment right after this change. That is not a change: it removes nothing and cannot be undone.
    pub fn go(&mut self, node: usize) -> bool {
        node != self.history.here() && self.travel(&Move::Go(node))
    }

    /// Makes this change a savepoint, or renames it.
    pub fn save(&mut self, node: usize, name: &str) -> bool {
        self.travel(&Move::Save(node, moves::cleaned(name)))
    }

    /// Removes the savepoint.
    pub fn unsave(&mut self, node: usize) -> bool {
        self.travel(&Move::Unsave(node))
    }

    /// Begins a supposition. Returns false if one is under way.
    pub fn suppose(&mut self) -> bool {
        self.travel(&Move::Suppose(self.history.n_changes()))
    }

    /// Keeps the supposition, or goes back to where it began: it stays as a branch.
    pub fn settle(&mut self, keeps: bool) -> bool {
        let Some(began) = self.history.supposed() else {
            return false;
        };
        if !keeps {
            self.go(began);
        }
        self.travel(&Move::Settle)
    }

    /// Makes a move in the tree of changes, on the board too. If it makes no sense, does nothing and returns false.
    pub(super) fn travel(&mut self, what: &Move) -> bool {
        let from = self.history.here();
        if !self.history.make(what) {
            return false;
        }
        self.tell(&what.text());
        let way = (from, self.history.here());
        let board = (&mut self.geometry, &mut self.squares);
        self.stirred |= walk(&self.history, &self.entries, way, board);
        true
    }

    /// Records what was done, preceded by the time spent on a puzzle just left.
    fn tell(&mut self, text: &str) {
        let texts = self.times.tell(self.puzzle(), text);
        self.unsaved.extend(texts);
    }

    /// The change that put the puzzle on the board; 0 for what was typed on the empty board of the beginning.
    pub fn puzzle(&self) -> usize {
        self.history.puzzle(self.history.here())
    }

    /// The seconds spent on the puzzle.
    pub fn spent(&self) -> u32 {
        self.spent_on(self.puzzle())
    }

    /// The seconds spent on the puzzle that this change put on the board.
    pub fn spent_on(&self, puzzle: usize) -> u32 {
        self.times.of(puzzle)
    }

    /// Sets the seconds spent on the puzzle.
    pub fn spend(&mut self, seconds: u32) {
        self.times.set(self.puzzle(), seconds);
    }

    /// The text that records the time spent, unless it is recorded already.
    pub fn take_time(&mut self) -> Option<String> {
        self.times.take(self.puzzle())
    }

    /// The board right after this change, without history, for display.
    pub fn at(&self, node: usize) -> Self {
        let mut then = self.showing(self.squares.clone());
        let board = (&mut then.geometry, &mut then.squares);
        let way = (self.history.here(), node);
        walk(&self.history, &self.entries, way, board);
        then
    }

    /// The boards on the way back from here, without history, each with the change that led to it.
    pub fn back(&self) -> impl Iterator<Item = (usize, Self)> {
        let first = (self.history.here(), self.showing(self.squares.clone()));
        successors(Some(first), |(node, then)| {
            let mut before = then.showing(then.squares.clone());
            self.entry(*node)?
                .take_back(&mut before.geometry, &mut before.squares);
            Some((self.history.parent(*node)?, before))
        })
    }

    /// The tree of changes.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The shape of the board after this change.
    pub fn geometry_at(&self, node: usize) -> &Arc<Geometry> {
        let mut entries = self.history.back(node).filter_map(|node| self.entry(node));
        let reshaped = entries.find_map(|entry| entry.reshaped.as_ref());
        reshaped.map_or(&self.beginning, |reshaped| &reshaped.to)
    }

    /// The change with this number; `None` for the beginning.
    pub fn entry(&self, node: usize) -> Option<&Entry> {
        self.entries.get(node.checked_sub(1)?)
    }

    /// Can something be undone? Undo stops where the puzzle was put on the board.
    pub fn can_undo(&self) -> bool {
        self.history.here() != self.puzzle()
    }

    /// Can something be redone?
    pub fn can_redo(&self) -> bool {
        let next = self.history.next(self.history.here());
        next.is_some_and(|next| self.history.puzzle(next) == self.puzzle())
    }

    /// Where the previous puzzle's game was left, if there was one.
    pub fn previous(&self) -> Option<usize> {
        self.history.parent(self.puzzle()).filter(|&node| node > 0)
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
        let mut geometries = vec![Arc::clone(&self.beginning)];
        for (entry, node) in self.entries.iter().zip(1..) {
            let before = &geometries[self.history.parent(node).unwrap_or(0)];
            let reshaped = entry.reshaped.as_ref().map(|reshaped| &reshaped.to);
            geometries.push(Arc::clone(reshaped.unwrap_or(before)));
        }
        let changes = self.history.retold(|node| {
            let text = journal::edit(&geometries[node], &self.entries[node - 1]);
            self.times.timed(node, &text)
        });
        let first = Some(self.times.timed(0, "")).filter(|text| !text.is_empty());
        first.into_iter().chain(changes).collect()
    }

    /// Replays the texts of a journal. Those that make no sense change nothing and are returned.
    pub fn replay(texts: &[String]) -> (Self, Vec<String>) {
        let mut play = Self::default();
        let mut damaged = Vec::new();
        for text in texts {
            let (seconds, what) = journal::time(text);
            match journal::read(&play.geometry, what) {
                Some(journal::Record::Edit {
                    cause,
                    geometry,
                    changes,
                }) => play.again(cause, geometry, changes),
                // After a damaged line there may be too many undos and redos.
                Some(journal::Record::Move(what @ (Move::Undo | Move::Redo))) => {
                    play.travel(&what);
                }
                Some(journal::Record::Move(what)) if play.travel(&what) => {}
                Some(journal::Record::Remark) => {}
                Some(journal::Record::Move(_)) | None => damaged.push(text.clone()),
            }
            seconds.into_iter().for_each(|seconds| play.spend(seconds));
        }
        play.unsaved.clear();
        play.stirred = false;
        play.times.are_told();
        (play, damaged)
    }

    /// Applies an entry from a journal to the board as it really is.
    fn again(&mut self, cause: Cause, geometry: Option<Arc<Geometry>>, changes: Vec<Change>) {
        let geometry = geometry.unwrap_or_else(|| Arc::clone(&self.geometry));
        let wanted = changes.into_iter().map(|change| (change.cell, change.to));
        self.replace(cause, &geometry, wanted);
    }

    /// Only the givens.
    pub fn givens(&self) -> Puzzle {
        self.board_of(|by| by == By::Given)
    }

    /// All digits, of any origin.
    pub fn board(&self) -> Puzzle {
        self.board_of(|_| true)
    }

    fn board_of(&self, counts: impl Fn(By) -> bool) -> Puzzle {
        let mut board = Puzzle::empty(Arc::clone(&self.geometry));
        for (cell, square) in self.geometry.cells().zip(&self.squares) {
            let digit = square.digit.filter(|(_, by)| counts(*by));
            board.put(cell, digit.map(|(digit, _)| digit));
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

    /// The puzzle as it was posed: the givens, or the player's digits if there are none.
    pub fn posed(&self) -> Puzzle {
        let by = if self.givens().n_givens() > 0 {
            By::Given
        } else {
            By::Player
        };
        let mut puzzle = Puzzle::empty(Arc::clone(&self.geometry));
        for (cell, square) in self.geometry.cells().zip(&self.squares) {
            let digit = square.digit.filter(|&(_, whose)| whose == by);
            puzzle.put(cell, digit.map(|(digit, _)| digit));
        }
        puzzle
    }

    /// The board as in [`position`](Self::position); if nothing is given, without the digits that tools filled in.
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
            layout: self.geometry.layout().clone(),
            cells: self.squares.iter().map(content).collect(),
            erased: self.squares.iter().map(|square| square.erased).collect(),
        }
    }
}

/// Undoes changes and makes others again, on the way from one to another. Returns whether more than the player's
/// marks was touched.
fn walk(
    history: &History,
    entries: &[Entry],
    (from, to): (usize, usize),
    (geometry, squares): (&mut Arc<Geometry>, &mut Vec<Square>),
) -> bool {
    let (left, entered) = history.way(from, to);
    let mut stirs = false;
    for (place, node) in left.iter().chain(&entered).enumerate() {
        let entry = &entries[node - 1];
        stirs |= entry.stirs();
        match place < left.len() {
            true => entry.take_back(geometry, squares),
            false => entry.carry_out(geometry, squares),
        }
    }
    stirs
}

/// The cells whose wanted content differs from the present one.
fn changes(wanted: Vec<(Cell, Square)>, stands: &dyn Fn(Cell) -> Square) -> Changes {
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
    use nonet::board::{Digit, DigitSet};

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
        assert!(!play.can_undo() && play.take_unsaved().is_empty());
    }

    #[test]
    fn a_new_change_begins_a_branch() {
        let mut play = Play::default();
        play.edit(Cause::Type, [(Cell::new(0), seven(By::Player))]);
        let first = play.position();
        play.undo();
        play.edit(Cause::Type, [(Cell::new(1), seven(By::Given))]);
        assert!(!play.can_redo() && play.go(1) && !play.go(1));
        assert_eq!(
            (play.position(), play.at(1).position()),
            (first.clone(), first)
        );
        assert_eq!(play.at(2).square(Cell::new(1)), seven(By::Given));
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
                (&again.history, &again.entries),
                (&play.history, &play.entries)
            );
        }
    }

    #[test]
    fn the_board_before_is_a_move_away_and_survives_the_journal() {
        let mut play = Play::default();
        let sixteen = Geometry::rectangular(4, 4).map(Arc::new).unwrap();
        let jigsaw = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
        let jigsaw = Geometry::irregular(&jigsaw).map(Arc::new).unwrap();
        play.edit(Cause::Type, [(Cell::new(80), seven(By::Given))]);
        assert!(play.replace(Cause::Load, &sixteen, [(Cell::new(255), seven(By::Given))]));
        assert!(play.replace(Cause::Shape, &jigsaw, []));
        play.edit(Cause::Type, [(Cell::new(15), Square::default())]);
        assert!(play.undo().is_none(), "undo ends where a puzzle begins");
        let jigsaw_begins = play.history().here();
        assert!(play.go(play.previous().unwrap()));
        assert_eq!(play.geometry(), &sixteen);
        for lines in [play.take_unsaved(), play.journal()] {
            let (mut again, damaged) = Play::replay(&lines);
            assert!(damaged.is_empty(), "{damaged:?}");
            assert_eq!(again.position(), play.position());
            assert!(again.go(jigsaw_begins));
            assert_eq!(again.geometry(), &jigsaw);
            while let Some(before) = again.previous() {
                assert!(again.go(before));
            }
            assert_eq!(again.square(Cell::new(80)), seven(By::Given));
        }
    }
}
